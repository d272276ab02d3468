// What must hold in every position; checked after every move by the contract test and whenever a
// position comes from outside.
#pragma once

#include "games/fort/rules.h"
#include "games/fort/scoring.h"

namespace ludoteca::fort {

// Counts the places of every card: none may be in two.
class CardCensus {
 public:
  constexpr void count(const CardSet& cards) {
    sound_ = sound_ && (all_ & cards).empty();
    all_ |= cards;
  }
  constexpr bool sound() const { return sound_; }
  constexpr const CardSet& all() const { return all_; }

 private:
  CardSet all_;
  bool sound_ = true;
};

constexpr CardSet park_set(const State& state) {
  CardSet cards;
  for (const Card card : state.park) {
    if (card != kNoCard) cards.add(card);
  }
  return cards;
}

constexpr CardSet friends_in_game(const Edition& edition, const State& state) {
  CardSet cards;
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    for (const Card card : edition.best_friends[state.at(seat).colour]) cards.add(card);
  }
  return cards;
}

constexpr bool cards_in_one_place(const Edition& edition, const State& state) {
  CardCensus census;
  census.count(state.park_deck);
  census.count(park_set(state));
  census.count(state.in_play);
  for (const Player& player : state.players) {
    for (const CardSet* zone :
         {&player.deck, &player.hand, &player.discard, &player.yard, &player.lookout}) {
      census.count(*zone);
    }
    if (!(player.sure - player.hand).empty()) return false;
  }
  return census.sound() &&
         (census.all() - edition.park_deck - friends_in_game(edition, state)).empty();
}

constexpr bool limits_kept(const Edition& edition, const State& state) {
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    const Player& player = state.at(seat);
    if (player.level > kTopLevel) return false;
    if (player.stuff.of[0] > edition.stuff || player.stuff.of[1] > edition.stuff) return false;
    if (player.pack.total() > pack_limit(edition, player)) return false;
    if (player.lookout.size() > lookout_limit(edition, player)) return false;
    // F5.2: the rule at level 1, a perk at level 2; a perk used once is gone.
    const bool choosing = !finished(state) && state.pending.top().step == Step::keep_rule &&
                          state.pending.top().seat == seat;
    if ((player.rule != kNoRule) != (player.level >= 1 && !choosing)) return false;
    if (player.level < 2 && player.perks != 0) return false;
  }
  return true;
}

constexpr bool open_cards_are_shown(const State& state) {
  CardSet open = park_set(state) | state.in_play;
  for (const Player& player : state.players) {
    open |= player.discard | player.yard | player.lookout;
  }
  return (open - state.shown).empty() && (state.park_deck & state.shown).empty();
}

constexpr bool decisions_sound(const State& state) {
  if (finished(state)) return state.end != End::not_yet;
  const Frame& frame = state.pending.top();
  if (!is_decision(frame.step) || frame.seat >= state.seats()) return false;
  return frame.step == Step::draft || state.kept.chosen().empty();
}

constexpr const char* check_invariants(const Edition& edition, const State& state) {
  if (!cards_in_one_place(edition, state)) return "a card is in two places or not of this game";
  if (!limits_kept(edition, state)) return "a board holds more than it can";
  if (!open_cards_are_shown(state)) return "cards seen by all do not fit the table";
  if (!decisions_sound(state)) return "the pending decision does not fit the position";
  return nullptr;
}

}  // namespace ludoteca::fort
