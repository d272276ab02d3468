// Broken positions are told from sound ones.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>

#include "engine/random_play.h"
#include "games/broom_service/test_table.h"

namespace ludoteca::broom_service {
namespace {

State sound() {
  FastStreams streams(Seed::from_number(1));
  FastGenerator random(Seed::from_number(1), kStreams);
  State state = setup(test_edition(), Options{3, Side::back, Storm::few, true}, streams);
  for (int i = 0; i < 60; ++i)
    play_random_move<BroomService>(test_edition(), state, streams, random);
  return state;
}

struct Fault {
  const char* message;
  std::function<void(State&)> make;
};

TEST(Invariants, name_what_is_broken) {
  const char* clouds = "a cloud is in two places or not of this game";
  const char* decks = "round, event and bewitched roles do not fit";
  const char* tiles = "the tiles are not those of this game";
  const char* hands = "a hand holds a role that it cannot";
  const char* secrets = "choices in secret do not fit the decision";
  const char* decision = "the pending decision does not fit the position";
  const std::vector<Fault> faults = {
      {"the options do not go together", [](State& s) { s.options.mountain_tiles = false; }},
      {"the options do not go together", [](State& s) { s.options.players = 6; }},
      {decks, [](State& s) { s.round = 8; }},
      {decks, [](State& s) { s.events_left = static_cast<std::uint16_t>(s.events_left >> 1); }},
      {decks, [](State& s) { s.bewitched = 0; }},
      {clouds, [](State& s) { s.at(0).clouds |= s.cloudy; }},
      {clouds, [](State& s) { s.cloudy |= 1U; }},
      {clouds, [](State& s) { s.clouds[0] ^= s.clouds[1]; }},
      {"a tower is closed that cannot be", [](State& s) { s.closed |= Towers{1} << 38; }},
      {"a tower is closed that cannot be", [](State& s) { s.closed = 0; }},
      {"a pawn stands where none can", [](State& s) { s.at(1).pawns[0] = 30; }},
      {"a pawn stands where none can",
       [](State& s) { s.at(1).pawns[0] = static_cast<Region>(std::countr_zero(s.cloudy)); }},
      {tiles, [](State& s) { s.mountain[0] = s.mountain[1]; }},
      {tiles, [](State& s) { s.hill[0] = kNoTile; }},
      {tiles, [](State& s) { s.at(0).forest[0] = 3; }},
      {tiles, [](State& s) { s.at(0).amulets = 8; }},
      {decision, [](State& s) { s.leader = 3; }},
      {decision, [](State& s) { s.pending.push({Step::next_turn, 0, 0, 0}); }},
      {decision, [](State& s) { s.last_brave = 3; }},
      {decision, [](State& s) { s.pending.top().seat = 3; }},
      {decision, [](State& s) { s.pending.top().place = 77; }},
      {"points that no game brings", [](State& s) { s.at(0).points[0] = -1; }},
      {"points that no game brings", [](State& s) { s.at(0).points[3] = kMostFromSource + 1; }},
      {hands, [](State& s) { s.at(0).hand = kAllRoles; }},
      {secrets, [](State& s) { s.chosen.choose(0, 1); }},
      {secrets, [](State& s) { s.extra.choose(0, Role::hill_witch); }},
      {secrets, [](State& s) { s.offers[1].decided = 0; }},
  };
  ASSERT_EQ(check_invariants(test_edition(), sound()), nullptr);
  ASSERT_NE(sound().pending.top().step, Step::choose_roles);
  ASSERT_NE(roles_led(sound()), 0);
  for (std::size_t i = 0; i < faults.size(); ++i) {
    State state = sound();
    faults[i].make(state);
    const char* found = check_invariants(test_edition(), state);
    EXPECT_STREQ(found == nullptr ? "nothing" : found, faults[i].message) << i;
  }
}

}  // namespace
}  // namespace ludoteca::broom_service
