// The rules never allocate.
#include "engine/allocations.h"

#include <gtest/gtest.h>

#include "engine/random_play.h"
#include "games/photograph/test_position.h"

namespace ludoteca::photograph {
namespace {

TEST(Allocations, none_in_setup_legal_actions_apply_copy_view_and_determinize) {
  const Edition& edition = default_edition();
  const long before = allocations();
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    const auto players = static_cast<std::uint8_t>(2 + seed % 3);
    FastStreams streams(Seed::from_number(seed));
    FastGenerator random(Seed::from_number(seed), kStreams);
    State state = setup(edition, Options{players, seed % 2 == 0}, streams);
    while (!to_act(state).empty()) {
      const State copy = state;
      const State imagined = determinize(edition, copy, Viewer::of(0), random);
      ASSERT_EQ(view(edition, imagined, Viewer::of(0)), view(edition, copy, Viewer::of(0)));
      play_random_move<Photograph>(edition, state, streams, random);
    }
  }
  EXPECT_EQ(allocations(), before);
}

TEST(Allocations, are_counted) {
  const long before = allocations();
  const auto memory = std::make_unique<std::vector<int>>(100);
  EXPECT_EQ(allocations(), before + 2);
}

TEST(State, is_small_and_trivially_copyable) {
  EXPECT_LE(sizeof(State), 512U);
  EXPECT_TRUE(std::is_trivially_copyable_v<State>);
  EXPECT_LE(sizeof(Action), 8U);
}

}  // namespace
}  // namespace ludoteca::photograph
