// What Photograph tells a computer player (ai/mind.h).
#pragma once

#include "ai/mind.h"
#include "games/photograph/rules.h"
#include "games/photograph/scoring.h"

namespace ludoteca::photograph {

// In points.
inline constexpr float kRoom = 0.25F;     // each number still free in the direction of a strip
inline constexpr float kGoodShot = 2.5F;  // a Good Shot within reach, by how near it is
inline constexpr float kInHand = 0.5F;    // what cards still in hand will bring, as they lie

constexpr int room_left(const Strip& strip) {
  const int up = kNumbers - strip.last_sharp();
  const int down = strip.last_sharp() - 1;
  switch (strip.direction()) {
    case Direction::ascending:
      return up;
    case Direction::descending:
      return down;
    case Direction::open:
      return std::max(up, down);
  }
  return 0;
}

// What the strips of a seat are worth, with what they may still become.
constexpr float strips_value(const Edition& edition, const State& state, Seat seat) {
  auto value = static_cast<float>(score_sheet(edition, state, seat).total);
  if (finished(state)) return value;
  const int needed = edition.good_shot_needs[state.players()];
  for (int c = 0; c < kColours; ++c) {
    const Strip& strip = state.strips[seat][c];
    if (strip.length() == 0) continue;
    value += static_cast<float>(room_left(strip)) * kRoom;
    const int sharp = std::min(strip.sharp(), needed);
    if (state.good_shots[c] == kNobody) {
      value += kGoodShot * static_cast<float>(sharp * sharp) / static_cast<float>(needed * needed);
    }
  }
  return value;
}

// The strips, and the hand played out in its order.
constexpr float hand_value(const Edition& edition, const State& state, Seat seat) {
  const float now = strips_value(edition, state, seat);
  State later = state;
  NoEvents silent;
  shoot(edition, later, seat, static_cast<int>(later.hands[seat].size()), GoodShots::can_be_won,
        silent);
  return now + (strips_value(edition, later, seat) - now) * kInHand;
}

class Mind {
 public:
  explicit Mind(const Edition& edition) : edition_(edition) {}

  static ai::Figures figures(const Options&) {
    return {.spread = 6, .temperature = 1.5F, .horizon = 1, .samples = 4};
  }
  ai::Estimate estimate(const State& state) const {
    ai::Estimate points{};
    for (Seat seat = 0; seat < state.players(); ++seat) {
      points[seat] =
          finished(state) ? strips_value(edition_, state, seat) : hand_value(edition_, state, seat);
    }
    return points;
  }
  static bool secret(const State& state) {
    const Step step = state.pending.top().step;
    return step == Step::sunset || step == Step::final_shots;
  }
  static int stage(const State& state) { return state.pending.begin()->seat; }  // whose turn it is

 private:
  const Edition& edition_;
};

}  // namespace ludoteca::photograph
