// For tests: a position that was read can be played to its end.
#pragma once

#include <gtest/gtest.h>

#include "engine/random_play.h"

namespace ludoteca {

// Every decision has a move, the invariants hold after each, and no viewer can tell the position
// from an imagined one.
template <Game G>
void expect_playable(const typename G::Edition& edition, typename G::State state,
                     FastGenerator& random) {
  constexpr int kMostMoves = 5000;
  FastStreams streams{Seed()};
  for (int moves = 0; !to_act(state).empty(); ++moves) {
    ASSERT_LT(moves, kMostMoves);
    typename G::Actions list;
    legal_actions(edition, state, to_act(state).front(), list);
    ASSERT_FALSE(list.empty());
    const Viewer viewer = Viewer::of(static_cast<Seat>(moves % state.options.players));
    const auto imagined = determinize(edition, state, viewer, random);
    ASSERT_EQ(check_invariants(edition, imagined), nullptr);
    ASSERT_EQ(view(edition, imagined, viewer), view(edition, state, viewer));
    play_random_move<G>(edition, state, streams, random);
    ASSERT_EQ(check_invariants(edition, state), nullptr);
  }
  outcome(edition, state);
}

}  // namespace ludoteca
