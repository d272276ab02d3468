#include "engine/golden_records.h"

#include <fmt/format.h>

#include <algorithm>
#include <exception>
#include <filesystem>
#include <fstream>
#include <map>

namespace ludoteca {
namespace {

namespace fs = std::filesystem;

class GoldenWriter {
 public:
  GoldenWriter(const GoldenPlan& plan, fs::path folder) : plan_(plan), folder_(std::move(folder)) {}

  void remove_old_records() const {
    fs::create_directories(folder_);
    for (const auto& entry : fs::directory_iterator(folder_)) {
      if (entry.path().extension() == ".record") fs::remove(entry.path());
    }
  }

  void offer(const GoldenGame& game) {
    const bool rare = std::any_of(
        game.features.begin(), game.features.end(),
        [this](const std::string& feature) { return shown_[feature] < plan_.of_each_feature; });
    if (!rare && ends_[game.end] >= plan_.of_each_end) return;
    for (const std::string& feature : game.features) ++shown_[feature];
    const int number = ++ends_[game.end];
    std::ofstream(folder_ / fmt::format("{}-{}.record", game.end, number))
        << game.record.to_string();
    ++written_;
  }

  void report(const GoldenFeatures& all) {
    fmt::print("{} records\n", written_);
    for (const auto& [end, count] : ends_) fmt::print("{:60} {}\n", end, count);
    for (const std::string& feature : all) {
      const int count = shown_[feature];
      if (count < plan_.of_each_feature) fmt::print("{}: only {}\n", feature, count);
    }
  }

 private:
  GoldenPlan plan_;
  fs::path folder_;
  std::map<std::string, int> ends_;
  std::map<std::string, int> shown_;
  int written_ = 0;
};

}  // namespace

int write_golden_records(int argc, char** argv, const GoldenPlan& plan, const GoldenFeatures& all,
                         const std::function<GoldenGame(std::uint64_t number)>& play) {
  if (argc != 2) {
    fmt::print(stderr, "usage: {} FOLDER\n", argv[0]);
    return 2;
  }
  try {
    GoldenWriter writer(plan, argv[1]);
    writer.remove_old_records();
    for (std::uint64_t number = 0; number < plan.games; ++number) writer.offer(play(number));
    writer.report(all);
    return 0;
  } catch (const std::exception& error) {
    fmt::print(stderr, "{}\n", error.what());
    return 1;
  }
}

}  // namespace ludoteca
