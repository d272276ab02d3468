// What a player makes of the end of a game, or of an estimate of it: mostly the chance to win, a
// little the margin, so that a lost game is still played well.
#pragma once

#include <algorithm>
#include <cmath>

#include "ai/mind.h"

namespace ludoteca::ai {

inline constexpr float kMarginShare = 0.1F;

// For each seat.
struct Judgement {
  std::array<float, kMaxSeats> wins{};    // the chance to win
  std::array<float, kMaxSeats> ahead{};   // points more than the best other player
  std::array<float, kMaxSeats> reward{};  // between 0 and 1
};

// `wins` are chances to win with these points, which are usually within four spreads.
inline Judgement verdict(const std::array<float, kMaxSeats>& wins, const Estimate& points,
                         int players, float spread) {
  Judgement result;
  for (Seat seat = 0; seat < players; ++seat) {
    float best = -1e9F;
    for (Seat other = 0; other < players; ++other) {
      if (other != seat) best = std::max(best, points[other]);
    }
    result.wins[seat] = wins[seat];
    result.ahead[seat] = points[seat] - best;
    const float margin = std::clamp(result.ahead[seat] / (4 * spread), -1.0F, 1.0F);
    result.reward[seat] = (1 - kMarginShare) * wins[seat] + kMarginShare * (1 + margin) / 2;
  }
  return result;
}

// Of a finished game; a shared first place is shared.
inline Judgement verdict_of(const Outcome& outcome, int players, float spread) {
  int winners = 0;
  for (Seat seat = 0; seat < players; ++seat) winners += outcome.place[seat] == 1 ? 1 : 0;
  std::array<float, kMaxSeats> wins{};
  Estimate points{};
  for (Seat seat = 0; seat < players; ++seat) {
    wins[seat] = outcome.place[seat] == 1 ? 1.0F / static_cast<float>(winners) : 0;
    points[seat] = outcome.score[seat];
  }
  return verdict(wins, points, players, spread);
}

// Of an estimate: the chances to win are taken to grow exponentially with the points.
inline Judgement verdict_of(const Estimate& points, int players, float spread) {
  const float best = *std::max_element(points.begin(), points.begin() + players);
  std::array<float, kMaxSeats> wins{};
  float sum = 0;
  for (Seat seat = 0; seat < players; ++seat) {
    wins[seat] = std::exp((points[seat] - best) / spread);
    sum += wins[seat];
  }
  for (Seat seat = 0; seat < players; ++seat) wins[seat] /= sum;
  return verdict(wins, points, players, spread);
}

}  // namespace ludoteca::ai
