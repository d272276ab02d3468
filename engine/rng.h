// Random numbers as a parameter. A generator is any callable that returns 64 random bits; rules
// take one by reference and never keep it, so that no search can look into the future.
#pragma once

#include <array>
#include <bit>
#include <concepts>
#include <cstdint>
#include <utility>

#include "engine/seats.h"
#include "engine/seed.h"

namespace ludoteca {

template <class R>
concept Generator = requires(R& random) {
  { random() } -> std::same_as<std::uint64_t>;
};

// A whole number in [0, bound), without bias (Lemire's multiply-and-reject on 32 bits).
template <Generator R>
constexpr std::uint32_t below(R& random, std::uint32_t bound) {
  std::uint64_t product = (random() >> 32) * bound;
  if (static_cast<std::uint32_t>(product) < bound) {
    const std::uint32_t threshold = -bound % bound;
    while (static_cast<std::uint32_t>(product) < threshold) product = (random() >> 32) * bound;
  }
  return static_cast<std::uint32_t>(product >> 32);
}

template <Generator R, class List>
constexpr void shuffle(R& random, List& items) {
  for (std::size_t left = items.size(); left > 1; --left) {
    std::swap(items[left - 1], items[below(random, static_cast<std::uint32_t>(left))]);
  }
}

// One item of a list that is not empty.
template <Generator R, class List>
constexpr auto pick(R& random, const List& items) {
  return items[below(random, static_cast<std::uint32_t>(items.size()))];
}

// One purpose, one stream: what happens to one deck never shifts what another will bring.
enum class Stream : std::uint8_t { setup, table, seat };
inline constexpr std::size_t kStreams = 2 + kMaxSeats;

// xoshiro256++ (Blackman and Vigna): for simulation. Fast, but its output gives its state away.
class FastGenerator {
 public:
  using Words = std::array<std::uint64_t, 4>;

  constexpr explicit FastGenerator(const Words& state) : words_(state) {}
  constexpr FastGenerator(const Seed& seed, std::uint64_t stream) {
    std::uint64_t hash = 0;
    for (std::size_t i = 0; i < 4; ++i) hash = mix(hash ^ seed.word(i));
    hash = mix(hash ^ stream);
    for (std::uint64_t& word : words_) word = hash = mix(hash);
  }

  constexpr std::uint64_t operator()() {
    const std::uint64_t result = std::rotl(words_[0] + words_[3], 23) + words_[0];
    const std::uint64_t shifted = words_[1] << 17;
    words_[2] ^= words_[0];
    words_[3] ^= words_[1];
    words_[1] ^= words_[2];
    words_[0] ^= words_[3];
    words_[2] ^= shifted;
    words_[3] = std::rotl(words_[3], 45);
    return result;
  }

 private:
  // One step of splitmix64 (Steele, Lea and Flood).
  static constexpr std::uint64_t mix(std::uint64_t z) {
    z += 0x9e3779b97f4a7c15U;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
    return z ^ (z >> 31);
  }

  Words words_{};
};

// All the streams of one game, made from its seed.
template <Generator G>
class Streams {
 public:
  constexpr explicit Streams(const Seed& seed)
      : Streams(seed, std::make_index_sequence<kStreams>()) {}

  constexpr G& operator[](Stream stream) { return generators_[static_cast<std::size_t>(stream)]; }
  constexpr G& of_seat(Seat seat) {
    return generators_[static_cast<std::size_t>(Stream::seat) + seat];
  }

 private:
  template <std::size_t... kIds>
  constexpr Streams(const Seed& seed, std::index_sequence<kIds...>)
      : generators_{G(seed, kIds)...} {}

  std::array<G, kStreams> generators_;
};

using FastStreams = Streams<FastGenerator>;

}  // namespace ludoteca
