// The shape of a board: what the edition file says about it and what a picture of it needs. The
// rules use the Board that is derived from it (B9), and nothing else decides who neighbours whom.
//
// Geometry: two regions are neighbours if they share a border of positive length; a corner is not
// enough, and what lies across a lake or the sea is not shared. A tower serves every region of
// which its base, a disc, covers some area; a base that only touches a border from outside does
// not.
#pragma once

#include <string_view>
#include <vector>

#include "engine/edition_file.h"
#include "games/broom_service/board.h"
#include "games/broom_service/polygon.h"

namespace ludoteca::broom_service {

struct RegionShape {
  Terrain terrain{};
  Point label;      // where its number stands
  Polygon outline;  // clockwise
};

struct TowerShape {
  Tower tower;
  Point at;
  int base = 0;  // radius
};

// Something that lies in a region, and where it is drawn.
struct PlaceShape {
  Region region = kNoRegion;
  Point at;
};

struct MountainPlace : PlaceShape {
  std::uint8_t covered_tower = kNoTower;
};

// Lists by region number, except circles, which are A, B, C, D. The front has no forest tiles, hill
// tiles and circles.
struct BoardShape {
  int width = 0;
  int height = 0;
  int piece = 0;  // radius of the disc that a tile hides; the other pieces are drawn to its scale
  std::vector<RegionShape> regions;
  std::vector<Polygon> lakes;  // clockwise
  std::vector<TowerShape> towers;
  std::vector<PlaceShape> castles;
  std::vector<PlaceShape> clouds;
  std::vector<MountainPlace> mountains;
  std::vector<PlaceShape> forest_tiles;
  std::vector<PlaceShape> hill_tiles;
  std::vector<PlaceShape> circles;
};

inline constexpr std::string_view kFront = "front";
inline constexpr std::string_view kBack = "back";

// The board in the sections of this side, as docs/editions.md describes them. Throws Error with the
// place and what to do if the rules or a reader could not rely on it.
BoardShape read_board(EditionReader& reader, std::string_view side);

Board compile(const BoardShape& shape);

}  // namespace ludoteca::broom_service
