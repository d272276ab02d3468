// What must hold in every position; checked after every move by the contract test and whenever a
// position comes from outside.
#pragma once

#include <algorithm>

#include "games/broom_service/decision_invariants.h"
#include "games/broom_service/determinize.h"
#include "games/broom_service/rules.h"

namespace ludoteca::broom_service {

constexpr bool options_sound(const Options& options) {
  return options.players >= kMinPlayers && options.players <= kMaxPlayers &&
         options.side <= Side::back && options.storm <= Storm::all &&
         (options.side == Side::front || options.mountain_tiles);
}

// Every cloud lies on its space or with one player, and there are no more than the box holds.
constexpr bool clouds_sound(const Edition& edition, const State& state) {
  const Map& map = map_of(edition, state);
  Regions all = 0;
  std::size_t heavy = 0;
  for (std::size_t kind = 0; kind < kCloudKinds; ++kind) {
    const Regions of_kind = state.clouds[kind];
    if ((all & of_kind) != 0) return false;
    if (std::popcount(of_kind) > edition.clouds[kind].count) return false;
    if (of_kind != 0 && is_storm(static_cast<Cloud>(kind)) && state.options.storm == Storm::off) {
      return false;
    }
    if (!is_storm(static_cast<Cloud>(kind)))
      heavy += static_cast<std::size_t>(std::popcount(of_kind));
    all |= of_kind;
  }
  if (all != map.cloud_spaces || heavy > heavy_clouds_used(edition, state)) return false;
  Regions placed = state.cloudy;
  for (const Player& player : state.players) {
    if ((placed & player.clouds) != 0) return false;
    placed |= player.clouds;
  }
  return placed == all;
}

constexpr bool towers_sound(const Edition& edition, const State& state) {
  const Map& map = map_of(edition, state);
  const Towers covered = state.options.mountain_tiles ? map.covered : 0;
  return (state.closed & covered) == covered && (state.closed & ~(map.round | covered)) == 0;
}

// A turbo hill is left at once: only the pawn that flies next stands on one.
constexpr bool pawns_sound(const Edition& edition, const State& state) {
  const Map& map = map_of(edition, state);
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    for (std::uint8_t pawn = 0; pawn < kPawns; ++pawn) {
      const Region region = state.at(seat).pawns[pawn];
      if (region >= map.regions || (state.cloudy >> region & 1U) != 0) return false;
      if (state.options.side == Side::front || (map.hill_tiles >> region & 1U) == 0) continue;
      if (tile_tower_region(map, state) == region) continue;
      if (finished(state)) return false;
      const Frame& frame = state.pending.top();
      if (frame.step != Step::fly || frame.seat != seat || frame.arg != pawn) return false;
    }
  }
  return true;
}

// Tiles that exist once are not there twice.
template <std::size_t N>
constexpr bool all_different(const std::array<std::uint8_t, N>& tiles, int kinds) {
  unsigned seen = 0;
  for (const std::uint8_t tile : tiles) {
    if (tile >= kinds || (seen >> tile & 1U) != 0) return false;
    seen |= 1U << tile;
  }
  return true;
}
template <std::size_t N>
constexpr bool none(const std::array<std::uint8_t, N>& tiles) {
  return std::all_of(tiles.begin(), tiles.end(), [](std::uint8_t tile) { return tile == kNoTile; });
}

constexpr bool forest_tiles_sound(const Edition& edition, const State& state) {
  for (const std::uint8_t tile : state.forest) {
    if (tile != kNoTile && tile >= kForestTileKinds) return false;
  }
  const auto count = forest_tiles_in_play(state);
  int sum = 0;
  for (std::size_t kind = 0; kind < kForestTileKinds; ++kind) {
    if (count[kind] > edition.forest_tiles[kind]) return false;
    sum += count[kind];
  }
  return sum <= kForestTiles;
}

constexpr bool tiles_sound(const Edition& edition, const State& state) {
  const bool back = state.options.side == Side::back;
  const bool mountains = state.options.mountain_tiles;
  for (const Player& player : state.players) {
    if (player.amulets >> kMountainTiles != 0 || (!mountains && player.amulets != 0)) return false;
    if (!back && player.forest != std::array<std::uint8_t, kForestTileKinds>{}) return false;
  }
  return (mountains ? all_different(state.mountain, kMountainTileKinds) : none(state.mountain)) &&
         (back ? all_different(state.hill, kHillTileKinds) : none(state.hill)) &&
         (back ? forest_tiles_sound(edition, state) : none(state.forest));
}

constexpr bool decks_sound(const Edition& edition, const State& state) {
  if (state.round < 1 || state.round > edition.rounds) return false;
  const auto card = static_cast<unsigned>(state.event);
  if (card >= kEventCards || (state.events_left >> card & 1U) != 0) return false;
  if (state.events_left >> kEventCards != 0) return false;
  if (std::popcount(state.events_left) != kEventCards - state.round) return false;
  return (state.bewitched & state.bewitched_left) == 0 &&
         ((state.bewitched | state.bewitched_left) & ~kAllRoles) == 0 &&
         std::popcount(state.bewitched) == edition.bewitched[state.options.players];
}

