// Setup of a game (B2, B7.2, B8).
#pragma once

#include <array>

#include "engine/rng.h"
#include "games/broom_service/round.h"

namespace ludoteca::broom_service {

// B8: the back is played with all its tiles.
constexpr Options complete(Options options) {
  if (options.side == Side::back) options.mountain_tiles = true;
  return options;
}

using CloudPile = FixedList<std::uint8_t, kHeavyClouds + kStormClouds>;

// Clouds of the kinds from `first` up to `end`.
constexpr CloudPile clouds_of(const Edition& edition, int first, int end) {
  CloudPile pile{};
  for (int kind = first; kind < end; ++kind) {
    for (int i = 0; i < edition.clouds[static_cast<std::size_t>(kind)].count; ++i) {
      pile.push_back(static_cast<std::uint8_t>(kind));
    }
  }
  return pile;
}

// B7.2: how many heavy clouds are shuffled together with the storm clouds.
constexpr std::size_t heavy_clouds_used(const Edition& edition, const State& state) {
  const int spaces = std::popcount(map_of(edition, state).cloud_spaces);
  switch (state.options.storm) {
    case Storm::many:
      return edition.heavy_among_many;
    case Storm::all:
      return static_cast<std::size_t>(spaces - kStormClouds);
    default:
      return kHeavyClouds;
  }
}

// B2.2
template <Generator R>
constexpr void place_clouds(const Edition& edition, State& state, R& random) {
  CloudPile pile = clouds_of(edition, 0, kHeavyKinds);
  shuffle(random, pile);
  while (pile.size() > heavy_clouds_used(edition, state)) pile.pop_back();
  if (state.options.storm != Storm::off) {
    for (const std::uint8_t kind : clouds_of(edition, kHeavyKinds, kCloudKinds)) {
      pile.push_back(kind);
    }
    shuffle(random, pile);
  }
  Regions spaces = map_of(edition, state).cloud_spaces;
  state.cloudy = spaces;
  while (spaces != 0) state.clouds[pile.pop_back()] |= Regions{1} << take_lowest(spaces);
}

// The first of a shuffled pile of tiles go to the places.
template <std::size_t N, Generator R, class Pile>
constexpr void place_tiles(std::array<std::uint8_t, N>& places, Pile pile, R& random) {
  shuffle(random, pile);
  for (std::size_t i = 0; i < N; ++i) places[i] = pile[i];
}

// B8.1–B8.3
template <Generator R>
constexpr void place_all_tiles(const Edition& edition, State& state, R& random) {
  state.mountain.fill(kNoTile);
  state.forest.fill(kNoTile);
  state.hill.fill(kNoTile);
  if (state.options.mountain_tiles) {
    place_tiles(state.mountain, std::array<std::uint8_t, kMountainTileKinds>{0, 1, 2, 3, 4},
                random);
    state.closed = map_of(edition, state).covered;
  }
  if (state.options.side == Side::front) return;
  FixedList<std::uint8_t, kForestTilePile> forest{};
  for (std::size_t kind = 0; kind < kForestTileKinds; ++kind) {
    for (int i = 0; i < edition.forest_tiles[kind]; ++i) {
      forest.push_back(static_cast<std::uint8_t>(kind));
    }
  }
  place_tiles(state.forest, forest, random);
  place_tiles(state.hill, std::array<std::uint8_t, kHillTileKinds>{0, 1, 2, 3, 4, kTowerTile},
              random);
}

// B2.1
constexpr void equip_players(const Edition& edition, State& state) {
  const auto last = static_cast<Seat>((state.leader + state.seats() - 1) % state.seats());
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    Player& player = state.at(seat);
    player.pawns = map_of(edition, state).castle;
    player.resources.of.fill(edition.start_potions);
    const bool end = seat == state.leader || seat == last;
    player.resources[Resource::wand] = end ? edition.start_wands_ends : edition.start_wands;
  }
}

template <class Streams>
constexpr State setup_table(const Edition& edition, const Options& options, Streams& streams) {
  auto& random = streams[Stream::setup];
  State state;
  state.options = complete(options);
  state.leader = static_cast<Seat>(below(random, options.players));
  state.events_left = (1U << kEventCards) - 1U;
  state.bewitched_left = kAllRoles;
  equip_players(edition, state);
  place_clouds(edition, state, random);
  place_all_tiles(edition, state, random);
  state.pending.push({Step::start_round, state.leader, 0, 0});
  return state;
}

}  // namespace ludoteca::broom_service
