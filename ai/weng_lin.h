// Ratings from ranked results of any number of players: the Bayesian update of Weng and Lin for the
// Plackett-Luce model (R. C. Weng, C.-J. Lin: A Bayesian Approximation Method for Online Ranking,
// Journal of Machine Learning Research 12, 2011, algorithm 4), which OpenSkill made known.
//
// One thing is added: a player may hold several seats of a game, as copies of itself. It has one
// skill, so the derivatives are taken of the sum of its seats' probabilities; copies that beat each
// other teach nothing. With one seat each this is the algorithm as published.
#pragma once

#include <span>
#include <vector>

namespace ludoteca::ai {

// The skill is believed to be normal, with this mean and standard deviation.
struct Rating {
  double mu = 25;
  double sigma = 25.0 / 3;
};

// How much a single game depends on luck, on the scale of `mu`.
inline constexpr double kBeta = 25.0 / 6;

struct RankedSeat {
  int player;
  int place;  // 1 is best; equal places are ties
};

// Updates the ratings of those who played.
void rate(std::span<Rating> ratings, std::span<const RankedSeat> game);

}  // namespace ludoteca::ai
