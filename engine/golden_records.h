// Writes golden records: finished games chosen so that they end in every way and show everything.
#pragma once

#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <string_view>

#include "engine/record.h"

namespace ludoteca {

using GoldenFeatures = std::set<std::string>;  // what a game shows: "perk diy", "won by level"

struct GoldenGame {
  Record record;
  std::string end;  // how it ended; part of the name of the file
  GoldenFeatures features;
};

struct GoldenPlan {
  std::uint64_t games = 0;  // tried, by number from 0 on
  int of_each_end = 0;      // games that end in one way, or show one feature, are kept until there
  int of_each_feature = 0;  //   are so many of them
};

// The whole program `NAME FOLDER`: records in place of those that are in the folder. `all` are the
// features that should be shown; it says which are too rare.
int write_golden_records(int argc, char** argv, const GoldenPlan& plan, const GoldenFeatures& all,
                         const std::function<GoldenGame(std::uint64_t number)>& play);

}  // namespace ludoteca
