#include "ai/proof.h"

#include <gtest/gtest.h>

#include "engine/random_play.h"
#include "games/photograph/photograph.h"

namespace ludoteca::ai {
namespace {

using photograph::Photograph;

constexpr long kEnough = 1'000'000;

class ProofOfPhotograph : public testing::Test {
 protected:
  // The last positions of a random game of two, the end included.
  static std::vector<photograph::State> last_positions(std::uint64_t game, std::size_t count) {
    std::vector<photograph::State> states;
    FastStreams streams(Seed::from_number(game));
    FastGenerator random(Seed::from_number(game), kStreams);
    photograph::Options options{};
    options.players = 2;
    states.push_back(setup(edition(), options, streams));
    while (!to_act(states.back()).empty()) {
      states.push_back(states.back());
      play_random_move<Photograph>(edition(), states.back(), streams, random);
    }
    states.erase(states.begin(), states.end() - static_cast<std::ptrdiff_t>(count));
    return states;
  }
  static const photograph::Edition& edition() { return photograph::default_edition(); }
  static std::optional<float> value(const photograph::State& state, Seat seat, bool help,
                                    long positions = kEnough) {
    const FastStreams luck(Seed::from_number(5));
    return Proof<Photograph>(edition(), seat, positions).value(state, luck, help);
  }
};

TEST_F(ProofOfPhotograph, AFinishedGameIsWorthItsResult) {
  for (std::uint64_t game = 0; game < 20; ++game) {
    const auto end = last_positions(game, 1).back();
    const Outcome result = outcome(edition(), end);
    const bool shared = result.place[0] == result.place[1];
    for (const Seat seat : {Seat{0}, Seat{1}}) {
      const float expected = result.place[seat] != 1 ? 0.0F : shared ? 0.5F : 1.0F;
      EXPECT_EQ(value(end, seat, false), expected);
      EXPECT_EQ(value(end, seat, true), expected);
    }
  }
}

// Two players want opposite things: what one can be sure of is what the other cannot prevent.
TEST_F(ProofOfPhotograph, WhatOneIsSureOfTheOtherCannotPrevent) {
  for (std::uint64_t game = 0; game < 20; ++game) {
    for (const auto& state : last_positions(game, 3)) {
      const auto first = value(state, 0, false);
      const auto second = value(state, 1, false);
      if (!first || !second) continue;
      EXPECT_EQ(*first + *second, 1.0F);
      EXPECT_GE(*value(state, 0, true), *first);
      EXPECT_GE(*value(state, 1, true), *second);
    }
  }
}

TEST_F(ProofOfPhotograph, TheBestOfTheLastChoicesCounts) {
  for (std::uint64_t game = 0; game < 20; ++game) {
    const auto state = last_positions(game, 2).front();
    const Seat seat = to_act(state).front();
    photograph::Actions list;
    legal_actions(edition(), state, seat, list);
    float best = 0;
    for (const auto& action : list) {
      auto next = state;
      FastStreams luck(Seed::from_number(5));
      apply(edition(), next, seat, action, luck, NoEvents{});
      best = std::max(best, value(next, seat, false).value());
    }
    EXPECT_EQ(value(state, seat, false), best);
  }
}

TEST_F(ProofOfPhotograph, SaysNothingWhenItTakesTooLong) {
  const auto state = last_positions(1, 2).front();
  EXPECT_EQ(value(state, 0, false, 1), std::nullopt);
  EXPECT_NE(value(state, 0, false), std::nullopt);
}

}  // namespace
}  // namespace ludoteca::ai
