// Whether a choice wins or loses for certain: everything that can follow is played out.
#pragma once

#include <algorithm>
#include <optional>

#include "engine/game.h"

namespace ludoteca::ai {

template <Game G>
class Proof {
  using State = typename G::State;

 public:
  // Looks at no more than `positions` positions.
  Proof(const typename G::Edition& edition, Seat seat, long positions)
      : edition_(edition), seat_(seat), left_(positions) {}

  // The part of a win that the seat gets if it plays on perfectly, knowing everything, and the
  // others do all they can against it, or all they can for it. Nothing if that takes too long.
  std::optional<float> value(const State& state, const FastStreams& luck, bool others_help) {
    if (--left_ < 0) return std::nullopt;
    if (to_act(state).empty()) return share(state);
    // Who chooses at the same time as others does not know what they choose.
    const Seat actor = to_act(state).contains(seat_) ? seat_ : to_act(state).front();
    const bool wants = actor == seat_ || others_help;
    typename G::Actions list;
    legal_actions(edition_, state, actor, list);
    float best = wants ? 0 : 1;
    for (const auto& action : list) {
      State next = state;
      FastStreams streams = luck;
      apply(edition_, next, actor, action, streams, NoEvents{});
      const auto found = value(next, streams, others_help);
      if (!found) return std::nullopt;
      best = wants ? std::max(best, *found) : std::min(best, *found);
      if (best == (wants ? 1 : 0)) break;
    }
    return best;
  }

 private:
  float share(const State& state) const {
    const Outcome result = outcome(edition_, state);
    if (result.place[seat_] != 1) return 0;
    const int players = state.options.players;
    const auto winners = std::count(result.place.begin(), result.place.begin() + players, 1);
    return 1.0F / static_cast<float>(winners);
  }

  const typename G::Edition& edition_;
  Seat seat_;
  long left_;
};

}  // namespace ludoteca::ai
