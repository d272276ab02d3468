// What kids, perks and positions are worth to the greedy player, in hundredths of a point. Rules of
// thumb, made from the effects of the edition and not from a list of names.
#pragma once

#include <array>

#include "games/fort/state.h"

namespace ludoteca::fort {

class Worth {
 public:
  explicit Worth(const Edition& edition);

  int of_kid(KidId kid) const { return kids_[kid]; }
  static int of_perk(Perk perk);
  // A made-up rule for a seat: what it brings as things stand, and what it may yet bring.
  int of_rule(const State& state, Seat seat, MadeUpRule rule) const;

  // A player's prospects: points, Fort, resources, cards. The hand counts only if it is the one to
  // be played next.
  int of_player(const State& state, Seat seat, bool with_hand) const;
  // The same, compared with the best of the rivals; of a finished game, whether it was won.
  int of_position(const State& state, Seat seat, bool with_hand) const;

 private:
  int of_resources(const State& state, Seat seat) const;
  int of_cards(const State& state, Seat seat) const;
  int of_hand(const Player& player) const;

  const Edition& edition_;
  std::array<int, kMaxKids> kids_{};
};

}  // namespace ludoteca::fort
