// What pawns can reach from where they stand: regions, towers, clouds. Sets of bits, no copies.
#pragma once

#include <bit>

#include "games/broom_service/state.h"

namespace ludoteca::broom_service {

// Takes the lowest member out of a set that is not empty.
template <class Set>
constexpr int take_lowest(Set& set) {
  const int lowest = std::countr_zero(set);
  set &= set - 1;
  return lowest;
}

// B1.2: neighbouring land of these terrains without a cloud.
constexpr Regions move_targets(const Map& map, const State& state, Region from, unsigned terrains) {
  return map.neighbours[from] & map.land[terrains] & ~state.cloudy;
}

// B8.3: the hill that has a tower by its tile.
constexpr Region tile_tower_region(const Map& map, const State& state) {
  for (std::size_t i = 0; i < state.hill.size(); ++i) {
    if (state.hill[i] == kTowerTile) return map.hill_tile[i];
  }
  return kNoRegion;
}

constexpr Towers towers_beside(const Map& map, const State& state, Region region) {
  Towers towers = map.towers_at[region];
  if ((map.hill_tiles >> region & 1U) != 0 && tile_tower_region(map, state) == region) {
    towers |= Towers{1} << kTileTower;
  }
  return towers;
}

// The towers of all colours of which a player has a potion.
constexpr Towers towers_for(const Map& map, const Resources& resources) {
  Towers towers = 0;
  for (std::size_t c = 0; c < kColours; ++c) {
    if (resources.of[c] > 0) towers |= map.coloured[c];
  }
  return towers;
}

// B4.2: the towers a player can deliver to from a region.
constexpr Towers deliverable(const Map& map, const State& state, Seat seat, Region region) {
  return towers_beside(map, state, region) & ~state.closed &
         towers_for(map, state.at(seat).resources);
}

// Clouds a player can pay for.
constexpr Regions clouds_within(const Edition& edition, const State& state, int wands) {
  Regions regions = 0;
  for (std::size_t kind = 0; kind < kCloudKinds; ++kind) {
    if (edition.clouds[kind].wands <= wands) regions |= state.clouds[kind];
  }
  return regions & state.cloudy;
}

// B4: clouds a player can pay for beside an own pawn.
constexpr Regions removable(const Edition& edition, const State& state, Seat seat) {
  const Map& map = map_of(edition, state);
  const Player& player = state.at(seat);
  const Regions near = map.neighbours[player.pawns[0]] | map.neighbours[player.pawns[1]];
  return near & clouds_within(edition, state, player.resources[Resource::wand]);
}

constexpr Cloud cloud_at(const State& state, Region region) {
  for (std::size_t kind = 0; kind < kCloudKinds; ++kind) {
    if ((state.clouds[kind] >> region & 1U) != 0) return static_cast<Cloud>(kind);
  }
  return kNoCloud;
}

// B7.2: clouds that add points to a delivery from this region.
constexpr int bonus_clouds(const Map& map, const State& state, Region region) {
  return std::popcount(map.neighbours[region] & state.cloudy &
                       state.clouds[static_cast<std::size_t>(Cloud::bonus)]);
}

// Terrains that a frame with moves or deliveries allows.
constexpr unsigned terrains_of(const Frame& frame) {
  const bool witch_or_druid = frame.step == Step::witch_move || frame.step == Step::druid_delivery;
  return witch_or_druid ? frame.place : kAnyTerrain;
}

constexpr bool is_move(Step step) {
  return step == Step::witch_move || step == Step::storm_move || step == Step::mountain_moves;
}
constexpr bool is_delivery(Step step) {
  return step == Step::witch_delivery || step == Step::druid_delivery ||
         step == Step::storm_delivery || step == Step::mountain_delivery;
}
constexpr bool is_removal(Step step) {
  return step == Step::fairy || step == Step::mountain_cloud;
}

// Whether the pawn may deliver in this step, from where it stands.
constexpr bool may_deliver(const Map& map, const Frame& frame, int pawn, Region region) {
  if (frame.step == Step::witch_delivery) return pawn == frame.arg && region == frame.place;
  return (terrains_of(frame) & map.terrain_bit(region)) != 0;
}

// B6, All at Once!: the kinds a player has.
constexpr Kinds kinds_of(const Resources& resources) {
  unsigned kinds = 0;
  for (unsigned k = 0; k < kResources; ++k) kinds |= resources.of[k] > 0 ? 1U << k : 0U;
  return static_cast<Kinds>(kinds);
}

// Whether the step offers anything besides giving up.
constexpr bool possible(const Edition& edition, const State& state, const Frame& frame) {
  const Map& map = map_of(edition, state);
  const Player& player = state.at(frame.seat);
  if (is_move(frame.step)) {
    const unsigned terrains = terrains_of(frame);
    return (move_targets(map, state, player.pawns[0], terrains) |
            move_targets(map, state, player.pawns[1], terrains)) != 0;
  }
  if (is_delivery(frame.step)) {
    for (int pawn = 0; pawn < kPawns; ++pawn) {
      const Region region = player.pawns[static_cast<std::size_t>(pawn)];
      if (may_deliver(map, frame, pawn, region) &&
          deliverable(map, state, frame.seat, region) != 0) {
        return true;
      }
    }
    return false;
  }
  if (is_removal(frame.step)) return removable(edition, state, frame.seat) != 0;
  if (frame.step == Step::hand_in) {
    return std::popcount(static_cast<unsigned>(kinds_of(player.resources))) >= kResources - 1;
  }
  return true;
}

}  // namespace ludoteca::broom_service