// B3.3: nobody holds back a role that was led.
constexpr bool hand_sound(const State& state, Seat seat) {
  const Player& player = state.at(seat);
  if ((player.hand & player.laid) != 0 || (player.laid_brave & ~player.laid) != 0) return false;
  if (((player.hand | player.laid) & ~kAllRoles) != 0) return false;
  if (finished(state)) return player.hand == 0;
  const Frame& frame = state.pending.top();
  if (frame.step == Step::follow && frame.seat == seat) {
    return contains(player.hand, state.role) &&
           (without(player.hand, state.role) & ~possible_roles(state, seat)) == 0;
  }
  return (player.hand & ~possible_roles(state, seat)) == 0;
}

constexpr bool offer_sound(const State& state, Seat seat) {
  const Offer& offer = state.offers[seat];
  if (offer.decided > kResources) return false;
  if (offer.decided < kResources && state.at(seat).resources.of[offer.decided] == 0) return false;
  for (std::size_t kind = 0; kind < kResources; ++kind) {
    const int held = kind < offer.decided ? state.at(seat).resources.of[kind] : 0;
    if (offer.pieces.of[kind] > held) return false;
  }
  return true;
}

constexpr bool chosen_roles_sound(const Edition& edition, const State& state, Seat seat) {
  if (!state.chosen.chosen().contains(seat)) return true;
  Actions list;
  list_role_sets(edition, state, list);
  return list.contains(Action::roles(state.chosen.of(seat)));
}

constexpr bool extra_role_sound(const State& state, Seat seat) {
  if (!state.extra.chosen().contains(seat)) return true;
  const Role role = state.extra.of(seat);
  if (!may_take_role(state.at(seat))) return false;
  return role == kNoRole ||
         (static_cast<int>(role) < kRoles && !contains(state.at(seat).hand, role));
}

// Choices in secret exist only while somebody still has to make one.
constexpr bool secrets_sound(const Edition& edition, const State& state, Seat seat) {
  const Step step = finished(state) ? Step::next_round : state.pending.top().step;
  if (step != Step::choose_roles && state.chosen.chosen().contains(seat)) return false;
  if (step != Step::extra_role && state.extra.chosen().contains(seat)) return false;
  if (step != Step::full_hands && state.offers[seat] != Offer{}) return false;
  return offer_sound(state, seat) && chosen_roles_sound(edition, state, seat) &&
         extra_role_sound(state, seat);
}

constexpr bool last_brave_sound(const State& state) {
  unsigned brave = 0;
  for (const Player& player : state.players) brave |= player.laid_brave;
  if (state.last_brave == kNobody) return brave == 0;
  return state.last_brave < state.seats() && state.at(state.last_brave).laid_brave != 0;
}

constexpr bool decisions_sound(const Edition& edition, const State& state) {
  if (state.leader >= state.seats() || !last_brave_sound(state)) return false;
  if (!finished(state)) return DecisionCheck(edition, state).sound();
  return state.round == edition.rounds && state.role == kNoRole && state.brave == kNobody &&
         state.asked == 0;
}

// Far above what any game brings, and far inside the types.
inline constexpr int kMostFromSource = 4000;
inline constexpr int kMostOnTrack = 8000;

constexpr bool points_sound(const Player& player) {
  int sum = 0;
  for (std::size_t i = 0; i < kSources; ++i) {
    const auto source = static_cast<Source>(i);
    const int points = player.points[i];
    if (points > kMostFromSource || points < -kMostFromSource) return false;
    if (points > 0 && source == Source::bewitched) return false;
    if (points < 0 && source != Source::bewitched && source != Source::events) return false;
    sum += points;
  }
  return sum <= kMostOnTrack && sum >= -kMostOnTrack;
}

// B3.1, B8.2: no more roles than can be chosen.
constexpr bool roles_sound(const Edition& edition, const State& state, const Player& player) {
  const int chosen = state.event == EventCard::more_or_less ? kMostRoles : edition.roles_chosen;
  const int most = chosen + (forest_tile_used(edition, state, ForestTile::role) ? 1 : 0);
  return std::popcount(player.hand) + std::popcount(player.laid) <= most;
}

constexpr const char* check_invariants(const Edition& edition, const State& state) {
  if (!options_sound(state.options)) return "the options do not go together";
  if (!decks_sound(edition, state)) return "round, event and bewitched roles do not fit";
  if (!clouds_sound(edition, state)) return "a cloud is in two places or not of this game";
  if (!towers_sound(edition, state)) return "a tower is closed that cannot be";
  if (!pawns_sound(edition, state)) return "a pawn stands where none can";
  if (!tiles_sound(edition, state)) return "the tiles are not those of this game";
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    if (!points_sound(state.at(seat))) return "points that no game brings";
  }
  if (!decisions_sound(edition, state)) return "the pending decision does not fit the position";
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    if (!hand_sound(state, seat) || !roles_sound(edition, state, state.at(seat))) {
      return "a hand holds a role that it cannot";
    }
    if (!secrets_sound(edition, state, seat)) return "choices in secret do not fit the decision";
  }
  return nullptr;
}

}  // namespace ludoteca::broom_service
