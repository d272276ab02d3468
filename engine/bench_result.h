// What random play of a game cost.
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

}  // namespace ludoteca
