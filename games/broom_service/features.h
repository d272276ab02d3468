// What of a position decides how many points a player will still make, as a few numbers. The
// estimate of a final score is linear in them (weights.h).
#pragma once

#include <algorithm>
#include <array>

#include "games/broom_service/rules.h"

namespace ludoteca::broom_service {

enum class Feature : std::uint8_t {
  always,  // 1
  // Resources: how many colours there is a first, a second, a third potion of; the rest.
  first_potions,
  second_potions,
  third_potions,
  more_potions,
  wands,       // up to 3
  more_wands,  // up to 6
  spare_wands,
  sets,  // points for sets if the game ended now
  // Places, both pawns together. The worth of a tower is its points and kTowerWand a wand.
  here,         // the best tower beside the pawn that a potion is held for
  here_open,    // the best open tower beside the pawn
  near,         // the best tower with a potion one move away
  near_open,    // the best open one
  second_here,  // the second best tower beside the pawn that a potion is held for
  together,     // 1: both pawns in one region
  // Clouds: bolts so far; bolts of the best cloud beside a pawn that the wands pay.
  bolts,
  bolts_near,
  amulets,
  brave_tiles,
  role_tiles,
  points_tiles,
  leads,  // 1: leads the next turn
};
inline constexpr int kFeatures = 22;
using Features = std::array<float, kFeatures>;

inline constexpr float kTowerWand = 0.8F;

constexpr float tower_worth(const Tower& tower) {
  return static_cast<float>(tower.points) + kTowerWand * static_cast<float>(tower.wands);
}

// The best of some towers and the second best; 0 where there is none.
struct BestTowers {
  float best = 0;
  float second = 0;
};
constexpr BestTowers best_towers(const Edition& edition, const Map& map, Towers towers) {
  BestTowers result;
  while (towers != 0) {
    const float worth = tower_worth(edition.tower(map, take_lowest(towers)));
    if (worth > result.best) {
      result.second = result.best;
      result.best = worth;
    } else {
      result.second = std::max(result.second, worth);
    }
  }
  return result;
}

// What a pawn has before it.
struct Place {
  float here = 0;
  float here_open = 0;
  float near = 0;
  float near_open = 0;
  float second_here = 0;
};

// What counts for all places of a player: the clouds, the towers that take a potion, and those a
// potion is held for.
struct Surroundings {
  Regions cloudy = 0;
  Towers open = 0;
  Towers ready = 0;
};

constexpr Place place_at(const Edition& edition, const State& state, Region region,
                         const Surroundings& around) {
  const Map& map = map_of(edition, state);
  const auto& [cloudy, open, ready] = around;
  Place place;
  const Towers here = towers_beside(map, state, region) & open;
  place.here_open = best_towers(edition, map, here).best;
  const BestTowers best = best_towers(edition, map, here & ready);
  place.here = best.best;
  place.second_here = best.second;
  Towers near = 0;
  Regions regions = map.neighbours[region] & ~cloudy;
  while (regions != 0) {
    near |= towers_beside(map, state, static_cast<Region>(take_lowest(regions)));
  }
  near &= open;
  place.near_open = best_towers(edition, map, near).best;
  place.near = best_towers(edition, map, near & ready).best;
  return place;
}

constexpr int bolts_near(const Edition& edition, const State& state, Seat seat) {
  const Regions regions = removable(edition, state, seat);
  int best = 0;
  for (std::size_t kind = 0; kind < kCloudKinds; ++kind) {
    if ((state.clouds[kind] & regions) != 0) best = std::max<int>(best, edition.clouds[kind].bolts);
  }
  return best;
}

constexpr Features features_of(const Edition& edition, const State& state, Seat seat) {
  const Map& map = map_of(edition, state);
  const Player& player = state.at(seat);
  Features result{};
  const auto at = [&result](Feature feature) -> float& {
    return result[static_cast<std::size_t>(feature)];
  };
  at(Feature::always) = 1;
  for (std::size_t c = 0; c < kColours; ++c) {
    const int held = player.resources.of[c];
    at(Feature::first_potions) += held > 0 ? 1 : 0;
    at(Feature::second_potions) += held > 1 ? 1 : 0;
    at(Feature::third_potions) += held > 2 ? 1 : 0;
    at(Feature::more_potions) += static_cast<float>(std::max(held - 3, 0));
  }
  const int wands = player.resources[Resource::wand];
  at(Feature::wands) = static_cast<float>(std::min(wands, 3));
  at(Feature::more_wands) = static_cast<float>(std::clamp(wands - 3, 0, 3));
  at(Feature::spare_wands) = static_cast<float>(std::max(wands - 6, 0));
  const Sets sets = best_sets(edition, player.resources);
  at(Feature::sets) = static_cast<float>(sets.fours * edition.set_points.first +
                                         sets.threes * edition.set_points.second);
  const Surroundings around = {state.cloudy, ~state.closed, towers_for(map, player.resources)};
  for (const Region region : player.pawns) {
    const Place place = place_at(edition, state, region, around);
    at(Feature::here) += place.here;
    at(Feature::here_open) += place.here_open;
    at(Feature::near) += place.near;
    at(Feature::near_open) += place.near_open;
    at(Feature::second_here) += place.second_here;
  }
  at(Feature::together) = player.pawns[0] == player.pawns[1] ? 1 : 0;
  at(Feature::bolts) = static_cast<float>(bolts_of(edition, state, player));
  at(Feature::bolts_near) = static_cast<float>(bolts_near(edition, state, seat));
  at(Feature::amulets) = static_cast<float>(std::popcount(player.amulets));
  at(Feature::brave_tiles) = player.forest[0];
  at(Feature::role_tiles) = player.forest[1];
  at(Feature::points_tiles) = player.forest[2];
  at(Feature::leads) = state.leader == seat ? 1 : 0;
  return result;
}

}  // namespace ludoteca::broom_service
