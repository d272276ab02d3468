// The pieces of Broom Service: roles, resources, events, clouds and tiles.
#pragma once

#include <array>
#include <cstdint>

#include "games/broom_service/board.h"

namespace ludoteca::broom_service {

// The witches in the order of their terrains, the gatherers in no particular one.
enum class Role : std::uint8_t {
  forest_witch,
  prairie_witch,
  hill_witch,
  mountain_witch,
  valley_druid,
  hill_druid,
  fruit_gatherer,
  root_gatherer,
  herb_gatherer,
  weather_fairy,
};
inline constexpr int kRoles = 10;
inline constexpr int kDruids = 2;
inline constexpr int kGatherers = 3;
inline constexpr Role kNoRole{0xff};

// A set of roles: bit r is role r.
using Roles = std::uint16_t;
inline constexpr Roles kAllRoles = (1U << kRoles) - 1U;

constexpr Roles bit(Role role) {
  return static_cast<Roles>(1U << static_cast<int>(role));
}
constexpr bool contains(Roles roles, Role role) {
  return (roles >> static_cast<int>(role) & 1U) != 0;
}
constexpr Roles with(Roles roles, Role role) {
  return static_cast<Roles>(roles | bit(role));
}
constexpr Roles without(Roles roles, Role role) {
  return static_cast<Roles>(roles & ~unsigned{bit(role)});
}

// Potions in the order of their colours, then wands.
enum class Resource : std::uint8_t { orange, violet, green, wand };
inline constexpr int kResources = 4;

constexpr Resource potion(Colour colour) {
  return static_cast<Resource>(colour);
}

struct Resources {
  std::array<std::uint8_t, kResources> of{};

  constexpr std::uint8_t& operator[](Resource kind) { return of[static_cast<std::size_t>(kind)]; }
  constexpr std::uint8_t operator[](Resource kind) const {
    return of[static_cast<std::size_t>(kind)];
  }
  constexpr int total() const { return of[0] + of[1] + of[2] + of[3]; }
  constexpr void add(const Resources& more) {
    for (std::size_t i = 0; i < of.size(); ++i)
      of[i] = static_cast<std::uint8_t>(of[i] + more.of[i]);
  }
  constexpr void remove(const Resources& less) {
    for (std::size_t i = 0; i < of.size(); ++i)
      of[i] = static_cast<std::uint8_t>(of[i] - less.of[i]);
  }
  friend constexpr bool operator==(const Resources&, const Resources&) = default;
};

// Of 3 or 4 different kinds, or none: bit k is resource k.
using Kinds = std::uint8_t;

// The event cards (B6). `Event` is what happens in a game (events.h).
enum class EventCard : std::uint8_t {
  more_or_less,
  black_market,
  illegal_distillery,
  old_days,
  dangerous_areas,
  protected_areas,
  full_hands,
  empty_hands,
  all_at_once,
  same_destinations,
};
inline constexpr int kEventCards = 10;
inline constexpr EventCard kNoEvent{0xff};

// Kinds of clouds. Of the heavy ones an edition says how many wands and bolts they show.
enum class Cloud : std::uint8_t {
  heavy_1,
  heavy_2,
  heavy_3,
  heavy_4,
  heavy_5,
  heavy_6,
  bonus,     // points for deliveries beside it
  move,      // a move when it is removed
  delivery,  // a delivery when it is removed
  orange,    // points when it is removed, to who has enough potions of that colour
  violet,
  green,
};
inline constexpr int kHeavyKinds = 6;
inline constexpr int kStormKinds = 6;
inline constexpr int kCloudKinds = kHeavyKinds + kStormKinds;
inline constexpr int kHeavyClouds = 24;  // B1.1
inline constexpr int kStormClouds = 8;
inline constexpr Cloud kNoCloud{0xff};

constexpr bool is_storm(Cloud cloud) {
  return static_cast<int>(cloud) >= kHeavyKinds;
}

inline constexpr std::uint8_t kNoTile = 0xff;

enum class MountainTile : std::uint8_t { potions, wands, delivery, moves, cloud };
inline constexpr int kMountainTileKinds = 5;

enum class ForestTile : std::uint8_t {
  brave,   // cowardly word, brave action
  role,    // one more role in hand
  points,  // points instead of the cowardly action
};
inline constexpr int kForestTileKinds = 3;
inline constexpr int kForestTilePile = 6;  // B1.1

// A hill tile is one of the turbo pairs, or the tower.
inline constexpr int kTurboTiles = 5;
inline constexpr std::uint8_t kTowerTile = kTurboTiles;
inline constexpr int kHillTileKinds = kTurboTiles + 1;
// The tower of that tile, beside those of the board.
inline constexpr std::uint8_t kTileTower = kMaxTowers;

}  // namespace ludoteca::broom_service
