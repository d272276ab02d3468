// B9: what the house boards promise, and that each promise is really checked.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>

#include "games/broom_service/board_checks.h"
#include "games/broom_service/house_boards.h"
#include "games/broom_service/house_checks.h"

namespace ludoteca::broom_service {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;

TEST(HouseBoards, B9_both_have_11_round_and_2_square_towers_a_colour_the_best_far_away) {
  EXPECT_THAT(faults_of_towers(compile(house_board(kFront))), IsEmpty());
  EXPECT_THAT(faults_of_towers(compile(house_board(kBack))), IsEmpty());
}

TEST(HouseBoards, B9_every_terrain_is_near_each_castle_and_two_neighbours_are_open) {
  EXPECT_THAT(faults_of_castles(compile(house_board(kFront))), IsEmpty());
  EXPECT_THAT(faults_of_castles(compile(house_board(kBack))), IsEmpty());
}

TEST(HouseBoards, B9_front_has_its_regions_lakes_and_the_picture_of_the_book) {
  EXPECT_THAT(faults_of_front(house_board(kFront)), IsEmpty());
  EXPECT_EQ(std::popcount(compile(house_board(kFront)).cloud_spaces), kFrontClouds);
}

TEST(HouseBoards, B9_back_has_its_circles_islands_and_an_east_out_of_reach) {
  EXPECT_THAT(faults_of_back(house_board(kBack)), IsEmpty());
  EXPECT_EQ(std::popcount(compile(house_board(kBack)).cloud_spaces), kBackClouds);
}

TEST(HouseBoards, B9_pictures_leave_no_doubt) {
  EXPECT_THAT(faults_of_picture(house_board(kFront)), IsEmpty());
  EXPECT_THAT(faults_of_picture(house_board(kBack)), IsEmpty());
}

TEST(HouseBoards, B8_1_mountain_tiles_cover_towers_on_the_front_only) {
  const auto covered = [](std::string_view side) {
    const Board board = compile(house_board(side));
    return std::count_if(board.covered_tower.begin(), board.covered_tower.end(),
                         [](std::uint8_t tower) { return tower != kNoTower; });
  };
  EXPECT_EQ(covered(kFront), 2);
  EXPECT_EQ(covered(kBack), 0);  // the tiles always lie there: the tower would be for nothing
}

// Each of the changes below breaks one promise.

TEST(HouseChecks, TowersAreCounted) {
  BoardShape shape = house_board(kFront);
  shape.towers.pop_back();
  EXPECT_THAT(faults_of_towers(compile(shape)), Contains(HasSubstr("round and")));
  shape = house_board(kFront);
  shape.towers[0].tower.points = 9;
  EXPECT_THAT(faults_of_towers(compile(shape)), Contains("tower 1 has 9 points"));
  for (TowerShape& tower : shape.towers) tower.tower.wands = 0;
  EXPECT_THAT(faults_of_towers(compile(shape)), Contains("no tower has wands"));
}

TEST(HouseChecks, ABestTowerBesideACastleIsNoticed) {
  BoardShape shape = house_board(kFront);
  shape.towers[0].at = shape.castles[0].at;
  shape.towers[0].tower.points = 8;
  EXPECT_THAT(faults_of_towers(compile(shape)), Contains(HasSubstr("0 moves from a castle")));
}

TEST(HouseChecks, CastlesShutInAreNoticed) {
  Board board = compile(house_board(kBack));
  board.cloud_spaces |= board.neighbours[board.castle[0]];
  EXPECT_THAT(faults_of_castles(board), Contains(HasSubstr("0 neighbours without cloud")));
  board = compile(house_board(kBack));
  for (Terrain& terrain : board.terrain) {
    if (terrain == Terrain::mountain) terrain = Terrain::hill;
  }
  EXPECT_THAT(faults_of_castles(board), Contains(HasSubstr("more than 3 moves")));
}

TEST(HouseChecks, OtherFrontsAreNoticed) {
  BoardShape shape = house_board(kFront);
  std::swap(shape.regions[0].terrain, shape.regions[1].terrain);
  EXPECT_THAT(faults_of_front(shape), IsEmpty());
  shape.regions[0].terrain = Terrain::forest;
  EXPECT_THAT(faults_of_front(shape), Contains(HasSubstr("not 7 forests")));
  shape = house_board(kFront);
  for (TowerShape& tower : shape.towers) {
    if (tower.tower.square) tower.tower.points = 3;
  }
  EXPECT_THAT(faults_of_front(shape), Contains(HasSubstr("book's picture")));
  shape.lakes.pop_back();
  EXPECT_THAT(faults_of_front(shape), Contains("2 lakes"));
  // The back in the place of the front: islands cannot be reached.
  EXPECT_THAT(faults_of_front(house_board(kBack)), Contains(HasSubstr("cannot be reached")));
}

TEST(HouseChecks, OtherBacksAreNoticed) {
  BoardShape shape = house_board(kBack);
  std::swap(shape.circles[0], shape.circles[2]);
  EXPECT_THAT(faults_of_back(shape), Contains(HasSubstr("circle A")));
  EXPECT_THAT(faults_of_back(shape), Contains(HasSubstr("circle C")));
  EXPECT_THAT(faults_of_back(shape), Contains(HasSubstr("the east can be reached")));
  shape = house_board(kBack);
  std::swap(shape.circles[1], shape.circles[3]);
  EXPECT_THAT(faults_of_back(shape), Contains("0 hill tiles on B's island"));
  EXPECT_THAT(faults_of_back(shape), Contains("a hill tile on D's island"));
  shape = house_board(kBack);
  shape.circles[1] = shape.circles[0];
  EXPECT_THAT(faults_of_back(shape), Contains("circle B is not on an island"));
  shape.circles[3] = shape.circles[0];
  EXPECT_THAT(faults_of_back(shape), Contains("circle D is not on an island"));
  shape = house_board(kBack);
  shape.castles[0].at.x = shape.width / 2;
  EXPECT_THAT(faults_of_back(shape), Contains(HasSubstr("is not in the west")));
  shape.hill_tiles.pop_back();
  shape.regions.pop_back();
  EXPECT_THAT(faults_of_back(shape), Contains("29 regions"));
}

TEST(HouseChecks, UnclearPicturesAreNoticed) {
  BoardShape shape = house_board(kFront);
  shape.towers[0].at = shape.towers[1].at;
  EXPECT_THAT(faults_of_picture(shape), Contains("tower 1 and tower 2 overlap"));
  shape = house_board(kFront);
  for (RegionShape& region : shape.regions) region.terrain = Terrain::forest;
  EXPECT_THAT(faults_of_picture(shape), Contains(HasSubstr("same terrain")));
  // Two squares that meet at a corner, and two with a crack between them.
  shape = {};
  shape.regions = {{Terrain::hill, {5, 5}, {{0, 0}, {100, 0}, {100, 100}, {0, 100}}},
                   {Terrain::forest, {150, 150}, {{100, 100}, {200, 100}, {200, 200}, {100, 200}}},
                   {Terrain::forest, {150, 50}, {{102, 0}, {200, 0}, {200, 90}, {102, 90}}}};
  EXPECT_THAT(faults_of_picture(shape), Contains(HasSubstr("whether regions 1 and 2 touch")));
  EXPECT_THAT(faults_of_picture(shape), Contains(HasSubstr("whether regions 1 and 3 touch")));
  shape.towers = {{{}, {50, 108}, 10}};
  EXPECT_THAT(faults_of_picture(shape), Contains(HasSubstr("whether tower 1 serves region 1")));
}

}  // namespace
}  // namespace ludoteca::broom_service
