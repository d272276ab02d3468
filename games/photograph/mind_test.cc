#include "games/photograph/mind.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "engine/random_play.h"
#include "games/photograph/test_position.h"
#include "tests/mind_checks.h"

namespace ludoteca::photograph {
namespace {

const Edition& edition() {
  return default_edition();
}

State deal(int players, bool missed_opportunity, int number) {
  FastStreams streams(Seed::from_number(static_cast<std::uint64_t>(number)));
  return setup(edition(), {static_cast<std::uint8_t>(players), missed_opportunity}, streams);
}

// Calls use(state) with every position of some random games, the last one included.
template <class Use>
void for_each_position(int games, Use use) {
  for (int game = 0; game < games; ++game) {
    State state = deal(kMinPlayers + game % 3, game % 2 == 1, game);
    FastStreams streams{Seed()};
    FastGenerator random(Seed::from_number(static_cast<std::uint64_t>(game)), kStreams);
    use(state);
    while (!to_act(state).empty()) {
      play_random_move<Photograph>(edition(), state, streams, random);
      use(state);
    }
  }
}

ai::Gains<Actions> gains_of(const State& state, Seat seat, const Actions& list, bool first) {
  FastStreams streams{Seed()};
  ai::Gains<Actions> gain{};
  if (first) {
    Mind(edition()).first_gains(state, seat, list, streams, gain);
  } else {
    Mind(edition()).gains(state, seat, list, streams, gain);
  }
  return gain;
}

Action highest(const Actions& list, const ai::Gains<Actions>& gain) {
  const auto* const best = std::max_element(gain.begin(), gain.begin() + list.size());
  return list[static_cast<std::size_t>(best - gain.begin())];
}

TEST(Mind, EstimatesAFinishedGameByItsScores) {
  int finished_games = 0;
  for_each_position(30, [&](const State& state) {
    if (!finished(state)) return;
    ++finished_games;
    const ai::Estimate points = Mind(edition()).estimate(state);
    const Outcome end = outcome(edition(), state);
    for (Seat seat = 0; seat < state.players(); ++seat) EXPECT_EQ(points[seat], end.score[seat]);
  });
  EXPECT_EQ(finished_games, 30);
}

TEST(Mind, ExpectsPointsThatArePossible) {
  for_each_position(30, [&](const State& state) {
    const ai::Estimate points = Mind(edition()).estimate(state);
    for (Seat seat = 0; seat < state.players(); ++seat) {
      EXPECT_GT(points[seat], -100);
      EXPECT_LT(points[seat], 120);
    }
  });
}

void expect_finite_gains(const State& state, bool first) {
  const Seat seat = to_act(state).front();
  Actions list;
  legal_actions(edition(), state, seat, list);
  const auto gain = gains_of(state, seat, list, first);
  for (std::size_t i = 0; i < list.size(); ++i) EXPECT_LT(std::abs(gain[i]), 100) << i;
}

TEST(Mind, SeesFiniteGains) {
  for_each_position(30, [&](const State& state) {
    if (finished(state)) return;
    expect_finite_gains(state, false);
    expect_finite_gains(state, true);
  });
}

// In the last shots everything is known: the gains differ by exactly what the choices bring.
TEST(Mind, WeighsTheLastShotsByTheirPoints) {
  int seen = 0;
  for_each_position(60, [&](const State& state) {
    if (finished(state) || state.pending.top().step != Step::final_shots) return;
    const Seat last = static_cast<Seat>(state.players() - 1);
    if (to_act(state) != SeatSet::only(last)) return;
    ++seen;
    Actions list;
    legal_actions(edition(), state, last, list);
    const auto gain = gains_of(state, last, list, false);
    FastStreams streams{Seed()};
    std::array<int, Actions::kCapacity> points{};
    for (std::size_t i = 0; i < list.size(); ++i) {
      State after = state;
      apply(edition(), after, last, list[i], streams, NoEvents{});
      points[i] = outcome(edition(), after).score[last];
    }
    for (std::size_t i = 1; i < list.size(); ++i) {
      EXPECT_NEAR(gain[i] - gain[0], points[i] - points[0], 1e-3);
    }
  });
  EXPECT_EQ(seen, 60);
}

// B5 waits behind R1, which would be blurry now and with every other photo of its strip: the first
// shot must be B5.
TEST(Mind, KeepsAMisfitBack) {
  State state = TestPosition(2).strip(0, "B2 B3 B4 R6 R7 R8").hand(0, "R1 B5 Y1 Y2 Y3").build();
  FastStreams streams{Seed()};
  Actions scenes_now;
  legal_actions(edition(), state, 0, scenes_now);
  const auto* const one = std::find_if(scenes_now.begin(), scenes_now.end(),
                                       [](Action action) { return action.count() == 1; });
  ASSERT_NE(one, scenes_now.end());
  apply(edition(), state, 0, *one, streams, NoEvents{});
  Actions list;
  legal_actions(edition(), state, 0, list);
  for (const bool first : {false, true}) {
    EXPECT_EQ(highest(list, gains_of(state, 0, list, first)).as_wind().from, 0);
  }
  FastGenerator random(Seed(), kStreams);
  EXPECT_EQ(Mind(edition()).habit(state, 0, list, random).as_wind().from, 0);
  EXPECT_GT(Mind(edition()).estimate(state)[0],
            Outlook(edition(), SharpNext(edition()), state).as_it_lies(0));
}

TEST(Mind, HabitsArePossibleMoves) {
  FastGenerator random(Seed(), kStreams);
  for_each_position(30, [&](const State& state) {
    if (finished(state)) return;
    const Seat seat = to_act(state).front();
    Actions list;
    legal_actions(edition(), state, seat, list);
    EXPECT_TRUE(list.contains(Mind(edition()).habit(state, seat, list, random)));
  });
}

void expect_same_rule(const Strip& strip, const SharpNext& sharp_next) {
  for (int number = 1; number <= kNumbers; ++number) {
    EXPECT_EQ((sharp_next.after(StripEnd(strip)) >> number & 1U) != 0,
              strip.would_be_sharp(edition(), number))
        << number;
  }
}

TEST(Film, KnowsTheNumbersThatAreSharpNext) {
  const SharpNext sharp_next(edition());
  int strips = 0;
  for_each_position(20, [&](const State& state) {
    for (const Strip& strip : state.strips[0]) {
      expect_same_rule(strip, sharp_next);
      ++strips;
    }
  });
  EXPECT_GT(strips, 1000);
}

// The hand of a player played out on a film, and by the rules.
TEST(Film, TakesShotsAsTheRulesDo) {
  const SharpNext sharp_next(edition());
  int good_shots = 0;
  for_each_position(30, [&](const State& state) {
    State by_rules = state;
    Film film = film_of(state, 0);
    const Projector projector(edition(), sharp_next, state);
    for (const Card card : state.hands[0]) projector.play(film, card);
    NoEvents silent;
    const int cards = static_cast<int>(state.hands[0].size());
    shoot(edition(), by_rules, 0, cards, GoodShots::can_be_won, silent);
    const Film expected = film_of(by_rules, 0);
    for (int c = 0; c < kColours; ++c) {
      EXPECT_EQ(film[c].end.code(), expected[c].end.code());
      EXPECT_EQ(film[c].sharp, expected[c].sharp);
      EXPECT_EQ(film[c].blurry, expected[c].blurry);
      EXPECT_EQ(film[c].good_shot, expected[c].good_shot);
      good_shots += film[c].good_shot && state.good_shots[c] == kNobody ? 1 : 0;
    }
  });
  EXPECT_GT(good_shots, 10);
}

// P10: of the colours in hand, the one whose loss costs least is expected to be lost.
TEST(Prospects, RegretTheColourThatCostsLeast) {
  State state = TestPosition(2).strip(0, "B2 B3 B4 R6").hand(0, "B5 R8 R9 B7 B8").build();
  const auto regret = [&state] {
    float seen = 0;
    look_at_prospects(edition(), SharpNext(edition()), state, 0, film_of(state, 0), state.hands[0],
                      takeable(state), [&](int prospect, float amount) {
                        if (prospect == kRegret) seen += amount;
                      });
    return seen;
  };
  EXPECT_EQ(regret(), 0);
  state.options.missed_opportunity = true;
  // Red will have 3 sharp photos: 4 points instead of -3. Blue would cost more.
  EXPECT_EQ(regret(), 7);
}

TEST(Mind, ChancesBecomeSurerTowardsTheEnd) {
  expect_uncertainty_shrinks<Photograph>(Mind(edition()), edition());
}

}  // namespace
}  // namespace ludoteca::photograph
