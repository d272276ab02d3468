// What random play of a game, and thinking about it, cost.
#pragma once

#include <cstddef>

namespace ludoteca {

struct BenchResult {
  long games = 0;
  long moves = 0;
  double seconds = 0;
  double allocations_per_move = 0;
  std::size_t state_bytes = 0;
};

struct SearchBenchResult {
  long iterations = 0;
  long nodes = 0;
  long allocations = 0;
  double seconds = 0;
  double rules_share = 0;  // of the time
  double short_rate = 0;   // iterations a second with rollouts that end with the turn
};

}  // namespace ludoteca
