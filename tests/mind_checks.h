// What holds for every game's Mind (ai/mind.h).
#pragma once

#include <gtest/gtest.h>

#include "ai/mind.h"
#include "engine/game.h"

namespace ludoteca {

// What a finished game is expected to end with is its score.
template <class Mind, class Edition, class State>
void expect_estimate_is_score(const Mind& mind, const Edition& edition, const State& state) {
  const Outcome end = outcome(edition, state);
  const ai::Estimate points = mind.estimate(state);
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    EXPECT_EQ(points[seat], static_cast<float>(end.score[seat]));
  }
}

}  // namespace ludoteca
