// B8.4 Effects that bring effects.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/broom_service/test_table.h"

namespace ludoteca::broom_service {
namespace {

using testing::ElementsAre;

// Prairie 0 – mountain 1; prairie 2 – mountain 3 – hill 4; circle C, forest 5 – mountain 6. The
// rest is there because a back has four hill spaces, four forest spaces and four circles.
constexpr Board chain_board() {
  Board board;
  add_land(board, std::array<std::string_view, 1>{"PM"});
  add_land(board, std::array<std::string_view, 1>{"PMH"});
  add_land(board, std::array<std::string_view, 1>{"FM"});
  for (const std::string_view one : {"P", "P", "P", "H", "H", "H", "F", "F", "F", "F"}) {
    add_land(board, std::array<std::string_view, 1>{one});
  }
  board.castle = {0, 2};
  board.mountain = {1, 3, 6};
  board.covered_tower.fill(kNoTower);
  board.circle = {7, 8, 5, 9};
  board.hill_tile = {4, 10, 11, 12};
  board.forest_tile = {13, 14, 15, 16};
  board.towers = 2;
  board.tower[0] = {Colour::violet, false, 5, 0};
  board.towers_at[6] = 1;
  board.tower[1] = {Colour::orange, false, 6, 0};
  board.towers_at[1] = 2;
  return board;
}

TestTable chain_table() {
  TestTable table(2, Side::back);
  table.edition.maps[1] = Map(chain_board());
  table.state.closed = 0;
  table.mountain_tiles({MountainTile::moves, MountainTile::cloud, MountainTile::delivery});
  table.hill_tiles({1, 0, 2, 3});  // A or C on hill 4
  table.cloud(4, Cloud::move);
  table.hand(0, "MW FG").pawns(0, 0, 2).resources(0, 1, 1, 0, 2);
  return table;
}

// Worked example 5.
TEST(Chain, B8_4_the_long_chain) {
  TestTable table = chain_table();
  table.play({"brave MW", "move 0 to 1"});
  EXPECT_EQ(table.step(), Step::mountain_order) << "an orange potion could be delivered here";
  table.play({"tile first"});
  EXPECT_EQ(table.step(), Step::mountain_moves);
  table.play({"move 2 to 3"});
  EXPECT_EQ(table.step(), Step::mountain_cloud) << "before the second move";
  table.play({"cloud 4"});
  EXPECT_EQ(table.player(0).resources, amounts(1, 1, 0, 0)) << "two wands paid";
  EXPECT_EQ(table.step(), Step::storm_move);
  table.play({"move 3 to 4"});
  EXPECT_EQ(table.step(), Step::fly);
  EXPECT_EQ(table.state.pending.depth(), kDepth) << "the turn, a delivery, a move, a flight";
  table.play({"fly C"});
  EXPECT_EQ(table.player(0).pawns, (std::array<Region, 2>{1, 5}));
  EXPECT_EQ(table.step(), Step::mountain_moves) << "the second move";
  table.play({"move 5 to 6"});
  EXPECT_EQ(table.step(), Step::mountain_delivery);
  table.play({"deliver 6 to 0"});
  EXPECT_EQ(table.points(0), 5);
  EXPECT_EQ(table.step(), Step::witch_delivery);
  table.play({"deliver 1 to 1"});
  EXPECT_EQ(table.points(0), 11);
  EXPECT_EQ(table.player(0).amulets, 0b111);
  EXPECT_EQ(table.step(), Step::lead);
  EXPECT_EQ(table.acting(), 0);
}

TEST(Chain, B8_4_the_flight_of_another_pawn_does_not_carry_the_delivery_away) {
  TestTable table = chain_table();
  table.play({"brave MW", "move 0 to 1", "tile first", "move 2 to 3", "cloud 4", "move 3 to 4",
              "fly A", "give up"});
  EXPECT_EQ(table.step(), Step::witch_delivery);
  EXPECT_THAT(table.moves(), ElementsAre("deliver 1 to 1", "give up"));
}

TEST(Chain, B8_4_her_own_pawn_that_flies_away_delivers_no_more) {
  TestTable table = chain_table();
  table.mountain_tiles({MountainTile::moves, MountainTile::wands, MountainTile::delivery});
  table.pawns(0, 0, 3).state.at(0).amulets = 0b010;
  table.map().neighbours[1] |= 1U << 4;
  table.state.cloudy = 0;
  table.state.at(1).clouds = Regions{1} << 4;
  table.play({"brave MW", "move 0 to 1", "tile first", "move 1 to 4", "fly A", "give up"});
  EXPECT_EQ(table.step(), Step::lead);
  EXPECT_EQ(table.points(0), 0);
}

TEST(Chain, B8_4_a_mountain_entered_again_on_the_way_gives_nothing_new) {
  TestTable table = chain_table();
  table.play({"brave MW", "move 0 to 1", "tile first", "move 1 to 0"});
  const auto events = table.play({"move 0 to 1"});
  EXPECT_TRUE(only<AmuletTaken>(events).empty());
  EXPECT_EQ(table.step(), Step::witch_delivery) << "but she stands where she went";
}

}  // namespace
}  // namespace ludoteca::broom_service
