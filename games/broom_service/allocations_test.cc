// The rules never allocate, and run at compile time.
#include "engine/allocations.h"

#include <gtest/gtest.h>

#include "engine/random_play.h"
#include "games/broom_service/test_table.h"

namespace ludoteca::broom_service {
namespace {

TEST(Allocations, none_in_setup_legal_actions_apply_copy_view_and_determinize) {
  const Edition& edition = test_edition();
  const long before = allocations();
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    const auto players = static_cast<std::uint8_t>(2 + seed % 4);
    FastStreams streams(Seed::from_number(seed));
    FastGenerator random(Seed::from_number(seed), kStreams);
    const Side side = seed % 2 == 0 ? Side::front : Side::back;
    State state = setup(edition, Options{players, side, Storm::few, true}, streams);
    while (!to_act(state).empty()) {
      const State copy = state;
      const State imagined = determinize(edition, copy, Viewer::of(0), random);
      ASSERT_EQ(view(edition, imagined, Viewer::of(0)), view(edition, copy, Viewer::of(0)));
      play_random_move<BroomService>(edition, state, streams, random);
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

// The rules are constexpr: a short game of two rounds at compile time, each with its last choice.
// Two roles a round; most values are 0.
constexpr bool plays_at_compile_time() {
  Edition edition;
  edition.rounds = 2;
  edition.roles_chosen = 2;
  edition.bewitched[2] = 3;
  edition.start_potions = 1;
  edition.druid_terrains = {0b0011, 0b1100};
  for (auto& gatherer : edition.gathers)
    gatherer = {Resources{{1, 0, 0, 0}}, Resources{{1, 1, 0, 1}}};
  edition.clouds[0] = {kHeavyClouds, 1, 1};
  edition.maps = {Map(test_front()), Map(test_back())};
  FastStreams streams(Seed::from_number(5));
  State state = setup(edition, Options{2, Side::front, Storm::off, false}, streams);
  int moves = 0;
  while (!to_act(state).empty()) {
    if (check_invariants(edition, state) != nullptr) return false;
    Actions list;
    const Seat seat = to_act(state).front();
    legal_actions(edition, state, seat, list);
    apply(edition, state, seat, list.back(), streams, NoEvents{});
    ++moves;
  }
  return state.round == 2 && moves >= 8 && outcome(edition, state).place[0] <= 2;
}
static_assert(plays_at_compile_time());

}  // namespace
}  // namespace ludoteca::broom_service
