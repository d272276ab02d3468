// A server holds thousands of matches.
#include <gtest/gtest.h>

#include "engine/allocations.h"
#include "engine/rng.h"
#include "games/registry.h"

namespace ludoteca {
namespace {

constexpr long kLargestMatch = 5 << 10;

class MatchSize : public testing::TestWithParam<const GameKind*> {};

TEST_P(MatchSize, AMatchIsSmallAtItsEnd) {
  const GameKind& kind = *GetParam();
  kind.house_edition();
  for (std::uint64_t number = 0; number < 20; ++number) {
    RecordHeaders headers;
    headers.players = kind.max_players();
    headers.generator = GeneratorKind::chacha20;
    headers.seed = Seed::from_number(number);
    FastGenerator random(headers.seed, kStreams);
    auto match = kind.start(headers, kind.house_edition());
    while (!match->finished()) {
      const Seat seat = match->acting().front();
      match->play(seat, pick(random, match->legal(seat)));
    }
    const std::size_t moves = match->move_count();
    const long before = allocated_bytes();
    match.reset();
    EXPECT_LE(before - allocated_bytes(), kLargestMatch) << moves << " moves";
  }
}

INSTANTIATE_TEST_SUITE_P(AllGames, MatchSize, testing::ValuesIn(all_games()), [](const auto& game) {
  std::string name(game.param->name());
  std::erase(name, '-');
  return name;
});

}  // namespace
}  // namespace ludoteca
