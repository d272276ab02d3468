// What one player can make of a position, in points: quick answers that copy no position. The
// features' weights at this moment of the game say what things are worth.
#pragma once

#include <array>

#include "games/broom_service/worths.h"

namespace ludoteca::broom_service {

class Outlook {
 public:
  Outlook(const Edition& edition, const WorthTable& worths, const State& state, Seat seat)
      : edition_(edition),
        map_(map_of(edition, state)),
        state_(state),
        player_(state.at(seat)),
        seat_(seat),
        worths_(worths.of(edition, state, seat)),
        around_{state.cloudy, ~state.closed, towers_for(map_, player_.resources)},
        resources_(of_resources(player_.resources)) {
    for (std::size_t pawn = 0; pawn < kPawns; ++pawn) {
      places_[pawn] = place_at(edition, state, player_.pawns[pawn], around_);
    }
  }

  // What resources are worth.
  float of_resources(const Resources& held) const {
    constexpr std::array<Feature, 3> kNth = {Feature::first_potions, Feature::second_potions,
                                             Feature::third_potions};
    float value = 0;
    for (std::size_t c = 0; c < kColours; ++c) {
      const int potions = held.of[c];
      for (int i = 0; i < std::min(potions, 3); ++i)
        value += worth(kNth[static_cast<std::size_t>(i)]);
      value += worth(Feature::more_potions) * static_cast<float>(std::max(potions - 3, 0));
    }
    const int wands = held[Resource::wand];
    value += worth(Feature::wands) * static_cast<float>(std::min(wands, 3)) +
             worth(Feature::more_wands) * static_cast<float>(std::clamp(wands - 3, 0, 3)) +
             worth(Feature::spare_wands) * static_cast<float>(std::max(wands - 6, 0));
    const Sets sets = best_sets(edition_, held);
    return value +
           worth(Feature::sets) * static_cast<float>(sets.fours * edition_.set_points.first +
                                                     sets.threes * edition_.set_points.second);
  }
  float of_taking(const Resources& amount) const {
    Resources after = player_.resources;
    after.add(amount);
    return of_resources(after) - resources_;
  }

  // A pawn that moves: with all that follows from entering the region, and with a delivery.
  struct Arrival {
    float moved = 0;
    float brave = 0;
    Region end = kNoRegion;  // it may fly on
    std::uint8_t tower = kNoTower;
  };
  Arrival arrive(std::uint8_t pawn, Region to) const {
    Arrival result;
    result.end = to;
    const float entering = enter(pawn, to, result.end);
    const Place place = place_at(edition_, state_, result.end, around_);
    result.moved = entering + of_place(place, result.end) -
                   of_place(places_[pawn], player_.pawns[pawn]) + of_company(pawn, result.end);
    const Delivery delivery = best_delivery(result.end);
    const float more = delivery.value - of_best_tower(place);
    result.brave = result.moved + std::max(0.0F, more);
    if (more > 0) result.tower = delivery.tower;
    return result;
  }
  float of_flight(std::uint8_t pawn, Region to) const {
    return of_place(place_at(edition_, state_, to, around_), to) -
           of_place(places_[pawn], player_.pawns[pawn]) + of_company(pawn, to);
  }

