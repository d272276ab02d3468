#include "ai/schedule.h"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <tuple>

#include "text/error.h"

namespace ludoteca::ai {
namespace {

using LineUp = std::vector<int>;

TEST(Schedule, VersusPutsTheFirstPlayerInEverySeatOnce) {
  const Schedule schedule(2, 4, Pairing::versus, 3);
  EXPECT_EQ(schedule.games_a_block(), 4);
  EXPECT_EQ(schedule.games(), 12);
  EXPECT_EQ(schedule.line_up({1, 0, 0}), (LineUp{0, 1, 1, 1}));
  EXPECT_EQ(schedule.line_up({1, 0, 3}), (LineUp{1, 1, 1, 0}));
}

TEST(Schedule, TwoPlayersChangeSeats) {
  const Schedule schedule(2, 2, Pairing::everyone, 1);
  EXPECT_EQ(schedule.line_up({0, 0, 0}), (LineUp{0, 1}));
  EXPECT_EQ(schedule.line_up({0, 0, 1}), (LineUp{1, 0}));
}

class EveryTournament : public testing::TestWithParam<std::tuple<int, int>> {};

TEST_P(EveryTournament, GivesEverybodyTheSame) {
  const auto [players, seats] = GetParam();
  const Schedule schedule(players, seats, Pairing::everyone, 2);
  for (int block = 0; block < 2; ++block) {
    std::map<std::pair<int, int>, int> sat;  // player and seat
    std::map<std::set<int>, int> met;
    for (int i = 0; i < schedule.games_a_block(); ++i) {
      const GameId id = schedule.game(long{block} * schedule.games_a_block() + i);
      EXPECT_EQ(id.block, block);
      const LineUp line_up = schedule.line_up(id);
      EXPECT_EQ(line_up.size(), static_cast<std::size_t>(seats));
      for (int seat = 0; seat < seats; ++seat) ++sat[{line_up[seat], seat}];
      ++met[std::set<int>(line_up.begin(), line_up.end())];
    }
    EXPECT_EQ(sat.size(), static_cast<std::size_t>(players * seats));
    for (const auto& [where, times] : sat) EXPECT_EQ(times, sat.begin()->second);
    EXPECT_EQ(met.size(), static_cast<std::size_t>(schedule.tables()));
    for (const auto& [who, times] : met) {
      EXPECT_EQ(who.size(), static_cast<std::size_t>(seats));
      EXPECT_EQ(times, seats);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(PlayersAndSeats, EveryTournament,
                         testing::Values(std::tuple(2, 2), std::tuple(5, 2), std::tuple(3, 3),
                                         std::tuple(5, 3), std::tuple(5, 5), std::tuple(7, 4)));

TEST(Schedule, NeighboursChangeFromBlockToBlock) {
  const Schedule schedule(4, 4, Pairing::everyone, 6);
  std::map<std::pair<int, int>, int> left_of;
  for (int block = 0; block < 6; ++block) {
    const LineUp line_up = schedule.line_up({block, 0, 2});
    for (int seat = 0; seat < 4; ++seat) ++left_of[{line_up[seat], line_up[(seat + 1) % 4]}];
  }
  EXPECT_EQ(left_of.size(), 12U);
  for (const auto& [pair, times] : left_of) EXPECT_EQ(times, 2);
}

TEST(Schedule, NumbersAndIdsAreTheSameGames) {
  const Schedule schedule(5, 3, Pairing::everyone, 4);
  for (long number = 0; number < schedule.games(); ++number) {
    EXPECT_EQ(schedule.number(schedule.game(number)), number);
  }
}

TEST(Schedule, WhatCannotBePlayedIsRefused) {
  EXPECT_THROW(Schedule(1, 2, Pairing::everyone, 1), Error);
  EXPECT_THROW(Schedule(17, 2, Pairing::everyone, 1), Error);
  EXPECT_THROW(Schedule(2, 3, Pairing::everyone, 1), Error);
  EXPECT_THROW(Schedule(3, 3, Pairing::versus, 1), Error);
  EXPECT_THROW(Schedule(2, 6, Pairing::versus, 1), Error);
  EXPECT_THROW(Schedule(2, 1, Pairing::versus, 1), Error);
  EXPECT_THROW(Schedule(2, 2, Pairing::versus, 0), Error);
  EXPECT_THROW(Schedule(2, 2, Pairing::versus, 1'000'001), Error);
}

}  // namespace
}  // namespace ludoteca::ai
