// What must hold in every position; checked after every move by the contract test and whenever a
// position comes from outside.
#pragma once

#include <array>
#include <bit>

#include "games/photograph/rules.h"

namespace ludoteca::photograph {

// Counts the places of every photo: each one in the game must be in exactly one.
class CardCensus {
 public:
  constexpr void count_in_deck(Card card) {
    if (card.is_sunset()) {
      ++sunsets_;
    } else {
      count(card);
    }
  }
  constexpr void count(Card card) {
    if (static_cast<int>(card.colour()) >= kColours || card.number() < 1 ||
        card.number() > kNumbers) {
      sound_ = false;
    } else {
      ++places_[static_cast<std::size_t>(card.colour())][static_cast<std::size_t>(card.number())];
    }
  }
  constexpr bool matches(const State& state) const {
    for (int c = 0; c < kColours; ++c) {
      for (int number = 1; number <= kNumbers; ++number) {
        if (places_[c][number] != (state.in_game(colour_at(c)) ? 1 : 0)) return false;
      }
    }
    return sound_ && sunsets_ == (state.sunset_seen ? 0 : 1);
  }

 private:
  std::array<std::array<int, kNumbers + 1>, kColours> places_{};
  int sunsets_ = 0;
  bool sound_ = true;
};

constexpr bool cards_conserved(const State& state) {
  CardCensus census;
  for (const Card card : state.deck) census.count_in_deck(card);
  for (const Card card : state.city) {
    if (card.present()) census.count(card);
  }
  for (const Hand& hand : state.hands) {
    for (const Card card : hand) census.count(card);
  }
  for (int c = 0; c < kColours; ++c) {
    for (int number = 1; number <= kNumbers; ++number) {
      if (state.left.contains(Card(colour_at(c), number))) census.count(Card(colour_at(c), number));
    }
    for (const auto& strips : state.strips) {
      for (int i = 0; i < strips[c].length(); ++i) {
        census.count(Card(colour_at(c), strips[c].number(i)));
      }
    }
  }
  return census.matches(state);
}

// P2.1, P2.3: colours, and cards only where this number of players has a place for them.
constexpr bool table_fits_players(const Edition& edition, const State& state) {
  if (std::popcount(state.colours) != edition.colours[state.players()]) return false;
  if (state.colours >> kColours != 0) return false;
  for (int cell = city_size(edition, state.players()); cell < kMaxCity; ++cell) {
    if (state.city[cell].present()) return false;
  }
  for (int seat = state.players(); seat < kMaxPlayers; ++seat) {
    for (const Strip& strip : state.strips[seat]) {
      if (strip.length() != 0) return false;
    }
  }
  return true;
}

// Replays each strip card by card: every one must be sharp or blurry as the rules say.
constexpr bool strips_follow_rules(const Edition& edition, const State& state) {
  for (const auto& strips : state.strips) {
    for (const Strip& strip : strips) {
      Strip again;
      for (int i = 0; i < strip.length(); ++i) {
        const bool sharp = again.would_be_sharp(edition, strip.number(i));
        if (sharp == strip.is_blurry(i)) return false;
        again.add(strip.number(i), sharp);
      }
    }
  }
  return true;
}

// P2.5, P8.2: how many cards each hand holds at this moment.
constexpr bool hands_sized(const Edition& edition, const State& state) {
  const bool before_sunset_shots =
      !state.sunset_seen || (!finished(state) && state.pending.top().step == Step::sunset);
  int size = edition.hand - (before_sunset_shots ? 0 : edition.sunset_shots);
  if (finished(state)) size -= edition.sunset_shots;
  for (Seat seat = 0; seat < kMaxPlayers; ++seat) {
    int expected = seat < state.players() ? size : 0;
    if (!finished(state) && state.pending.top().step == Step::wind &&
        state.pending.top().seat == seat) {
      expected += state.pending.top().taken;
    }
    if (static_cast<int>(state.hands[seat].size()) != expected) return false;
  }
  return true;
}

constexpr bool shown_photos_are_known(const Edition& edition, const State& state) {
  for (int cell = 0; cell < kMaxCity; ++cell) {
    const Card card = state.city[cell];
    if (card.present() && state.shown.contains(card) != face_up(edition, cell)) return false;
  }
  for (const Card card : state.deck) {
    if (!card.is_sunset() && state.shown.contains(card)) return false;
  }
  for (const auto& strips : state.strips) {
    for (int c = 0; c < kColours; ++c) {
      for (int i = 0; i < strips[c].length(); ++i) {
        if (!state.shown.contains(Card(colour_at(c), strips[c].number(i)))) return false;
      }
    }
  }
  return true;
}

// What everybody must have seen by now, and what nobody can have.
constexpr bool shown_photos_are_of_this_game(const State& state) {
  for (int c = 0; c < kColours; ++c) {
    for (int number = 1; number <= kNumbers; ++number) {
      const Card card(colour_at(c), number);
      if (state.shown.contains(card) && !state.in_game(card.colour())) return false;
      // P7.3: with 3 or 4 players only face-up photos leave the game.
      if (state.players() > 2 && state.left.contains(card) && !state.shown.contains(card)) {
        return false;
      }
    }
  }
  if (!finished(state)) return true;
  for (Seat seat = 0; seat < state.players(); ++seat) {  // P9.1
    if (!state.shown.contains(state.hands[seat][0])) return false;
  }
  return true;
}

// P2.2: where the Sunset lies, or lay when it was revealed.
constexpr bool sunset_in_window(const Edition& edition, const State& state) {
  const auto [lowest, highest] = sunset_window(edition, state.players());
  if (state.sunset_seen) {
    const int under = static_cast<int>(state.deck.size());
    const bool just_revealed = !finished(state) && state.pending.top().step == Step::sunset;
    return under <= highest && (!just_revealed || under >= lowest);
  }
  for (std::size_t i = 0; i < state.deck.size(); ++i) {
    if (!state.deck[i].is_sunset()) continue;
    const int place = static_cast<int>(i);
    return place >= lowest && place <= highest && i + 1 < state.deck.size();
  }
  return false;
}

// P4.1
constexpr bool is_wind(const Hand& hand, Wind wind) {
  return wind.from < wind.to && wind.to < hand.size();
}

constexpr bool secret_winds_sound(const State& state) {
  const SeatSet chosen = state.winds.chosen();
  if (!chosen.without(SeatSet::first(state.players())).empty()) return false;
  for (Seat seat = 0; seat < state.players(); ++seat) {
    if (chosen.contains(seat) && !is_wind(state.hands[seat], state.winds.of(seat))) return false;
  }
  return chosen.empty() || (!finished(state) && !to_act(state).empty());
}

// P9.1
constexpr bool city_used_up(const Edition& edition, const State& state) {
  return photos_in_city(state) <= edition.refill_at && state.deck.empty();
}

// Does what lies in the City and the deck lead to the decision now pending?
constexpr bool decision_fits_table(const Edition& edition, const State& state) {
  if (finished(state)) return city_used_up(edition, state);
  const Frame& frame = state.pending.top();
  switch (frame.step) {
    case Step::choose_scene:
      return photos_in_city(state) > edition.refill_at;
    case Step::wind:
      return frame.taken >= 1 && frame.taken <= edition.most_taken &&
             photos_in_city(state) + frame.taken > edition.refill_at;
    case Step::sunset:
      return state.sunset_seen;
    case Step::final_shots:
      return city_used_up(edition, state);
    default:
      return false;
  }
}

constexpr bool decisions_sound(const Edition& edition, const State& state) {
  if (!decision_fits_table(edition, state)) return false;
  if (finished(state)) return state.winds.chosen().empty();
  const Frame& frame = state.pending.top();
  if (frame.seat >= state.players()) return false;
  if (frame.step != Step::wind && frame.taken != 0) return false;
  if (frame.step == Step::sunset) {
    const Frame below{Step::refill, frame.seat, 0};
    return state.pending.depth() == 2 && *state.pending.begin() == below;
  }
  const bool all_at_once = frame.step == Step::final_shots;
  return state.pending.depth() == 1 && (all_at_once || state.winds.chosen().empty());
}

constexpr bool good_shots_earned(const Edition& edition, const State& state) {
  for (int c = 0; c < kColours; ++c) {
    const Seat owner = state.good_shots[c];
    if (owner == kNobody) continue;
    if (owner >= state.players() || !state.in_game(colour_at(c))) return false;
    if (state.strips[owner][c].sharp() < edition.good_shot_needs[state.players()]) return false;
  }
  return true;
}

constexpr const char* check_invariants(const Edition& edition, const State& state) {
  if (!cards_conserved(state)) return "every photo in the game must be in exactly one place";
  if (!table_fits_players(edition, state)) return "the table is not that of this many players";
  if (!decisions_sound(edition, state)) return "the pending decision does not fit the position";
  if (!hands_sized(edition, state)) return "a hand has the wrong number of cards";
  if (!secret_winds_sound(state)) return "a secret wind cannot have been chosen";
  if (!strips_follow_rules(edition, state)) return "a strip is not as the rules build it";
  if (!shown_photos_are_known(edition, state) || !shown_photos_are_of_this_game(state)) {
    return "photos seen by all do not fit the table";
  }
  if (!sunset_in_window(edition, state)) return "the Sunset is not where it can be in the deck";
  if (!good_shots_earned(edition, state)) return "a Good Shot was not earned";
  return nullptr;
}

}  // namespace ludoteca::photograph
