// Broom Service, a game of roles and deliveries on a map for 2 to 5 players.
//
// Witches, druids, gatherers and a fairy carry potions to the towers of a magic realm. In each of
// seven rounds every player secretly chooses 4 of 10 roles. The leader lays one and says whether to
// be brave or cowardly; clockwise everybody who holds the same role must lay it too. The cowardly
// act at once and modestly; of the brave only the last one acts, and better. Clouds close regions
// until a Weather Fairy takes them away. Each round has an event; the back of the board, storm
// clouds and tiles are variants.
//
// Source: docs/rules/broom-service.md, whose rule numbers (B1–B9) stand in the comments. Decisions
// where the book is silent are listed there. Events and bewitched roles are sets: a card is drawn
// at random when it is revealed, which nobody can tell from a shuffled deck.
#pragma once

#include <type_traits>

#include "engine/events.h"
#include "games/broom_service/mover.h"
#include "games/broom_service/setup.h"

namespace ludoteca::broom_service {

template <class Streams>
constexpr State setup(const Edition& edition, const Options& options, Streams& streams) {
  State state = setup_table(edition, options, streams);
  NoEvents silent;
  Mover<Streams, NoEvents>(edition, state, streams, silent).advance();
  return state;
}

// The action must be one of legal_actions(edition, state, seat).
template <class Streams, class Sink>
constexpr void apply(const Edition& edition, State& state, Seat seat, Action action,
                     Streams& streams, Sink&& sink) {
  auto& to = sink;
  Mover<Streams, std::remove_reference_t<Sink>>(edition, state, streams, to).choose(seat, action);
}

}  // namespace ludoteca::broom_service
