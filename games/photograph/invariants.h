// What must hold in every position; checked after every move by the contract test and whenever a
// position comes from outside.
#pragma once

#include <array>

#include "games/photograph/rules.h"

namespace ludoteca::photograph {

// Counts the places of every photo: each one in the game must be in exactly one.
class CardCensus {
 public:
  constexpr void count(Card card) {
    if (card.is_sunset()) {
      ++sunsets_;
    } else if (static_cast<int>(card.colour()) >= kColours || card.number() < 1 ||
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
  for (const Card card : state.deck) census.count(card);
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

constexpr bool sunset_in_window(const Edition& edition, const State& state) {
  const auto [lowest, highest] = sunset_window(edition, state.players());
  for (std::size_t i = 0; i < state.deck.size(); ++i) {
    if (!state.deck[i].is_sunset()) continue;
    const int place = static_cast<int>(i);
    return place >= lowest && place <= highest && i + 1 < state.deck.size();
  }
  return state.sunset_seen;
}

constexpr bool decisions_sound(const Edition& edition, const State& state) {
  if (finished(state)) return photos_in_city(state) <= edition.refill_at && state.deck.empty();
  const Frame& frame = state.pending.top();
  if (frame.seat >= state.players() || frame.step == Step::refill) return false;
  const bool all_at_once = frame.step == Step::sunset || frame.step == Step::final_shots;
  if (!all_at_once && !state.winds.chosen().empty()) return false;
  if (state.pending.depth() != (frame.step == Step::sunset ? 2U : 1U)) return false;
  if (frame.step == Step::choose_scene) return photos_in_city(state) > edition.refill_at;
  if (frame.step == Step::wind) return frame.taken >= 1 && frame.taken <= edition.most_taken;
  return !to_act(state).empty();
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
  if (!decisions_sound(edition, state)) return "the pending decision does not fit the position";
  if (!hands_sized(edition, state)) return "a hand has the wrong number of cards";
  if (!strips_follow_rules(edition, state)) return "a strip is not as the rules build it";
  if (!shown_photos_are_known(edition, state)) return "photos seen by all do not fit the table";
  if (!sunset_in_window(edition, state)) return "the Sunset is not where it can be in the deck";
  if (!good_shots_earned(edition, state)) return "a Good Shot was not earned";
  return nullptr;
}

}  // namespace ludoteca::photograph
