// The 256-bit seed of a game, written as hexadecimal digits.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace ludoteca {

class Seed {
 public:
  constexpr Seed() = default;
  static constexpr Seed from_number(std::uint64_t number) {
    Seed seed;
    seed.words_[0] = number;
    return seed;
  }
  // From the operating system's entropy: for games between people.
  static Seed from_system();
  // 1 to 64 hexadecimal digits, the most significant first; throws Error.
  static Seed parse(std::string_view digits);

  constexpr std::uint64_t word(std::size_t i) const { return words_[i]; }
  // All 64 digits.
  std::string to_string() const;

  friend constexpr bool operator==(const Seed&, const Seed&) = default;

 private:
  std::array<std::uint64_t, 4> words_{};  // the least significant first
};

}  // namespace ludoteca