  // A delivery from a region, as far as its own points and resources go.
  float of_delivery(Region region, int number, int wands_left = 0) const {
    const Tower& tower = edition_.tower(map_, number);
    Resources after = player_.resources;
    --after[potion(tower.colour)];
    after[Resource::wand] =
        static_cast<std::uint8_t>(after[Resource::wand] + tower.wands - wands_left);
    return static_cast<float>(tower.points +
                              edition_.storm_bonus * bonus_clouds(map_, state_, region)) +
           of_resources(after) - resources_;
  }
  struct Delivery {
    float value = 0;  // 0: none is worth it
    std::uint8_t tower = kNoTower;
  };
  Delivery best_delivery(Region region) const {
    Delivery best;
    Towers towers = towers_beside(map_, state_, region) & around_.open & around_.ready;
    while (towers != 0) {
      const int tower = take_lowest(towers);
      const float value = of_delivery(region, tower);
      if (value > best.value) best = {value, static_cast<std::uint8_t>(tower)};
    }
    return best;
  }
  Delivery best_delivery_of_pawns(unsigned terrains, std::uint8_t& pawn) const {
    Delivery best;
    for (std::uint8_t p = 0; p < kPawns; ++p) {
      const Region region = player_.pawns[p];
      if ((terrains & map_.terrain_bit(region)) == 0) continue;
      Delivery found = best_delivery(region);
      found.value -= of_best_tower(places_[p]);
      if (found.tower == kNoTower || found.value <= best.value) continue;
      best = found;
      pawn = p;
    }
    return best;
  }

  float of_cloud(Region region) const {
    const Cloud cloud = cloud_at(state_, region);
    const auto& [count, wands, bolts] = edition_.cloud(cloud);
    const int have = bolts_of(edition_, state_, player_);
    Resources after = player_.resources;
    after[Resource::wand] = static_cast<std::uint8_t>(after[Resource::wand] - wands);
    float value =
        static_cast<float>(bolt_points(edition_, have + bolts) - bolt_points(edition_, have)) +
        worth(Feature::bolts) * bolts + of_resources(after) - resources_;
    Surroundings clear = around_;
    clear.cloudy &= ~(Regions{1} << region);
    for (std::size_t pawn = 0; pawn < kPawns; ++pawn) {
      const Region at = player_.pawns[pawn];
      if ((map_.neighbours[at] >> region & 1U) == 0) continue;
      value += of_place(place_at(edition_, state_, at, clear), at) - of_place(places_[pawn], at);
    }
    return value + of_storm(cloud);
  }

  // The cloud whose removal brings most, if the player can remove any.
  float best_cloud(Region& cloud) const {
    float best = -1e9F;
    Regions regions = removable(edition_, state_, seat_);
    while (regions != 0) {
      const auto region = static_cast<Region>(take_lowest(regions));
      const float value = of_cloud(region);
      if (value <= best) continue;
      best = value;
      cloud = region;
    }
    return cloud == kNoRegion ? 0 : best;
  }

  float of_one(Resource kind) const {
    Resources one;
    one[kind] = 1;
    return of_taking(one);
  }

  const Edition& edition() const { return edition_; }
  const Map& map() const { return map_; }
  const State& state() const { return state_; }
  float worth(Feature feature) const { return worths_[static_cast<std::size_t>(feature)]; }
  const Player& player() const { return player_; }
  std::uint8_t pawn_at(Region region) const { return player_.pawns[0] == region ? 0 : 1; }
  float of_best_tower_at(std::uint8_t pawn) const { return of_best_tower(places_[pawn]); }

 private:
  static constexpr float kStormMove = 1;     // a move that comes with a storm cloud
  static constexpr float kTwoMoves = 2;      // those of a mountain tile
  static constexpr float kAreaShare = 0.7F;  // how often a pawn stays to the end of the round

  float of_place(const Place& place, Region region) const {
    float value = worth(Feature::here) * place.here + worth(Feature::here_open) * place.here_open +
                  worth(Feature::near) * place.near + worth(Feature::near_open) * place.near_open +
                  worth(Feature::second_here) * place.second_here;
    const auto terrain = static_cast<std::size_t>(map_.terrain[region]);
    if (state_.event == EventCard::dangerous_areas) {
      value += kAreaShare * edition_.dangerous[terrain];
    }
    if (state_.event == EventCard::protected_areas) {
      value += kAreaShare * edition_.protected_areas[terrain];
    }
    return value;
  }
  // What a place loses with the tower that is delivered to.
  float of_best_tower(const Place& place) const {
    return worth(Feature::here) * (place.here - place.second_here) +
           worth(Feature::second_here) * place.second_here;
  }
  // How the pawns stand to each other after a move.
  float of_company(std::uint8_t pawn, Region to) const {
    const Region from = player_.pawns[pawn];
    const Region other = player_.pawns[1U - pawn];
    const int change = (to == other ? 1 : 0) - (from == other ? 1 : 0);
    float value = worth(Feature::together) * static_cast<float>(change);
    if (state_.event == EventCard::same_destinations) {
      const int same = (map_.terrain[to] == map_.terrain[other] ? 1 : 0) -
                       (map_.terrain[from] == map_.terrain[other] ? 1 : 0);
      value += kAreaShare * static_cast<float>(same * edition_.same_destinations);
    }
    return value;
  }

