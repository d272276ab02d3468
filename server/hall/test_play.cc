#include "server/hall/test_play.h"

#include <gtest/gtest.h>

#include "engine/rng.h"

namespace ludoteca {

Phase table_phase(TestHall& world, const std::string& code) {
  Phase phase = Phase::closed;
  world.hall->desk().tables.use(code, [&](const LiveTable* live, RefusalCode refusal) {
    ASSERT_NE(live, nullptr) << std::string_view(refusal);
    phase = live->table.phase();
  });
  return phase;
}

namespace {

// Whether the client could move, and did.
bool move_at_random(TestClient& client, int seat, const std::string& code, FastGenerator& random) {
  const std::vector<std::string> moves = client.legal(seat);
  if (moves.empty()) return false;
  const auto answer = client.ask_at(code, {{"do", "move"},
                                           {"seat", seat},
                                           {"number", client.number()},
                                           {"move", pick(random, moves)},
                                           {"key", std::to_string(client.number())}});
  EXPECT_EQ(TestClient::error_of(answer), "") << client.texts.back();
  return true;
}

}  // namespace

void play_to_the_end(TestHall& world, const std::string& code,
                     const std::vector<TestClient*>& clients) {
  constexpr int kMostRounds = 5000;
  FastGenerator random(Seed::from_number(1), kStreams);
  for (int round = 0; round < kMostRounds; ++round) {
    world.thoughts.think();
    if (table_phase(world, code) != Phase::playing) return;
    bool moved = false;
    for (TestClient* client : clients) {
      for (int seat = 1; seat <= kMaxSeats; ++seat) {
        moved = move_at_random(*client, seat, code, random) || moved;
      }
    }
    ASSERT_TRUE(moved) << "nobody can move";
  }
  FAIL() << "the game does not end";
}

}  // namespace ludoteca
