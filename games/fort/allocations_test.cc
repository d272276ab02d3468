// The rules never allocate.
#include "engine/allocations_in_games.h"

#include <gtest/gtest.h>

#include "games/fort/fort.h"

namespace ludoteca::fort {
namespace {

TEST(Allocations, none_in_whole_games) {
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    const auto players = static_cast<std::uint8_t>(2 + seed % 3);
    EXPECT_EQ(allocations_in_game<Fort>(default_edition(), {players, seed % 2 == 0},
                                        Seed::from_number(seed)),
              0);
  }
}

TEST(State, is_small_and_trivially_copyable) {
  EXPECT_LE(sizeof(State), 512U);
  EXPECT_TRUE(std::is_trivially_copyable_v<State>);
  EXPECT_LE(sizeof(Action), 8U);
}

}  // namespace
}  // namespace ludoteca::fort
