#include "cli/bench.h"

#include <fmt/ostream.h>

#include <ostream>

#include "games/registry.h"

namespace ludoteca {
namespace {

void bench_kind(std::ostream& out, const GameKind& game, double seconds) {
  for (int players = game.min_players(); players <= game.max_players(); ++players) {
    const BenchResult result = game.bench(players, seconds);
    fmt::print(out, "{:<14} {:>7} {:>12.0f} {:>12.0f} {:>11.1f} {:>11} {:>17.3f}\n", game.name(),
               players, static_cast<double>(result.games) / result.seconds,
               static_cast<double>(result.moves) / result.seconds,
               static_cast<double>(result.moves) / static_cast<double>(result.games),
               result.state_bytes, result.allocations_per_move);
  }
}

}  // namespace

void run_bench(std::ostream& out, std::string_view game, double seconds) {
  fmt::print(out, "{:<14} {:>7} {:>12} {:>12} {:>11} {:>11} {:>17}\n", "game", "players", "games/s",
             "moves/s", "moves/game", "state bytes", "allocations/move");
  if (!game.empty()) {
    bench_kind(out, game_named(game), seconds);
    return;
  }
  for (const GameKind* kind : all_games()) bench_kind(out, *kind, seconds);
}

}  // namespace ludoteca
