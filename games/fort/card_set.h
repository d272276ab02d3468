// Sets of cards: one bit a card. Decks, hands and piles of Fort are sets, because nothing in the
// game depends on their order: a deck is drawn from at random when a card is drawn.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "engine/rng.h"

namespace ludoteca::fort {

using Card = std::uint8_t;  // one of the physical cards; the edition knows which kid it shows
inline constexpr Card kNoCard = 0xff;
inline constexpr int kMaxCards = 72;

// Twelve bytes. The size is kept beside the bits: it is asked for far more often than it changes.
class CardSet {
 public:
  constexpr CardSet() = default;
  static constexpr CardSet range(int first, int count) {
    const std::uint64_t ones = (std::uint64_t{1} << count) - 1;
    if (first >= 64) return CardSet(0, static_cast<unsigned>(ones << (first - 64)));
    const unsigned over = first == 0 ? 0U : static_cast<unsigned>(ones >> (64 - first));
    return CardSet(ones << first, over);
  }

  constexpr bool contains(Card card) const {
    return card < 64 ? (low() >> card & 1U) != 0 : (high_ >> (card - 64) & 1U) != 0;
  }
  constexpr void add(Card card) { set(card, true); }
  constexpr void remove(Card card) { set(card, false); }
  constexpr void clear() { *this = CardSet(); }

  constexpr bool empty() const { return size_ == 0; }
  constexpr int size() const { return size_; }
  // The lowest card of a set that is not empty.
  constexpr Card front() const {
    const std::uint64_t bits = low();
    return static_cast<Card>(bits != 0 ? std::countr_zero(bits) : 64 + std::countr_zero(high_));
  }
  // The card with `index` cards below it.
  constexpr Card at(int index) const {
    std::uint64_t bits = low();
    const int below = std::popcount(bits);
    if (index >= below) {
      index -= below;
      unsigned rest = high_;
      for (; index > 0; --index) rest &= rest - 1;
      return static_cast<Card>(64 + std::countr_zero(rest));
    }
    for (; index > 0; --index) bits &= bits - 1;
    return static_cast<Card>(std::countr_zero(bits));
  }

  // The bits of the eight cards from 8 * index on.
  static constexpr int kEights = kMaxCards / 8;
  constexpr unsigned eight(int index) const {
    return index < 8 ? low_[index / 4] >> (index % 4 * 8) & 0xffU : high_;
  }

  friend constexpr CardSet operator|(const CardSet& a, const CardSet& b) {
    return CardSet(a.low() | b.low(), a.high_ | unsigned{b.high_});
  }
  friend constexpr CardSet operator&(const CardSet& a, const CardSet& b) {
    return CardSet(a.low() & b.low(), a.high_ & unsigned{b.high_});
  }
  friend constexpr CardSet operator-(const CardSet& a, const CardSet& b) {
    return CardSet(a.low() & ~b.low(), a.high_ & ~unsigned{b.high_});
  }
  constexpr CardSet& operator|=(const CardSet& b) { return *this = *this | b; }
  constexpr CardSet& operator-=(const CardSet& b) { return *this = *this - b; }
  friend constexpr bool operator==(const CardSet&, const CardSet&) = default;

  // From the lowest card to the highest.
  template <class Use>
  constexpr void for_each(Use use) const {
    for (std::uint64_t bits = low(); bits != 0; bits &= bits - 1) {
      use(static_cast<Card>(std::countr_zero(bits)));
    }
    for (unsigned bits = high_; bits != 0; bits &= bits - 1) {
      use(static_cast<Card>(64 + std::countr_zero(bits)));
    }
  }

  // Takes out a random card of a set that is not empty.
  template <Generator R>
  constexpr Card draw(R& random) {
    const Card card = at(static_cast<int>(below(random, static_cast<std::uint32_t>(size()))));
    remove(card);
    return card;
  }

 private:
  constexpr CardSet(std::uint64_t low, unsigned high)
      : low_{static_cast<std::uint32_t>(low), static_cast<std::uint32_t>(low >> 32)},
        high_(static_cast<std::uint8_t>(high)),
        size_(static_cast<std::uint8_t>(std::popcount(low) + std::popcount(high))) {}

  constexpr std::uint64_t low() const {
    return low_[0] | static_cast<std::uint64_t>(low_[1]) << 32;
  }
  constexpr void set(Card card, bool in) {
    if (contains(card) == in) return;
    if (card < 64) {
      low_[card / 32U] ^= 1U << (card % 32U);
    } else {
      high_ = static_cast<std::uint8_t>(high_ ^ 1U << (card - 64));
    }
    size_ = static_cast<std::uint8_t>(in ? size_ + 1 : size_ - 1);
  }

  std::array<std::uint32_t, 2> low_{};  // two halves, so that the set needs no more than its bytes
  std::uint8_t high_ = 0;
  std::uint8_t size_ = 0;
};
static_assert(sizeof(CardSet) == 12);

}  // namespace ludoteca::fort
