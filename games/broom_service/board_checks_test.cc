// What no board may do, whoever drew it.
#include "games/broom_service/board_checks.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <bit>

#include "games/broom_service/house_boards.h"

namespace ludoteca::broom_service {
namespace {

using testing::HasSubstr;

// "section key: what", or "fine".
std::string fault(const BoardShape& shape, std::string_view side) {
  const auto found = first_fault(shape, side);
  return found ? found->section + " " + found->key + ": " + found->what : "fine";
}

PlaceShape& place_in(std::vector<PlaceShape>& places, Region region) {
  return *std::find_if(places.begin(), places.end(),
                       [region](const PlaceShape& place) { return place.region == region; });
}

class BoardChecks : public testing::Test {
 protected:
  BoardShape front_ = house_board(kFront);
  BoardShape back_ = house_board(kBack);
};

TEST_F(BoardChecks, TheHouseBoardsAreFine) {
  EXPECT_EQ(fault(front_, kFront), "fine");
  EXPECT_EQ(fault(back_, kBack), "fine");
}

TEST_F(BoardChecks, OutlinesAreSimple) {
  std::swap(front_.regions[4].outline[2], front_.regions[4].outline[9]);
  EXPECT_THAT(fault(front_, kFront), AllOf(HasSubstr("regions 5: its border meets itself near"),
                                           HasSubstr("in their order around the region")));
}

TEST_F(BoardChecks, OutlinesHaveArea) {
  front_.lakes[0] = {{10, 10}, {20, 20}, {30, 30}};
  EXPECT_THAT(fault(front_, kFront), HasSubstr("lakes 1: "));
}

TEST_F(BoardChecks, NothingOverlaps) {
  front_.lakes[1] = front_.regions[2].outline;
  EXPECT_THAT(fault(front_, kFront), HasSubstr("lakes 2: it overlaps region 3 near"));
  front_.regions[7].outline = front_.regions[2].outline;
  EXPECT_THAT(fault(front_, kFront), HasSubstr("regions 8: it overlaps region 3 near"));
  back_.lakes.push_back(back_.lakes[0]);
  EXPECT_THAT(fault(back_, kBack), HasSubstr("lakes 4: it overlaps lake 1 near"));
}

TEST_F(BoardChecks, LabelsAreInTheirRegion) {
  front_.regions[3].label = front_.regions[5].label;
  EXPECT_THAT(fault(front_, kFront), HasSubstr("regions 4: its label at"));
}

TEST_F(BoardChecks, B2_2_cloud_spaces_are_18_or_19) {
  EXPECT_EQ(front_.clouds.size(), 18U);
  EXPECT_EQ(back_.clouds.size(), 19U);
  front_.clouds.pop_back();
  EXPECT_THAT(fault(front_, kFront), HasSubstr("has 18 clouds, not 17"));
  back_.clouds.pop_back();
  EXPECT_THAT(fault(back_, kBack), HasSubstr("has 19 clouds, not 18"));
}

TEST_F(BoardChecks, B9_at_most_one_cloud_a_region_and_none_with_castle_or_circle) {
  BoardShape twice = front_;
  twice.clouds[1] = twice.clouds[0];
  EXPECT_THAT(fault(twice, kFront), HasSubstr("has a cloud already"));
  front_.clouds[0] = front_.castles[0];
  EXPECT_THAT(fault(front_, kFront), HasSubstr("a cloud and a castle cannot share region"));
  back_.clouds[0] = back_.circles[1];
  EXPECT_THAT(fault(back_, kBack), HasSubstr("a cloud and a stone circle cannot share region"));
}

TEST_F(BoardChecks, PlacesAreInTheirRegion) {
  PlaceShape& cloud = place_in(front_.clouds, front_.clouds[3].region);
  cloud.at = front_.clouds[4].at;
  EXPECT_THAT(fault(front_, kFront), HasSubstr("is not inside region"));
}

TEST_F(BoardChecks, B2_1_two_castles_in_two_regions) {
  front_.castles[1] = front_.castles[0];
  EXPECT_THAT(fault(front_, kFront), HasSubstr("has a castle already"));
  front_.castles.pop_back();
  EXPECT_THAT(fault(front_, kFront), HasSubstr("has 2 castles, not 1"));
}

TEST_F(BoardChecks, B8_tile_places_are_of_their_terrain) {
  const PlaceShape castle = back_.castles[0];
  BoardShape bad = back_;
  bad.forest_tiles[0] = bad.hill_tiles[0];
  EXPECT_THAT(fault(bad, kBack), HasSubstr("is no forest; put the tile into one"));
  bad = back_;
  bad.hill_tiles[0] = bad.forest_tiles[0];
  EXPECT_THAT(fault(bad, kBack), HasSubstr("is no hill; put the tile into one"));
  bad = back_;
  bad.mountains[0].region = castle.region;
  EXPECT_THAT(fault(bad, kBack), HasSubstr("is no mountain; put the tile into one"));
  bad = back_;
  bad.mountains.pop_back();
  EXPECT_THAT(fault(bad, kBack), HasSubstr("has 3 mountain tiles, not 2"));
}

TEST_F(BoardChecks, B8_forest_and_hill_tiles_and_circles_are_on_the_back_only) {
  EXPECT_THAT(fault(front_, kBack), HasSubstr("has 4 circles, not 0"));
  front_.forest_tiles.push_back({4, front_.regions[4].label});
  EXPECT_THAT(fault(front_, kFront), HasSubstr("has 0 forest tiles, not 1"));
}

TEST_F(BoardChecks, B9_no_tile_with_castle_or_circle) {
  BoardShape bad = back_;
  const auto forest_circle =
      std::find_if(bad.circles.begin(), bad.circles.end(), [&bad](const PlaceShape& place) {
        return bad.regions[place.region].terrain == Terrain::forest;
      });
  ASSERT_NE(forest_circle, bad.circles.end());
  bad.forest_tiles[0] = *forest_circle;
  EXPECT_THAT(fault(bad, kBack), HasSubstr("a forest tile and a stone circle cannot share"));
}

TEST_F(BoardChecks, B8_1_the_covered_tower_lies_under_the_tile) {
  const auto covering =
      std::find_if(front_.mountains.begin(), front_.mountains.end(),
                   [](const MountainPlace& place) { return place.covered_tower != kNoTower; });
  ASSERT_NE(covering, front_.mountains.end());
  const std::uint8_t tower = covering->covered_tower;
  covering->covered_tower = kNoTower;
  EXPECT_THAT(fault(front_, kFront), HasSubstr("the tile would hide tower"));
  covering->covered_tower = tower == 0 ? 1 : 0;
  EXPECT_THAT(fault(front_, kFront), HasSubstr("tower 1 does not lie under this tile"));
  back_.towers[0].at = back_.hill_tiles[0].at;
  EXPECT_THAT(fault(back_, kBack), HasSubstr("hill tiles"));
  back_.towers[0].at = back_.forest_tiles[0].at;
  EXPECT_THAT(fault(back_, kBack), HasSubstr("forest tiles"));
}

TEST_F(BoardChecks, B9_at_most_6_towers_a_region_and_5_with_a_hill_tile) {
  const auto crowd = [](BoardShape shape, Region region, int wanted) {
    const Point middle = shape.regions[region].label;
    for (TowerShape& tower : shape.towers) {
      const int count = std::popcount(compile(shape).towers_at[region]);
      if (count == wanted) break;
      if (disc_overlaps(shape.regions[region].outline, tower.at, tower.base)) continue;
      tower.at = middle;
      tower.base = 1;
    }
    return shape;
  };
  const Region plain = back_.castles[0].region;
  const Region hill = back_.hill_tiles[0].region;
  EXPECT_EQ(fault(crowd(back_, plain, 6), kBack), "fine");
  EXPECT_THAT(fault(crowd(back_, plain, 7), kBack), HasSubstr("7 towers touch this region"));
  EXPECT_EQ(fault(crowd(back_, hill, 5), kBack), "fine");
  EXPECT_THAT(fault(crowd(back_, hill, 6), kBack),
              HasSubstr("6 towers touch this region with its hill tile, at most 5 may"));
}

TEST_F(BoardChecks, ATowerStandsOnLand) {
  front_.towers[10].at = {3, 3};
  EXPECT_THAT(fault(front_, kFront), HasSubstr("towers 11: its base covers no land"));
  // In the middle of a lake, but wide enough to reach the shore: fine.
  BoardShape lake = house_board(kFront);
  const Box box = box_of(lake.lakes[0]);
  lake.towers[38].at = {(box.low.x + box.high.x) / 2, (box.low.y + box.high.y) / 2};
  lake.towers[38].base = 5;
  EXPECT_THAT(fault(lake, kFront), HasSubstr("covers no land"));
  lake.towers[38].base = 100;
  EXPECT_EQ(fault(lake, kFront), "fine");
}

TEST_F(BoardChecks, B9_lakes_separate) {
  // Without the border that the lake cuts, regions on both sides of it would meet in it.
  const Board board = compile(front_);
  for (const Polygon& lake : front_.lakes) {
    for (std::size_t a = 0; a < front_.regions.size(); ++a) {
      EXPECT_FALSE(overlap(front_.regions[a].outline, lake));
    }
  }
  for (std::size_t a = 0; a < front_.regions.size(); ++a) {
    for (std::size_t b = 0; b < front_.regions.size(); ++b) {
      EXPECT_EQ(((board.neighbours[a] >> b) & 1U) != 0,
                a != b && shared_border(front_.regions[a].outline, front_.regions[b].outline) > 0);
    }
  }
}

}  // namespace
}  // namespace ludoteca::broom_service
