// Points, resources, pawns, towers and clouds: each change in one place, with its event and what
// follows from it at once.
#pragma once

#include "games/broom_service/events.h"
#include "games/broom_service/reach.h"

namespace ludoteca::broom_service {

constexpr Source source_of(Why why) {
  switch (why) {
    case Why::brave_druid:
    case Why::brave_fairy:
      return Source::bravery;
    case Why::storm_delivery:
    case Why::storm_potions:
      return Source::storm;
    case Why::event:
      return Source::events;
    case Why::bewitched:
      return Source::bewitched;
    default:
      return Source::tiles;
  }
}

constexpr void add_points(State& state, Seat seat, Source source, int points) {
  std::int16_t& sum = state.at(seat).points[static_cast<std::size_t>(source)];
  sum = static_cast<std::int16_t>(sum + points);
}

// Nothing is said of 0 points.
template <class Sink>
constexpr void score(State& state, Seat seat, int points, Why why, Sink& sink) {
  if (points == 0) return;
  add_points(state, seat, source_of(why), points);
  sink(PointsScored{seat, static_cast<std::int16_t>(points), why});
}

template <class Sink>
constexpr void take_resources(State& state, Seat seat, const Resources& amount, Sink& sink) {
  state.at(seat).resources.add(amount);
  sink(ResourcesTaken{seat, amount});
}

template <class Sink>
constexpr void use_forest_tile(State& state, Seat seat, ForestTile tile, Sink& sink) {
  --state.at(seat).forest[static_cast<std::size_t>(tile)];
  sink(ForestTileUsed{seat, tile});
}

// The pawn of a player that leaves a region. Pawns look alike, so if both stand there the one moves
// that serves the player better: with a brave witch's delivery still to come, her pawn stays where
// it can deliver, or goes where it may yet come back to (B8.1).
constexpr std::uint8_t pawn_leaving(const State& state, Seat seat, Region from) {
  const Player& player = state.at(seat);
  if (player.pawns[0] != from) return 1;
  if (player.pawns[1] != from) return 0;
  for (const Frame& frame : state.pending) {
    if (frame.step != Step::witch_delivery) continue;
    return from == frame.place ? static_cast<std::uint8_t>(1 - frame.arg) : frame.arg;
  }
  return 0;
}

constexpr Step step_of(MountainTile tile) {
  constexpr std::array<Step, kMountainTileKinds> kSteps = {
      Step::mountain_potions, Step::mountain_wands, Step::mountain_delivery, Step::mountain_moves,
      Step::mountain_cloud};
  return kSteps[static_cast<std::size_t>(tile)];
}

// B8.1: the first visit to a mountain. The amulet comes first: nothing depends on when it is taken.
// After a brave witch's move her delivery waits right below, and the player chooses the order.
template <class Sink>
constexpr void visit_mountain(const Edition& edition, State& state, Seat seat, Region region,
                              bool brave_witch, Sink& sink) {
  const std::size_t m = place_of(map_of(edition, state).mountain, region);
  Player& player = state.at(seat);
  if ((player.amulets >> m & 1U) != 0) return;
  player.amulets = static_cast<std::uint8_t>(player.amulets | 1U << m);
  sink(AmuletTaken{seat, region});
  const Step step = step_of(static_cast<MountainTile>(state.mountain[m]));
  state.pending.push({step, seat, edition.tile_moves, 0});
  if (brave_witch) state.pending.push({Step::mountain_order, seat, 0, 0});
}

// B8.2: compulsory. The tile can be used from the next turn on; as every player has one action a
// turn and decides about tiles before it, there is no way to use it earlier.
template <class Sink>
constexpr void take_forest_tile(const Map& map, State& state, Seat seat, Region region,
                                Sink& sink) {
  std::uint8_t& tile = state.forest[place_of(map.forest_tile, region)];
  if (tile == kNoTile) return;
  ++state.at(seat).forest[tile];
  sink(ForestTileTaken{seat, region, static_cast<ForestTile>(tile)});
  tile = kNoTile;
}

// Moves a pawn and does what the region it enters demands.
template <class Sink>
constexpr void move_pawn(const Edition& edition, State& state, Seat seat, std::uint8_t pawn,
                         Region to, bool brave_witch, Sink& sink) {
  const Map& map = map_of(edition, state);
  Region& at = state.at(seat).pawns[pawn];
  sink(PawnMoved{seat, pawn, at, to});
  at = to;
  if (brave_witch) state.pending.push({Step::witch_delivery, seat, pawn, to});
  const Regions here = Regions{1} << to;
  if (state.options.mountain_tiles && (map.mountains & here) != 0) {
    visit_mountain(edition, state, seat, to, brave_witch, sink);
  }
  if (state.options.side == Side::front) return;
  if ((map.forest_tiles & here) != 0) take_forest_tile(map, state, seat, to, sink);
  if ((map.hill_tiles & here) != 0) {
    const std::size_t space = place_of(map.hill_tile, to);
    if (state.hill[space] != kTowerTile) {
      state.pending.push({Step::fly, seat, pawn, static_cast<std::uint8_t>(space)});
    }
  }
}

// B8.3: no tile lies in the region of a circle (B9), so nothing follows. The delivery of the witch
// who flew goes with her.
template <class Sink>
constexpr void fly(const Edition& edition, State& state, const Frame& frame, std::uint8_t circle,
                   Sink& sink) {
  const Map& map = map_of(edition, state);
  const Region to = map.circle[circle];
  Region& at = state.at(frame.seat).pawns[frame.arg];
  sink(PawnFlew{frame.seat, frame.arg, at, to, circle});
  Frame& below = state.pending.top();
  if (below.step == Step::witch_delivery && below.arg == frame.arg && below.place == at) {
    below.place = to;
  }
  at = to;
}

// B4.2
template <class Sink>
constexpr void deliver(const Edition& edition, State& state, Seat seat, Action action, Sink& sink) {
  const Map& map = map_of(edition, state);
  const Tower& tower = edition.tower(map, action.tower());
  Resources& held = state.at(seat).resources;
  const int wands = tower.wands - action.wands_left();
  --held[potion(tower.colour)];
  held[Resource::wand] = static_cast<std::uint8_t>(held[Resource::wand] + wands);
  if (!tower.square) state.closed |= Towers{1} << action.tower();
  add_points(state, seat, Source::towers, tower.points);
  sink(PotionDelivered{seat, action.region(), action.tower(), tower.colour, tower.points,
                       static_cast<std::uint8_t>(wands)});
  score(state, seat, edition.storm_bonus * bonus_clouds(map, state, action.region()),
        Why::storm_delivery, sink);
}

// B7.2: what a storm cloud does once it is gone.
template <class Sink>
constexpr void storm_effect(const Edition& edition, State& state, Seat seat, Cloud cloud,
                            Sink& sink) {
  switch (cloud) {
    case Cloud::move:
      state.pending.push({Step::storm_move, seat, 0, 0});
      break;
    case Cloud::delivery:
      state.pending.push({Step::storm_delivery, seat, 0, 0});
      break;
    case Cloud::orange:
    case Cloud::violet:
    case Cloud::green: {
      const auto c = static_cast<std::size_t>(cloud) - static_cast<std::size_t>(Cloud::orange);
      if (state.at(seat).resources.of[c] >= edition.storm_needs[c]) {
        score(state, seat, edition.storm_points[c], Why::storm_potions, sink);
      }
      break;
    }
    default:
      break;
  }
}

template <class Sink>
constexpr void remove_cloud(const Edition& edition, State& state, Seat seat, Region region,
                            bool brave, Sink& sink) {
  const Cloud cloud = cloud_at(state, region);
  const std::uint8_t wands = edition.cloud(cloud).wands;
  Player& player = state.at(seat);
  player.resources[Resource::wand] =
      static_cast<std::uint8_t>(player.resources[Resource::wand] - wands);
  player.clouds |= Regions{1} << region;
  state.cloudy &= ~(Regions{1} << region);
  sink(CloudTaken{seat, region, cloud, wands});
  if (brave) score(state, seat, edition.brave_fairy, Why::brave_fairy, sink);
  storm_effect(edition, state, seat, cloud, sink);
}

}  // namespace ludoteca::broom_service
