// B7 Clouds.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/broom_service/test_table.h"

namespace ludoteca::broom_service {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;

// Seat 0 with both pawns in region 8, a Weather Fairy and wands, beside a cloud in region 9 (hill).
TestTable beside(Cloud cloud) {
  TestTable table(2);
  table.hand(0, "WF FG").pawns(0, 8, 8).resources(0, 1, 1, 1, 3).cloud(9, cloud);
  return table;
}

TEST(HeavyClouds, B7_1_wands_and_bolts) {
  const std::array<std::array<int, 3>, 3> rows = {{{8, 1, 1}, {10, 2, 2}, {6, 3, 3}}};
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const CloudValue& cloud = test_edition().clouds.at(i);
    EXPECT_EQ((std::array<int, 3>{cloud.count, cloud.wands, cloud.bolts}), rows.at(i));
    TestTable table = beside(static_cast<Cloud>(i));
    table.play({"cowardly WF", "cloud 9"});
    EXPECT_EQ(table.player(0).resources, amounts(1, 1, 1, 3 - rows.at(i)[1]));
    EXPECT_EQ(score_sheet(table.edition, table.state, 0).bolts, rows.at(i)[2]);
  }
}

TEST(StormClouds, B7_2_cost_two_wands_and_show_one_bolt) {
  for (int kind = kHeavyKinds; kind < kCloudKinds; ++kind) {
    TestTable table = beside(static_cast<Cloud>(kind));
    table.play({"cowardly WF", "cloud 9"});
    EXPECT_EQ(table.player(0).resources[Resource::wand], 1);
    EXPECT_EQ(score_sheet(table.edition, table.state, 0).bolts, 1);
  }
}

// Worked example 4: 2 + 2 + 2 + 3. Tower 0 has 2 points and 1 wand.
TEST(StormClouds, B7_2_bonus_clouds_add_to_deliveries_beside_them) {
  TestTable table(2);
  table.hand(0, "VD FG").pawns(0, 1, 1).resources(0, 1, 0, 0, 0);
  table.cloud(2, Cloud::bonus).cloud(7, Cloud::bonus);
  const auto events = table.play({"brave VD", "deliver 1 to 0"});
  EXPECT_EQ(table.points(0), 9);
  EXPECT_EQ(table.player(0).resources, amounts(0, 0, 0, 1));
  EXPECT_THAT(only<PointsScored>(events), ElementsAre(PointsScored{0, 4, Why::storm_delivery},
                                                      PointsScored{0, 3, Why::brave_druid}));
}

TEST(StormClouds, B7_2_bonus_clouds_work_only_beside_them_and_while_they_lie_there) {
  TestTable table(2);
  table.hand(0, "VD FG").pawns(0, 1, 8).resources(0, 1, 0, 0, 0);
  table.cloud(9, Cloud::bonus).taken_cloud(1, 2, Cloud::bonus);
  table.play({"cowardly VD", "deliver 1 to 0"});
  EXPECT_EQ(table.points(0), 2) << "only the other pawn stands beside one";
}

TEST(StormClouds, B7_2_a_removed_move_cloud_gives_a_move_into_the_cleared_region_too) {
  TestTable table = beside(Cloud::move);
  table.pawns(0, 8, 0);
  table.play({"brave WF", "cloud 9"});
  EXPECT_EQ(table.points(0), 3);
  EXPECT_EQ(table.step(), Step::storm_move);
  EXPECT_THAT(table.moves(), ElementsAre("move 0 to 1", "move 0 to 6", "move 8 to 2", "move 8 to 7",
                                         "move 8 to 9", "move 8 to 14", "give up"));
  table.play({"move 8 to 9"});
  EXPECT_EQ(table.player(0).pawns[0], 9);
  EXPECT_EQ(table.step(), Step::lead) << "like a cowardly witch: no delivery";
}

TEST(StormClouds, B7_2_a_removed_delivery_cloud_gives_a_delivery_from_any_terrain) {
  TestTable table = beside(Cloud::delivery);
  table.pawns(0, 8, 14);
  table.play({"brave WF", "cloud 9"});
  EXPECT_EQ(table.step(), Step::storm_delivery);
  EXPECT_THAT(table.moves(), Contains("deliver 8 to 7"));
  EXPECT_THAT(table.moves(), Contains("deliver 14 to 13"));
  table.play({"deliver 14 to 13"});
  EXPECT_EQ(table.points(0), 3 + 8) << "3 for the brave fairy, none for the delivery";
}

TEST(StormClouds, B7_2_potion_clouds_score_with_enough_potions_which_are_kept) {
  const std::array<std::tuple<Cloud, std::size_t, int, int>, 3> rows = {
      {{Cloud::orange, 0, 3, 5}, {Cloud::violet, 1, 4, 7}, {Cloud::green, 2, 4, 7}}};
  for (const auto& [cloud, colour, needed, points] : rows) {
    for (const int held : {needed - 1, needed, needed + 1}) {
      TestTable table = beside(cloud);
      table.state.players[0].resources.of.at(colour) = static_cast<std::uint8_t>(held);
      table.play({"cowardly WF", "cloud 9"});
      EXPECT_EQ(table.points(0), held >= needed ? points : 0);
      EXPECT_EQ(table.player(0).resources.of.at(colour), held);
      EXPECT_EQ(table.player(0).clouds, Regions{1} << 9) << "taken in any case";
    }
  }
}

int storm_clouds_on(const State& state) {
  int count = 0;
  for (std::size_t kind = kHeavyKinds; kind < kCloudKinds; ++kind) {
    count += std::popcount(state.clouds[kind]);
  }
  return count;
}

TEST(StormClouds, B7_2_fewer_heavy_clouds_bring_more_of_them) {
  for (const Side side : {Side::front, Side::back}) {
    const int spaces = side == Side::front ? 18 : 19;
    for (const auto& [storm, heavy] :
         {std::pair{Storm::off, 24}, std::pair{Storm::few, 24}, std::pair{Storm::many, 16},
          std::pair{Storm::all, spaces - 8}}) {
      const int games = 400;
      int sum = 0;
      for (int seed = 0; seed < games; ++seed) {
        FastStreams streams(Seed::from_number(static_cast<std::uint64_t>(seed)));
        const State state = setup(test_edition(), Options{3, side, storm, true}, streams);
        EXPECT_EQ(check_invariants(test_edition(), state), nullptr);
        sum += storm_clouds_on(state);
      }
      const double mean = storm == Storm::off ? 0.0 : spaces * 8.0 / (heavy + 8);
      EXPECT_NEAR(static_cast<double>(sum) / games, mean, 0.25);
    }
  }
}

}  // namespace
}  // namespace ludoteca::broom_service
