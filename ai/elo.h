// Win shares as Elo differences: 400 points are odds of ten to one.
//
// With more than two seats this is Luce's choice rule: against n - 1 copies of an equal player
// (difference 0) the share is 1/n.
#pragma once

#include <cmath>

#include "ai/statistics.h"

namespace ludoteca::ai {

// How much stronger a player is who has this share of the wins against seats - 1 copies of another.
// Infinite at 0 and 1.
inline double elo_of_share(double share, int seats) {
  return 400 * std::log10((seats - 1) * share / (1 - share));
}

inline double share_of_elo(double elo, int seats) {
  return 1 / (1 + (seats - 1) * std::pow(10, -elo / 400));
}

// The ends of the interval are carried over: the scale is monotonous, so they stay its ends.
inline Figure elo_of_share(const Figure& share, int seats) {
  Figure elo{elo_of_share(share.mean, seats), std::nullopt};
  if (share.interval) {
    elo.interval = Interval{elo_of_share(share.interval->low, seats),
                            elo_of_share(share.interval->high, seats)};
  }
  return elo;
}

}  // namespace ludoteca::ai
