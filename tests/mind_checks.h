// What holds for every game's Mind (ai/mind.h).
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "ai/mind.h"
#include "engine/game.h"
#include "engine/random_play.h"

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

// Something is left to happen until the end, and less than at the start.
template <Game G, class Mind>
void expect_uncertainty_shrinks(const Mind& mind, const typename G::Edition& edition) {
  typename G::Options options{};
  options.players = 3;
  std::vector<float> course;
  const auto look = [&](const typename G::State& state) {
    course.push_back(mind.uncertainty(state));
  };
  play_at_random<G>(edition, options, 1, look, [](const typename G::Event&) {});
  const auto [least, most] = std::minmax_element(course.begin(), course.end());
  EXPECT_GT(*least, 0);
  EXPECT_EQ(*most, course.front());
  EXPECT_EQ(*least, course.back());
  EXPECT_GT(*most, 1.5F * *least);
}

}  // namespace ludoteca
