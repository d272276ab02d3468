// ChaCha20 (RFC 8439) as a random generator: for games between people. Nobody can compute the
// rest of its output, and so the deck, from what was dealt.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "engine/rng.h"
#include "engine/seed.h"

namespace ludoteca {

using ChachaBlock = std::array<std::uint32_t, 16>;

// The block function: twenty rounds over key, counter and nonce.
constexpr ChachaBlock chacha_block(const ChachaBlock& input) {
  ChachaBlock x = input;
  const auto quarter = [&x](int a, int b, int c, int d) {
    x[a] += x[b], x[d] = std::rotl(x[d] ^ x[a], 16);
    x[c] += x[d], x[b] = std::rotl(x[b] ^ x[c], 12);
    x[a] += x[b], x[d] = std::rotl(x[d] ^ x[a], 8);
    x[c] += x[d], x[b] = std::rotl(x[b] ^ x[c], 7);
  };
  for (int round = 0; round < 20; round += 2) {
    quarter(0, 4, 8, 12), quarter(1, 5, 9, 13), quarter(2, 6, 10, 14), quarter(3, 7, 11, 15);
    quarter(0, 5, 10, 15), quarter(1, 6, 11, 12), quarter(2, 7, 8, 13), quarter(3, 4, 9, 14);
  }
  for (std::size_t i = 0; i < x.size(); ++i) x[i] += input[i];
  return x;
}

// The seed is the key, the stream the nonce. A block holds eight numbers and is computed for each
// of them again: a game draws few, and a server holds eight generators for each of thousands of
// games.
class ChachaGenerator {
 public:
  constexpr ChachaGenerator(const Seed& seed, std::uint32_t stream)
      : seed_(seed), stream_(stream) {}

  constexpr std::uint64_t operator()() {
    ChachaBlock input{0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};
    for (std::size_t i = 0; i < 4; ++i) {
      input[4 + 2 * i] = static_cast<std::uint32_t>(seed_.word(i));
      input[5 + 2 * i] = static_cast<std::uint32_t>(seed_.word(i) >> 32);
    }
    input[12] = drawn_ / kNumbers;
    input[14] = stream_;
    const ChachaBlock output = chacha_block(input);
    const std::size_t place = 2 * (drawn_++ % kNumbers);
    return output[place] | static_cast<std::uint64_t>(output[place + 1]) << 32;
  }

 private:
  static constexpr std::uint32_t kNumbers = 8;  // in a block

  Seed seed_;
  std::uint32_t stream_;
  std::uint32_t drawn_ = 0;  // 2^32 are far more than any game draws
};

using SecureStreams = Streams<ChachaGenerator>;

}  // namespace ludoteca
