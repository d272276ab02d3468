#include "engine/rng.h"

#include <gtest/gtest.h>

#include <array>
#include <numeric>
#include <set>

#include "engine/chacha.h"
#include "text/error.h"

namespace ludoteca {
namespace {

TEST(Chacha, block_function_of_rfc_8439) {
  // RFC 8439, section 2.3.2.
  const ChachaBlock input = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, 0x03020100, 0x07060504,
                             0x0b0a0908, 0x0f0e0d0c, 0x13121110, 0x17161514, 0x1b1a1918, 0x1f1e1d1c,
                             0x00000001, 0x09000000, 0x4a000000, 0x00000000};
  const ChachaBlock expected = {0xe4e7f110, 0x15593bd1, 0x1fdd0f50, 0xc47120a3,
                                0xc7f4d1c7, 0x0368c033, 0x9aaa2204, 0x4e6cd4c3,
                                0x466482d2, 0x09aa9f07, 0x05d7c214, 0xa2028bd9,
                                0xd19c12b5, 0xb94e16de, 0xe883d0cb, 0x4e3c50a2};
  EXPECT_EQ(chacha_block(input), expected);
}

TEST(Chacha, the_seed_is_the_key) {
  const Seed seed = Seed::parse("1f1e1d1c1b1a191817161514131211100f0e0d0c0b0a09080706050403020100");
  ChachaGenerator random(seed, 0);
  // The first block has counter 0 and nonce 0.
  ChachaBlock input = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, 0x03020100, 0x07060504,
                       0x0b0a0908, 0x0f0e0d0c, 0x13121110, 0x17161514, 0x1b1a1918, 0x1f1e1d1c};
  for (std::uint32_t block = 0; block < 3; ++block) {
    input[12] = block;
    const ChachaBlock output = chacha_block(input);
    for (std::size_t i = 0; i < output.size(); i += 2) {
      EXPECT_EQ(random(), output[i] | static_cast<std::uint64_t>(output[i + 1]) << 32);
    }
  }
}

TEST(FastGenerator, is_xoshiro256_plus_plus) {
  // The first numbers from the state 1, 2, 3, 4, as other implementations give them.
  FastGenerator random({1, 2, 3, 4});
  for (const std::uint64_t expected :
       {std::uint64_t{41943041}, std::uint64_t{58720359}, 3588806011781223U, 3591011842654386U,
        9228616714210784205U}) {
    EXPECT_EQ(random(), expected);
  }
}

TEST(FastGenerator, other_seeds_and_streams_share_nothing) {
  FastGenerator one(Seed::from_number(1), 0);
  FastGenerator same(Seed::from_number(1), 0);
  FastGenerator other(Seed::from_number(2), 0);
  FastGenerator stream(Seed::from_number(1), 1);
  std::set<std::uint64_t> values;
  for (int i = 0; i < 1000; ++i) {
    const std::uint64_t value = one();
    EXPECT_EQ(value, same());
    values.insert(value);
    values.insert(other());
    values.insert(stream());
  }
  EXPECT_EQ(values.size(), 3000U);
}

TEST(FastGenerator, every_bit_of_the_seed_matters) {
  std::set<std::uint64_t> first;
  for (int bit = 0; bit < 256; ++bit) {
    std::string digits(64, '0');
    digits[static_cast<std::size_t>(bit / 4)] = "1248"[bit % 4];
    first.insert(FastGenerator(Seed::parse(digits), 0)());
    first.insert(ChachaGenerator(Seed::parse(digits), 0)());
  }
  EXPECT_EQ(first.size(), 512U);
}

TEST(Below, is_uniform_without_bias) {
  FastGenerator random(Seed::from_number(5), 0);
  for (const std::uint32_t bound : {1U, 2U, 3U, 7U, 84U}) {
    std::vector<int> counts(bound);
    constexpr int kEach = 4000;
    for (std::uint32_t i = 0; i < bound * kEach; ++i) ++counts[below(random, bound)];
    for (const int count : counts) EXPECT_NEAR(count, kEach, 6 * 63);
  }
}

TEST(Shuffle, gives_every_order_equally_often) {
  FastGenerator random(Seed::from_number(6), 0);
  std::map<std::array<int, 4>, int> counts;
  for (int i = 0; i < 24'000; ++i) {
    std::array<int, 4> items = {0, 1, 2, 3};
    shuffle(random, items);
    ++counts[items];
  }
  ASSERT_EQ(counts.size(), 24U);
  for (const auto& [order, count] : counts) EXPECT_NEAR(count, 1000, 200);
}

TEST(Streams, are_independent) {
  FastStreams left(Seed::from_number(7));
  FastStreams right(Seed::from_number(7));
  for (int i = 0; i < 10; ++i) left[Stream::table]();
  EXPECT_EQ(left[Stream::setup](), right[Stream::setup]()) << "one stream never shifts another";
  EXPECT_EQ(left.of_seat(3)(), right.of_seat(3)());
  std::set<std::uint64_t> first;
  SecureStreams all(Seed::from_number(7));
  first.insert(all[Stream::setup]());
  first.insert(all[Stream::table]());
  for (Seat seat = 0; seat < kMaxSeats; ++seat) first.insert(all.of_seat(seat)());
  EXPECT_EQ(first.size(), kStreams);
}

TEST(Seed, is_written_and_read_as_hexadecimal) {
  EXPECT_EQ(Seed::parse("2a"), Seed::from_number(42));
  EXPECT_EQ(Seed::parse("2A"), Seed::from_number(42));
  const Seed seed = Seed::from_system();
  EXPECT_EQ(Seed::parse(seed.to_string()), seed);
  EXPECT_NE(seed, Seed::from_system());
  EXPECT_THROW(Seed::parse(""), Error);
  EXPECT_THROW(Seed::parse("xyz"), Error);
  EXPECT_THROW(Seed::parse(std::string(65, '1')), Error);
}

}  // namespace
}  // namespace ludoteca
