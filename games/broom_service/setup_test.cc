// B1 Components, B2 Setup.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "games/broom_service/test_table.h"

namespace ludoteca::broom_service {
namespace {

State deal_front(int players, std::uint64_t seed) {
  return deal(Options{static_cast<std::uint8_t>(players), Side::front, Storm::off, false}, seed);
}

TEST(Components, B1_1_the_box) {
  int heavy = 0;
  int storm = 0;
  for (int kind = 0; kind < kCloudKinds; ++kind) {
    const auto cloud = static_cast<Cloud>(kind);
    (is_storm(cloud) ? storm : heavy) += test_edition().cloud(cloud).count;
  }
  EXPECT_EQ(heavy, 24);
  EXPECT_EQ(storm, 8);
  EXPECT_EQ(kRoles, 10);
  EXPECT_EQ(kEventCards, 10);
  EXPECT_EQ(kMountainTileKinds, 5);
  EXPECT_EQ(kHillTileKinds, 6);
}

TEST(Components, B1_1_resources_are_public_and_the_supply_never_runs_out) {
  TestTable table(2);
  table.hand(0, "RG").resources(0, 200, 0, 0, 30);
  table.play({"brave RG", "take 2 0 0 1"});
  EXPECT_EQ(table.player(0).resources, amounts(202, 0, 0, 31));
  EXPECT_EQ(view(table.edition, table.state, Viewer::spectator()).players[0].resources,
            amounts(202, 0, 0, 31));
}

TEST(Components, B1_2_no_pawn_enters_a_region_with_a_cloud) {
  TestTable table(2);
  table.hand(0, "PW").pawns(0, 7, 7).cloud(1, Cloud::heavy_1);
  table.play({"cowardly PW"});
  EXPECT_THAT(table.moves(), testing::ElementsAre("move 7 to 8", "give up"))
      << "1 is a prairie too";
}

TEST(Setup, B2_1_pawns_in_the_castles_ten_points_potions_and_wands) {
  for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
    const State state = deal_front(players, 3);
    for (Seat seat = 0; seat < players; ++seat) {
      const bool first = seat == state.leader;
      const bool last = next_seat(seat, players) == state.leader;
      EXPECT_EQ(state.at(seat).resources, amounts(1, 1, 1, first || last ? 1 : 2));
      EXPECT_EQ(state.at(seat).pawns, test_edition().map(Side::front).castle);
      EXPECT_EQ(track(test_edition(), state.at(seat)), 10);
      EXPECT_EQ(state.at(seat).hand, 0);
    }
  }
}

TEST(Setup, B2_1_chance_decides_who_begins) {
  std::map<Seat, int> first;
  for (std::uint64_t seed = 0; seed < 1000; ++seed) ++first[deal_front(4, seed).leader];
  ASSERT_EQ(first.size(), 4U);
  for (const auto& [seat, count] : first) EXPECT_NEAR(count, 250, 60) << int{seat};
}

TEST(Setup, B2_2_a_random_heavy_cloud_on_each_space) {
  std::map<int, int> kinds;
  for (const Side side : {Side::front, Side::back}) {
    const Regions spaces = test_edition().map(side).cloud_spaces;
    EXPECT_EQ(std::popcount(spaces), side == Side::front ? 18 : 19);
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
      const State state = deal(Options{3, side, Storm::off, true}, seed);
      EXPECT_EQ(state.cloudy, spaces);
      const auto region = static_cast<Region>(std::countr_zero(spaces));
      ++kinds[static_cast<int>(cloud_at(state, region))];
      for (int kind = kHeavyKinds; kind < kCloudKinds; ++kind) EXPECT_EQ(state.clouds[kind], 0U);
    }
  }
  // 8, 10 and 6 of 24.
  EXPECT_NEAR(kinds[0], 400 * 8 / 24, 45);
  EXPECT_NEAR(kinds[1], 400 * 10 / 24, 45);
  EXPECT_NEAR(kinds[2], 400 * 6 / 24, 45);
}

TEST(Setup, B2_3_a_new_event_is_revealed_in_each_of_seven_rounds) {
  std::set<EventCard> first;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    FastStreams streams(Seed::from_number(seed));
    FastGenerator random(Seed::from_number(seed), kStreams);
    State state = setup(test_edition(), Options{}, streams);
    first.insert(state.event);
    std::set<EventCard> revealed;
    int round = 0;
    while (!to_act(state).empty()) {
      if (state.round != round) {
        round = state.round;
        EXPECT_TRUE(revealed.insert(state.event).second) << "no event twice";
      }
      Actions list;
      const Seat seat = to_act(state).front();
      legal_actions(test_edition(), state, seat, list);
      apply(test_edition(), state, seat, pick(random, list), streams, NoEvents{});
    }
    EXPECT_EQ(revealed.size(), 7U);
    EXPECT_EQ(std::popcount(state.events_left), 3) << "these left the game unseen";
  }
  EXPECT_EQ(first.size(), 10U) << "any event may be the first";
}

TEST(Setup, B2_4_three_two_or_one_bewitched_roles) {
  for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
    EXPECT_EQ(std::popcount(deal_front(players, 1).bewitched), 5 - players);
  }
}

TEST(Setup, B2_4_all_ten_are_shuffled_when_too_few_are_left) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    FastStreams streams(Seed::from_number(seed));
    State state = setup(test_edition(), Options{}, streams);
    Roles seen = state.bewitched;
    for (int round = 2; round <= 4; ++round) {
      EventList<Event> events;
      state.pending.replace({Step::start_round, state.leader, 0, 0});
      start_round(test_edition(), state, streams, events);
      const bool again = round == 4;  // one of ten is left after three rounds of three
      EXPECT_EQ(only<BewitchedShuffled>(events.events()).size(), again ? 1U : 0U);
      EXPECT_TRUE(again || (seen & state.bewitched) == 0) << "none twice before that";
      EXPECT_EQ(std::popcount(state.bewitched), 3);
      EXPECT_EQ(std::popcount(state.bewitched_left), again ? 7 : 10 - 3 * round);
      seen = static_cast<Roles>(seen | state.bewitched);
    }
  }
}

}  // namespace
}  // namespace ludoteca::broom_service
