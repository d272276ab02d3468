#include "games/broom_service/greedy.h"

#include <gtest/gtest.h>

#include "games/broom_service/prospects.h"
#include "games/broom_service/test_random_game.h"
#include "games/broom_service/test_table.h"

namespace ludoteca::broom_service {
namespace {

Action choice_of(const State& state, Seat seat, FastGenerator& random) {
  const State imagined = determinize(default_edition(), state, Viewer::of(seat), random);
  return greedy_choice(default_edition(), imagined, seat, random);
}

// One seat plays greedily, the others at random.
Outcome play_game(const Options& options, Seat greedy, std::uint64_t seed) {
  const Edition& edition = default_edition();
  FastStreams streams(Seed::from_number(seed));
  FastGenerator random(Seed::from_number(seed), 77);
  State state = setup(edition, options, streams);
  while (!finished(state)) {
    const Seat seat = to_act(state).front();
    Actions list;
    legal_actions(edition, state, seat, list);
    const Action action = seat == greedy ? choice_of(state, seat, random) : pick(random, list);
    apply(edition, state, seat, action, streams, NoEvents());
  }
  return outcome(edition, state);
}

int wins_of(Options options, int games) {
  int wins = 0;
  for (int game = 0; game < games; ++game) {
    options.storm = static_cast<Storm>(game / 2 % kStormOptions);
    const auto seat = static_cast<Seat>(game % options.players);
    const Outcome result = play_game(options, seat, static_cast<std::uint64_t>(game));
    wins += result.place.at(seat) == 1 ? 1 : 0;
  }
  return wins;
}

TEST(BroomGreedy, BeatsRandomPlayersNearlyAlwaysOnBothBoards) {
  EXPECT_GE(wins_of({2, Side::front, Storm::off, false}, 60), 57);
  EXPECT_GE(wins_of({2, Side::back, Storm::off, true}, 60), 57);
  EXPECT_GE(wins_of({5, Side::front, Storm::off, true}, 40), 38);
  EXPECT_GE(wins_of({5, Side::back, Storm::off, true}, 40), 38);
}

TEST(BroomGreedy, ChoosesLegalMovesInEveryPosition) {
  for (std::uint64_t number = 0; number < 24; ++number) {
    FastGenerator random(Seed::from_number(number), 0);
    const auto look = [&](const State& state) {
      for (Seat seat = 0; seat < state.seats(); ++seat) {
        if (!to_act(state).contains(seat)) continue;
        Actions list;
        legal_actions(default_edition(), state, seat, list);
        ASSERT_TRUE(list.contains(choice_of(state, seat, random)));
      }
    };
    play_at_random<BroomService>(default_edition(), options_number(number), number, look,
                                 [](const Event&) {});
    if (HasFatalFailure()) return;
  }
}

TEST(BroomGreedy, TheSameSeedGivesTheSameChoice) {
  FastStreams streams(Seed::from_number(3));
  const State state = setup(default_edition(), {3, Side::back, Storm::few, true}, streams);
  const Seat seat = to_act(state).front();
  FastGenerator one(Seed::from_number(1), 0);
  FastGenerator two(Seed::from_number(1), 0);
  EXPECT_EQ(choice_of(state, seat, one), choice_of(state, seat, two));
}

std::string choice_at(const TestTable& table) {
  FastGenerator random(Seed::from_number(2), 0);
  return move_text(greedy_choice(table.edition, table.state, table.acting(), random));
}

// Tower 0 in region 0 is orange: a Druid there scores, a Witch does not.
TEST(BroomGreedy, LaysTheRoleThatDelivers) {
  TestTable table(2);
  table.hand(0, "VD MW").resources(0, 1, 0, 0, 0);
  EXPECT_TRUE(choice_at(table).ends_with(" VD")) << choice_at(table);
}

// The brave Druid's points are safe where nobody can speak after.
TEST(BroomGreedy, IsBraveWhenNobodyCanTakeTheActionAway) {
  TestTable table(2);
  table.hand(0, "VD").resources(0, 1, 0, 0, 0);
  EXPECT_EQ(choice_at(table), "brave VD");
}

TEST(BroomGreedy, AResourceIsWorthSomething) {
  TestTable table(2);
  const Prospects prospects(table.edition);
  const float before = prospects.of_player(table.state, 0);
  table.resources(0, 1, 1, 1, 1);
  EXPECT_GT(prospects.of_player(table.state, 0), before);
}

}  // namespace
}  // namespace ludoteca::broom_service
