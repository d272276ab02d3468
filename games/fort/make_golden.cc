// Writes finished games as golden records, in place of those that are there:
//   fort_make_golden FOLDER
// Mostly greedy players, every player count, both setups, every way a game can end, and every kid,
// perk and made-up rule (golden_features.h) several times.
#include <fmt/format.h>

#include <exception>
#include <filesystem>
#include <fstream>
#include <map>
#include <string>

#include "engine/numbered_games.h"
#include "games/fort/golden_features.h"
#include "games/fort/kind.h"

namespace ludoteca::fort {
namespace {

constexpr int kOfEachEnd = 10;
constexpr int kOfEachFeature = 3;
constexpr int kGreedyGames = 85;  // of 100
constexpr std::uint64_t kGames = 3500;

// How a game ended: players, setup, what triggered the end, and how the first place was won.
std::string ending(const Features& features) {
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

void remove_old_records(const std::filesystem::path& folder) {
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().extension() == ".record") std::filesystem::remove(entry.path());
  }
}

void write_all(const std::string& folder) {
  std::filesystem::create_directories(folder);
  remove_old_records(folder);
  std::map<std::string, int> ends;
  std::map<std::string, int> shown;
  int written = 0;
  for (std::uint64_t number = 0; number < kGames; ++number) {
    const auto match = play_numbered_game(game_kind(), number, kGreedyGames);
    const Features features = FeatureFinder(match->record()).run();
    const std::string end = ending(features);
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
}  // namespace ludoteca::fort

int main(int argc, char** argv) {
  if (argc != 2) {
    fmt::print(stderr, "usage: fort_make_golden FOLDER\n");
    return 2;
  }
  try {
    ludoteca::fort::write_all(argv[1]);
  } catch (const std::exception& error) {
    fmt::print(stderr, "{}\n", error.what());
    return 1;
  }
}
