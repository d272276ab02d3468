// Writes finished games as golden records, in place of those that are there:
//   broom_service_make_golden FOLDER
// Mostly greedy players, every player count, board and variant, every way of winning, and every
// event, role, cloud and tile (golden_features.h) several times.
#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <string>

#include "engine/numbered_games.h"
#include "games/broom_service/golden_features.h"
#include "games/broom_service/kind.h"

namespace ludoteca::broom_service {
namespace {

constexpr int kOfEachEnd = 7;
constexpr int kOfEachFeature = 3;
constexpr int kGreedyGames = 70;  // of 100
constexpr std::uint64_t kGames = 1500;

std::vector<OptionList> option_lists() {
  std::vector<OptionList> lists;
  for (const Options& options : all_options()) {
    if (options.players == kMinPlayers) lists.push_back(option_list(options));
  }
  return lists;
}

// What was played and how it was won.
std::string ending(const Record& record, const Features& features) {
  std::string text = table_of(options_from(record.players, record.options));
  for (const std::string& feature : features) {
    if (feature.starts_with("won ")) text += " " + feature;
  }
  std::erase(text, ',');
  std::replace(text.begin(), text.end(), ' ', '-');
  return text;
}

void remove_old_records(const std::filesystem::path& folder) {
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().extension() == ".record") std::filesystem::remove(entry.path());
  }
}

void write_all(const std::string& folder) {
  std::filesystem::create_directories(folder);
  remove_old_records(folder);
  const std::vector<OptionList> options = option_lists();
  std::map<std::string, int> ends;
  std::map<std::string, int> shown;
  int written = 0;
  for (std::uint64_t number = 0; number < kGames; ++number) {
    const auto match = play_numbered_game(game_kind(), number, kGreedyGames, options);
    const Features features = FeatureFinder(match->record()).run();
    const std::string end = ending(match->record(), features);
    bool wanted = ends[end] < kOfEachEnd;
    for (const std::string& feature : features) wanted = wanted || shown[feature] < kOfEachFeature;
    if (!wanted) continue;
    for (const std::string& feature : features) ++shown[feature];
    std::ofstream(fmt::format("{}/{}-{}.record", folder, end, ++ends[end]))
        << match->record().to_string();
    ++written;
  }
  fmt::print("{} records\n", written);
  for (const auto& [end, count] : ends) fmt::print("{:60} {}\n", end, count);
  for (const std::string& feature : FeatureFinder::all()) {
    if (shown[feature] < kOfEachFeature) fmt::print("{}: only {}\n", feature, shown[feature]);
  }
}

}  // namespace
}  // namespace ludoteca::broom_service

int main(int argc, char** argv) {
  if (argc != 2) {
    fmt::print(stderr, "usage: broom_service_make_golden FOLDER\n");
    return 2;
  }
  ludoteca::broom_service::write_all(argv[1]);
}
