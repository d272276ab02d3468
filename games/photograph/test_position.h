// Positions for tests, described by the cards that matter; the others go where they do no harm.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "games/photograph/invariants.h"
#include "games/photograph/notation.h"
#include "games/photograph/photograph.h"
#include "text/lines.h"

namespace ludoteca::photograph {

// "B1 R12 sunset"
inline std::vector<Card> cards(std::string_view text) {
  std::vector<Card> result;
  for (const std::string_view word : split_words(text)) {
    const auto card = word == "sunset" ? Card::sunset() : parse_card(word);
    if (!card) throw std::invalid_argument(std::string(word));
    result.push_back(*card);
  }
  return result;
}

inline Strip strip_of(const Edition& edition, std::string_view numbers) {
  Strip strip;
  for (const std::string_view word : split_words(numbers)) {
    const int number = std::stoi(std::string(word));
    strip.add(number, strip.would_be_sharp(edition, number));
  }
  return strip;
}

// A game in which it is the first seat's turn to choose a scene. Colours are in the game in their
// order, so with two players B, R, Y, G and N. Cards that are not named fill the hands, then the
// City, and last the deck.
class TestPosition {
 public:
  explicit TestPosition(int players) {
    state_.options.players = static_cast<std::uint8_t>(players);
    state_.good_shots.fill(kNobody);
    state_.colours = static_cast<std::uint8_t>((1U << edition_.colours[players]) - 1U);
    state_.pending.push({Step::choose_scene, 0, 0});
  }

  TestPosition& hand(Seat seat, std::string_view back_to_front) {
    for (const Card card : cards(back_to_front)) state_.hands[seat].push_back(use(card));
    return *this;
  }
  // Played in this order; sharp or blurry as the rules say.
  TestPosition& strip(Seat seat, std::string_view photos) {
    for (const Card card : cards(photos)) {
      Strip& strip = state_.strip(seat, card.colour());
      strip.add(card.number(), strip.would_be_sharp(edition_, card.number()));
      state_.shown.add(use(card));
    }
    return *this;
  }
  // Row by row; '.' is an empty cell. Nothing else is then dealt to the City.
  TestPosition& city(const std::vector<std::string_view>& rows) {
    city_given_ = true;
    int cell = 0;
    for (const std::string_view row : rows) {
      for (const std::string_view word : split_words(row)) {
        if (word != ".") put(cell, use(cards(word)[0]));
        ++cell;
      }
    }
    return *this;
  }
  // The top of the deck, the first card drawn first.
  TestPosition& deck_top(std::string_view text) {
    top_ = cards(text);
    for (const Card card : top_) use(card);
    return *this;
  }
  // Only what deck_top names is in the deck; all else has left the game.
  TestPosition& short_deck() {
    short_deck_ = true;
    return *this;
  }
  TestPosition& after_sunset() {
    state_.sunset_seen = true;
    return *this;
  }
  TestPosition& good_shot(Seat seat, Colour colour) {
    state_.good_shots[static_cast<std::size_t>(colour)] = seat;
    return *this;
  }
  TestPosition& missed_opportunity() {
    state_.options.missed_opportunity = true;
    return *this;
  }
  TestPosition& step(Step step, Seat seat, int taken = 0) {
    state_.pending.replace({step, seat, static_cast<std::uint8_t>(taken)});
    if (step == Step::sunset) {
      state_.pending.replace({Step::refill, seat, 0});
      state_.pending.push({Step::sunset, seat, 0});
      state_.sunset_seen = true;
    }
    return *this;
  }

  State build() {
    std::vector<Card> rest = unused();
    const auto draw = [&rest] {
      const Card card = rest.back();
      rest.pop_back();
      return card;
    };
    const bool smaller_hands = state_.sunset_seen && state_.pending.top().step != Step::sunset;
    const auto size = static_cast<std::size_t>(edition_.hand - (smaller_hands ? 2 : 0));
    for (Seat seat = 0; seat < state_.players(); ++seat) {
      while (state_.hands[seat].size() < size) state_.hands[seat].push_back(draw());
    }
    if (!city_given_) {
      for (int i = 0; i < city_size(edition_, state_.players()); ++i) {
        put(edition_.order[state_.players()][i], draw());
      }
    }
    build_deck(rest);
    return state_;
  }

 private:
  Card use(Card card) {
    if (card.is_sunset()) return card;
    if (used_.contains(card) || !state_.in_game(card.colour())) {
      throw std::invalid_argument(notation(card) + " is used twice or not in the game");
    }
    used_.add(card);
    return card;
  }
  void put(int cell, Card card) {
    state_.city[cell] = card;
    if (face_up(edition_, cell)) state_.shown.add(card);
  }
  std::vector<Card> unused() const {
    std::vector<Card> rest;
    for (int number = 1; number <= kNumbers; ++number) {
      for (int c = 0; c < kColours; ++c) {
        const Card card(colour_at(c), number);
        if (state_.in_game(card.colour()) && !used_.contains(card)) rest.push_back(card);
      }
    }
    return rest;
  }
  void build_deck(const std::vector<Card>& rest) {
    for (const Card card : rest) {
      if (short_deck_) {
        state_.left.add(card);
      } else {
        state_.deck.push_back(card);
      }
    }
    bool sunset_given = state_.sunset_seen;
    for (auto card = top_.rbegin(); card != top_.rend(); ++card) {
      state_.deck.push_back(*card);
      sunset_given = sunset_given || card->is_sunset();
    }
    if (sunset_given) return;
    // Somewhere in its window, below everything that was named.
    state_.deck.push_back(Card::sunset());
    const auto place = static_cast<std::size_t>(sunset_window(edition_, state_.players()).lowest);
    for (std::size_t i = state_.deck.size() - 1; i > place; --i) {
      std::swap(state_.deck[i], state_.deck[i - 1]);
    }
  }

  const Edition& edition_ = default_edition();
  State state_;
  CardSet used_;
  std::vector<Card> top_;
  bool city_given_ = false;
  bool short_deck_ = false;
};

// Makes a move in notation and returns what happened.
inline std::vector<Event> make(State& state, Seat seat, std::string_view move) {
  const auto action = parse_action(move);
  Actions list;
  legal_actions(default_edition(), state, seat, list);
  if (!action || !to_act(state).contains(seat) || !list.contains(*action)) {
    throw std::invalid_argument(std::string(move) + " is not legal");
  }
  FastStreams streams(Seed::from_number(0));
  EventList<Event> events;
  apply(default_edition(), state, seat, *action, streams, events);
  return events.events();
}

// The legal moves of a seat in notation.
inline std::vector<std::string> moves(const State& state, Seat seat) {
  Actions list;
  legal_actions(default_edition(), state, seat, list);
  std::vector<std::string> result;
  for (const Action action : list) result.push_back(notation(action));
  return result;
}

inline std::string hand_text(const State& state, Seat seat) {
  std::string text;
  for (const Card card : state.hands[seat]) text += (text.empty() ? "" : " ") + notation(card);
  return text;
}

// "6 7 ~11": blurry numbers after a tilde.
inline std::string strip_text(const Strip& strip) {
  std::string text;
  for (int i = 0; i < strip.length(); ++i) {
    text += (i == 0 ? "" : " ") + std::string(strip.is_blurry(i) ? "~" : "") +
            std::to_string(strip.number(i));
  }
  return text;
}

}  // namespace ludoteca::photograph
