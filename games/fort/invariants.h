// What must hold in every position; checked after every move by the contract test and whenever a
// position comes from outside.
#pragma once

#include <bit>

#include "games/fort/decision_invariants.h"

namespace ludoteca::fort {

// Far more than a game that ends with the round can bring.
inline constexpr int kMostPoints = 150;

constexpr bool is_drafting(const State& state) {
  return !finished(state) && state.pending.top().step == Step::draft;
}

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

constexpr CardSet friends_of(const Edition& edition, const Player& player) {
  CardSet cards;
  for (const Card card : edition.best_friends[player.colour]) cards.add(card);
  return cards;
}

// Cards that can be in the game at all.
constexpr CardSet cards_of_game(const Edition& edition, const State& state) {
  CardSet cards = edition.park_deck;
  for (Seat seat = 0; seat < state.seats(); ++seat) cards |= friends_of(edition, state.at(seat));
  return cards;
}

// Cards that are in no place have left the game.
constexpr bool cards_in_one_place(const Edition& edition, const State& state) {
  CardCensus census;
  CardSet friends;
  census.count(state.park_deck);
  census.count(park_set(state));
  census.count(state.in_play);
  for (Seat seat = 0; seat < kMaxPlayers; ++seat) {
    const Player& player = state.at(seat);
    if (seat >= state.seats()) {
      if (player != Player()) return false;
      continue;
    }
    friends |= friends_of(edition, player);
    for (const CardSet* zone :
         {&player.deck, &player.hand, &player.discard, &player.yard, &player.lookout}) {
      census.count(*zone);
    }
    if (!(player.sure - player.hand).empty()) return false;
    // F3.4: Best Friends stay with their player and never wait in the Yard.
    const CardSet strange = edition.all_best_friends - friends_of(edition, player);
    if (!(cards_owned(player) & strange).empty()) return false;
    if (!(player.yard & edition.all_best_friends).empty()) return false;
  }
  return census.sound() && friends.size() == state.seats() * kBestFriends &&
         ((state.park_deck | park_set(state)) - edition.park_deck).empty() &&
         (census.all() - edition.park_deck - friends).empty();
}

constexpr bool limits_kept(const Edition& edition, const State& state) {
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    const Player& player = state.at(seat);
    if (player.level > kTopLevel || player.points > kMostPoints) return false;
    if (player.stuff.of[0] > edition.stuff || player.stuff.of[1] > edition.stuff) return false;
    if (player.pack.total() > pack_limit(edition, player)) return false;
    if (player.lookout.size() > lookout_limit(edition, player)) return false;
    const bool recycled = player.level >= 2 && player.perks == 0;  // or another perk used once
    const int hand = is_drafting(state) ? edition.own_kids : edition.hand + (recycled ? 1 : 0);
    if (player.hand.size() > hand || player.yard.size() > hand) return false;
  }
  return true;
}

constexpr bool is_choosing(const State& state, Seat seat, Step step) {
  return !finished(state) && state.pending.top() == Frame{step, seat, 0};
}

// F5.2: a made-up rule comes with level 1; each exists once.
constexpr bool rules_sound(const Edition& edition, const State& state) {
  unsigned rules = state.rules;
  int kept = 0;
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    const Player& player = state.at(seat);
    const bool has = player.level >= 1 && !is_choosing(state, seat, Step::keep_rule);
    if ((player.rule != kNoRule) != has) return false;
    if (!has) continue;
    if (player.rule >= kMadeUpRules || (rules >> player.rule & 1U) != 0) return false;
    rules |= 1U << player.rule;
    ++kept;
  }
  return rules >> kMadeUpRules == 0 &&
         std::popcount(state.rules) == state.seats() + edition.extra_rules - kept;
}

// F5.2: one perk comes with level 2, and is gone once it is used up; each exists once.
constexpr bool perks_sound(const Edition& edition, const State& state) {
  unsigned perks = state.perks;
  int taken = 0;
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    const Player& player = state.at(seat);
    const bool took = player.level >= 2 && !is_choosing(state, seat, Step::take_perk);
    taken += took ? 1 : 0;
    if (std::popcount(player.perks) > (took ? 1 : 0) || (perks & player.perks) != 0) return false;
    perks |= player.perks;
  }
  return perks >> kPerks == 0 &&
         std::popcount(state.perks) == state.seats() + edition.extra_perks - taken;
}

// F5.2: the first at level 5 has the Macaroni Sculpture.
constexpr bool macaroni_sound(const State& state) {
  int owners = 0;
  bool top = false;
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    const Player& player = state.at(seat);
    top = top || player.level == kTopLevel;
    if (player.macaroni && player.level != kTopLevel) return false;
    owners += player.macaroni ? 1 : 0;
  }
  return owners == (top ? 1 : 0) && state.macaroni_taken == top;
}

