#include "ai/weng_lin.h"

#include <algorithm>
#include <cmath>

namespace ludoteca::ai {
namespace {

constexpr double kKappa = 0.0001;  // what is left of a variance at least

// First and second derivative of the log-likelihood by a player's skill, in units of 1/c.
struct Slope {
  double omega = 0;
  double delta = 0;
};

}  // namespace

void rate(std::span<Rating> ratings, std::span<const RankedSeat> game) {
  double c_squared = 0;
  for (const RankedSeat& seat : game) {
    const double sigma = ratings[seat.player].sigma;
    c_squared += sigma * sigma + kBeta * kBeta;
  }
  const double c = std::sqrt(c_squared);

  std::vector<Slope> slopes(ratings.size());
  std::vector<double> weight(ratings.size());  // of each player among those not yet placed
  for (const RankedSeat& placed : game) {
    std::fill(weight.begin(), weight.end(), 0.0);
    double total = 0;
    int tied = 0;
    for (const RankedSeat& other : game) {
      if (other.place == placed.place) ++tied;
      if (other.place < placed.place) continue;
      // Only ratios matter; the difference keeps the exponential small.
      const double q = std::exp((ratings[other.player].mu - ratings[placed.player].mu) / c);
      weight[other.player] += q;
      total += q;
    }
    for (std::size_t player = 0; player < ratings.size(); ++player) {
      const double p = weight[player] / total;
      const double came = static_cast<int>(player) == placed.player ? 1 : 0;
      slopes[player].omega += (came - p) / tied;
      slopes[player].delta += p * (1 - p) / tied;
    }
  }
  for (std::size_t player = 0; player < ratings.size(); ++player) {
    auto& [mu, sigma] = ratings[player];
    const double variance = sigma * sigma;
    const double gamma = sigma / c;
    mu += variance / c * slopes[player].omega;
    sigma *= std::sqrt(std::max(1 - gamma * variance / c_squared * slopes[player].delta, kKappa));
  }
}

}  // namespace ludoteca::ai
