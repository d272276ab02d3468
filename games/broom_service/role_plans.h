// What sets of roles are worth to a player: each role alone, and what one makes of another, because
// a Witch carries a pawn to where a Druid delivers, or a Gatherer brings the potion for it.
#pragma once

#include "games/broom_service/deeds.h"

namespace ludoteca::broom_service {

// How often the brave action of a role is one's own, by the number of players; a cowardly word is
// better if it brings more than that.
inline constexpr std::array<float, kMaxPlayers + 1> kBraveSucceeds = {1, 1, 0.8F, 0.7F, 0.6F, 0.5F};
// How much of what a role makes of another one will come true.
inline constexpr float kTogether = 0.5F;

// What a role will bring to a player who holds it.
inline float promise(const Edition& edition, const State& state, const Outlook& outlook,
                     Role role) {
  const Deed deed = laying(outlook, role);
  const float chance = kBraveSucceeds[state.options.players];
  const float cost = contains(state.bewitched, role) ? edition.bewitched_cost : 0.0F;
  return std::max(deed.cowardly, chance * deed.brave + (1 - chance) * deed.cowardly / 2) - cost;
}

// The position after a role was laid bravely and its player acted.
inline State after_deed(const Edition& edition, const State& state, Seat seat, Role role,
                        const Deed& deed) {
  State next = state;
  const Map& map = map_of(edition, state);
  Player& player = next.at(seat);
  if (deed.to != kNoRegion) {
    player.pawns[deed.pawn] = deed.to;
    const Regions here = Regions{1} << deed.to;
    if ((map.mountains & here) != 0) {
      player.amulets =
          static_cast<std::uint8_t>(player.amulets | 1U << place_of(map.mountain, deed.to));
    }
    if ((map.forest_tiles & here) != 0) next.forest[place_of(map.forest_tile, deed.to)] = kNoTile;
  }
  if (deed.tower != kNoTower) {
    const Tower& tower = edition.tower(map, deed.tower);
    --player.resources[potion(tower.colour)];
    player.resources[Resource::wand] =
        static_cast<std::uint8_t>(player.resources[Resource::wand] + tower.wands);
    if (!tower.square) next.closed |= Towers{1} << deed.tower;
  }
  if (deed.cloud != kNoRegion) {
    const std::uint8_t wands = edition.cloud(cloud_at(state, deed.cloud)).wands;
    player.resources[Resource::wand] =
        static_cast<std::uint8_t>(player.resources[Resource::wand] - wands);
    player.clouds |= Regions{1} << deed.cloud;
    next.cloudy &= ~(Regions{1} << deed.cloud);
  }
  if (deed.gathers) {
    player.resources.add(edition.gathers[number_among(role, Role::fruit_gatherer)][1]);
  }
  return next;
}

class RolePlans {
 public:
  RolePlans(const Edition& edition, const WorthTable& worths, const State& state, Seat seat) {
    const Outlook now(edition, worths, state, seat);
    for (std::size_t r = 0; r < kRoles; ++r) {
      alone_[r] = promise(edition, state, now, static_cast<Role>(r));
    }
    for (std::size_t r = 0; r < kRoles; ++r) {
      const auto role = static_cast<Role>(r);
      const State next = after_deed(edition, state, seat, role, deed_of(now, role));
      const Outlook then(edition, worths, next, seat);
      for (std::size_t other = 0; other < kRoles; ++other) {
        if (other == r) continue;
        const float more = promise(edition, next, then, static_cast<Role>(other)) - alone_[other];
        // Whichever order is better.
        float& pair = pairs_[std::min(r, other)][std::max(r, other)];
        pair = r < other ? more : std::max(pair, more);
      }
    }
  }

  float alone(Role role) const { return alone_[static_cast<std::size_t>(role)]; }
  float of(Roles roles) const {
    float value = 0;
    for (Roles left = roles; left != 0;) {
      const auto r = static_cast<std::size_t>(take_lowest(left));
      value += alone_[r];
      for (Roles others = left; others != 0;) {
        value += kTogether * pairs_[r][static_cast<std::size_t>(take_lowest(others))];
      }
    }
    return value;
  }

 private:
  std::array<float, kRoles> alone_{};
  std::array<std::array<float, kRoles>, kRoles> pairs_{};  // the lower role first
};

}  // namespace ludoteca::broom_service
