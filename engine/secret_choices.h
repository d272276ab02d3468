// Several players choose at once; nobody learns a choice before all have chosen, and the order in
// which the choices arrive changes nothing.
#pragma once

#include <array>
#include <cassert>

#include "engine/seats.h"

namespace ludoteca {

template <class Choice, std::size_t kSeats>
class SecretChoices {
 public:
  constexpr SeatSet chosen() const { return chosen_; }
  constexpr const Choice& of(Seat seat) const {
    assert(chosen_.contains(seat));
    return choices_[seat];
  }
  constexpr void choose(Seat seat, Choice choice) {
    choices_[seat] = choice;
    chosen_.add(seat);
  }
  constexpr void clear() { *this = SecretChoices(); }

  friend constexpr bool operator==(const SecretChoices&, const SecretChoices&) = default;

 private:
  std::array<Choice, kSeats> choices_{};
  SeatSet chosen_;
};

}  // namespace ludoteca
