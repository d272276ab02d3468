// A strip: the photos of one colour in front of one player, from left to right (P5).
#pragma once

#include <bit>
#include <cassert>
#include <cstdint>

#include "games/photograph/edition.h"

namespace ludoteca::photograph {

enum class Direction : std::int8_t { descending = -1, open = 0, ascending = 1 };

// Eight bytes hold the strip as it lies on the table; everything else is derived from that.
class Strip {
 public:
  constexpr int length() const { return static_cast<int>(bits_ >> kLengthShift); }
  constexpr int blurry() const { return std::popcount(blurry_mask()); }
  constexpr int sharp() const { return length() - blurry(); }

  constexpr int number(int i) const { return static_cast<int>(bits_ >> (4 * i) & 0xf); }
  constexpr bool is_blurry(int i) const { return (blurry_mask() >> i & 1U) != 0; }

  constexpr bool ends_blurry() const { return length() != 0 && is_blurry(length() - 1); }

  // The number of the last sharp photo of a strip that is not empty.
  constexpr int last_sharp() const { return number(last_index(sharp_mask())); }

  constexpr Direction direction() const {
    const unsigned sharp = sharp_mask();
    if ((sharp & (sharp - 1)) == 0) return Direction::open;  // fewer than two sharp photos
    const int last = last_index(sharp);
    const int before = last_index(sharp & ~(1U << last));
    return number(last) > number(before) ? Direction::ascending : Direction::descending;
  }

  // Would a photo with this number be sharp as the next one? (P5.2–P5.4; P5.6 follows.)
  constexpr bool would_be_sharp(const Edition& edition, int number) const {
    if (length() == 0) return true;
    const int step = number - last_sharp();
    if (step == 0) return false;  // it lies there already
    const Direction way = direction();
    if (way != Direction::open && (step > 0) != (way == Direction::ascending)) return false;
    return ends_blurry() || (step < 0 ? -step : step) <= edition.sharp_distance;
  }

  constexpr void add(int number, bool sharp) {
    assert(length() < kNumbers);
    bits_ |= static_cast<std::uint64_t>(number) << (4 * length());
    if (!sharp) bits_ |= std::uint64_t{1} << (kBlurryShift + length());
    bits_ += std::uint64_t{1} << kLengthShift;
  }

  friend constexpr bool operator==(const Strip&, const Strip&) = default;

 private:
  static constexpr int kBlurryShift = 4 * kNumbers;
  static constexpr int kLengthShift = kBlurryShift + kNumbers;

  constexpr unsigned blurry_mask() const {
    return static_cast<unsigned>(bits_ >> kBlurryShift) & ((1U << kNumbers) - 1U);
  }
  constexpr unsigned sharp_mask() const { return ~blurry_mask() & ((1U << length()) - 1U); }
  static constexpr int last_index(unsigned mask) { return std::bit_width(mask) - 1; }

  // From the lowest bit: four bits a photo, the leftmost first; one bit a photo, set if it is
  // blurry; four bits for the length.
  std::uint64_t bits_ = 0;
};

}  // namespace ludoteca::photograph
