#include "ai/reward.h"

#include <gtest/gtest.h>

namespace ludoteca::ai {
namespace {

TEST(Reward, ASharedFirstPlaceIsShared) {
  Outcome outcome;
  outcome.score = {30, 30, 12};
  outcome.place = {1, 1, 3};
  const Judgement verdict = verdict_of(outcome, 3, 5);
  EXPECT_FLOAT_EQ(verdict.wins[0], 0.5F);
  EXPECT_FLOAT_EQ(verdict.wins[2], 0);
  EXPECT_FLOAT_EQ(verdict.ahead[0], 0);
  EXPECT_FLOAT_EQ(verdict.ahead[2], -18);
  EXPECT_GT(verdict.reward[0], verdict.reward[2]);
}

TEST(Reward, TheTieBreakDecidesNotThePoints) {
  Outcome outcome;
  outcome.score = {30, 30};
  outcome.place = {2, 1};
  EXPECT_FLOAT_EQ(verdict_of(outcome, 2, 5).wins[1], 1);
}

TEST(Reward, AMarginCountsALittle) {
  const auto lost_by = [](int points) {
    Outcome outcome;
    outcome.score = {0, static_cast<std::int16_t>(points)};
    outcome.place = {2, 1};
    return verdict_of(outcome, 2, 5).reward[0];
  };
  EXPECT_GT(lost_by(3), lost_by(10));
  EXPECT_LT(lost_by(1), 0.1F);
  EXPECT_GE(lost_by(500), 0);
}

TEST(Reward, ChancesOfAnEstimateAddUpToOne) {
  const Judgement verdict = verdict_of(Estimate{10, 14, 9, 14}, 4, 6, 6);
  EXPECT_NEAR(verdict.wins[0] + verdict.wins[1] + verdict.wins[2] + verdict.wins[3], 1, 1e-5);
  EXPECT_FLOAT_EQ(verdict.wins[1], verdict.wins[3]);
  EXPECT_GT(verdict.wins[1], verdict.wins[0]);
  EXPECT_GT(verdict.wins[0], verdict.wins[2]);
}

TEST(Reward, WhatIsLeftToHappenDecidesTheChancesAndNotTheReward) {
  const Judgement early = verdict_of(Estimate{20, 15}, 2, 8, 6);
  const Judgement late = verdict_of(Estimate{20, 15}, 2, 1, 6);
  EXPECT_LT(early.wins[0], 0.7F);
  EXPECT_GT(late.wins[0], 0.99F);
  EXPECT_FLOAT_EQ(early.reward[0], late.reward[0]);
}

}  // namespace
}  // namespace ludoteca::ai
