// Setup of a game (F2), with the draft (F2.3).
#pragma once

#include <array>

#include "engine/rng.h"
#include "games/fort/zones.h"

namespace ludoteca::fort {

// `count` different numbers below `of`, as a set of bits.
template <Generator R>
constexpr std::uint16_t draw_bits(R& random, int of, int count) {
  CardSet all = CardSet::range(0, of);
  unsigned bits = 0;
  for (int i = 0; i < count; ++i) bits |= 1U << all.draw(random);
  return static_cast<std::uint16_t>(bits);
}

constexpr void start_first_turn(State& state) {
  state.pending.push({Step::start_turn, state.first, 0});
}

// Best Friends and kids make a deck; the first hand is drawn from it (F2.2).
template <class Streams, class Sink>
constexpr void deal_first_hands(const Edition& edition, State& state, Streams& streams,
                                Sink& sink) {
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    for (const Card card : edition.best_friends[state.at(seat).colour]) {
      state.at(seat).deck.add(card);
      state.shown.add(card);  // everybody knows whose they are
    }
    draw_hand(edition, state, seat, streams, sink);
  }
}

// F2.3: everybody has kept one; the rest goes to the left.
template <class Streams, class Sink>
constexpr void pass_hands(const Edition& edition, State& state, Streams& streams, Sink& sink) {
  const int players = state.seats();
  const int pick = edition.own_kids - state.at(0).hand.size();
  for (Seat seat = 0; seat < players; ++seat) {
    const Card card = state.kept.of(seat);
    Player& player = state.at(seat);
    player.hand.remove(card);
    player.deck.add(card);
    // The hand came to this seat from the right, one seat further with each pick.
    const int holder = ((seat - pick) % players + players) % players;
    state.drafted[holder][pick] = card;
    sink(KidKept{seat, edition.kid_of[card]});
  }
  state.kept.clear();
  const CardSet last = state.at(static_cast<Seat>(players - 1)).hand;
  for (int seat = players - 1; seat > 0; --seat) {
    state.players[seat].hand = state.players[seat - 1].hand;
  }
  state.players[0].hand = last;
  if (!last.empty()) {
    for (Seat seat = 0; seat < players; ++seat) {
      state.at(seat).hand.for_each([&](Card card) { sink(KidPassed{seat, edition.kid_of[card]}); });
    }
    return;
  }
  state.pending.pop();
  deal_first_hands(edition, state, streams, sink);
  start_first_turn(state);
}

template <class Streams>
constexpr State setup_table(const Edition& edition, const Options& options, Streams& streams) {
  auto& random = streams[Stream::setup];
  State state;
  const int players = options.players;
  state.options = options;
  state.lookers.fill(kNobody);
  state.park.fill(kNoCard);
  for (auto& picks : state.drafted) picks.fill(kNoCard);
  state.first = static_cast<Seat>(below(random, static_cast<std::uint32_t>(players)));
  std::array<std::uint8_t, kColours> colours = {0, 1, 2, 3};
  shuffle(random, colours);
  for (Seat seat = 0; seat < players; ++seat) state.at(seat).colour = colours[seat];
  state.rules = draw_bits(random, kMadeUpRules, players + edition.extra_rules);
  state.perks = draw_bits(random, kPerks, players + edition.extra_perks);
  state.park_deck = edition.park_deck;
  for (Card& place : state.park) {
    place = state.park_deck.draw(random);
    state.shown.add(place);
  }
  for (Seat seat = 0; seat < players; ++seat) {
    Player& player = state.at(seat);
    CardSet& kids = options.draft ? player.hand : player.deck;
    for (int i = 0; i < edition.own_kids; ++i) kids.add(state.park_deck.draw(random));
  }
  return state;
}

}  // namespace ludoteca::fort
