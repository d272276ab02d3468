// B8.1 Mountain tiles and amulets.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/broom_service/test_table.h"

namespace ludoteca::broom_service {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;

// Seat 0 beside mountain 14, which has this tile, with the Mountain Witch. The other pawn is in 1.
TestTable beside(MountainTile tile) {
  TestTable table(2);
  const bool wands = tile == MountainTile::wands;
  const auto other = wands ? MountainTile::moves : MountainTile::wands;
  const auto third = tile == MountainTile::potions ? MountainTile::cloud : MountainTile::potions;
  table.mountain_tiles({other, tile, third});
  table.hand(0, "MW FG").pawns(0, 8, 1).resources(0, 1, 1, 1, 0);
  return table;
}

TEST(MountainTiles, B8_1_the_amulet_is_compulsory_and_taken_once) {
  TestTable table = beside(MountainTile::wands);
  const auto events = table.play({"cowardly MW", "move 8 to 14"});
  EXPECT_THAT(only<AmuletTaken>(events), ElementsAre(AmuletTaken{0, 14}));
  EXPECT_EQ(table.player(0).amulets, 0b010);
  table.play({"take 0 0 0 2"});
  EXPECT_EQ(table.step(), Step::lead);
  // Another player takes an own amulet and uses the same tile.
  table.hand(1, "MW").pawns(1, 8, 8).lead(1);
  table.state.at(0).laid = 0;
  table.play({"cowardly MW", "move 8 to 14", "take 0 0 0 2"});
  EXPECT_EQ(table.player(1).amulets, 0b010);
  EXPECT_EQ(table.player(1).resources, amounts(0, 0, 0, 2));
}

TEST(MountainTiles, B8_1_work_on_the_first_visit_only_and_can_be_given_up_for_good) {
  TestTable table = beside(MountainTile::wands);
  table.play({"cowardly MW", "move 8 to 14", "give up"});
  EXPECT_EQ(table.player(0).resources[Resource::wand], 0);
  table.hand(0, "MW FG").pawns(0, 8, 1).lead(0);
  table.state.at(0).laid = 0;
  const auto events = table.play({"cowardly MW", "move 8 to 14"});
  EXPECT_THAT(only<AmuletTaken>(events), IsEmpty());
  EXPECT_EQ(table.step(), Step::lead);
}

TEST(MountainTiles, B8_1_potions) {
  TestTable table = beside(MountainTile::potions);
  table.play({"cowardly MW", "move 8 to 14"});
  EXPECT_EQ(table.moves().size(), 8U) << "any part of them";
  table.play({"take 1 1 1 0"});
  EXPECT_EQ(table.player(0).resources, amounts(2, 2, 2, 0));
}

TEST(MountainTiles, B8_1_a_delivery_with_either_pawn_from_any_terrain) {
  TestTable table = beside(MountainTile::delivery);
  table.play({"cowardly MW", "move 8 to 14"});
  EXPECT_EQ(table.step(), Step::mountain_delivery);
  EXPECT_THAT(table.moves(), Contains("deliver 1 to 0")) << "a prairie";
  EXPECT_THAT(table.moves(), Contains("deliver 14 to 37")) << "a square tower";
  table.play({"deliver 14 to 37"});
  EXPECT_EQ(table.points(0), 4) << "no three points more";
  EXPECT_EQ(table.step(), Step::lead);
}

TEST(MountainTiles, B8_1_two_moves_with_one_pawn) {
  TestTable table = beside(MountainTile::moves);
  table.play({"cowardly MW", "move 8 to 14"});
  EXPECT_EQ(table.step(), Step::mountain_moves);
  table.play({"move 14 to 20", "move 20 to 19"});
  EXPECT_EQ(table.player(0).pawns, (std::array<Region, 2>{19, 1}));
  EXPECT_EQ(table.step(), Step::lead) << "not three";
}

TEST(MountainTiles, B8_1_two_moves_one_with_each_pawn_or_fewer) {
  TestTable table = beside(MountainTile::moves);
  table.play({"cowardly MW", "move 8 to 14", "move 1 to 2", "move 14 to 13"});
  EXPECT_EQ(table.player(0).pawns, (std::array<Region, 2>{13, 2}));
  TestTable lazy = beside(MountainTile::moves);
  lazy.play({"cowardly MW", "move 8 to 14", "move 1 to 2", "give up"});
  EXPECT_EQ(lazy.player(0).pawns, (std::array<Region, 2>{14, 2}));
}

TEST(MountainTiles, B8_1_a_cloud_beside_either_pawn_for_wands) {
  TestTable table = beside(MountainTile::cloud);
  table.resources(0, 0, 0, 0, 2).cloud(13, Cloud::heavy_1).cloud(2, Cloud::heavy_2);
  table.play({"cowardly MW", "move 8 to 14"});
  EXPECT_THAT(table.moves(), ElementsAre("cloud 2", "cloud 13", "give up"));
  table.play({"cloud 2"});
  EXPECT_EQ(table.player(0).resources.total(), 0);
  EXPECT_EQ(table.points(0), 0) << "no three points";
}

TEST(MountainTiles, B8_1_the_brave_witch_may_deliver_a_potion_of_the_tile) {
  TestTable table = beside(MountainTile::potions);
  table.resources(0, 1, 0, 0, 0).pawns(0, 8, 0);
  table.play({"brave MW", "move 8 to 14"});
  EXPECT_EQ(table.step(), Step::mountain_potions) << "no tower takes an orange potion there";
  table.play({"take 0 1 0 0"});
  EXPECT_EQ(table.step(), Step::witch_delivery);
  table.play({"deliver 14 to 13"});
  EXPECT_EQ(table.points(0), 8);
  EXPECT_EQ(table.step(), Step::lead);
}

TEST(MountainTiles, B8_1_tile_and_delivery_in_the_order_the_player_likes) {
  TestTable table = beside(MountainTile::moves);
  table.play({"brave MW", "move 8 to 14"});
  EXPECT_EQ(table.step(), Step::mountain_order);
  EXPECT_THAT(table.moves(), ElementsAre("tile first", "delivery first"));
  TestTable other = table;
  table.play({"delivery first"});
  EXPECT_EQ(table.step(), Step::witch_delivery);
  table.play({"deliver 14 to 13", "move 14 to 20", "move 20 to 19"});
  EXPECT_EQ(table.points(0), 8);
  EXPECT_EQ(table.player(0).pawns, (std::array<Region, 2>{19, 1}));
  other.play({"tile first", "move 14 to 20", "move 1 to 2"});
  EXPECT_EQ(other.points(0), 0);
  EXPECT_EQ(other.step(), Step::lead) << "her pawn left: no delivery from elsewhere";
}

TEST(MountainTiles, B8_1_the_delivery_comes_first_if_it_makes_the_tile_possible) {
  TestTable table = beside(MountainTile::cloud);
  // Tower 14, green, gets two wands for this test: enough for the cloud.
  table.map().tower[14].wands = 2;
  table.resources(0, 0, 0, 1, 0).cloud(13, Cloud::heavy_2);
  table.play({"brave MW", "move 8 to 14"});
  EXPECT_EQ(table.step(), Step::witch_delivery) << "without wands the tile can do nothing now";
  table.play({"deliver 14 to 14"});
  EXPECT_EQ(table.step(), Step::mountain_cloud);
  table.play({"cloud 13"});
  EXPECT_EQ(table.player(0).clouds, Regions{1} << 13);
}

TEST(MountainTiles, B8_1_her_pawn_may_leave_and_come_back_to_deliver) {
  TestTable table = beside(MountainTile::moves);
  table.play({"brave MW", "move 8 to 14", "tile first", "move 14 to 20", "move 20 to 14"});
  EXPECT_EQ(table.step(), Step::witch_delivery);
}

TEST(MountainTiles, B8_1_the_other_pawn_in_the_region_does_not_deliver_for_her) {
  TestTable table = beside(MountainTile::moves);
  table.pawns(0, 8, 13);
  table.play({"brave MW", "move 8 to 14", "tile first", "move 14 to 20", "move 13 to 14"});
  EXPECT_EQ(table.step(), Step::lead);
}

// Pawns look alike: if both stand there, the one goes whose delivery does not wait.
TEST(MountainTiles, B8_1_of_two_pawns_in_one_region_hers_stays) {
  TestTable table = beside(MountainTile::moves);
  table.pawns(0, 8, 14);
  table.play({"brave MW", "move 8 to 14", "tile first", "move 14 to 20", "give up"});
  EXPECT_EQ(table.player(0).pawns, (std::array<Region, 2>{14, 20}));
  EXPECT_EQ(table.step(), Step::witch_delivery);
  // And the one goes that may come back.
  TestTable away = beside(MountainTile::moves);
  away.pawns(0, 8, 20);
  away.play({"brave MW", "move 8 to 14", "tile first", "move 14 to 20", "move 20 to 14"});
  EXPECT_EQ(away.player(0).pawns, (std::array<Region, 2>{14, 20}));
  EXPECT_EQ(away.step(), Step::witch_delivery);
}

TEST(MountainTiles, B8_1_a_covered_tower_cannot_be_delivered_to) {
  for (const bool tiles : {false, true}) {
    TestTable table(2);
    if (tiles) {
      table.mountain_tiles({MountainTile::potions, MountainTile::wands, MountainTile::moves});
    }
    table.hand(0, "HD FG").pawns(0, 5, 5).resources(0, 0, 0, 1, 0);
    table.state.at(0).amulets = tiles ? 0b001 : 0;
    table.play({"cowardly HD"});
    if (tiles) {
      EXPECT_THAT(table.moves(), Not(Contains("deliver 5 to 5")));
    } else {
      EXPECT_THAT(table.moves(), Contains("deliver 5 to 5"));
    }
  }
}

}  // namespace
}  // namespace ludoteca::broom_service
