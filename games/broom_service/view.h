// What a seat or a spectator may see. Hidden are only roles: those chosen and not laid yet, and
// choices in secret while others still choose (B3.1, B3.8, B6, B8.2).
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "games/broom_service/rules.h"

namespace ludoteca::broom_service {

struct PlayerView {
  Resources resources;
  std::array<Region, kPawns> pawns{};
  std::uint8_t hand_size = 0;  // B3.8
  Roles hand = 0;              // the own one; a rival's is empty here
  Roles laid = 0;
  Roles laid_brave = 0;
  std::uint8_t amulets = 0;  // bit m: the one of mountain m
  std::array<std::uint8_t, kForestTileKinds> forest{};
  std::array<std::uint8_t, kCloudKinds> clouds{};  // taken, by kind
  ScoreSheet points;                               // the end as if it were now
  friend constexpr bool operator==(const PlayerView&, const PlayerView&) = default;
};

struct View {
  Viewer viewer = Viewer::spectator();
  Options options{};
  bool over = false;
  std::uint8_t round = 0;
  EventCard event = kNoEvent;
  std::uint16_t events_left = 0;  // not revealed yet, a bit each
  Roles bewitched = 0;
  Roles bewitched_left = 0;  // not revealed since they were shuffled last
  // The decision being made, which everybody sees: its step and what it is about (state.h).
  Frame decision{};
  SeatSet to_act;
  Seat leader = kNobody;
  Role role = kNoRole;     // laid in this turn
  Seat brave = kNobody;    // the last brave player of this turn
  std::uint8_t asked = 0;  // players after the leader whose turn to speak has come
  // The viewer's own choices in secret.
  std::optional<Roles> own_roles;
  std::optional<Role> own_extra;  // kNoRole: none
  Offer own_offer{};
  std::array<Cloud, kMaxRegions> clouds{};  // kNoCloud: none lies there
  Towers filled = 0;                        // round towers with a potion
  Towers covered = 0;                       // towers under mountain tiles
  std::array<std::uint8_t, kMountainTiles> mountain{};
  std::array<std::uint8_t, kForestTiles> forest{};
  std::array<std::uint8_t, kHillTiles> hill{};
  std::array<PlayerView, kMaxPlayers> players{};
  Outcome outcome{};  // of a finished game

  friend constexpr bool operator==(const View&, const View&) = default;
};

constexpr PlayerView view_player(const Edition& edition, const State& state, Seat seat,
                                 Viewer viewer) {
  const Player& player = state.at(seat);
  PlayerView result;
  result.resources = player.resources;
  result.pawns = player.pawns;
  result.hand_size = static_cast<std::uint8_t>(std::popcount(player.hand));
  if (viewer.is(seat)) result.hand = player.hand;
  result.laid = player.laid;
  result.laid_brave = player.laid_brave;
  result.amulets = player.amulets;
  result.forest = player.forest;
  for (std::size_t kind = 0; kind < kCloudKinds; ++kind) {
    result.clouds[kind] =
        static_cast<std::uint8_t>(std::popcount(state.clouds[kind] & player.clouds));
  }
  result.points = score_sheet(edition, state, seat);
  return result;
}

constexpr void view_secrets(const State& state, Viewer viewer, View& result) {
  if (viewer.is_spectator()) return;
  const Seat seat = viewer.seat();
  if (state.chosen.chosen().contains(seat)) result.own_roles = state.chosen.of(seat);
  if (state.extra.chosen().contains(seat)) result.own_extra = state.extra.of(seat);
  result.own_offer = state.offers[seat];
}

constexpr View view(const Edition& edition, const State& state, Viewer viewer) {
  View result;
  result.viewer = viewer;
  result.options = state.options;
  result.over = finished(state);
  result.round = state.round;
  result.event = state.event;
  result.events_left = state.events_left;
  result.bewitched = state.bewitched;
  result.bewitched_left = state.bewitched_left;
  if (!result.over) result.decision = state.pending.top();
  result.to_act = to_act(state);
  result.leader = state.leader;
  result.role = state.role;
  result.brave = state.brave;
  result.asked = state.asked;
  view_secrets(state, viewer, result);
  for (std::size_t r = 0; r < kMaxRegions; ++r) {
    const bool cloudy = (state.cloudy >> r & 1U) != 0;
    result.clouds[r] = cloudy ? cloud_at(state, static_cast<Region>(r)) : kNoCloud;
  }
  if (state.options.mountain_tiles) result.covered = map_of(edition, state).covered;
  result.filled = state.closed & ~result.covered;
  result.mountain = state.mountain;
  result.forest = state.forest;
  result.hill = state.hill;
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    result.players[seat] = view_player(edition, state, seat, viewer);
  }
  if (result.over) result.outcome = outcome(edition, state);
  return result;
}

}  // namespace ludoteca::broom_service
