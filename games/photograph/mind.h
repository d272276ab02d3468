// What Photograph tells a computer player (ai/mind.h).
#pragma once

#include "ai/mind.h"
#include "games/photograph/outlook.h"
#include "games/photograph/rules.h"

namespace ludoteca::photograph {

class Mind {
  using Gains = ai::Gains<Actions>;

 public:
  explicit Mind(const Edition& edition) : edition_(edition), sharp_next_(edition) {}

  static ai::Figures figures(const Options&) {
    return {.spread = 6, .temperature = 1.5F, .horizon = 3, .looseness = 1.4F};
  }

  ai::Estimate estimate(const State& state) const {
    ai::Estimate points{};
    const Outlook outlook(edition_, sharp_next_, state);
    for (Seat seat = 0; seat < state.players(); ++seat) points[seat] = outlook.expected(seat);
    return points;
  }

  // The more players, the fewer photos each will still take.
  float uncertainty(const State& state) const {
    const float to_come = share_to_come(edition_, state);
    return 0.75F + (12.5F - 1.5F * static_cast<float>(state.players())) * to_come;
  }

  void gains(const State& state, Seat seat, const Actions& list, FastStreams&, Gains& gain) const {
    weigh(state, seat, list, Winds::likely, gain);
  }
  void first_gains(const State& state, Seat seat, const Actions& list, FastStreams&,
                   Gains& gain) const {
    weigh(state, seat, list, Winds::all, gain);
  }

  // The best of a few scenes, or of the likely winds.
  Action habit(const State& state, Seat seat, const Actions& list, FastGenerator& random) const {
    if (state.pending.top().step != Step::choose_scene) {
      return Outlook(edition_, sharp_next_, state).best_wind(seat, Winds::likely).action;
    }
    Action best = pick(random, list);
    float highest = after_scene(state, seat, best, Winds::likely);
    for (int i = 1; i < kScenesTried; ++i) {
      const Action other = pick(random, list);
      const float value = after_scene(state, seat, other, Winds::likely);
      if (value > highest) {
        best = other;
        highest = value;
      }
    }
    return best;
  }

  // Winds move cards of a hand by their places.
  static bool depends_on_hidden(const State& state) {
    return state.pending.top().step != Step::choose_scene;
  }
  static bool depends_on_hidden(const Action& action) {
    return action.kind() == Action::Kind::wind;
  }
  static bool secret(const State& state) {
    const Step step = state.pending.top().step;
    return step == Step::sunset || step == Step::final_shots;
  }
  static int stage(const State& state) { return state.pending.begin()->seat; }  // whose turn it is

 private:
  static constexpr int kScenesTried = 3;

  // A scene is worth what the best wind after it is worth.
  float after_scene(const State& state, Seat seat, Action scene, Winds tried) const {
    State after = state;
    NoEvents silent;
    take_photos(edition_, after, seat, scene, silent);
    return Outlook(edition_, sharp_next_, after).best_wind(seat, tried).value;
  }

  void weigh(const State& state, Seat seat, const Actions& list, Winds tried, Gains& gain) const {
    const Outlook outlook(edition_, sharp_next_, state);
    const bool scene = state.pending.top().step == Step::choose_scene;
    const float now = outlook.as_it_lies(seat);
    for (std::size_t i = 0; i < list.size(); ++i) {
      const float value = scene ? after_scene(state, seat, list[i], tried)
                                : outlook.after_wind(seat, list[i].as_wind());
      gain[i] = value - now;
    }
  }

  const Edition& edition_;
  SharpNext sharp_next_;
};

}  // namespace ludoteca::photograph
