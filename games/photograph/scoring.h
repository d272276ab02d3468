// The end of the game: points, places and the Missed Opportunity (P9.2, P9.3, P10).
#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <cstdint>

#include "engine/game.h"
#include "games/photograph/state.h"

namespace ludoteca::photograph {

// What a player's strips are worth, colour by colour.
struct ScoreSheet {
  std::array<std::int8_t, kColours> strips{};  // by sharp photos; 0 for a colour not in the game
  std::array<std::int8_t, kColours> blurry{};  // what the blurry ones cost
  std::array<std::int8_t, kColours> good_shots{};
  std::int16_t total = 0;
  friend constexpr bool operator==(const ScoreSheet&, const ScoreSheet&) = default;
};

constexpr bool finished(const State& state) {
  return state.pending.empty();
}

// P10.1: is this the colour that the player throws away before scoring?
constexpr bool thrown_away(const State& state, Seat seat, Colour colour) {
  if (!state.options.missed_opportunity || !finished(state)) return false;
  return state.hands[seat][0].colour() == colour;
}

// The sheet as if the game were scored now; of a finished game, the final one.
constexpr ScoreSheet score_sheet(const Edition& edition, const State& state, Seat seat) {
  ScoreSheet sheet;
  for (int c = 0; c < kColours; ++c) {
    const Colour colour = colour_at(c);
    if (!state.in_game(colour)) continue;
    const bool thrown = thrown_away(state, seat, colour);
    const Strip strip = thrown ? Strip() : state.strip(seat, colour);
    sheet.strips[c] = edition.strip_points[strip.sharp()];
    sheet.blurry[c] = static_cast<std::int8_t>(strip.blurry() * edition.blurry_points);
    if (state.good_shots[c] == seat && !thrown) sheet.good_shots[c] = edition.good_shot_points;
    sheet.total = static_cast<std::int16_t>(sheet.total + sheet.strips[c] + sheet.blurry[c] +
                                            sheet.good_shots[c]);
  }
  return sheet;
}

// What decides between players, the most important first (P9.3).
struct Standing {
  int points = 0;
  int good_shots = 0;
  int longest_strip = 0;
  friend constexpr auto operator<=>(const Standing&, const Standing&) = default;
};

constexpr Standing standing(const Edition& edition, const State& state, Seat seat) {
  Standing result;
  result.points = score_sheet(edition, state, seat).total;
  for (int c = 0; c < kColours; ++c) {
    if (thrown_away(state, seat, colour_at(c))) continue;
    if (state.good_shots[c] == seat) ++result.good_shots;
    result.longest_strip = std::max(result.longest_strip, state.strips[seat][c].length());
  }
  return result;
}

constexpr Outcome outcome(const Edition& edition, const State& state) {
  const int players = state.players();
  std::array<Standing, kMaxPlayers> standings{};
  for (Seat seat = 0; seat < players; ++seat) standings[seat] = standing(edition, state, seat);
  return outcome_of(standings, players);
}

}  // namespace ludoteca::photograph
