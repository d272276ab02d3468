#include "games/broom_service/board_picture.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/broom_service/board_shape.h"
#include "games/broom_service/edition.h"

namespace ludoteca::broom_service {
namespace {

// Two squares side by side on a board with water around them.
BoardShape two_squares() {
  BoardShape shape;
  shape.width = 780;
  shape.height = 200;
  shape.regions = {{Terrain::forest, {200, 100}, {{100, 50}, {300, 50}, {300, 150}, {100, 150}}},
                   {Terrain::hill, {400, 100}, {{300, 50}, {500, 50}, {500, 150}, {300, 150}}}};
  shape.towers = {{{Colour::green, true, 4, 0}, {300, 100}, 20}};
  shape.castles = {{0, {150, 60}}, {1, {450, 60}}};
  shape.clouds = {{1, {420, 130}}};
  return shape;
}

TEST(BroomPicture, CellsBelongToTheRegionOfTheirMiddle) {
  const BoardPicture picture = picture_of(two_squares());
  EXPECT_EQ(picture.height, 10) << "a cell is twice as high as it is wide";
  EXPECT_EQ(picture.at(0, 0), kNoRegion);
  EXPECT_EQ(picture.at(9, 5), kNoRegion);
  EXPECT_EQ(picture.at(10, 5), 0);
  EXPECT_EQ(picture.at(29, 5), 0);
  EXPECT_EQ(picture.at(30, 5), 1);
  EXPECT_EQ(picture.at(49, 5), 1);
  EXPECT_EQ(picture.at(50, 5), kNoRegion);
  EXPECT_EQ(picture.at(30, 1), kNoRegion);
  EXPECT_EQ(picture.at(-1, 3), kNoRegion) << "water all around";
  EXPECT_EQ(picture.at(30, 10), kNoRegion);
}

TEST(BroomPicture, PiecesKeepTheirPlaces) {
  const BoardPicture picture = picture_of(two_squares());
  EXPECT_EQ(picture.label[0], (PictureCell{20, 5}));
  EXPECT_EQ(picture.tower[0], (PictureCell{30, 5}));
  EXPECT_EQ(picture.castle[1], (PictureCell{45, 3}));
  EXPECT_EQ(picture.cloud[1], (PictureCell{42, 6}));
}

TEST(BroomPicture, AHighBoardIsSquashedRatherThanCut) {
  BoardShape shape = two_squares();
  shape.height = 4000;
  EXPECT_EQ(picture_of(shape).height, kPictureHeight);
  shape.height = 1;
  EXPECT_EQ(picture_of(shape).height, 1);
}

int cells_of(const BoardPicture& picture, Region region) {
  return static_cast<int>(std::count(picture.regions.begin(), picture.regions.end(), region));
}

TEST(BroomPicture, EveryRegionOfTheDefaultBoardsHasRoomForItsPieces) {
  for (const Side side : {Side::front, Side::back}) {
    const BoardPicture& picture = default_edition().picture(side);
    ASSERT_FALSE(picture.empty());
    for (Region r = 0; r < default_edition().map(side).regions; ++r) {
      EXPECT_GE(cells_of(picture, r), 20) << r + 1;
      EXPECT_GE(cells_of(squashed(picture, 18), r), 12) << r + 1;
    }
  }
}

TEST(BroomPicture, ALowPictureKeepsTheShape) {
  const BoardPicture low = squashed(picture_of(two_squares()), 5);
  EXPECT_EQ(low.height, 5);
  EXPECT_EQ(low.at(20, 2), 0);
  EXPECT_EQ(low.at(40, 2), 1);
  EXPECT_EQ(low.at(20, 0), kNoRegion);
  EXPECT_EQ(low.tower[0], (PictureCell{30, 2}));
  EXPECT_EQ(squashed(low, 9).height, 5) << "never higher than it is";
}

}  // namespace
}  // namespace ludoteca::broom_service
