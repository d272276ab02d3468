// What Broom Service tells a computer player (ai/mind.h).
#pragma once

#include <algorithm>

#include "ai/mind.h"
#include "games/broom_service/quick_gains.h"
#include "games/broom_service/rival_hands.h"

namespace ludoteca::broom_service {

class Mind {
 public:
  explicit Mind(const Edition& edition) : edition_(edition), quick_(edition, worths_) {}
  // Its parts refer to each other.
  Mind(const Mind&) = delete;
  Mind& operator=(const Mind&) = delete;

  static ai::Figures figures(const Options&) {
    return {.spread = 8, .temperature = 2, .horizon = 1, .looseness = 0.6F};
  }
  ai::Estimate estimate(const State& state) const {
    ai::Estimate points{};
    for (Seat seat = 0; seat < state.seats(); ++seat) points[seat] = of_player(state, seat);
    return points;
  }
  float uncertainty(const State& state) const {
    const int rounds = edition_.rounds - state.round + 1;
    return 2 + 0.85F * static_cast<float>(rounds);
  }
  static bool secret(const State& state) {
    const Step step = state.pending.top().step;
    return step == Step::choose_roles || step == Step::extra_role || step == Step::full_hands;
  }
  static bool mixed(const State& state) { return secret(state); }
  static int stage(const State& state) { return state.round; }

  void gains(const State& state, Seat seat, const Actions& list, FastStreams&, Gains& gain) const {
    if (state.pending.top().step == Step::choose_roles) {
      quick_.weigh_role_sets(state, seat, list, gain);
    } else {
      quick_.weigh(state, seat, list, gain);
    }
  }
  // Decisions of one action are looked through to its end.
  void first_gains(const State& state, Seat seat, const Actions& list, FastStreams& streams,
                   Gains& gain) const {
    if (!in_action(state, seat)) {
      gains(state, seat, list, streams, gain);
      return;
    }
    const float now = of_player(state, seat);
    for (std::size_t i = 0; i < list.size(); ++i) {
      State next = state;
      apply(edition_, next, seat, list[i], streams, NoEvents());
      gain[i] = best_outcome(next, seat, streams, kDeepest) - now;
    }
  }

  Action habit(const State& state, Seat seat, const Actions& list, FastGenerator& random) const {
    if (list.size() == 1) return list[0];
    if (state.pending.top().step == Step::choose_roles) return usual_roles(state, seat, random);
    Gains gain;
    quick_.weigh(state, seat, list, gain);
    std::size_t best = 0;
    float highest = -1e9F;
    for (std::size_t i = 0; i < list.size(); ++i) {
      const float value = gain[i] + whim(random);
      if (value <= highest) continue;
      highest = value;
      best = i;
    }
    return list[best];
  }

  // Rivals probably hold roles that bring them something.
  void prepare(const State& known, Seat seat, FastStreams&) {
    for (Seat rival = 0; rival < known.seats(); ++rival) {
      hands_[rival].clear();
      if (rival == seat || known.at(rival).hand == 0) continue;
      hands_[rival].list_hands(edition_, worths_, known, rival);
    }
  }
  // Who has chosen roles before the thinking player is taken not to have chosen yet: nobody knows
  // what was chosen, and so the search learns it like the choices of those who are still to choose.
  State imagine(const State& known, Seat seat, FastGenerator& random) const {
    State result = known;
    const bool choosing = known.pending.top().step == Step::choose_roles;
    if (choosing) result.chosen.clear();
    for (Seat rival = 0; rival < known.seats(); ++rival) {
      if (rival == seat) continue;
      if (!hands_[rival].empty()) result.at(rival).hand = hands_[rival].draw(random);
      if (!choosing) redraw_choice(edition_, result, rival, random);
    }
    return result;
  }

 private:
  static constexpr float kWhim = 1.5F;  // points: how far habits stray from what seems best
  static constexpr int kDeepest = 4;    // further decisions of an action that are looked through

  static float whim(FastGenerator& random) {
    return kWhim * static_cast<float>(random() >> 40) / (1U << 24);
  }

  // The score as if the game ended now, sets aside, and what is to be expected besides.
  float of_player(const State& state, Seat seat) const {
    const ScoreSheet sheet = score_sheet(edition_, state, seat);
    if (finished(state)) return sheet.total;
    const Worths& worths = worths_.of(edition_, state, seat);
    const Features features = features_of(edition_, state, seat);
    auto points = static_cast<float>(sheet.total - sheet.set_points);
    for (std::size_t i = 0; i < kFeatures; ++i) points += worths[i] * features[i];
    return points;
  }

  static bool in_action(const State& state, Seat seat) {
    if (finished(state)) return false;
    const auto& [step, actor, arg, place] = state.pending.top();
    return actor == seat && step > Step::follow && step < Step::full_hands;
  }
  // The best that the decisions of this player's current action can lead to.
  float best_outcome(const State& state, Seat seat, FastStreams& streams, int depth) const {
    if (depth == 0 || !in_action(state, seat)) return of_player(state, seat);
    Actions list;
    legal_actions(edition_, state, seat, list);
    float highest = -1e9F;
    for (const Action action : list) {
      State next = state;
      apply(edition_, next, seat, action, streams, NoEvents());
      highest = std::max(highest, best_outcome(next, seat, streams, depth - 1));
    }
    return highest;
  }

  // As many roles as usual, those that seem best alone.
  Action usual_roles(const State& state, Seat seat, FastGenerator& random) const {
    const Outlook outlook(edition_, worths_, state, seat);
    std::array<float, kRoles> value;
    for (std::size_t r = 0; r < kRoles; ++r) {
      value[r] = promise(edition_, state, outlook, static_cast<Role>(r)) + whim(random);
    }
    Roles roles = 0;
    for (int i = 0; i < edition_.roles_chosen; ++i) {
      const auto best = std::max_element(value.begin(), value.end()) - value.begin();
      value[static_cast<std::size_t>(best)] = -1e9F;
      roles = with(roles, static_cast<Role>(best));
    }
    return Action::roles(roles);
  }

  const Edition& edition_;
  WorthTable worths_;
  QuickGains quick_;
  std::array<RivalHands, kMaxPlayers> hands_{};
};

}  // namespace ludoteca::broom_service
