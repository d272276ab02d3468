#include "games/fort/mind.h"

#include <gtest/gtest.h>

#include <cmath>

#include "engine/random_play.h"
#include "games/fort/fort.h"
#include "games/fort/test_position.h"
#include "tests/mind_checks.h"
#include "tests/rounds.h"

namespace ludoteca::fort {
namespace {

// Calls look(state) at every position of some random games of every kind.
template <class Look>
void at_random_positions(std::uint64_t games, Look look) {
  for (std::uint64_t number = 0; number < games; ++number) {
    const auto players = static_cast<std::uint8_t>(kMinPlayers + number % 3);
    play_at_random<Fort>(default_edition(), {players, number % 2 == 0}, number, look,
                         [](const Event&) {});
    if (testing::Test::HasFatalFailure()) return;
  }
}

TEST(FortMind, EstimateOfAFinishedGameIsItsScore) {
  const Mind mind(default_edition());
  int finished_games = 0;
  at_random_positions(12, [&](const State& state) {
    if (!finished(state)) return;
    ++finished_games;
    expect_estimate_is_score(mind, default_edition(), state);
  });
  EXPECT_EQ(finished_games, 12);
}

TEST(FortMind, GainsAreFiniteAndHabitsLegalInEveryPosition) {
  const Edition& edition = default_edition();
  const Mind mind(edition);
  FastStreams streams(Seed::from_number(5));
  at_random_positions(rounds(12), [&](const State& state) {
    if (finished(state)) return;
    const Seat seat = to_act(state).front();
    Actions list;
    legal_actions(edition, state, seat, list);
    ai::Gains<Actions> gain;
    mind.gains(state, seat, list, streams, gain);
    for (std::size_t i = 0; i < list.size(); ++i) {
      ASSERT_TRUE(std::isfinite(gain[i]) && std::abs(gain[i]) < 200);
    }
    ASSERT_TRUE(list.contains(mind.habit(state, seat, list, streams)));
  });
}

// Compared with the average of the others, hands left out.
float lead_of(const Forecast& forecast, const State& state, Seat seat) {
  const ai::Estimate points = forecast.of_players(state, false);
  float others = 0;
  for (Seat other = 0; other < state.seats(); ++other) others += other == seat ? 0 : points[other];
  return points[seat] - others / static_cast<float>(state.seats() - 1);
}

TEST(FortMind, WhatARecruitBringsIsWhatTheRulesMakeOfIt) {
  const Edition& edition = default_edition();
  const Mind mind(edition);
  const Forecast forecast(edition);
  int compared = 0;
  at_random_positions(rounds(30), [&](const State& state) {
    if (finished(state) || state.pending.top().step != Step::recruit) return;
    const Seat seat = to_act(state).front();
    Actions list;
    legal_actions(edition, state, seat, list);
    const Seed luck = Seed::from_number(7);
    FastStreams streams(luck);
    ai::Gains<Actions> gain;
    mind.gains(state, seat, list, streams, gain);
    for (std::size_t i = 0; i < list.size(); ++i) {
      State after = state;
      FastStreams same(luck);
      apply(edition, after, seat, list[i], same, NoEvents());
      if (!finished(after) && leader_of(after) == seat) return;  // perks ask for more
      ++compared;
      ASSERT_NEAR(gain[i], lead_of(forecast, after, seat) - lead_of(forecast, state, seat), 1e-3)
          << move_text(list[i]);
    }
  });
  EXPECT_GT(compared, 1000);
}

std::string habit_in(const State& state) {
  const Mind mind(default_edition());
  FastStreams streams(Seed::from_number(1));
  Actions list;
  legal_actions(default_edition(), state, to_act(state).front(), list);
  return move_text(mind.habit(state, to_act(state).front(), list, streams));
}

// Dash brings points for what is in the Pack. A rule of thumb about kids would play the same one in
// both positions.
TEST(FortMind, HabitsPlayTheKidThatBringsMoreAsThingsStand) {
  const auto position = [] {
    return TestPosition(2)
        .hand(0, "Dash, Giggles, Chef")
        .level(0, 3)
        .points(0, 23)
        .first(1)
        .hand(1, "Sarge");
  };
  EXPECT_EQ(habit_in(position().pack(0, 2, 2).stuff(0, 4, 4).build()), "play Dash");
  EXPECT_NE(habit_in(position().build()), "play Dash");
}

TEST(FortMind, ChancesBecomeSurerTowardsTheEnd) {
  expect_uncertainty_shrinks<Fort>(Mind(default_edition()), default_edition());
}

}  // namespace
}  // namespace ludoteca::fort
