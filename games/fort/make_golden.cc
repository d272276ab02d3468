// Writes finished games as golden records, in place of those that are there:
//   fort_make_golden FOLDER
// Mostly greedy players, every player count, both setups, every way a game can end, and every kid,
// perk and made-up rule (golden_features.h) several times.
#include <algorithm>

#include "engine/numbered_games.h"
#include "games/fort/golden_features.h"
#include "games/fort/kind.h"

namespace ludoteca::fort {
namespace {

constexpr int kGreedyGames = 85;  // of 100

// Players, setup, what triggered the end, and how the first place was won.
std::string ending(const GoldenFeatures& features) {
  std::string text;
  for (const std::string_view kind : {"players", "basic", "draft", "end ", "won "}) {
    for (const std::string& feature : features) {
      if (feature.find(kind) == std::string::npos) continue;
      text += (text.empty() ? "" : "-") + feature;
    }
  }
  std::replace(text.begin(), text.end(), ' ', '-');
  return text;
}

GoldenGame play(std::uint64_t number) {
  const auto match = play_numbered_game(game_kind(), number, kGreedyGames);
  const GoldenFeatures features = FeatureFinder(match->record()).run();
  return {match->record(), ending(features), features};
}

}  // namespace
}  // namespace ludoteca::fort

int main(int argc, char** argv) {
  using namespace ludoteca::fort;
  return ludoteca::write_golden_records(argc, argv, {3500, 10, 3}, FeatureFinder::all(), play);
}
