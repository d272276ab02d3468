// Counts what the rules of a game allocate, which must be nothing.
#pragma once

#include "engine/allocations.h"
#include "engine/random_play.h"

namespace ludoteca {

// Over a whole random game: setup, lists, moves, copies, views and imagined positions.
template <Game G>
long allocations_in_game(const typename G::Edition& edition, const typename G::Options& options,
                         const Seed& seed) {
  const long before = allocations();
  FastStreams streams(seed);
  FastGenerator random(seed, kStreams);
  auto state = setup(edition, options, streams);
  while (!to_act(state).empty()) {
    const auto copy = state;
    const auto imagined = determinize(edition, copy, Viewer::of(0), random);
    if (view(edition, imagined, Viewer::of(0)) != view(edition, copy, Viewer::of(0))) return -1;
    play_random_move<G>(edition, state, streams, random);
  }
  return allocations() - before;
}

}  // namespace ludoteca
