#include "ai/statistics.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace ludoteca::ai {
namespace {

constexpr double kTail = 0.025;  // on each side of a 95 % interval
constexpr double kSame = 1e-9;   // block values that differ by less were meant to be equal

// The continued fraction of the incomplete beta function, by Lentz's method (Abramowitz and Stegun
// 26.5.8). It converges quickly for x < (a + 1) / (a + b + 2).
double beta_fraction(double a, double b, double x) {
  constexpr double kTiny = 1e-300;
  const auto away_from_zero = [](double v) { return std::abs(v) < kTiny ? kTiny : v; };
  double c = 1;
  double d = 1 / away_from_zero(1 - (a + b) * x / (a + 1));
  double value = d;
  for (int m = 1; m < 500; ++m) {
    const double even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / away_from_zero(1 + even * d);
    c = away_from_zero(1 + even / c);
    value *= d * c;
    const double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / away_from_zero(1 + odd * d);
    c = away_from_zero(1 + odd / c);
    value *= d * c;
    if (std::abs(d * c - 1) < 1e-15) break;
  }
  return value;
}

// std::lgamma keeps a sign in a global; arguments here are positive.
double log_gamma(double x) {
  int sign = 0;
  return lgamma_r(x, &sign);
}

double incomplete_beta(double a, double b, double x) {
  const double front = std::exp(log_gamma(a + b) - log_gamma(a) - log_gamma(b) + a * std::log(x) +
                                b * std::log1p(-x));
  if (x < (a + 1) / (a + b + 2)) return front * beta_fraction(a, b, x) / a;
  return 1 - front * beta_fraction(b, a, 1 - x) / b;
}

// How probable it is to exceed t > 0.
double t_tail(double t, int degrees) {
  return incomplete_beta(degrees / 2.0, 0.5, degrees / (degrees + t * t)) / 2;
}

}  // namespace

double t_quantile(double probability, int degrees) {
  const double tail = 1 - probability;
  double low = 0;
  double high = 1;
  while (t_tail(high, degrees) > tail) high *= 2;
  for (int step = 0; step < 100; ++step) {
    const double middle = (low + high) / 2;
    (t_tail(middle, degrees) > tail ? low : high) = middle;
  }
  return (low + high) / 2;
}

Figure mean_of_blocks(std::span<const double> blocks, std::optional<Limits> limits) {
  if (blocks.empty()) return {};
  const auto n = static_cast<double>(blocks.size());
  const double mean = std::accumulate(blocks.begin(), blocks.end(), 0.0) / n;
  const auto [least, most] = std::minmax_element(blocks.begin(), blocks.end());
  if (*most - *least < kSame) {
    if (!limits) return {mean, std::nullopt};
    const double sure = std::pow(kTail, 1 / n);
    return {mean, Interval{sure * mean + (1 - sure) * limits->low,
                           sure * mean + (1 - sure) * limits->high}};
  }
  double squares = 0;
  for (const double value : blocks) squares += (value - mean) * (value - mean);
  const double error = std::sqrt(squares / (n - 1) / n);
  const double reach = t_quantile(1 - kTail, static_cast<int>(n) - 1) * error;
  Interval interval{mean - reach, mean + reach};
  if (limits) {
    interval = {std::max(interval.low, limits->low), std::min(interval.high, limits->high)};
  }
  return {mean, interval};
}

}  // namespace ludoteca::ai
