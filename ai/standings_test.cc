#include "ai/standings.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "ai/coin_games.h"
#include "ai/elo.h"
#include "text/error.h"

namespace ludoteca::ai {
namespace {

GameResult result(const GameId& id, std::vector<int> scores, std::vector<int> places) {
  GameResult game{id, {}, 10};
  std::copy(scores.begin(), scores.end(), game.outcome.score.begin());
  std::copy(places.begin(), places.end(), game.outcome.place.begin());
  return game;
}

TEST(Standings, TwoBlocksByHand) {
  Tournament tournament(coin_settings({"a", "b"}, 2, Pairing::everyone, 2));
  tournament.add(result({0, 0, 0}, {10, 7}, {1, 2}));  // a sits first
  tournament.add(result({0, 0, 1}, {5, 9}, {2, 1}));   // b sits first
  tournament.add(result({1, 0, 0}, {4, 4}, {1, 1}));
  tournament.add(result({1, 0, 1}, {8, 6}, {1, 2}));
  const Standings table = standings(tournament);
  EXPECT_EQ(table.blocks, 2);
  EXPECT_EQ(table.games, 4);
  EXPECT_EQ(table.moves, 40);
  const PlayerFigures& a = table.players[0];
  // Block values of a: wins 1 and 0.25, places 1 and 1.75, margins 3.5 and -1, scores 9.5 and 5.
  EXPECT_DOUBLE_EQ(a.share.mean, 0.625);
  EXPECT_DOUBLE_EQ(a.placing.mean, 1.375);
  EXPECT_DOUBLE_EQ(a.margin.mean, 1.25);
  EXPECT_DOUBLE_EQ(a.score.mean, 7.25);
  EXPECT_EQ(a.games, 4);
  // Half the difference of two values is their standard error; t for one degree is 12.7062.
  EXPECT_NEAR(a.margin.interval->high, 1.25 + 2.25 * 12.7062, 1e-3);
  EXPECT_EQ(a.share.interval->low, 0);
  EXPECT_EQ(a.share.interval->high, 1);
  EXPECT_THAT(a.scores, testing::ElementsAre(testing::Pair(4, 1), testing::Pair(6, 1),
                                             testing::Pair(9, 1), testing::Pair(10, 1)));
  EXPECT_DOUBLE_EQ(a.placing_by_seat[0].mean, 1.25);
  EXPECT_DOUBLE_EQ(a.placing_by_seat[1].mean, 1.5);
  EXPECT_DOUBLE_EQ(table.players[1].share.mean, 0.375);
  // The first seat won one game of two in block 0, and one and a half in block 1.
  EXPECT_DOUBLE_EQ(table.seats[0].share.mean, 0.625);
  EXPECT_NEAR(table.elo->mean, elo_of_share(0.625, 2), 1e-12);
}

TEST(Standings, SharedPlacesAreAveraged) {
  const Outcome outcome = result({}, {9, 5, 5, 1}, {1, 2, 2, 4}).outcome;
  EXPECT_DOUBLE_EQ(averaged_place(outcome, 4, 0), 1);
  EXPECT_DOUBLE_EQ(averaged_place(outcome, 4, 1), 2.5);
  EXPECT_DOUBLE_EQ(averaged_place(outcome, 4, 3), 4);
  const Outcome shared = result({}, {9, 9, 9}, {1, 1, 1}).outcome;
  EXPECT_DOUBLE_EQ(win_share(shared, 3, 1), 1.0 / 3);
  EXPECT_DOUBLE_EQ(averaged_place(shared, 3, 1), 2);
}

TEST(Standings, OnlyWholeBlocksInOrderCount) {
  Tournament tournament(coin_settings({"a", "b"}, 2, Pairing::everyone, 3));
  tournament.add(result({1, 0, 0}, {1, 0}, {1, 2}));
  tournament.add(result({1, 0, 1}, {1, 0}, {1, 2}));
  tournament.add(result({0, 0, 1}, {1, 0}, {1, 2}));
  EXPECT_EQ(tournament.counted_blocks(), 0);
  EXPECT_EQ(standings(tournament).blocks, 0);
  tournament.add(result({0, 0, 0}, {1, 0}, {1, 2}));
  EXPECT_EQ(tournament.counted_blocks(), 2);
  EXPECT_FALSE(tournament.over());
  tournament.add(result({0, 0, 0}, {0, 1}, {2, 1}));  // counts once
  EXPECT_EQ(tournament.games_played(), 4);
  EXPECT_DOUBLE_EQ(standings(tournament).seats[0].share.mean, 1);
}

Standings played(const TournamentSettings& settings, int bonus) {
  Tournament tournament(settings);
  const std::atomic<bool> stop = false;
  for (long number = 0; number < tournament.schedule().games(); ++number) {
    tournament.add(*play_coins(tournament, tournament.schedule().game(number), bonus, stop));
  }
  return standings(tournament);
}

TEST(Standings, EqualsComeOutEqual) {
  for (int seats = 2; seats <= 5; ++seats) {
    const Standings table = played(coin_settings({"a", "a"}, seats, Pairing::versus, 1000), 0);
    EXPECT_EQ(table.players[1].label, "a (2)");
    for (const PlayerFigures& player : table.players) {
      EXPECT_NEAR(player.share.mean, fair_share(seats), 0.03);
      EXPECT_NEAR(player.placing.mean, fair_placing(seats), 0.06);
    }
    EXPECT_LT(table.elo->interval->low, 10);
    EXPECT_GT(table.elo->interval->high, -10);
    EXPECT_NEAR(table.players[0].rating.mu, table.players[1].rating.mu, 3);
  }
}

TEST(Standings, TheStrongerIsSeenInEveryMode) {
  for (const auto& settings : {coin_settings({"a", "b"}, 3, Pairing::versus, 200),
                               coin_settings({"a", "b", "c"}, 3, Pairing::everyone, 200),
                               coin_settings({"a", "b", "c", "d"}, 2, Pairing::everyone, 200)}) {
    const Standings table = played(settings, 4);
    const PlayerFigures& best = table.players[0];
    EXPECT_GT(best.share.interval->low, fair_share(settings.seats));
    EXPECT_LT(best.placing.interval->high, fair_placing(settings.seats));
    for (std::size_t i = 1; i < table.players.size(); ++i) {
      EXPECT_GT(best.margin.mean, table.players[i].margin.mean);
      EXPECT_GT(best.rating.mu, table.players[i].rating.mu);
    }
    double shares = 0;
    for (const SeatFigures& seat : table.seats) shares += seat.share.mean;
    EXPECT_NEAR(shares, 1, 1e-9);
  }
}

TEST(Standings, ASequentialTestIsForTwoPlayers) {
  TournamentSettings settings = coin_settings({"a", "b", "c"}, 3, Pairing::everyone, 5);
  settings.sprt = SprtSettings{0.3, 0.4, 0.05, 0.05};
  EXPECT_THROW(Tournament{settings}, Error);
}

}  // namespace
}  // namespace ludoteca::ai
