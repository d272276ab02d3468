// What Fort tells a computer player (ai/mind.h).
#pragma once

#include "ai/mind.h"
#include "games/fort/rules.h"
#include "games/fort/scoring.h"
#include "games/fort/worth.h"

namespace ludoteca::fort {

class Mind {
 public:
  explicit Mind(const Edition& edition) : edition_(edition), worth_(edition) {}

  static ai::Figures figures(const Options&) {
    return {.spread = 4, .temperature = 0.7F, .horizon = 1, .samples = 1};
  }
  ai::Estimate estimate(const State& state) const {
    ai::Estimate points{};
    for (Seat seat = 0; seat < state.seats(); ++seat) {
      points[seat] = static_cast<float>(worth_.of_player(state, seat, true)) / 100;
    }
    return points;
  }
  static bool secret(const State& state) {
    const Step step = state.pending.top().step;
    return step == Step::draft || step == Step::keep_rule;
  }
  // A turn lasts as long as its leader.
  static int stage(const State& state) { return leader_of(state); }

 private:
  const Edition& edition_;
  Worth worth_;
};

}  // namespace ludoteca::fort
