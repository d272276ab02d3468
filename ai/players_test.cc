#include "ai/players.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/registry.h"
#include "text/error.h"

namespace ludoteca::ai {
namespace {

TEST(ComputerPlayers, HaveNames) {
  for (const std::string_view name : player_names()) EXPECT_TRUE(player_plan(name)) << name;
  EXPECT_EQ(player_names().front(), "normal");
  EXPECT_EQ(player_plan("search:250")->budget.iterations, 250);
  EXPECT_TRUE(player_plan("search:250")->remembers);
  EXPECT_FALSE(player_plan("fresh:250")->remembers);
}

TEST(ComputerPlayers, OtherNamesAreRefused) {
  for (const std::string_view name :
       {"", "Hard", "search", "search:", "search:0", "search:-5", "search:1e3", "search:12x",
        "search:999999999999", "fresh:", "hard "}) {
    EXPECT_FALSE(player_plan(name)) << name;
    EXPECT_THROW(game_named("fort").thinker(name), Error) << name;
  }
}

}  // namespace
}  // namespace ludoteca::ai
