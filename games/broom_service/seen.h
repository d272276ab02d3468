// What follows from a view: which towers, clouds and tiles a pawn has before it. The rules ask the
// same of a State (reach.h).
#pragma once

#include <bit>

#include "games/broom_service/view.h"

namespace ludoteca::broom_service {

inline const Map& map_of(const Edition& edition, const View& view) {
  return edition.map(view.options.side);
}

inline bool has(Regions regions, Region region) {
  return region < kMaxRegions && (regions >> region & 1U) != 0;
}

// Tiles as they lie now; kNoTile where there is none.
inline std::uint8_t mountain_tile_at(const Map& map, const View& view, Region region) {
  if (!view.options.mountain_tiles || !has(map.mountains, region)) return kNoTile;
  return view.mountain[place_of(map.mountain, region)];
}
inline std::uint8_t forest_tile_at(const Map& map, const View& view, Region region) {
  return has(map.forest_tiles, region) ? view.forest[place_of(map.forest_tile, region)] : kNoTile;
}
inline std::uint8_t hill_tile_at(const Map& map, const View& view, Region region) {
  return has(map.hill_tiles, region) ? view.hill[place_of(map.hill_tile, region)] : kNoTile;
}

// The towers that touch a region, the one of a hill tile included.
inline Towers towers_beside(const Map& map, const View& view, Region region) {
  if (region >= map.regions) return 0;
  const Towers tile = hill_tile_at(map, view, region) == kTowerTile ? Towers{1} << kTileTower : 0;
  return map.towers_at[region] | tile;
}
// Those of them that take a potion.
inline Towers open_towers(const Map& map, const View& view, Region region) {
  return towers_beside(map, view, region) & ~view.filled & ~view.covered;
}
inline Towers towers_for(const Map& map, const View& view, Region region, const Resources& held) {
  return open_towers(map, view, region) & towers_for(map, held);
}

// B7.2: storm clouds that add points to a delivery from this region.
inline int bonus_clouds(const Map& map, const View& view, Region region) {
  int count = 0;
  for (Region other = 0; other < map.regions; ++other) {
    if (has(map.neighbours[region], other) && view.clouds[other] == Cloud::bonus) ++count;
  }
  return count;
}

// B8.1: whether this mountain still has the player's amulet.
inline bool amulet_waits(const Map& map, const View& view, Seat seat, Region region) {
  if (!view.options.mountain_tiles || !has(map.mountains, region)) return false;
  return (view.players[seat].amulets >> place_of(map.mountain, region) & 1U) == 0;
}

// Players who speak after the one being asked in this turn and still hold cards: one of them may
// take the brave action away (B3.3).
inline int rivals_to_come(const View& view) {
  int count = 0;
  for (int i = view.asked + 1; i < view.options.players; ++i) {
    const int seat = (view.leader + i) % view.options.players;
    if (view.players[static_cast<std::size_t>(seat)].hand_size > 0) ++count;
  }
  return count;
}

inline bool acts_bravely(const View& view) {
  const Step step = view.decision.step;
  return (step == Step::witch_move || step == Step::druid_delivery || step == Step::gather ||
          step == Step::fairy) &&
         view.decision.arg != 0;
}

}  // namespace ludoteca::broom_service
