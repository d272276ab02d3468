// Golden records: finished games replay to their exact results, for ever. The corpus only grows.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>

#include "engine/match.h"
#include "games/broom_service/golden_features.h"
#include "games/fort/golden_features.h"
#include "games/registry.h"

namespace ludoteca {
namespace {

namespace fs = std::filesystem;

std::vector<Record> golden_records(std::string_view game) {
  std::vector<fs::path> paths;
  for (const auto& entry : fs::directory_iterator(fs::path("tests/golden") / game)) {
    paths.push_back(entry.path());
  }
  std::sort(paths.begin(), paths.end());
  std::vector<Record> records;
  for (const fs::path& path : paths) records.push_back(Record::read(path.string()));
  return records;
}

TEST(Golden, every_record_replays_to_its_exact_result) {
  for (const GameKind* game : all_games()) {
    const SharedEdition& edition = game->house_edition();
    for (const Record& record : golden_records(game->name())) {
      ASSERT_TRUE(record.result && record.places) << record.source;
      std::unique_ptr<Match> match;
      ASSERT_NO_THROW(match = replay(*game, record, edition)) << record.source;
      EXPECT_TRUE(match->finished()) << record.source;
      EXPECT_EQ(match->record().to_string(), record.to_string()) << record.source;
    }
  }
}

TEST(Golden, photograph_covers_player_counts_options_and_ends) {
  const auto records = golden_records("photograph");
  EXPECT_GE(records.size(), 200U);
  std::map<std::pair<int, bool>, std::set<std::string>> ends;
  for (const Record& record : records) {
    const int best = *std::max_element(record.result->begin(), record.result->end());
    const auto tied = std::count(record.result->begin(), record.result->end(), best);
    const auto winners = std::count(record.places->begin(), record.places->end(), 1);
    ends[{record.players, !record.options.empty()}].insert(winners > 1 ? "shared"
                                                           : tied > 1  ? "tie broken"
                                                                       : "points");
  }
  for (int players = 2; players <= 4; ++players) {
    for (const bool missed : {false, true}) {
      EXPECT_EQ(ends[std::pair(players, missed)].size(), 3U) << players << " players " << missed;
    }
  }
}

TEST(Golden, fort_shows_every_end_kid_perk_and_made_up_rule) {
  const auto records = golden_records("fort");
  EXPECT_GE(records.size(), 300U);
  std::map<std::string, int> shown;
  std::map<std::string, std::set<std::string>> ends;
  for (const Record& record : records) {
    const std::string table =
        fmt::format("{} players, {}", record.players, record.options.empty() ? "basic" : "draft");
    for (const std::string& feature : fort::FeatureFinder(record).run()) {
      ++shown[feature];
      if (feature.starts_with("end ")) ends[table].insert(feature);
    }
  }
  for (const std::string& feature : fort::FeatureFinder::all()) {
    EXPECT_GE(shown[feature], 2) << feature;
  }
  EXPECT_EQ(ends.size(), 6U);
  for (const auto& [table, reasons] : ends) EXPECT_EQ(reasons.size(), 3U) << table;
}

TEST(Golden, broom_service_shows_every_table_event_role_cloud_and_tile) {
  const auto records = golden_records("broom-service");
  EXPECT_GE(records.size(), 300U);
  std::map<std::string, int> shown;
  for (const Record& record : records) {
    for (const std::string& feature : broom_service::FeatureFinder(record).run()) ++shown[feature];
  }
  for (const std::string& feature : broom_service::FeatureFinder::all()) {
    EXPECT_GE(shown[feature], 2) << feature;
  }
}

// A test that can fail: a changed move or result is noticed.
TEST(Golden, a_wrong_result_or_move_is_refused) {
  const GameKind& game = game_named("photograph");
  const SharedEdition& edition = game.house_edition();
  Record record = golden_records("photograph").front();
  ++record.result->front();
  EXPECT_THROW(replay(game, record, edition), std::runtime_error);
  --record.result->front();
  EXPECT_NO_THROW(replay(game, record, edition));
  record.moves.pop_back();
  EXPECT_THROW(replay(game, record, edition), std::runtime_error);
}

}  // namespace
}  // namespace ludoteca
