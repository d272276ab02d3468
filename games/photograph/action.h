// The moves of Photograph: taking photos from the City (P3) and winding the film (P4).
#pragma once

#include <array>
#include <compare>
#include <cstdint>

#include "engine/fixed_list.h"

namespace ludoteca::photograph {

inline constexpr int kMaxHand = 8;
inline constexpr int kMaxTaken = 3;
inline constexpr int kMaxWinds = kMaxHand * (kMaxHand - 1) / 2;

enum class End : std::uint8_t { left, right };

// Move the card at `from` to `to`; places are counted from the back of the hand.
struct Wind {
  std::uint8_t from = 0;
  std::uint8_t to = 0;
  friend constexpr auto operator<=>(const Wind&, const Wind&) = default;
};

// One word, compared as such: a take by row, end and count, a wind by its target, then its origin.
class Action {
 public:
  enum class Kind : std::uint8_t { take, wind };

  Action() = default;
  static constexpr Action take(int row, End end, int count) {
    return Action(Kind::take, row, static_cast<int>(end), count);
  }
  static constexpr Action wind(int from, int to) { return Action(Kind::wind, to, from, 0); }

  constexpr Kind kind() const { return static_cast<Kind>(code_ >> 24); }
  // Of a take.
  constexpr int row() const { return byte(16); }
  constexpr End end() const { return static_cast<End>(byte(8)); }
  constexpr int count() const { return byte(0); }
  // Of a wind.
  constexpr Wind as_wind() const {
    return {static_cast<std::uint8_t>(byte(8)), static_cast<std::uint8_t>(byte(16))};
  }

  friend constexpr auto operator<=>(const Action&, const Action&) = default;

 private:
  constexpr Action(Kind kind, int first, int second, int third)
      : code_(static_cast<std::uint32_t>(static_cast<int>(kind) << 24 | first << 16 | second << 8 |
                                         third)) {}
  constexpr int byte(int shift) const { return static_cast<int>(code_ >> shift & 0xff); }

  std::uint32_t code_;
};

// Takes: at most 4 rows × 2 ends × 3, with room for the 2 that are written in vain (rules.h).
using Actions = FixedList<Action, kMaxWinds>;
static_assert(Actions::kCapacity >= 4 * 2 * kMaxTaken + kMaxTaken - 1);

// Every wind of a full hand, in order. Those of a smaller hand come first.
constexpr std::array<Action, kMaxWinds> winds_by_target() {
  std::array<Action, kMaxWinds> all{};
  int i = 0;
  for (int to = 1; to < kMaxHand; ++to) {
    for (int from = 0; from < to; ++from) all[i++] = Action::wind(from, to);
  }
  return all;
}

}  // namespace ludoteca::photograph
