// What Fort tells a computer player (ai/mind.h).
#pragma once

#include "ai/mind.h"
#include "games/fort/forecast.h"
#include "games/fort/habits.h"
#include "games/fort/worth.h"

namespace ludoteca::fort {

class Mind {
 public:
  explicit Mind(const Edition& edition)
      : edition_(edition), worth_(edition), habits_(edition, worth_), forecast_(edition) {}

  static ai::Figures figures(const Options& /*options*/) {
    return {.spread = 6, .temperature = 3, .horizon = 4, .exploration = 2, .looseness = 0.35F};
  }
  ai::Estimate estimate(const State& state) const {
    ai::Estimate points{};
    for (Seat seat = 0; seat < state.seats(); ++seat) {
      points[seat] = forecast_.of_player(state, seat, true);
    }
    return points;
  }
  static bool secret(const State& state) {
    const Step step = state.pending.top().step;
    return step == Step::draft || step == Step::keep_rule;
  }
  // A turn lasts as long as its leader.
  static int stage(const State& state) { return leader_of(state); }

  // What the position is like when the turn went on by habit.
  void gains(const State& state, Seat seat, const Actions& list, FastStreams& streams,
             ai::Gains<Actions>& gain) const {
    gain.fill(0);
    if (state.pending.top().step == Step::draft) return;
    const float now = lead(state, seat, leader_of(state) != seat);
    for (std::size_t i = 0; i < list.size(); ++i) {
      gain[i] = lead_after(state, seat, list[i], streams) - now;
    }
  }
  // The choices that shape a turn are tried out; the rest are rules of thumb.
  Action habit(const State& state, Seat seat, const Actions& list, FastStreams& streams) const {
    const Step step = state.pending.top().step;
    const bool shapes = step == Step::play || step == Step::follow || step == Step::recruit;
    if (!shapes || list.size() == 1) return habits_.choice(state, seat, list);
    Action best = list[0];
    float most = -1e9F;
    for (const Action action : list) {
      const float ahead = lead_after(state, seat, action, streams);
      if (ahead <= most) continue;
      most = ahead;
      best = action;
    }
    return best;
  }

 private:
  static constexpr int kLongest = 100;  // moves of a turn, far more than any takes

  // At the end of the turn, or of the own part in it. A new hand that is drawn at its end is luck
  // and does not count.
  float lead_after(State state, Seat seat, Action action, FastStreams& streams) const {
    const Seat leader = leader_of(state);
    Actions list;
    apply(edition_, state, seat, action, streams, NoEvents(), list);
    for (int moves = 0; moves < kLongest && goes_on(state, leader, seat); ++moves) {
      const Seat next = to_act(state).front();
      if (list.empty()) legal_actions(edition_, state, next, list);
      const Action usual = habits_.choice(state, next, list);
      list.restart();
      apply(edition_, state, next, usual, streams, NoEvents(), list);
    }
    return lead(state, seat, leader != seat);
  }
  // Compared with the average of the others.
  float lead(const State& state, Seat seat, bool with_hand) const {
    float others = 0;
    for (Seat other = 0; other < state.seats(); ++other) {
      if (other != seat) others += forecast_.of_player(state, other, with_hand);
    }
    return forecast_.of_player(state, seat, with_hand) -
           others / static_cast<float>(state.seats() - 1);
  }
  static bool goes_on(const State& state, Seat leader, Seat seat) {
    if (finished(state) || leader_of(state) != leader) return false;
    return leader == seat || to_act(state).contains(seat);
  }

  const Edition& edition_;
  Worth worth_;
  Habits habits_;
  Forecast forecast_;
};

}  // namespace ludoteca::fort
