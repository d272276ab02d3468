#include "ai/worker_threads.h"

#include <gtest/gtest.h>

#include <stdexcept>
#include <thread>

#include "ai/coin_games.h"
#include "ai/report_json.h"
#include "games/registry.h"
#include "text/error.h"

namespace ludoteca::ai {
namespace {

std::string report(const Tournament& tournament) {
  return boost::json::serialize(json_report(tournament, standings(tournament)));
}

std::string play_coin_tournament(const TournamentSettings& settings, int threads) {
  Tournament tournament(settings);
  const PlayGame coins = [&](const GameId& id, const std::atomic<bool>& stop) {
    // Games of very different length, so that they finish out of order.
    if (id.block % 5 == 0) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    return play_coins(tournament, id, 1, stop);
  };
  play_games(tournament, threads, coins, {});
  EXPECT_TRUE(tournament.over());
  return report(tournament);
}

TEST(WorkerThreads, TheirNumberChangesNothing) {
  TournamentSettings settings = coin_settings({"a", "b", "c"}, 2, Pairing::everyone, 60);
  const std::string alone = play_coin_tournament(settings, 1);
  for (const int threads : {2, 3, 8}) EXPECT_EQ(play_coin_tournament(settings, threads), alone);
  settings.seed = Seed::from_number(12);
  EXPECT_NE(play_coin_tournament(settings, 1), alone);
}

TEST(WorkerThreads, ASequentialTestStopsAtTheSameBlock) {
  TournamentSettings settings = coin_settings({"a", "b"}, 2, Pairing::versus, 5000);
  settings.sprt = SprtSettings{0.45, 0.55, 0.05, 0.05};
  const std::string alone = play_coin_tournament(settings, 1);
  EXPECT_NE(alone.find("\"verdict\":\"h1\""), std::string::npos);
  for (const int threads : {2, 8}) EXPECT_EQ(play_coin_tournament(settings, threads), alone);
}

TEST(WorkerThreads, RealGamesAreTheSameOnAnyNumberOfThreads) {
  for (const GameKind* kind : all_games()) {
    const SharedEdition& edition = kind->house_edition();
    TournamentSettings settings = coin_settings({"greedy", "random"}, 3, Pairing::versus, 3);
    check_players(*kind, edition, settings);
    std::vector<std::string> reports;
    for (const int threads : {1, 4}) {
      Tournament tournament(settings);
      play_games(tournament, threads,
                 [&](const GameId& id, const std::atomic<bool>& stop) {
                   return play_match(*kind, edition, tournament, id, stop);
                 },
                 {});
      reports.push_back(report(tournament));
    }
    EXPECT_EQ(reports[0], reports[1]) << kind->name();
    settings.players[1] = "oracle";
    EXPECT_THROW(check_players(*kind, edition, settings), Error);
  }
}

TEST(WorkerThreads, WhatAGameThrowsReachesTheCaller) {
  Tournament tournament(coin_settings({"a", "b"}, 2, Pairing::versus, 100));
  const PlayGame broken = [&](const GameId& id,
                              const std::atomic<bool>& stop) -> std::optional<GameResult> {
    if (id.block == 7) throw Error("block 7 is cursed");
    return play_coins(tournament, id, 0, stop);
  };
  EXPECT_THROW(play_games(tournament, 4, broken, {}), Error);
  EXPECT_LT(tournament.counted_blocks(), 8);
}

TEST(WorkerThreads, WhatAHookThrowsReachesTheCaller) {
  Tournament tournament(coin_settings({"a", "b"}, 2, Pairing::versus, 100));
  const PlayGame coins = [&](const GameId& id, const std::atomic<bool>& stop) {
    return play_coins(tournament, id, 0, stop);
  };
  const WorkHooks full_disk{[](const GameResult&) { throw Error("the disk is full"); }, {}};
  EXPECT_THROW(play_games(tournament, 4, coins, full_disk), Error);
  EXPECT_EQ(tournament.games_played(), 0);
}

TEST(WorkerThreads, TheyStopWhenAsked) {
  Tournament tournament(coin_settings({"a", "b"}, 2, Pairing::versus, kMostBlocks));
  const PlayGame slow = [&](const GameId& id, const std::atomic<bool>& stop) {
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
    return play_coins(tournament, id, 0, stop);
  };
  play_games(tournament, 2, slow, {{}, [] { return false; }});
  EXPECT_FALSE(tournament.over());
  EXPECT_GT(tournament.games_played(), 0);
}

TEST(Seeds, DependOnThePlaceOfAChoiceAndNothingElse) {
  const Schedule schedule(3, 2, Pairing::everyone, 10);
  const Seed root = Seed::from_number(5);
  std::vector<Seed> seeds;
  for (int block = 0; block < 3; ++block) {
    seeds.push_back(deal_seed(root, block));
    for (int table = 0; table < 3; ++table) {
      for (int rotation = 0; rotation < 2; ++rotation) {
        for (int seat = 0; seat < 2; ++seat) {
          for (int move = 0; move < 4; ++move) {
            const GameId id{block, table, rotation};
            const Seed seed = choice_seed(root, schedule, id, seat, move);
            EXPECT_EQ(std::count(seeds.begin(), seeds.end(), seed), 0);
            EXPECT_EQ(seed, choice_seed(root, schedule, id, seat, move));
            seeds.push_back(seed);
          }
        }
      }
    }
  }
}

}  // namespace
}  // namespace ludoteca::ai
