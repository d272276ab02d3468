// The moves of Broom Service: one small choice at a time.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstdint>

#include "engine/fixed_list.h"
#include "games/broom_service/pieces.h"

namespace ludoteca::broom_service {

enum class Choice : std::uint8_t {
  roles,           // these roles for the round (B3.1)
  more_role,       // this role besides (B8.2)
  no_more_role,    // keep the tile
  brave,           // lay this role and be brave (B3.2, B3.3)
  cowardly,        // lay it and be cowardly
  act,             // cowardly: the action of the role
  brave_tile,      //   its brave action, for a forest tile (B8.2)
  points_tile,     //   points, for a forest tile
  black_market,    //   points of the event (B6)
  distil,          //   this resource, of the event
  move,            // a pawn from here to there
  fly,             // to this stone circle (B8.3)
  deliver,         // from this region to this tower, leaving so many of its wands
  take,            // so many resources of each kind
  remove_cloud,    // the cloud of this region
  tile_first,      // mountain: the tile before the delivery (B8.1)
  delivery_first,  //   the delivery before the tile
  hand_in,         // a set of these kinds (B6, All at Once!)
  offer,           // so many of this kind (B6, Full Hands)
  give_up,         // nothing (B3.5)
};

// One word: the choice and up to three small arguments, compared in this order.
class Action {
 public:
  Action() = default;
  constexpr explicit Action(Choice choice, int first = 0, int second = 0, int third = 0)
      : code_(static_cast<std::uint32_t>(static_cast<int>(choice) << 24 | first << 16 |
                                         second << 8 | third)) {}
  static constexpr Action roles(Roles roles) {
    return Action(Choice::roles, std::popcount(roles), roles >> 8, roles & 0xff);
  }
  static constexpr Action of_role(Choice choice, Role role) {
    return Action(choice, static_cast<int>(role));
  }
  static constexpr Action take(const Resources& amount) {
    return Action(Choice::take, amount.of[0] << 4 | amount.of[1], amount.of[2] << 4 | amount.of[3]);
  }

  constexpr Choice choice() const { return static_cast<Choice>(code_ >> 24); }
  constexpr int first() const { return static_cast<int>(code_ >> 16 & 0xff); }
  constexpr int second() const { return static_cast<int>(code_ >> 8 & 0xff); }
  constexpr int third() const { return static_cast<int>(code_ & 0xff); }

  // Of `roles`.
  constexpr Roles role_set() const { return static_cast<Roles>(code_ & 0xffff); }
  // Of `more_role`, `brave` and `cowardly`.
  constexpr Role role() const { return static_cast<Role>(first()); }
  // Of `distil` and `offer`.
  constexpr Resource resource() const { return static_cast<Resource>(first()); }
  constexpr int count() const { return second(); }
  // Of `move` and `deliver`; `region` also of `remove_cloud`.
  constexpr Region region() const { return static_cast<Region>(first()); }
  constexpr Region target() const { return static_cast<Region>(second()); }
  constexpr std::uint8_t tower() const { return static_cast<std::uint8_t>(second()); }
  constexpr int wands_left() const { return third(); }
  // Of `take`.
  constexpr Resources amount() const {
    return {{static_cast<std::uint8_t>(first() >> 4), static_cast<std::uint8_t>(first() & 0xf),
             static_cast<std::uint8_t>(second() >> 4), static_cast<std::uint8_t>(second() & 0xf)}};
  }
  // Of `hand_in`.
  constexpr Kinds kinds() const { return static_cast<Kinds>(first()); }

  friend constexpr auto operator<=>(const Action&, const Action&) = default;

 private:
  std::uint32_t code_;
};

// The choices of roles: all sets of 1 to 5, the smaller sets first.
inline constexpr int kMostRoles = 5;
inline constexpr std::size_t kRoleSets = 10 + 45 + 120 + 210 + 252;

using Actions = FixedList<Action, kRoleSets>;

// For each size the sets of that size, sorted.
class RoleSets {
 public:
  constexpr RoleSets() {
    std::size_t next = 0;
    for (int size = 1; size <= kMostRoles; ++size) {
      first_[size] = static_cast<std::uint16_t>(next);
      for (unsigned roles = 1; roles <= kAllRoles; ++roles) {
        if (std::popcount(roles) == size) sets_[next++] = Action::roles(static_cast<Roles>(roles));
      }
    }
    first_[kMostRoles + 1] = static_cast<std::uint16_t>(next);
  }

  constexpr void list(int least, int most, Actions& list) const {
    const auto count = static_cast<std::size_t>(first_[most + 1] - first_[least]);
    std::copy_n(sets_.begin() + first_[least], count, list.extend(count));
  }

 private:
  std::array<Action, kRoleSets> sets_{};
  std::array<std::uint16_t, kMostRoles + 2> first_{};
};

}  // namespace ludoteca::broom_service
