// Seats at the table, sets of seats, and who is looking.
#pragma once

#include <bit>
#include <compare>
#include <cstdint>

namespace ludoteca {

inline constexpr int kMaxSeats = 5;

// A place at the table, numbered from 0 in clockwise order. People see seat + 1.
using Seat = std::uint8_t;
inline constexpr Seat kNobody = 0xff;

constexpr Seat next_seat(Seat seat, int players) {
  return static_cast<Seat>(seat + 1 == players ? 0 : seat + 1);
}

class SeatSet {
 public:
  constexpr SeatSet() = default;
  static constexpr SeatSet only(Seat seat) { return SeatSet(1U << seat); }
  static constexpr SeatSet first(int players) { return SeatSet((1U << players) - 1U); }

  constexpr bool contains(Seat seat) const { return (bits_ >> seat & 1U) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  // The lowest seat of a set that is not empty.
  constexpr Seat front() const { return static_cast<Seat>(std::countr_zero(bits_)); }

  constexpr void add(Seat seat) { bits_ = static_cast<std::uint8_t>(bits_ | 1U << seat); }
  constexpr void clear() { bits_ = 0; }
  constexpr SeatSet without(SeatSet other) const { return SeatSet(bits_ & ~unsigned{other.bits_}); }

  friend constexpr bool operator==(SeatSet, SeatSet) = default;

 private:
  constexpr explicit SeatSet(unsigned bits) : bits_(static_cast<std::uint8_t>(bits)) {}
  std::uint8_t bits_ = 0;
};

// Somebody who looks at a game: the player of one seat, or a spectator who sees what all may see.
class Viewer {
 public:
  static constexpr Viewer of(Seat seat) { return Viewer(seat); }
  static constexpr Viewer spectator() { return Viewer(kNobody); }

  constexpr bool is(Seat seat) const { return seat_ == seat; }
  constexpr bool is_spectator() const { return seat_ == kNobody; }
  constexpr Seat seat() const { return seat_; }

  friend constexpr bool operator==(Viewer, Viewer) = default;

 private:
  constexpr explicit Viewer(Seat seat) : seat_(seat) {}
  Seat seat_;
};

}  // namespace ludoteca
