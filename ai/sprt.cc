#include "ai/sprt.h"

#include <fmt/format.h>

#include <cmath>

#include "text/error.h"

namespace ludoteca::ai {
namespace {

// The log-likelihood of the values under the distribution on them that has this mean and makes them
// most likely, up to a constant that does not depend on the mean. A value x has in it the
// probability (its frequency) / (1 + t·(x - mean)), with the t that makes the mean right.
double log_likelihood(const std::map<double, double>& seen, double mean) {
  double low = -1 / (seen.rbegin()->first - mean);
  double high = -1 / (seen.begin()->first - mean);
  for (int step = 0; step < 40; ++step) {
    const double t = (low + high) / 2;
    double excess = 0;
    for (const auto& [x, weight] : seen) excess += weight * (x - mean) / (1 + t * (x - mean));
    (excess > 0 ? low : high) = t;
  }
  const double t = (low + high) / 2;
  double sum = 0;
  for (const auto& [x, weight] : seen) sum -= weight * std::log1p(t * (x - mean));
  return sum;
}

void check_error(double probability, const char* name) {
  if (!(probability > 0 && probability < 0.5)) {
    throw Error(
        fmt::format("{} is an error probability between 0 and 0.5, not {}", name, probability));
  }
}

}  // namespace

Sprt::Sprt(const SprtSettings& settings) : settings_(settings) {
  if (!(settings.share0 > 0 && settings.share0 < settings.share1 && settings.share1 < 1)) {
    throw Error(fmt::format("hypotheses are win shares with 0 < H0 < H1 < 1, not {:g} and {:g}",
                            settings.share0, settings.share1));
  }
  check_error(settings.alpha, "alpha");
  check_error(settings.beta, "beta");
  const double middle = (settings.share0 + settings.share1) / 2;
  seen_ = {{0, 1 - middle}, {1, middle}};
}

double Sprt::lower() const {
  return std::log(settings_.beta / (1 - settings_.alpha));
}

double Sprt::upper() const {
  return std::log((1 - settings_.beta) / settings_.alpha);
}

void Sprt::add(double block) {
  if (verdict_ != Verdict::undecided) return;
  seen_[block] += 1;
  const double llr =
      log_likelihood(seen_, settings_.share1) - log_likelihood(seen_, settings_.share0);
  path_.push_back(llr);
  if (llr >= upper()) verdict_ = Verdict::h1;
  if (llr <= lower()) verdict_ = Verdict::h0;
}

}  // namespace ludoteca::ai
