// Writes finished games as golden records, in place of those that are there:
//   broom_service_make_golden FOLDER
// Mostly greedy players, every player count, board and variant, every way of winning, and every
// event, role, cloud and tile (golden_features.h) several times.
#include <algorithm>
#include <string>

#include "engine/numbered_games.h"
#include "games/broom_service/golden_features.h"
#include "games/broom_service/kind.h"

namespace ludoteca::broom_service {
namespace {

constexpr int kGreedyGames = 70;  // of 100

std::vector<OptionList> option_lists() {
  std::vector<OptionList> lists;
  for (const Options& options : all_options()) {
    if (options.players == kMinPlayers) lists.push_back(option_list(options));
  }
  return lists;
}

// What was played and how it was won.
std::string ending(const Record& record, const GoldenFeatures& features) {
  std::string text = table_of(options_from(record.players, record.options));
  for (const std::string& feature : features) {
    if (feature.starts_with("won ")) text += " " + feature;
  }
  std::erase(text, ',');
  std::replace(text.begin(), text.end(), ' ', '-');
  return text;
}

GoldenGame play(std::uint64_t number) {
  static const std::vector<OptionList> options = option_lists();
  const auto match = play_numbered_game(game_kind(), number, kGreedyGames, options);
  const GoldenFeatures features = FeatureFinder(match->record()).run();
  return {match->record(), ending(match->record(), features), features};
}

}  // namespace
}  // namespace ludoteca::broom_service

int main(int argc, char** argv) {
  using namespace ludoteca::broom_service;
  return ludoteca::write_golden_records(argc, argv, {1500, 7, 3}, FeatureFinder::all(), play);
}
