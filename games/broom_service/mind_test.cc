#include "games/broom_service/mind.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "games/broom_service/test_random_game.h"
#include "games/broom_service/test_table.h"
#include "tests/mind_checks.h"
#include "tests/rounds.h"

namespace ludoteca::broom_service {
namespace {

// Calls look(state) at every position of some random games with all variants.
template <class Look>
void at_random_positions(std::uint64_t games, Look look) {
  for (std::uint64_t number = 0; number < games; ++number) {
    play_at_random<BroomService>(default_edition(), options_number(number), number, look,
                                 [](const Event&) {});
    if (testing::Test::HasFatalFailure()) return;
  }
}

TEST(BroomMind, EstimateOfAFinishedGameIsItsScore) {
  const Mind mind(default_edition());
  int finished_games = 0;
  at_random_positions(24, [&](const State& state) {
    if (!finished(state)) return;
    ++finished_games;
    expect_estimate_is_score(mind, default_edition(), state);
  });
  EXPECT_EQ(finished_games, 24);
}

bool all_finite(const Gains& gain, std::size_t count) {
  return std::all_of(gain.begin(), gain.begin() + count,
                     [](float points) { return std::isfinite(points) && std::abs(points) < 200; });
}

TEST(BroomMind, GainsAreFiniteAndHabitsLegalInEveryPosition) {
  const Edition& edition = default_edition();
  const Mind mind(edition);
  FastStreams streams(Seed::from_number(5));
  FastGenerator random(Seed::from_number(6), 0);
  at_random_positions(rounds(24), [&](const State& state) {
    if (finished(state)) return;
    const Seat seat = to_act(state).front();
    Actions list;
    legal_actions(edition, state, seat, list);
    Gains gain;
    mind.gains(state, seat, list, streams, gain);
    ASSERT_TRUE(all_finite(gain, list.size()));
    mind.first_gains(state, seat, list, streams, gain);
    ASSERT_TRUE(all_finite(gain, list.size()));
    ASSERT_TRUE(list.contains(mind.habit(state, seat, list, random)));
  });
}

// The gain of a choice that must be among those of the acting player.
float gain_of(const TestTable& table, std::string_view move) {
  const Mind mind(table.edition);
  FastStreams streams(Seed::from_number(1));
  Actions list;
  legal_actions(table.edition, table.state, table.acting(), list);
  Gains gain;
  mind.gains(table.state, table.acting(), list, streams, gain);
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (move_text(list[i]) == move) return gain[i];
  }
  ADD_FAILURE() << move;
  return 0;
}

// Tower 0 in region 0 is orange.
TEST(BroomMind, LayingTheRoleThatDeliversGainsMost) {
  TestTable table(2);
  table.hand(0, "VD MW").resources(0, 1, 0, 0, 0);
  EXPECT_GT(gain_of(table, "cowardly VD"), gain_of(table, "cowardly MW"));
  EXPECT_GT(gain_of(table, "brave VD"), gain_of(table, "brave MW"));
}

TEST(BroomMind, BraveryGainsLessTheMoreRivalsMayTakeTheActionAway) {
  TestTable alone(2);
  alone.hand(0, "VD MW").resources(0, 1, 0, 0, 0);
  TestTable contested(2);
  contested.hand(0, "VD MW").hand(1, "HG RG FG WF").resources(0, 1, 0, 0, 0);
  EXPECT_GT(gain_of(alone, "brave VD"), gain_of(contested, "brave VD"));
  EXPECT_EQ(gain_of(alone, "cowardly VD"), gain_of(contested, "cowardly VD"));
}

float set_gain(const TestTable& table, Roles roles) {
  return gain_of(table, move_text(Action::roles(roles)));
}

TEST(BroomMind, ABewitchedRoleMakesASetWorseByItsCost) {
  TestTable table(2);
  table.choosing().resources(0, 1, 1, 1, 1).resources(1, 1, 1, 1, 1);
  const Roles roles = roles_of("VD MW HG WF");
  const float before = set_gain(table, roles);
  table.bewitched("MW");
  EXPECT_NEAR(before - set_gain(table, roles), table.edition.bewitched_cost, 1e-3);
}

// A Druid without potions is worth little, but a Gatherer brings one.
TEST(BroomMind, RolesThatGoTogetherAreWorthMoreThanEachAlone) {
  TestTable table(2);
  table.choosing();
  const float druid = set_gain(table, roles_of("VD MW HD WF"));
  const float gatherer = set_gain(table, roles_of("RG MW HD WF"));
  const float neither = set_gain(table, roles_of("HW MW HD WF"));
  const float both = set_gain(table, roles_of("RG VD MW WF"));
  EXPECT_GT(both - neither, (druid - neither) + (gatherer - neither));
}

// Nothing that a rival has shown not to hold.
bool hands_are_possible(const State& imagined, Seat seat) {
  for (Seat rival = 0; rival < imagined.seats(); ++rival) {
    const unsigned impossible = ~unsigned{possible_roles(imagined, rival)};
    if (rival != seat && (imagined.at(rival).hand & impossible) != 0) return false;
  }
  return true;
}

// Except that rivals who have chosen their roles are taken to choose still.
State with_roles_open(State state) {
  if (state.pending.top().step == Step::choose_roles) state.chosen.clear();
  return state;
}

TEST(BroomMind, WhatIsImaginedLooksTheSameAndKeepsTheRules) {
  const Edition& edition = default_edition();
  Mind mind(edition);
  FastStreams streams(Seed::from_number(5));
  FastGenerator random(Seed::from_number(6), 0);
  int positions = 0;
  const auto look = [&](const State& state, Seat seat) {
    const Viewer viewer = Viewer::of(seat);
    const State known = determinize(edition, state, viewer, random);
    mind.prepare(known, seat, streams);
    const State imagined = mind.imagine(known, seat, random);
    ASSERT_EQ(view(edition, imagined, viewer), view(edition, with_roles_open(state), viewer));
    ASSERT_TRUE(check_invariants(edition, imagined) == nullptr &&
                hands_are_possible(imagined, seat));
    ++positions;
  };
  at_random_positions(rounds(24), [&](const State& state) {
    for (Seat seat = 0; seat < state.seats(); ++seat) {
      if (to_act(state).contains(seat)) look(state, seat);
    }
  });
  EXPECT_GT(positions, rounds(1000));
}

// Whether a rival has chosen already makes no difference to what is thought.
TEST(BroomMind, WhoHasChosenRolesIsImaginedAsStillChoosing) {
  TestTable table(2);
  table.choosing();
  Mind mind(table.edition);
  FastStreams streams(Seed::from_number(5));
  FastGenerator random(Seed::from_number(6), 0);
  const State open = table.state;
  table.state.chosen.choose(0, roles_of("VD MW HG WF"));
  mind.prepare(table.state, 1, streams);
  EXPECT_EQ(mind.imagine(table.state, 1, random), open);
}

// Somebody who can deliver is imagined with the Druid more often than with a useless one.
TEST(BroomMind, RivalsAreImaginedWithRolesThatBringThemSomething) {
  TestTable table(2);
  table.hand(0, "MW").hand(1, "MW WF").resources(1, 3, 3, 3, 0);
  Mind mind(table.edition);
  FastStreams streams(Seed::from_number(5));
  FastGenerator random(Seed::from_number(6), 0);
  mind.prepare(table.state, 0, streams);
  int useful = 0;
  int useless = 0;
  for (int i = 0; i < 1000; ++i) {
    const Roles hand = mind.imagine(table.state, 0, random).at(1).hand;
    ASSERT_EQ(std::popcount(hand), 2);
    useful += contains(hand, Role::valley_druid) ? 1 : 0;
    useless += contains(hand, Role::weather_fairy) ? 1 : 0;
  }
  EXPECT_GT(useful, useless + 100);
  EXPECT_GT(useless, 10);  // but everything stays possible
}

TEST(BroomMind, ChancesBecomeSurerTowardsTheEnd) {
  expect_uncertainty_shrinks<BroomService>(Mind(default_edition()), default_edition());
}

}  // namespace
}  // namespace ludoteca::broom_service
