#include "games/broom_service/prospects.h"

#include <algorithm>
#include <bit>

namespace ludoteca::broom_service {
namespace {

// In points.
constexpr float kPotion = 1.3F;  // each of the first few of a colour, with the game ahead
constexpr int kPotionsWanted = 3;
constexpr float kPotionMore = 0.4F;
constexpr float kWand = 0.8F;
constexpr float kWandMore = 0.2F;
constexpr int kWandsWanted = 5;
constexpr float kHere = 0.45F;  // of a tower beside a pawn
constexpr float kNear = 0.3F;   // of one beside a region the pawn can move to
constexpr float kWithoutPotion = 0.4F;
constexpr std::array<float, kForestTileKinds> kTile = {3.0F, 3.0F, 4.5F};
constexpr int kDeepest = 5;             // decisions of one action that are looked through
constexpr float kBraveFollower = 0.6F;  // how often somebody who holds the role is brave

// How much of the game is left, between 0 and 1.
float time_left(const Edition& edition, const State& state) {
  if (finished(state)) return 0;
  int cards = 0;
  for (Seat seat = 0; seat < state.seats(); ++seat) cards += std::popcount(state.at(seat).hand);
  const float now =
      state.pending.begin()->step == Step::choose_roles
          ? 1.0F
          : static_cast<float>(cards) / static_cast<float>(edition.roles_chosen * state.seats());
  const auto rounds = static_cast<float>(edition.rounds);
  return std::clamp((rounds - static_cast<float>(state.round) + now) / rounds, 0.0F, 1.0F);
}

}  // namespace

// The best tower beside a region that this player may still deliver to.
float Prospects::of_towers(const Map& map, const State& state, const Player& player,
                           Region region) const {
  Towers towers = towers_beside(map, state, region) & ~state.closed;
  float best = 0;
  while (towers != 0) {
    const Tower& tower = edition_.tower(map, take_lowest(towers));
    const float worth = tower.points + kWand * tower.wands;
    const bool ready = player.resources[potion(tower.colour)] > 0;
    best = std::max(best, ready ? worth : worth * kWithoutPotion);
  }
  return best;
}

float Prospects::of_place(const Map& map, const State& state, const Player& player,
                          Region region) const {
  float near = 0;
  Regions regions = map.neighbours[region] & ~state.cloudy;
  while (regions != 0) {
    near = std::max(near, of_towers(map, state, player, static_cast<Region>(take_lowest(regions))));
  }
  return kHere * of_towers(map, state, player, region) + kNear * near;
}

float Prospects::of_player(const State& state, Seat seat) const {
  const auto now = static_cast<float>(score_sheet(edition_, state, seat).total);
  const float time = time_left(edition_, state);
  if (time == 0) return now;
  const Player& player = state.at(seat);
  float later = 0;
  for (std::size_t c = 0; c < kColours; ++c) {
    const int wanted = std::min<int>(player.resources.of[c], kPotionsWanted);
    later += kPotion * static_cast<float>(wanted) +
             kPotionMore * static_cast<float>(player.resources.of[c] - wanted);
  }
  const int wands = std::min<int>(player.resources[Resource::wand], kWandsWanted);
  later += kWand * static_cast<float>(wands) +
           kWandMore * static_cast<float>(player.resources[Resource::wand] - wands);
  for (std::size_t i = 0; i < kTile.size(); ++i) later += kTile[i] * player.forest[i];
  const Map& map = map_of(edition_, state);
  for (const Region region : player.pawns) later += of_place(map, state, player, region);
  return now + time * later;
}

float Prospects::best_outcome(const State& state, Seat seat, FastStreams& streams) const {
  return best_outcome(state, seat, streams, kDeepest, nullptr);
}

float Prospects::best_outcome(const State& state, Seat seat, FastStreams& streams, int depth,
                              State* best) const {
  const bool own = !finished(state) && state.pending.top().seat == seat &&
                   state.pending.top().step > Step::follow &&
                   state.pending.top().step < Step::full_hands;
  if (!own || depth == 0) {
    if (best != nullptr) *best = state;
    return of_player(state, seat);
  }
  Actions list;
  legal_actions(edition_, state, seat, list);
  float highest = -1e9F;
  for (const Action action : list) {
    State next = state;
    apply(edition_, next, seat, action, streams, NoEvents());
    State end;
    const float value =
        best_outcome(next, seat, streams, depth - 1, best != nullptr ? &end : nullptr);
    if (value <= highest) continue;
    highest = value;
    if (best != nullptr) *best = end;
  }
  return highest;
}

float Prospects::after(const State& state, Seat seat, Action action, FastStreams& streams) const {
  State next = state;
  apply(edition_, next, seat, action, streams, NoEvents());
  return best_outcome(next, seat, streams, kDeepest - 1, nullptr);
}

State Prospects::acting(const State& state, Seat seat, Role role, bool brave) const {
  State alone = state;
  alone.chosen.clear();
  alone.pending = {};
  // It ends with a choice, so that nothing of the course of the game follows the action.
  alone.pending.push({Step::lead, seat, 0, 0});
  alone.leader = seat;
  alone.at(seat).hand = kAllRoles;
  start_action(edition_, alone, seat, role, brave);
  if (!possible(edition_, alone, alone.pending.top())) alone.pending.pop();
  return alone;
}

RoleGains Prospects::role_gains(const State& state, Seat seat, FastStreams& streams) const {
  RoleGains gains{};
  const float now = of_player(state, seat);
  for (int r = 0; r < kRoles; ++r) {
    const auto role = static_cast<Role>(r);
    RoleGain& gain = gains[static_cast<std::size_t>(r)];
    gain.cowardly = best_outcome(acting(state, seat, role, false), seat, streams) - now;
    gain.brave = best_outcome(acting(state, seat, role, true), seat, streams) - now;
    if (!contains(state.bewitched, role)) continue;
    gain.cowardly -= edition_.bewitched_cost;
    gain.brave -= edition_.bewitched_cost;
  }
  return gains;
}

Roles Prospects::plan(const State& state, Seat seat, int count, float noise, FastGenerator& random,
                      FastStreams& streams) const {
  Roles roles = 0;
  State imagined = state;
  for (int i = 0; i < count; ++i) {
    const RoleGains gains = role_gains(imagined, seat, streams);
    int best = -1;
    float highest = -1e9F;
    for (int r = 0; r < kRoles; ++r) {
      if (contains(roles, static_cast<Role>(r))) continue;
      const RoleGain& gain = gains[static_cast<std::size_t>(r)];
      const float whim = noise * static_cast<float>(below(random, 1000)) / 1000;
      const float value = (gain.cowardly + gain.brave) / 2 + whim;
      if (value <= highest) continue;
      highest = value;
      best = r;
    }
    const auto role = static_cast<Role>(best);
    roles = with(roles, role);
    State next;
    best_outcome(acting(imagined, seat, role, true), seat, streams, kDeepest, &next);
    imagined = next;
  }
  return roles;
}

float Prospects::chance_to_stay(const State& state, Seat seat, Role role) {
  const auto unused = static_cast<Roles>(kAllRoles & ~unsigned{roles_led(state)});
  const int possible = std::popcount(with(unused, role));
  const int spoken = (seat - state.leader + state.seats()) % state.seats();
  float chance = 1;
  for (int place = spoken + 1; place < state.seats(); ++place) {
    const auto rival = static_cast<Seat>((state.leader + place) % state.seats());
    const int held = std::popcount(state.at(rival).hand);
    const float holds =
        std::min(1.0F, static_cast<float>(held) / static_cast<float>(std::max(possible, 1)));
    chance *= 1 - holds * kBraveFollower;
  }
  return chance;
}

}  // namespace ludoteca::broom_service
