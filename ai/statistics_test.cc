#include "ai/statistics.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <numeric>
#include <vector>

#include "ai/elo.h"
#include "engine/rng.h"

namespace ludoteca::ai {
namespace {

// Printed tables of Student's t distribution.
TEST(Statistics, QuantilesOfStudentsT) {
  EXPECT_NEAR(t_quantile(0.975, 1), 12.7062, 1e-4);
  EXPECT_NEAR(t_quantile(0.975, 2), 4.30265, 1e-5);
  EXPECT_NEAR(t_quantile(0.975, 3), 3.18245, 1e-5);
  EXPECT_NEAR(t_quantile(0.975, 10), 2.22814, 1e-5);
  EXPECT_NEAR(t_quantile(0.975, 30), 2.04227, 1e-5);
  EXPECT_NEAR(t_quantile(0.975, 120), 1.97993, 1e-5);
  EXPECT_NEAR(t_quantile(0.975, 1'000'000), 1.95997, 1e-5);
  EXPECT_NEAR(t_quantile(0.95, 5), 2.01505, 1e-5);
  EXPECT_NEAR(t_quantile(0.995, 8), 3.35539, 1e-5);
}

TEST(Statistics, MeanAndIntervalOfBlocks) {
  const std::vector<double> blocks = {1, 2, 3, 4, 5};
  // Variance 2.5, so the standard error is sqrt(0.5); t for 4 degrees is 2.776445.
  const Figure figure = mean_of_blocks(blocks);
  EXPECT_DOUBLE_EQ(figure.mean, 3);
  ASSERT_TRUE(figure.interval);
  EXPECT_NEAR(figure.interval->low, 3 - 2.776445 * std::sqrt(0.5), 1e-5);
  EXPECT_NEAR(figure.interval->high, 3 + 2.776445 * std::sqrt(0.5), 1e-5);
}

TEST(Statistics, IntervalsStayWithinWhatIsPossible) {
  const std::vector<double> blocks = {1, 1, 1, 0.5};
  const Figure figure = mean_of_blocks(blocks, Limits{0, 1});
  ASSERT_TRUE(figure.interval);
  EXPECT_EQ(figure.interval->high, 1);
  EXPECT_LT(figure.interval->low, 0.875);
}

TEST(Statistics, EqualBlocksAreNotCertainty) {
  // All won: the exact binomial bound, as for 10 of 10.
  const std::vector<double> won(10, 1.0);
  const Figure all = mean_of_blocks(won, Limits{0, 1});
  ASSERT_TRUE(all.interval);
  EXPECT_NEAR(all.interval->low, 0.6915, 1e-4);
  EXPECT_DOUBLE_EQ(all.interval->high, 1);
  const std::vector<double> halves(10, 0.5);
  const Figure half = mean_of_blocks(halves, Limits{0, 1});
  EXPECT_NEAR(half.interval->low, 0.5 * 0.6915, 1e-4);
  EXPECT_NEAR(half.interval->high, 1 - 0.5 * 0.6915, 1e-4);
  EXPECT_FALSE(mean_of_blocks(halves).interval);
}

TEST(Statistics, OneBlockSaysNextToNothing) {
  const std::vector<double> one = {1.0};
  const Figure share = mean_of_blocks(one, Limits{0, 1});
  EXPECT_NEAR(share.interval->low, 0.025, 1e-12);
  EXPECT_FALSE(mean_of_blocks(one).interval);
  EXPECT_FALSE(mean_of_blocks({}).interval);
}

// Out of many small samples about one in twenty must miss the truth.
TEST(Statistics, IntervalsCoverTheTruthAsOftenAsTheyClaim) {
  FastGenerator random(Seed::from_number(7), 0);
  constexpr int kSamples = 4000;
  int covered = 0;
  for (int sample = 0; sample < kSamples; ++sample) {
    std::vector<double> blocks;
    for (int i = 0; i < 8; ++i) {
      double sum = 0;  // of twelve uniform numbers: nearly normal, with mean 6
      for (int j = 0; j < 12; ++j) sum += static_cast<double>(random() >> 11) * 0x1p-53;
      blocks.push_back(sum);
    }
    const Interval interval = mean_of_blocks(blocks).interval.value();
    covered += interval.low <= 6 && 6 <= interval.high ? 1 : 0;
  }
  EXPECT_NEAR(static_cast<double>(covered) / kSamples, 0.95, 0.012);
}

TEST(Elo, TheUsualScaleForTwo) {
  EXPECT_NEAR(elo_of_share(0.5, 2), 0, 1e-12);
  EXPECT_NEAR(elo_of_share(0.64, 2), 99.95, 0.01);
  EXPECT_NEAR(elo_of_share(10.0 / 11, 2), 400, 1e-9);
  EXPECT_NEAR(share_of_elo(200, 2), 0.759747, 1e-6);
  EXPECT_EQ(elo_of_share(1, 2), std::numeric_limits<double>::infinity());
  EXPECT_EQ(elo_of_share(0, 2), -std::numeric_limits<double>::infinity());
}

TEST(Elo, EqualsShareAFullTable) {
  for (int seats = 2; seats <= 5; ++seats) {
    EXPECT_NEAR(share_of_elo(0, seats), 1.0 / seats, 1e-12);
    for (const double elo : {-300.0, -20.0, 0.0, 35.0, 500.0}) {
      EXPECT_NEAR(elo_of_share(share_of_elo(elo, seats), seats), elo, 1e-9);
    }
  }
}

TEST(Elo, IntervalsAreCarriedOver) {
  const Figure elo = elo_of_share(Figure{0.6, Interval{0.5, 1.0}}, 2);
  EXPECT_NEAR(elo.mean, 70.44, 0.01);
  EXPECT_NEAR(elo.interval->low, 0, 1e-9);
  EXPECT_TRUE(std::isinf(elo.interval->high));
  EXPECT_FALSE(elo_of_share(Figure{0.6, std::nullopt}, 2).interval);
}

}  // namespace
}  // namespace ludoteca::ai
