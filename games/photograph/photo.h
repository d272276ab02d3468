// Photographs: colour, number, and the back that everybody sees (P1).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace ludoteca::photograph {

inline constexpr int kColours = 7;
inline constexpr int kNumbers = 12;  // a colour has the numbers 1 to 12

enum class Colour : std::uint8_t { blue, red, yellow, green, brown, grey, purple };

constexpr Colour colour_at(int index) {
  return static_cast<Colour>(index);
}

// One card of the deck, in a byte: a photo, the Sunset card, or no card.
class Card {
 public:
  constexpr Card() = default;
  constexpr Card(Colour colour, int number)
      : code_(static_cast<std::uint8_t>(static_cast<int>(colour) << 4 | number)) {}
  static constexpr Card sunset() {
    Card card;
    card.code_ = 0xff;
    return card;
  }

  constexpr bool present() const { return code_ != 0; }
  constexpr bool is_sunset() const { return code_ == 0xff; }
  constexpr Colour colour() const { return static_cast<Colour>(code_ >> 4); }
  constexpr int number() const { return code_ & 0xf; }

  friend constexpr bool operator==(Card, Card) = default;

 private:
  std::uint8_t code_ = 0;
};

// A set of photos: one bit a number, one word a colour.
class CardSet {
 public:
  constexpr bool contains(Card card) const { return (word(card) >> card.number() & 1U) != 0; }
  constexpr void add(Card card) { word(card) = static_cast<std::uint16_t>(word(card) | bit(card)); }
  constexpr void remove(Card card) {
    word(card) = static_cast<std::uint16_t>(word(card) & ~bit(card));
  }
  friend constexpr bool operator==(const CardSet&, const CardSet&) = default;

 private:
  static constexpr unsigned bit(Card card) { return 1U << card.number(); }
  constexpr std::uint16_t& word(Card card) {
    return words_[static_cast<std::size_t>(card.colour())];
  }
  constexpr std::uint16_t word(Card card) const {
    return words_[static_cast<std::size_t>(card.colour())];
  }
  std::array<std::uint16_t, kColours> words_{};
};

enum class Range : std::uint8_t { low, high };  // the printed "1–6" and "7–12" (P1.2)

// A photo as somebody sees it: always its back, and its number if they may know it.
struct Photo {
  Colour colour{};
  Range range{};
  std::uint8_t number = 0;  // 0: hidden

  constexpr bool hidden() const { return number == 0; }
  constexpr Photo back() const { return {colour, range, 0}; }
  friend constexpr bool operator==(const Photo&, const Photo&) = default;
};

}  // namespace ludoteca::photograph
