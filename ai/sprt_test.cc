#include "ai/sprt.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "engine/rng.h"
#include "text/error.h"

namespace ludoteca::ai {
namespace {

double uniform(FastGenerator& random) {
  return static_cast<double>(random() >> 11) * 0x1p-53;
}

// A block of games between players of whom the first wins each with probability `share`; with
// probability `fixed` the deal decides instead, and each seat wins once.
double coin_block(FastGenerator& random, int seats, double share, double fixed) {
  if (uniform(random) < fixed) return 1.0 / seats;
  int won = 0;
  for (int i = 0; i < seats; ++i) won += uniform(random) < share ? 1 : 0;
  return static_cast<double>(won) / seats;
}

struct Rates {
  double h0 = 0;
  double h1 = 0;
  double blocks = 0;
};

Rates simulate(const SprtSettings& settings, int seats, double share, double fixed) {
  constexpr int kTests = 800;
  FastGenerator random(Seed::from_number(2026), 0);
  Rates rates;
  for (int test = 0; test < kTests; ++test) {
    Sprt sprt(settings);
    while (sprt.verdict() == Verdict::undecided) {
      sprt.add(coin_block(random, seats, share, fixed));
    }
    rates.h0 += sprt.verdict() == Verdict::h0 ? 1.0 / kTests : 0;
    rates.h1 += sprt.verdict() == Verdict::h1 ? 1.0 / kTests : 0;
    rates.blocks += static_cast<double>(sprt.blocks()) / kTests;
  }
  return rates;
}

// 800 tests: 0.05 is known to about 0.008.
constexpr double kLimit = 0.07;

TEST(Sprt, ErrorRatesOfTwoPlayersAreKept) {
  const SprtSettings settings{0.5, 0.6, 0.05, 0.05};
  EXPECT_LT(simulate(settings, 2, 0.5, 0).h1, kLimit);
  EXPECT_LT(simulate(settings, 2, 0.6, 0).h0, kLimit);
  EXPECT_LT(simulate(settings, 2, 0.45, 0).h1, 0.01);
  EXPECT_LT(simulate(settings, 2, 0.65, 0).h0, 0.01);
}

TEST(Sprt, ErrorRatesAgainstCopiesAreKept) {
  const SprtSettings settings{0.25, 0.33, 0.05, 0.05};
  EXPECT_LT(simulate(settings, 4, 0.25, 0).h1, kLimit);
  EXPECT_LT(simulate(settings, 4, 0.33, 0).h0, kLimit);
}

TEST(Sprt, ErrorRatesCloseToTheEndsAreKept) {
  EXPECT_LT(simulate({0.9, 0.95, 0.05, 0.05}, 2, 0.9, 0).h1, kLimit);
  EXPECT_LT(simulate({0.9, 0.95, 0.05, 0.05}, 2, 0.95, 0).h0, kLimit);
  EXPECT_LT(simulate({0.05, 0.1, 0.05, 0.05}, 4, 0.05, 0).h1, kLimit);
  EXPECT_LT(simulate({0.05, 0.1, 0.05, 0.05}, 4, 0.1, 0).h0, kLimit);
}

TEST(Sprt, UnequalErrorRatesAreKept) {
  const SprtSettings settings{0.5, 0.6, 0.01, 0.2};
  EXPECT_LT(simulate(settings, 2, 0.5, 0).h1, 0.02);
  const double missed = simulate(settings, 2, 0.6, 0).h0;
  EXPECT_LT(missed, 0.24);
  EXPECT_GT(missed, 0.1);
}

// Where the deal decides most blocks they vary less, and the test must see that.
TEST(Sprt, DealsThatDecideMakeItNoLessRight) {
  constexpr double kFixed = 0.6;
  const SprtSettings settings{0.5, 0.55, 0.05, 0.05};
  EXPECT_LT(simulate(settings, 2, 0.5, kFixed).h1, kLimit);
  // Of the 40 % that are played 62.5 % are won: 0.6·0.5 + 0.4·0.625 = 0.55.
  const Rates better = simulate(settings, 2, 0.625, kFixed);
  EXPECT_LT(better.h0, kLimit);
  // Where the games do not depend on the deal, the same share takes more blocks.
  EXPECT_LT(better.blocks, 0.6 * simulate(settings, 2, 0.55, 0).blocks);
}

TEST(Sprt, HopelessHypothesesAreDecidedSoonButNotAtOnce) {
  Sprt all({0.5, 0.55, 0.05, 0.05});
  while (all.verdict() == Verdict::undecided) all.add(1);
  EXPECT_EQ(all.verdict(), Verdict::h1);
  EXPECT_GT(all.blocks(), 10);
  EXPECT_LT(all.blocks(), 60);
  Sprt none({0.5, 0.55, 0.05, 0.05});
  while (none.verdict() == Verdict::undecided) none.add(0);
  EXPECT_EQ(none.verdict(), Verdict::h0);
}

TEST(Sprt, BoundsAreWaldsAndTheRatioIsTheDocumentedOne) {
  Sprt sprt({0.5, 0.6, 0.05, 0.1});
  EXPECT_NEAR(sprt.lower(), std::log(0.1 / 0.95), 1e-12);
  EXPECT_NEAR(sprt.upper(), std::log(0.9 / 0.05), 1e-12);
  EXPECT_EQ(sprt.llr(), 0);
  // With lost and won blocks only, the likelihoods are those of a coin; 0.45 and 0.55 of a block
  // are counted from the start.
  sprt.add(1);
  sprt.add(1);
  sprt.add(0);
  EXPECT_NEAR(sprt.llr(), 2.55 * std::log(0.6 / 0.5) + 1.45 * std::log(0.4 / 0.5), 1e-9);
  EXPECT_EQ(sprt.path().size(), 3U);
}

// The same by another way: of the distributions on 0, 1/2, 1 with a given mean, only the
// probability of 1/2 is free; the likelihood is concave in it.
double most_likely(double lost, double halved, double won, double mean) {
  const auto likelihood = [&](double half) {
    return lost * std::log(1 - mean - half / 2) + halved * std::log(half) +
           won * std::log(mean - half / 2);
  };
  double low = 0;
  double high = 2 * std::min(mean, 1 - mean);
  for (int step = 0; step < 200; ++step) {
    const double third = (high - low) / 3;
    if (likelihood(low + third) < likelihood(high - third)) {
      low += third;
    } else {
      high -= third;
    }
  }
  return likelihood(low);
}

TEST(Sprt, BlocksInBetweenCountAsWhatTheyAre) {
  Sprt sprt({0.4, 0.6, 0.05, 0.05});
  for (const double block : {1.0, 0.5, 0.5}) sprt.add(block);
  EXPECT_NEAR(sprt.llr(), most_likely(0.5, 2, 1.5, 0.6) - most_likely(0.5, 2, 1.5, 0.4), 1e-9);
  sprt.add(0);  // now nothing speaks for either
  EXPECT_NEAR(sprt.llr(), 0, 1e-9);
}

TEST(Sprt, AVerdictIsFinal) {
  Sprt sprt({0.5, 0.9, 0.05, 0.05});
  while (sprt.verdict() == Verdict::undecided) sprt.add(1);
  const int blocks = sprt.blocks();
  for (int i = 0; i < 100; ++i) sprt.add(0);
  EXPECT_EQ(sprt.verdict(), Verdict::h1);
  EXPECT_EQ(sprt.blocks(), blocks);
}

TEST(Sprt, SenselessSettingsAreRefused) {
  EXPECT_THROW(Sprt({0.6, 0.5, 0.05, 0.05}), Error);
  EXPECT_THROW(Sprt({0.5, 0.5, 0.05, 0.05}), Error);
  EXPECT_THROW(Sprt({0, 0.5, 0.05, 0.05}), Error);
  EXPECT_THROW(Sprt({0.5, 1, 0.05, 0.05}), Error);
  EXPECT_THROW(Sprt({0.5, 0.6, 0, 0.05}), Error);
  EXPECT_THROW(Sprt({0.5, 0.6, 0.05, 0.5}), Error);
  EXPECT_THROW(Sprt({0.5, std::nan(""), 0.05, 0.05}), Error);
}

}  // namespace
}  // namespace ludoteca::ai
