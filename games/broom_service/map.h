// A board with the sets of regions and towers that every move asks for.
#pragma once

#include <array>
#include <cstdint>

#include "games/broom_service/pieces.h"

namespace ludoteca::broom_service {

inline constexpr std::uint8_t kAnyTerrain = (1U << kTerrains) - 1U;

// kNoRegion is no member.
template <std::size_t N>
constexpr Regions set_of(const std::array<Region, N>& places) {
  Regions set = 0;
  for (const Region place : places) {
    if (place != kNoRegion) set |= Regions{1} << place;
  }
  return set;
}

struct Map : Board {
  std::array<Regions, kAnyTerrain + 1> land{};  // by a set of terrains: bit t is terrain t
  std::array<Towers, kColours> coloured{};      // the tower of the hill tile is orange
  Towers round{};
  Towers covered{};  // by mountain tiles (B8.1)
  Regions mountains{};
  Regions forest_tiles{};
  Regions hill_tiles{};

  constexpr Map() = default;
  constexpr explicit Map(const Board& board) : Board(board) {
    for (unsigned r = 0; r < regions; ++r) {
      for (unsigned terrains = 0; terrains <= kAnyTerrain; ++terrains) {
        if ((terrains >> static_cast<int>(terrain[r]) & 1U) != 0) land[terrains] |= 1U << r;
      }
    }
    for (unsigned t = 0; t < towers; ++t) {
      coloured[static_cast<std::size_t>(tower[t].colour)] |= Towers{1} << t;
      if (!tower[t].square) round |= Towers{1} << t;
    }
    coloured[static_cast<std::size_t>(Colour::orange)] |= Towers{1} << kTileTower;
    for (const std::uint8_t t : covered_tower) {
      if (t != kNoTower) covered |= Towers{1} << t;
    }
    mountains = set_of(mountain);
    forest_tiles = set_of(forest_tile);
    hill_tiles = set_of(hill_tile);
  }

  constexpr std::uint8_t terrain_bit(Region region) const {
    return static_cast<std::uint8_t>(1U << static_cast<int>(terrain[region]));
  }
};

// Where a region stands in a list of places.
template <std::size_t N>
constexpr std::size_t place_of(const std::array<Region, N>& places, Region region) {
  std::size_t i = 0;
  while (places[i] != region) ++i;
  return i;
}

}  // namespace ludoteca::broom_service
