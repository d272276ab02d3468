// A board as the rules see it: regions, who neighbours whom, which towers serve which region. It is
// derived from the geometry in the edition file (board_shape.h), so that the picture cannot
// disagree with the rules (B9).
#pragma once

#include <array>
#include <cstdint>

namespace ludoteca::broom_service {

enum class Terrain : std::uint8_t { forest, prairie, hill, mountain };
inline constexpr int kTerrains = 4;

enum class Colour : std::uint8_t { orange, violet, green };
inline constexpr int kColours = 3;

using Region = std::uint8_t;    // 0-based; people see it counted from 1
using Regions = std::uint32_t;  // a set: bit r is region r
using Towers = std::uint64_t;   // a set: bit t is tower t

inline constexpr int kMaxRegions = 32;
inline constexpr int kMaxTowers = 40;
inline constexpr int kMountainTiles = 3;
inline constexpr int kForestTiles = 4;
inline constexpr int kHillTiles = 4;
inline constexpr int kCircles = 4;
inline constexpr Region kNoRegion = 0xff;
inline constexpr std::uint8_t kNoTower = 0xff;

struct Tower {
  Colour colour{};
  bool square = false;
  std::uint8_t points = 0;
  std::uint8_t wands = 0;
};

struct Board {
  std::uint8_t regions = 0;
  std::uint8_t towers = 0;
  std::array<Terrain, kMaxRegions> terrain{};
  std::array<Regions, kMaxRegions> neighbours{};
  std::array<Towers, kMaxRegions> towers_at{};
  std::array<Tower, kMaxTowers> tower{};
  std::array<Region, 2> castle{};
  Regions cloud_spaces = 0;
  // Places of tiles and circles; kNoRegion where the board has none. Mountains in rising order of
  // region; covered_tower is the tower that the tile of that mountain covers, or kNoTower (B8.1).
  std::array<Region, kMountainTiles> mountain{};
  std::array<std::uint8_t, kMountainTiles> covered_tower{};
  std::array<Region, kForestTiles> forest_tile{};
  std::array<Region, kHillTiles> hill_tile{};
  std::array<Region, kCircles> circle{};  // A, B, C, D
};

}  // namespace ludoteca::broom_service
