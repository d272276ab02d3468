// What writing and reading a position share (json.h).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/broom_service/state.h"

namespace ludoteca::broom_service {

// "2/3": a heavy cloud by its wands and bolts, as an edition lists it; else the storm cloud's name.
std::string cloud_code(const Edition& edition, Cloud cloud);
std::optional<Cloud> cloud_with_code(const Edition& edition, std::string_view code);

// Which tiles a region can have.
enum class Ground : std::uint8_t { mountain, forest, hill };

// A place for a tile on this board, and the tile that lies there or kNoTile.
struct TilePlace {
  Ground ground{};
  std::size_t index = 0;
  Region region = kNoRegion;
};

// Calls see(place) for every place of a tile that these options use.
template <class See>
void for_each_tile_place(const Map& map, const Options& options, See see) {
  if (!options.mountain_tiles) return;
  for (std::size_t i = 0; i < kMountainTiles; ++i)
    see(TilePlace{Ground::mountain, i, map.mountain[i]});
  if (options.side == Side::front) return;
  for (std::size_t i = 0; i < kForestTiles; ++i)
    see(TilePlace{Ground::forest, i, map.forest_tile[i]});
  for (std::size_t i = 0; i < kHillTiles; ++i) see(TilePlace{Ground::hill, i, map.hill_tile[i]});
}
// Works on State and const State.
template <class AnyState>
auto& tile_at(AnyState& state, const TilePlace& place) {
  if (place.ground == Ground::mountain) return state.mountain[place.index];
  if (place.ground == Ground::forest) return state.forest[place.index];
  return state.hill[place.index];
}

// In the order of the tiles' numbers. Turbo tiles are numbered as in the edition, for two of them
// may show the same circles.
inline constexpr std::array<std::string_view, kHillTileKinds> kHillTileNames = {
    "turbo-1", "turbo-2", "turbo-3", "turbo-4", "turbo-5", "tower"};
std::string_view tile_name(Ground ground, std::uint8_t tile);
std::optional<std::uint8_t> tile_named(Ground ground, std::string_view name);

}  // namespace ludoteca::broom_service
