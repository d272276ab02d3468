#include "ai/weng_lin.h"

#include <gtest/gtest.h>

#include <cmath>

namespace ludoteca::ai {
namespace {

std::vector<Rating> after(int players, const std::vector<RankedSeat>& game) {
  std::vector<Rating> ratings(static_cast<std::size_t>(players));
  rate(ratings, game);
  return ratings;
}

void expect_rating(const Rating& rating, double mu, double sigma) {
  EXPECT_NEAR(rating.mu, mu, 1e-9);
  EXPECT_NEAR(rating.sigma, sigma, 1e-9);
}

// Two new players by hand: c² = 2·((25/3)² + (25/6)²) = 2·625·5/36, so variance/c = 5.2704628 and
// gamma = sigma/c = 0.6324555. The winner's chance was a half: mu moves by 5.2704628/2; each of
// the stages "first" and "second" is certain or even, so delta = 1/4, variance/c² = 0.4 and sigma
// shrinks by sqrt(1 - 0.6324555·0.4/4).
TEST(WengLin, TwoPlayersByHand) {
  const auto ratings = after(2, {{0, 1}, {1, 2}});
  const double c = std::sqrt(2 * 625.0 * 5 / 36);
  const double sigma = 25.0 / 3;
  const double shrunk = sigma * std::sqrt(1 - sigma / c * 0.4 / 4);
  expect_rating(ratings[0], 25 + sigma * sigma / c / 2, shrunk);
  expect_rating(ratings[1], 25 - sigma * sigma / c / 2, shrunk);
}

// The figures that implementations of OpenSkill publish in their tests.
TEST(WengLin, PublishedFiguresOfFreeForAlls) {
  const auto two = after(2, {{0, 1}, {1, 2}});
  expect_rating(two[0], 27.63523138347365, 8.065506316323548);
  expect_rating(two[1], 22.36476861652635, 8.065506316323548);
  const auto three = after(3, {{0, 1}, {1, 2}, {2, 3}});
  expect_rating(three[0], 27.868876552746237, 8.204837030780652);
  expect_rating(three[1], 25.717219138186557, 8.057829747583874);
  expect_rating(three[2], 21.413904309067206, 8.057829747583874);
  const auto five = after(5, {{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}});
  expect_rating(five[0], 27.666666666666668, 8.290556877154474);
  expect_rating(five[1], 26.833333333333332, 8.240145629781066);
  expect_rating(five[2], 25.72222222222222, 8.179996679645559);
  expect_rating(five[3], 24.055555555555557, 8.111796013701358);
  expect_rating(five[4], 20.72222222222222, 8.111796013701358);
}

// Three games with ties among five players, as computed by a program of its own that other
// implementations check themselves against ("rank-1.02").
TEST(WengLin, PublishedFiguresOfASeriesWithTies) {
  std::vector<Rating> ratings(5);
  rate(ratings, std::vector<RankedSeat>{{0, 1}, {1, 2}, {2, 2}, {3, 4}, {4, 4}});
  rate(ratings, std::vector<RankedSeat>{{4, 1}, {2, 2}, {1, 2}});
  rate(ratings, std::vector<RankedSeat>{{3, 1}, {1, 1}, {2, 3}, {0, 3}});
  const std::vector<Rating> expected = {{26.353761103, 8.11102706},
                                        {24.618479789, 7.90533551},
                                        {23.065819512, 7.822005595},
                                        {24.476332403, 8.106111471},
                                        {26.385499685, 8.054090809}};
  for (std::size_t i = 0; i < expected.size(); ++i) {
    EXPECT_NEAR(ratings[i].mu, expected[i].mu, 1e-8) << i;
    EXPECT_NEAR(ratings[i].sigma, expected[i].sigma, 1e-8) << i;
  }
}

TEST(WengLin, TheOrderOfSeatsDoesNotMatter) {
  const auto one = after(3, {{0, 2}, {1, 1}, {2, 2}});
  const auto other = after(3, {{2, 2}, {1, 1}, {0, 2}});
  for (int i = 0; i < 3; ++i) expect_rating(one[i], other[i].mu, other[i].sigma);
}

TEST(WengLin, ATieOfEqualsMovesNobody) {
  const auto ratings = after(3, {{0, 1}, {1, 1}, {2, 1}});
  for (const Rating& rating : ratings) EXPECT_NEAR(rating.mu, 25, 1e-12);
}

TEST(WengLin, WhoDoesNotPlayKeepsTheRating) {
  const auto ratings = after(3, {{0, 1}, {2, 2}});
  expect_rating(ratings[1], 25, 25.0 / 3);
  expect_rating(ratings[0], 27.63523138347365, 8.065506316323548);
}

TEST(WengLin, CopiesTeachNothingAboutEachOther) {
  const auto alone = after(1, {{0, 1}, {0, 2}, {0, 3}});
  expect_rating(alone[0], 25, 25.0 / 3);
}

// One against two copies: c² has three seats; the winner's chance was 1/3, then only copies are
// left. Both players move by variance/c · 2/3, and for both delta = 1/3·2/3.
TEST(WengLin, AgainstCopiesByHand) {
  const auto ratings = after(2, {{0, 1}, {1, 2}, {1, 3}});
  const double variance = 625.0 / 9;
  const double c = std::sqrt(3 * 625.0 * 5 / 36);
  const double sigma = 25.0 / 3;
  const double shrunk = sigma * std::sqrt(1 - sigma / c * variance / (c * c) * 2 / 9);
  expect_rating(ratings[0], 25 + variance / c * 2 / 3, shrunk);
  expect_rating(ratings[1], 25 - variance / c * 2 / 3, shrunk);
}

TEST(WengLin, ManyGamesFindTheStronger) {
  std::vector<Rating> ratings(3);
  for (int i = 0; i < 300; ++i) {
    const bool upset = i % 4 == 0;
    rate(ratings, std::vector<RankedSeat>{{0, upset ? 2 : 1}, {1, upset ? 1 : 2}, {2, 3}});
  }
  EXPECT_GT(ratings[0].mu, ratings[1].mu + 2);
  EXPECT_GT(ratings[1].mu, ratings[2].mu + 5);
  for (const Rating& rating : ratings) {
    EXPECT_TRUE(std::isfinite(rating.mu));
    EXPECT_GT(rating.sigma, 0);
    EXPECT_LT(rating.sigma, 5);
  }
}

}  // namespace
}  // namespace ludoteca::ai
