// The score of a player, source by source, and who wins (B5).
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <compare>
#include <cstdint>

#include "engine/game.h"
#include "games/broom_service/reach.h"

namespace ludoteca::broom_service {

struct ScoreSheet {
  std::int16_t start = 0;
  std::array<std::int16_t, kSources> by_source{};
  std::int16_t track = 0;  // start and sources together
  // At the end.
  std::uint8_t bolts = 0;
  std::int16_t bolt_points = 0;
  std::uint8_t sets_of_four = 0;
  std::uint8_t sets_of_three = 0;
  std::int16_t set_points = 0;
  std::uint8_t amulets = 0;
  std::int16_t amulet_points = 0;
  std::int16_t total = 0;
  friend constexpr bool operator==(const ScoreSheet&, const ScoreSheet&) = default;
};

// What stands on the score track.
constexpr int track(const Edition& edition, const Player& player) {
  int sum = edition.start_score;
  for (const std::int16_t points : player.points) sum += points;
  return sum;
}

constexpr int bolts_of(const Edition& edition, const State& state, const Player& player) {
  int bolts = 0;
  for (std::size_t kind = 0; kind < kCloudKinds; ++kind) {
    bolts += std::popcount(state.clouds[kind] & player.clouds) * edition.clouds[kind].bolts;
  }
  return bolts;
}

// B5.2
constexpr int bolt_points(const Edition& edition, int bolts) {
  if (bolts < kBoltTable) return edition.bolt_points[static_cast<std::size_t>(bolts)];
  return edition.bolt_points[kBoltTable - 1] + (bolts - kBoltTable + 1) * edition.bolt_step;
}

struct Sets {
  int fours = 0;
  int threes = 0;
};

// B5.1: the sets that bring most. With the house values that is as many sets of four as there are;
// an edition may value them otherwise, so all numbers of fours are compared.
constexpr Sets best_sets(const Edition& edition, const Resources& resources) {
  std::array<int, kResources> counts{};
  for (std::size_t i = 0; i < counts.size(); ++i) counts[i] = resources.of[i];
  std::sort(counts.begin(), counts.end());
  const int most = counts[0];
  Sets best;
  int best_points = -1;
  for (int fours = most; fours >= 0; --fours) {
    const int fewest = counts[0] - fours;
    const int second = counts[1] - fours;
    const int third = counts[2] - fours;
    const int all = fewest + second + third + counts[3] - fours;
    // Each set of three leaves out one kind: it takes one of the two rarest kinds, two of the three
    // rarest, and three pieces.
    const int threes = std::min({fewest + second, (fewest + second + third) / 2, all / 3});
    const int points = fours * edition.set_points.first + threes * edition.set_points.second;
    if (points > best_points) {
      best_points = points;
      best = {fours, threes};
    }
  }
  return best;
}

// As if the game ended now.
constexpr ScoreSheet score_sheet(const Edition& edition, const State& state, Seat seat) {
  const Player& player = state.at(seat);
  ScoreSheet sheet;
  sheet.start = edition.start_score;
  sheet.by_source = player.points;
  sheet.track = static_cast<std::int16_t>(track(edition, player));
  const int bolts = bolts_of(edition, state, player);
  sheet.bolts = static_cast<std::uint8_t>(bolts);
  sheet.bolt_points = static_cast<std::int16_t>(bolt_points(edition, bolts));
  const Sets sets = best_sets(edition, player.resources);
  sheet.sets_of_four = static_cast<std::uint8_t>(sets.fours);
  sheet.sets_of_three = static_cast<std::uint8_t>(sets.threes);
  sheet.set_points = static_cast<std::int16_t>(sets.fours * edition.set_points.first +
                                               sets.threes * edition.set_points.second);
  sheet.amulets = static_cast<std::uint8_t>(std::popcount(player.amulets));
  sheet.amulet_points = edition.amulet_points[sheet.amulets];
  sheet.total = static_cast<std::int16_t>(sheet.track + sheet.bolt_points + sheet.set_points +
                                          sheet.amulet_points);
  return sheet;
}

// What decides between players, the most important first (B5.1).
struct Standing {
  int points = 0;
  int resources = 0;
  friend constexpr auto operator<=>(const Standing&, const Standing&) = default;
};

constexpr Outcome outcome(const Edition& edition, const State& state) {
  std::array<Standing, kMaxPlayers> standings{};
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    standings[seat] = {score_sheet(edition, state, seat).total, state.at(seat).resources.total()};
  }
  return outcome_of(standings, state.seats());
}

}  // namespace ludoteca::broom_service
