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

// The seed is the key, the stream the nonce.
class ChachaGenerator {
 public:
  constexpr ChachaGenerator(const Seed& seed, std::uint64_t stream)
      : input_{0x61707865, 0x3320646e, 0x79622d32, 0x6b206574} {
    for (std::size_t i = 0; i < 4; ++i) {
      input_[4 + 2 * i] = static_cast<std::uint32_t>(seed.word(i));
      input_[5 + 2 * i] = static_cast<std::uint32_t>(seed.word(i) >> 32);
    }
    input_[14] = static_cast<std::uint32_t>(stream);
    input_[15] = static_cast<std::uint32_t>(stream >> 32);
  }

  constexpr std::uint64_t operator()() {
    if (used_ == output_.size()) {
      output_ = chacha_block(input_);
      ++input_[12];  // 2^32 blocks are far more than any game draws
      used_ = 0;
    }
    const std::uint64_t low = output_[used_++];
    return low | static_cast<std::uint64_t>(output_[used_++]) << 32;
  }

 private:
  ChachaBlock input_;
  ChachaBlock output_{};
  std::size_t used_ = output_.size();
};

using SecureStreams = Streams<ChachaGenerator>;

}  // namespace ludoteca
