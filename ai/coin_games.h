// Games that are decided by coins, for tests of tournaments: cheap, and of known strength.
#pragma once

#include <algorithm>
#include <atomic>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "ai/match_game.h"
#include "ai/tournament.h"
#include "engine/rng.h"

namespace ludoteca::ai {

inline TournamentSettings coin_settings(std::vector<std::string> players, int seats,
                                        Pairing pairing, int blocks) {
  TournamentSettings settings;
  settings.program = "test";
  settings.game = "coins";
  settings.rules_version = 1;
  settings.edition = "none";
  settings.players = std::move(players);
  settings.seats = seats;
  settings.pairing = pairing;
  settings.blocks = blocks;
  settings.seed = Seed::from_number(11);
  return settings;
}

// Each seat throws ten coins; a seat of the first player throws `bonus` more. More heads are
// better, and equal heads share a place.
inline std::optional<GameResult> play_coins(const Tournament& tournament, const GameId& id,
                                            int bonus, const std::atomic<bool>& stop) {
  if (stop) return std::nullopt;
  const int seats = tournament.schedule().seats();
  const std::vector<int> line_up = tournament.schedule().line_up(id);
  GameResult result{id, {}, seats};
  for (int seat = 0; seat < seats; ++seat) {
    const Seed seed = choice_seed(tournament.settings().seed, tournament.schedule(), id, seat, 0);
    FastGenerator random(seed, 0);
    for (int coin = 0; coin < 10 + (line_up[seat] == 0 ? bonus : 0); ++coin) {
      result.outcome.score[seat] =
          static_cast<std::int16_t>(result.outcome.score[seat] + (random() >> 63));
    }
  }
  for (int seat = 0; seat < seats; ++seat) {
    const auto better =
        std::count_if(result.outcome.score.begin(), result.outcome.score.begin() + seats,
                      [&](int score) { return score > result.outcome.score[seat]; });
    result.outcome.place[seat] = static_cast<std::uint8_t>(1 + better);
  }
  return result;
}

}  // namespace ludoteca::ai
