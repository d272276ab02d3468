// Plays a game to its end with random moves: what simulation costs at least.
#pragma once

#include "engine/game.h"

namespace ludoteca {

// One random move of the seat that comes first among those to act.
template <Game G, Generator R>
constexpr void play_random_move(const typename G::Edition& edition, typename G::State& state,
                                FastStreams& streams, R& random) {
  const Seat seat = to_act(state).front();
  typename G::Actions list;
  legal_actions(edition, state, seat, list);
  apply(edition, state, seat, pick(random, list), streams, NoEvents{});
}

// Returns how many moves were made; of several seats to act, the first moves.
template <Game G, Generator R>
constexpr int play_to_the_end(const typename G::Edition& edition, typename G::State& state,
                              FastStreams& streams, R& random) {
  if (to_act(state).empty()) return 0;
  typename G::Actions list;
  legal_actions(edition, state, to_act(state).front(), list);
  int moves = 0;
  while (!list.empty()) {
    const auto action = pick(random, list);
    apply_and_list(edition, state, to_act(state).front(), action, streams, NoEvents{}, list);
    ++moves;
  }
  return moves;
}

// Deals and plays a whole game; the seed decides everything.
template <Game G>
constexpr int play_random_game(const typename G::Edition& edition,
                               const typename G::Options& options, const Seed& seed) {
  FastStreams streams(seed);
  FastGenerator random(seed, kStreams);  // the players' own stream
  auto state = setup(edition, options, streams);
  return play_to_the_end<G>(edition, state, streams, random);
}

}  // namespace ludoteca
