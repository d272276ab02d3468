// What a player makes of the end of a game, or of an estimate of it: mostly the chance to win, a
// little the margin, so that a lost game is still played well.
#pragma once

#include <algorithm>
#include <cmath>

#include "ai/mind.h"

namespace ludoteca::ai {

inline constexpr float kMarginShare = 0.1F;

using Chances = std::array<float, kMaxSeats>;

// For each seat.
struct Judgement {
  Chances wins{};                         // the chance to win
  std::array<float, kMaxSeats> ahead{};   // points more than the best other player
  std::array<float, kMaxSeats> reward{};  // between 0 and 1
};

// `wins` are the chances to win with these points; `rewarded` those that a search strives for. The
// points are usually within four spreads.
inline Judgement verdict(const Chances& wins, const Chances& rewarded, const Estimate& points,
                         int players, float spread) {
  Judgement result;
  result.wins = wins;
  for (Seat seat = 0; seat < players; ++seat) {
    float best = -1e9F;
    for (Seat other = 0; other < players; ++other) {
      if (other != seat) best = std::max(best, points[other]);
    }
    result.ahead[seat] = points[seat] - best;
    const float margin = std::clamp(result.ahead[seat] / (4 * spread), -1.0F, 1.0F);
    result.reward[seat] = (1 - kMarginShare) * rewarded[seat] + kMarginShare * (1 + margin) / 2;
  }
  return result;
}

// Of a finished game; a shared first place is shared.
inline Judgement verdict_of(const Outcome& outcome, int players, float spread) {
  int winners = 0;
  for (Seat seat = 0; seat < players; ++seat) winners += outcome.place[seat] == 1 ? 1 : 0;
  Chances wins{};
  Estimate points{};
  for (Seat seat = 0; seat < players; ++seat) {
    wins[seat] = outcome.place[seat] == 1 ? 1.0F / static_cast<float>(winners) : 0;
    points[seat] = outcome.score[seat];
  }
  return verdict(wins, wins, points, players, spread);
}

// Chances to win are taken to grow exponentially with the points.
inline Chances chances_of(const Estimate& points, int players, float spread) {
  const float best = *std::max_element(points.begin(), points.begin() + players);
  Chances wins{};
  float sum = 0;
  for (Seat seat = 0; seat < players; ++seat) {
    wins[seat] = std::exp((points[seat] - best) / spread);
    sum += wins[seat];
  }
  for (Seat seat = 0; seat < players; ++seat) wins[seat] /= sum;
  return wins;
}

// Of an estimate from which the final points may lie so far. What is strived for is the same at all
// times of a game, so that a lead counts as much early as late.
inline Judgement verdict_of(const Estimate& points, int players, float uncertainty, float spread) {
  return verdict(chances_of(points, players, uncertainty), chances_of(points, players, spread),
                 points, players, spread);
}

}  // namespace ludoteca::ai
