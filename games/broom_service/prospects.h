// What a position holds in store for a player, in points, and what roles would bring now. Rules of
// thumb for the computer players, made from the edition and not from a list of names.
#pragma once

#include <array>

#include "games/broom_service/rules.h"

namespace ludoteca::broom_service {

// What laying a role would bring its player, cowardly and brave.
struct RoleGain {
  float cowardly = 0;
  float brave = 0;
};
using RoleGains = std::array<RoleGain, kRoles>;

class Prospects {
 public:
  explicit Prospects(const Edition& edition) : edition_(edition) {}

  // The score as if the game ended now, and what resources, tiles and places may still bring.
  float of_player(const State& state, Seat seat) const;

  // The best that the decisions of this player's current action can lead to.
  float best_outcome(const State& state, Seat seat, FastStreams& streams) const;
  // The same after this choice.
  float after(const State& state, Seat seat, Action action, FastStreams& streams) const;

  RoleGains role_gains(const State& state, Seat seat, FastStreams& streams) const;
  // The four roles, or as many as wanted, that seem to go together best; `noise` points of whim.
  Roles plan(const State& state, Seat seat, int count, float noise, FastGenerator& random,
             FastStreams& streams) const;

  // The chance that nobody who speaks after this player takes the action of a brave one away.
  static float chance_to_stay(const State& state, Seat seat, Role role);

 private:
  // The position with nothing going on but this player's action of a role.
  State acting(const State& state, Seat seat, Role role, bool brave) const;
  float best_outcome(const State& state, Seat seat, FastStreams& streams, int depth,
                     State* best) const;
  float of_place(const Map& map, const State& state, const Player& player, Region region) const;
  float of_towers(const Map& map, const State& state, const Player& player, Region region) const;

  const Edition& edition_;
};

}  // namespace ludoteca::broom_service
