#include "games/broom_service/board_shape.h"

#include <algorithm>

namespace ludoteca::broom_service {
namespace {

Regions one(std::size_t region) {
  return Regions{1} << region;
}

void find_neighbours(const BoardShape& shape, Board& board) {
  for (std::size_t a = 0; a < shape.regions.size(); ++a) {
    for (std::size_t b = 0; b < a; ++b) {
      if (shared_border(shape.regions[a].outline, shape.regions[b].outline) == 0) continue;
      board.neighbours[a] |= one(b);
      board.neighbours[b] |= one(a);
    }
  }
}

void find_towers(const BoardShape& shape, Board& board) {
  for (std::size_t t = 0; t < shape.towers.size(); ++t) {
    const TowerShape& tower = shape.towers[t];
    board.tower[t] = tower.tower;
    for (std::size_t r = 0; r < shape.regions.size(); ++r) {
      if (disc_overlaps(shape.regions[r].outline, tower.at, tower.base)) {
        board.towers_at[r] |= Towers{1} << t;
      }
    }
  }
}

template <std::size_t N, typename Places>
std::array<Region, N> regions_of(const Places& places) {
  std::array<Region, N> regions{};
  regions.fill(kNoRegion);
  std::transform(places.begin(), places.end(), regions.begin(),
                 [](const PlaceShape& place) { return place.region; });
  return regions;
}

}  // namespace

Board compile(const BoardShape& shape) {
  Board board;
  board.regions = static_cast<std::uint8_t>(shape.regions.size());
  board.towers = static_cast<std::uint8_t>(shape.towers.size());
  for (std::size_t r = 0; r < shape.regions.size(); ++r) {
    board.terrain[r] = shape.regions[r].terrain;
  }
  find_neighbours(shape, board);
  find_towers(shape, board);
  board.castle = regions_of<2>(shape.castles);
  for (const PlaceShape& cloud : shape.clouds) board.cloud_spaces |= one(cloud.region);
  board.mountain = regions_of<kMountainTiles>(shape.mountains);
  board.covered_tower.fill(kNoTower);
  for (std::size_t m = 0; m < shape.mountains.size(); ++m) {
    board.covered_tower[m] = shape.mountains[m].covered_tower;
  }
  board.forest_tile = regions_of<kForestTiles>(shape.forest_tiles);
  board.hill_tile = regions_of<kHillTiles>(shape.hill_tiles);
  board.circle = regions_of<kCircles>(shape.circles);
  return board;
}

}  // namespace ludoteca::broom_service
