// What the action of each role brings a player (B4), cowardly and brave.
#pragma once

#include "games/broom_service/outlook.h"

namespace ludoteca::broom_service {

// The best that can be done with a role, and where the brave action leads.
struct Deed {
  float cowardly = 0;
  float brave = 0;
  std::uint8_t pawn = 0;
  Region to = kNoRegion;          // of a Witch
  std::uint8_t tower = kNoTower;  // delivered to
  Region cloud = kNoRegion;       // removed
  bool gathers = false;
};

inline Deed deed_of_witch(const Outlook& outlook, unsigned terrains) {
  Deed best;
  for (std::uint8_t pawn = 0; pawn < kPawns; ++pawn) {
    const Region from = outlook.player().pawns[pawn];
    Regions targets = move_targets(outlook.map(), outlook.state(), from, terrains);
    while (targets != 0) {
      const Outlook::Arrival arrival =
          outlook.arrive(pawn, static_cast<Region>(take_lowest(targets)));
      best.cowardly = std::max(best.cowardly, arrival.moved);
      if (arrival.brave <= best.brave) continue;
      best.brave = arrival.brave;
      best.pawn = pawn;
      best.to = arrival.end;
      best.tower = arrival.tower;
    }
  }
  return best;
}

inline Deed deed_of_druid(const Outlook& outlook, unsigned terrains) {
  Deed best;
  const Outlook::Delivery delivery = outlook.best_delivery_of_pawns(terrains, best.pawn);
  if (delivery.tower == kNoTower) return best;
  best.cowardly = delivery.value;
  best.brave = delivery.value + static_cast<float>(outlook.edition().brave_druid);
  best.tower = delivery.tower;
  return best;
}

inline Deed deed_of_gatherer(const Outlook& outlook, std::size_t gatherer) {
  const auto& [cowardly, brave] = outlook.edition().gathers[gatherer];
  Deed gather;
  gather.cowardly = std::max(0.0F, outlook.of_taking(cowardly));
  gather.brave = std::max(0.0F, outlook.of_taking(brave));
  gather.gathers = true;
  return gather;
}

inline Deed deed_of_fairy(const Outlook& outlook) {
  Deed best;
  const float value = outlook.best_cloud(best.cloud);
  if (best.cloud == kNoRegion) return best;
  best.cowardly = std::max(0.0F, value);
  best.brave = std::max(0.0F, value + static_cast<float>(outlook.edition().brave_fairy));
  return best;
}

constexpr std::size_t number_among(Role role, Role first) {
  return static_cast<std::size_t>(role) - static_cast<std::size_t>(first);
}

// The action of a role.
inline Deed deed_of(const Outlook& outlook, Role role) {
  if (role <= Role::mountain_witch) return deed_of_witch(outlook, 1U << static_cast<int>(role));
  if (role <= Role::hill_druid) {
    const std::size_t druid = number_among(role, Role::valley_druid);
    return deed_of_druid(outlook, outlook.edition().druid_terrains[druid]);
  }
  if (role <= Role::herb_gatherer) {
    return deed_of_gatherer(outlook, number_among(role, Role::fruit_gatherer));
  }
  return deed_of_fairy(outlook);
}

// The points of a forest tile now, against what it may bring later.
inline float of_points_tile(const Outlook& outlook) {
  return static_cast<float>(outlook.edition().forest_points) - outlook.worth(Feature::points_tiles);
}

// The best of what there is instead of the cowardly action (B6, B8.2).
inline float of_other_ways(const Outlook& outlook, float brave) {
  const Edition& edition = outlook.edition();
  const EventCard event = outlook.state().event;
  float best = 0;
  if (has_tile(outlook.player(), ForestTile::brave)) {
    best = std::max(best, brave - outlook.worth(Feature::brave_tiles));
  }
  if (has_tile(outlook.player(), ForestTile::points)) {
    best = std::max(best, of_points_tile(outlook));
  }
  if (event == EventCard::black_market) {
    best = std::max(best, static_cast<float>(edition.black_market));
  }
  if (event == EventCard::illegal_distillery) {
    for (int kind = 0; kind < kResources; ++kind) {
      best = std::max(best, outlook.of_one(static_cast<Resource>(kind)));
    }
  }
  return best;
}

// The same with everything a cowardly player may do instead of the action.
inline Deed laying(const Outlook& outlook, Role role) {
  Deed result = deed_of(outlook, role);
  result.cowardly = std::max(result.cowardly, of_other_ways(outlook, result.brave));
  return result;
}

}  // namespace ludoteca::broom_service
