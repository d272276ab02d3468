// The weights of the features (weights.h) at every moment of a game.
#pragma once

#include <algorithm>
#include <array>

#include "games/broom_service/weights.h"

namespace ludoteca::broom_service {

using Worths = std::array<float, kFeatures>;

// The weights at every moment of a game, counted in quarters of a round that are left.
inline constexpr int kQuarters = 4;
constexpr int quarters_left(const Edition& edition, const State& state, Seat seat) {
  const bool choosing = state.pending.begin()->step == Step::choose_roles;
  const int cards = choosing ? kQuarters : std::popcount(state.at(seat).hand);
  return kQuarters * (edition.rounds - state.round) + std::min(cards, kQuarters);
}

class WorthTable {
 public:
  constexpr WorthTable() {
    for (std::size_t side = 0; side < kWeights.size(); ++side) {
      for (std::size_t q = 0; q < kMoments; ++q) {
        for (std::size_t f = 0; f < kFeatures; ++f) {
          const auto& [last, second] = kWeights[side][f];
          const float rounds = static_cast<float>(q) / kQuarters;
          const float end = f == static_cast<std::size_t>(Feature::sets) ? 1 : 0;
          worths_[side][q][f] = rounds < 1 ? end + (last - end) * rounds
                                           : last + (second - last) * (rounds - 1) / kBetween;
        }
      }
    }
  }
  constexpr const Worths& of(const Edition& edition, const State& state, Seat seat) const {
    const auto q = static_cast<std::size_t>(quarters_left(edition, state, seat));
    return worths_[static_cast<std::size_t>(state.options.side)][std::min(q, kMoments - 1)];
  }

 private:
  static constexpr std::size_t kMoments = 7 * kQuarters + 1;
  static constexpr float kBetween = 5;  // rounds from the second to the last
  std::array<std::array<Worths, kMoments>, 2> worths_{};
};

}  // namespace ludoteca::broom_service
