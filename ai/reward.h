// What a player makes of the end of a game, or of an estimate of it: mostly the chance to win, a
// little the margin, so that a lost game is still played well.
#pragma once

#include <algorithm>
#include <cmath>

#include "ai/mind.h"

namespace ludoteca::ai {

inline constexpr float kMarginShare = 0.1F;

// For each seat between 0 and 1.
using Reward = std::array<float, kMaxSeats>;

// How far a seat is ahead of the best other one, as a share of what is usual: between 0 and 1.
inline float margin_part(const Estimate& points, Seat seat, int players, float spread) {
  float best = -1e9F;
  for (Seat other = 0; other < players; ++other) {
    if (other != seat) best = std::max(best, points[other]);
  }
  const float ahead = std::clamp((points[seat] - best) / (4 * spread), -1.0F, 1.0F);
  return 0.5F + ahead / 2;
}

inline Reward blend(const Reward& wins, const Estimate& points, int players, float spread) {
  Reward reward{};
  for (Seat seat = 0; seat < players; ++seat) {
    reward[seat] =
        (1 - kMarginShare) * wins[seat] + kMarginShare * margin_part(points, seat, players, spread);
  }
  return reward;
}

// Of a finished game; a shared first place is shared.
inline Reward reward_of(const Outcome& outcome, int players, float spread) {
  int winners = 0;
  for (Seat seat = 0; seat < players; ++seat) winners += outcome.place[seat] == 1 ? 1 : 0;
  Reward wins{};
  Estimate points{};
  for (Seat seat = 0; seat < players; ++seat) {
    wins[seat] = outcome.place[seat] == 1 ? 1.0F / static_cast<float>(winners) : 0;
    points[seat] = outcome.score[seat];
  }
  return blend(wins, points, players, spread);
}

// Of an estimate: the chances to win are taken to grow exponentially with the points.
inline Reward reward_of(const Estimate& points, int players, float spread) {
  const float best = *std::max_element(points.begin(), points.begin() + players);
  Reward wins{};
  float sum = 0;
  for (Seat seat = 0; seat < players; ++seat) {
    wins[seat] = std::exp((points[seat] - best) / spread);
    sum += wins[seat];
  }
  for (Seat seat = 0; seat < players; ++seat) wins[seat] /= sum;
  return blend(wins, points, players, spread);
}

}  // namespace ludoteca::ai