  // Tiles of the region that is entered; `end` is where the pawn gets to.
  float enter(std::uint8_t pawn, Region to, Region& end) const {
    const Regions here = Regions{1} << to;
    if (state_.options.mountain_tiles && (map_.mountains & here) != 0) {
      return of_mountain(place_of(map_.mountain, to));
    }
    if ((map_.forest_tiles & here) != 0) {
      const std::uint8_t tile = state_.forest[place_of(map_.forest_tile, to)];
      return tile == kNoTile ? 0 : worths_[static_cast<std::size_t>(Feature::brave_tiles) + tile];
    }
    if ((map_.hill_tiles & here) != 0) {
      const std::uint8_t tile = state_.hill[place_of(map_.hill_tile, to)];
      if (tile < kTurboTiles) end = best_circle(pawn, tile);
    }
    return 0;
  }
  Region best_circle(std::uint8_t pawn, std::uint8_t tile) const {
    const auto& [one, two] = edition_.turbo[tile];
    const Region first = map_.circle[one];
    const Region second = map_.circle[two];
    return of_flight(pawn, first) >= of_flight(pawn, second) ? first : second;
  }
  float of_mountain(std::size_t mountain) const {
    if ((player_.amulets >> mountain & 1U) != 0) return 0;
    const auto have = static_cast<std::size_t>(std::popcount(player_.amulets));
    const float amulet =
        static_cast<float>(edition_.amulet_points[have + 1] - edition_.amulet_points[have]) +
        worth(Feature::amulets);
    std::uint8_t pawn = 0;
    switch (static_cast<MountainTile>(state_.mountain[mountain])) {
      case MountainTile::potions:
        return amulet + of_taking(edition_.potions_tile);
      case MountainTile::wands:
        return amulet + of_taking(edition_.wands_tile);
      case MountainTile::delivery:
        return amulet + best_delivery_of_pawns(kAnyTerrain, pawn).value;
      case MountainTile::moves:
        return amulet + kTwoMoves;
      case MountainTile::cloud: {
        Region cloud = kNoRegion;
        return amulet + best_cloud(cloud);
      }
    }
    return amulet;
  }
  float of_storm(Cloud cloud) const {
    if (!is_storm(cloud)) return 0;
    std::uint8_t pawn = 0;
    switch (cloud) {
      case Cloud::move:
        return kStormMove;
      case Cloud::delivery:
        return best_delivery_of_pawns(kAnyTerrain, pawn).value;
      case Cloud::orange:
      case Cloud::violet:
      case Cloud::green: {
        const auto c = static_cast<std::size_t>(cloud) - static_cast<std::size_t>(Cloud::orange);
        const bool enough = player_.resources.of[c] >= edition_.storm_needs[c];
        return enough ? static_cast<float>(edition_.storm_points[c]) : 0;
      }
      default:
        return 0;
    }
  }

  const Edition& edition_;
  const Map& map_;
  const State& state_;
  const Player& player_;
  Seat seat_;
  const Worths& worths_;
  Surroundings around_;
  float resources_ = 0;
  std::array<Place, kPawns> places_{};
};

}  // namespace ludoteca::broom_service
