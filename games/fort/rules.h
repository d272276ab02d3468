// Fort, a deck builder for 2 to 4 players.
//
// Kids gather friends and build forts. In a turn a player plays one card and uses its public and
// private actions; rivals may follow the public one by discarding a card with the same suit. Then
// the player recruits a kid, and every kid left in hand who is no Best Friend waits in the Yard,
// where rivals can recruit it until the next turn. Pizza and toys build the Fort, whose levels
// bring a made-up rule, a perk and points. The game ends at 25 points, at Fort level 5 or when the
// Park deck is empty.
//
// Source: docs/rules/fort.md, whose rule numbers (F1–F8) stand in the comments. Decks are sets: a
// card is drawn at random when it is drawn, which is the same as drawing from a shuffled deck
// because nothing in the game looks at or changes the order of a deck.
#pragma once

#include <type_traits>

#include "engine/events.h"
#include "games/fort/mover.h"

namespace ludoteca::fort {

template <class Streams>
constexpr State setup(const Edition& edition, const Options& options, Streams& streams) {
  State state = setup_table(edition, options, streams);
  NoEvents silent;
  if (options.draft) {
    state.pending.push({Step::draft, state.first, 0});
  } else {
    deal_first_hands(edition, state, streams, silent);
    start_first_turn(state);
  }
  Actions list;
  Mover<Streams, NoEvents>(edition, state, streams, silent).advance(list);
  return state;
}

// The action must be one of legal_actions(edition, state, seat). `next` comes empty, and is filled
// with what legal_actions would say next if that had to be found out on the way.
template <class Streams, class Sink>
constexpr void apply(const Edition& edition, State& state, Seat seat, Action action,
                     Streams& streams, Sink&& sink, Actions& next) {
  auto& to = sink;
  Mover<Streams, std::remove_reference_t<Sink>>(edition, state, streams, to)
      .choose(seat, action, next);
}

template <class Streams, class Sink>
constexpr void apply(const Edition& edition, State& state, Seat seat, Action action,
                     Streams& streams, Sink&& sink) {
  Actions next;
  apply(edition, state, seat, action, streams, sink, next);
}

}  // namespace ludoteca::fort
