// The roles that a rival may hold, each hand as likely as what it brings the rival suggests, among
// those that are possible by what the rival has shown (determinize.h).
#pragma once

#include <algorithm>
#include <cmath>

#include "games/broom_service/determinize.h"
#include "games/broom_service/role_plans.h"

namespace ludoteca::broom_service {

class RivalHands {
 public:
  void clear() { count_ = 0; }
  bool empty() const { return count_ == 0; }

  // What a rival holds in the course of a round.
  void list_hands(const Edition& edition, const WorthTable& worths, const State& known,
                  Seat rival) {
    const RolePlans plans(edition, worths, known, rival);
    const int size = std::popcount(known.at(rival).hand);
    const Frame& frame = known.pending.top();
    const bool asked = frame.step == Step::follow && frame.seat == rival;
    const Roles must = asked ? bit(known.role) : Roles{0};
    const unsigned may = unsigned{possible_roles(known, rival)} | must;
    for (unsigned roles = 1; roles <= kAllRoles; ++roles) {
      if (std::popcount(roles) != size || (roles & ~may) != 0 || (must & ~roles) != 0) continue;
      const auto hand = static_cast<Roles>(roles);
      add(hand, plans.of(hand));
    }
  }

  // One of them; there must be some.
  Roles draw(FastGenerator& random) const {
    const float at = sums_[count_ - 1] * static_cast<float>(random() >> 40) / (1U << 24);
    const auto* const found = std::upper_bound(sums_.begin(), sums_.begin() + count_, at);
    return hands_[std::min(static_cast<std::size_t>(found - sums_.begin()), count_ - 1)];
  }

 private:
  static constexpr float kWhim = 3;  // points: a hand so much better is e times as likely

  void add(Roles hand, float value) {
    hands_[count_] = hand;
    sums_[count_] = std::exp(value / kWhim) + (empty() ? 0 : sums_[count_ - 1]);
    ++count_;
  }

  std::array<Roles, kRoleSets> hands_{};
  std::array<float, kRoleSets> sums_{};  // of weights up to each hand
  std::size_t count_ = 0;
};

}  // namespace ludoteca::broom_service
