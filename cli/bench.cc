#include "cli/bench.h"

#include <fmt/ostream.h>

#include <ostream>
#include <vector>

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

void bench_thinking(std::ostream& out, const GameKind& game, double seconds) {
  for (int players = game.min_players(); players <= game.max_players(); ++players) {
    const SearchBenchResult result = game.bench_search(players, seconds);
    const auto iterations = static_cast<double>(result.iterations);
    fmt::print(out, "{:<14} {:>7} {:>12.0f} {:>15.0f} {:>16.2f} {:>11.0f} % {:>21.3f}\n",
               game.name(), players, iterations / result.seconds, result.short_rate,
               static_cast<double>(result.nodes) / iterations, 100 * result.rules_share,
               static_cast<double>(result.allocations) / iterations);
  }
}

std::vector<const GameKind*> games_named(std::string_view name) {
  if (name.empty()) return {all_games().begin(), all_games().end()};
  return {&game_named(name)};
}

}  // namespace

void run_search_bench(std::ostream& out, std::string_view game, double seconds) {
  const auto games = games_named(game);
  fmt::print(out, "{:<14} {:>7} {:>12} {:>15} {:>16} {:>13} {:>21}\n", "game", "players",
             "iterations/s", "cut at the turn", "nodes/iteration", "in the rules",
             "allocations/iteration");
  for (const GameKind* kind : games) bench_thinking(out, *kind, seconds);
}

void run_bench(std::ostream& out, std::string_view game, double seconds) {
  const auto games = games_named(game);
  fmt::print(out, "{:<14} {:>7} {:>12} {:>12} {:>11} {:>11} {:>17}\n", "game", "players", "games/s",
             "moves/s", "moves/game", "state bytes", "allocations/move");
  for (const GameKind* kind : games) bench_kind(out, *kind, seconds);
}

}  // namespace ludoteca