// Those who have a made-up rule, in the order in which they looked.
constexpr bool lookers_sound(const State& state) {
  SeatSet looked;
  bool over = false;
  for (const Seat seat : state.lookers) {
    over = over || seat == kNobody;
    if (over && seat != kNobody) return false;
    if (over) continue;
    if (seat >= state.seats() || looked.contains(seat)) return false;
    looked.add(seat);
  }
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    if (looked.contains(seat) != (state.at(seat).rule != kNoRule)) return false;
  }
  return true;
}

// What everybody has seen, and what nobody can have. Only the kids a player began with may still be
// unknown to the others.
constexpr bool shown_cards_sound(const Edition& edition, const State& state) {
  const CardSet game = cards_of_game(edition, state);
  if (is_drafting(state)) return state.shown == park_set(state);
  if (!(state.shown - game).empty() || !(state.park_deck & state.shown).empty()) return false;
  CardSet hidden;
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    const CardSet unknown = (state.at(seat).hand | state.at(seat).deck) - state.shown;
    if (unknown.size() > edition.own_kids) return false;
    if (!(unknown & edition.all_best_friends).empty()) return false;
    hidden |= unknown;
  }
  return (game - state.park_deck - hidden - state.shown).empty();
}

// F2.3: what was drafted, by first holder and pick; a kid that nobody has seen since is still with
// the player who kept it.
constexpr bool drafted_cards_sound(const Edition& edition, const State& state) {
  CardSet drafted;
  const int left = is_drafting(state) ? state.at(0).hand.size() : 0;
  for (int holder = 0; holder < kMaxPlayers; ++holder) {
    const int picks = state.options.draft && holder < state.seats() ? edition.own_kids - left : 0;
    for (int pick = 0; pick < kDraftKids; ++pick) {
      const Card card = state.drafted[holder][pick];
      if ((card != kNoCard) != (pick < picks)) return false;
      if (card == kNoCard) continue;
      if (!edition.park_deck.contains(card) || drafted.contains(card)) return false;
      drafted.add(card);
      const Player& keeper = state.players[(holder + pick) % state.seats()];
      const bool here = keeper.deck.contains(card) || (left == 0 && keeper.hand.contains(card));
      if (!state.shown.contains(card) && !here) return false;
    }
  }
  return true;
}

// Before the first turn nobody has anything but kids.
constexpr bool draft_sound(const Edition& edition, const State& state) {
  if (!is_drafting(state)) return state.kept.chosen().empty();
  if (!state.options.draft || state.pending.depth() != 1) return false;
  if (state.pending.top() != Frame{Step::draft, state.first, 0}) return false;
  const int size = state.at(0).hand.size();
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    const Player& player = state.at(seat);
    Player fresh;
    fresh.hand = player.hand;
    fresh.deck = player.deck;
    fresh.colour = player.colour;
    if (player != fresh || player.hand.size() != size || size < 2) return false;
    if (player.deck.size() != edition.own_kids - size) return false;
    if (!(player.deck & edition.all_best_friends).empty()) return false;
    if (!(player.hand & edition.all_best_friends).empty()) return false;
    if (state.kept.chosen().contains(seat) && !player.hand.contains(state.kept.of(seat))) {
      return false;
    }
  }
  return !to_act(state).empty() && (to_act(state).without(SeatSet::first(state.seats()))).empty();
}

// F8.1
constexpr bool end_sound(const Edition& edition, const State& state) {
  bool points = false;
  bool fort = false;
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    points = points || state.at(seat).points >= edition.end_at;
    fort = fort || state.at(seat).level == kTopLevel;
  }
  switch (state.end) {
    case End::not_yet:
      return !points && !fort && !state.park_deck.empty() && !finished(state);
    case End::points:
      return points;
    case End::fort:
      return fort;
    case End::park:
      return state.park_deck.empty();
  }
  return false;
}

constexpr bool decisions_sound(const Edition& edition, const State& state) {
  if (finished(state)) return state.in_play.empty() && state.counted.empty();
  return DecisionCheck(edition, state).sound();
}

constexpr const char* check_invariants(const Edition& edition, const State& state) {
  if (!cards_in_one_place(edition, state)) return "a card is in two places or not of this game";
  if (!limits_kept(edition, state)) return "a board or a hand holds more than it can";
  if (!rules_sound(edition, state) || !lookers_sound(state)) {
    return "the made-up rules do not fit the Fort levels";
  }
  if (!perks_sound(edition, state)) return "the perks do not fit the Fort levels";
  if (!macaroni_sound(state)) return "the Macaroni Sculpture does not fit the Fort levels";
  if (!draft_sound(edition, state)) return "the draft does not fit the position";
  if (!shown_cards_sound(edition, state)) return "cards seen by all do not fit the table";
  if (!drafted_cards_sound(edition, state)) return "the drafted kids do not fit the table";
  if (!end_sound(edition, state)) return "the end of the game does not fit the position";
  if (!decisions_sound(edition, state)) return "the pending decision does not fit the position";
  return nullptr;
}

}  // namespace ludoteca::fort
