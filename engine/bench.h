// What random play of one game costs: for `ludoteca bench`.
#pragma once

#include <chrono>

#include "engine/allocations.h"
#include "engine/bench_result.h"
#include "engine/random_play.h"

namespace ludoteca {

// Whole random games for about `seconds`.
template <Game G>
BenchResult bench_game(const typename G::Edition& edition, const typename G::Options& options,
                       double seconds) {
  using Clock = std::chrono::steady_clock;
  BenchResult result;
  result.state_bytes = sizeof(typename G::State);
  const long allocated = allocations();
  const auto start = Clock::now();
  do {
    for (int i = 0; i < 100; ++i) {  // the clock is read once for each hundred games
      const auto number = static_cast<std::uint64_t>(result.games++);
      result.moves += play_random_game<G>(edition, options, Seed::from_number(number));
    }
    result.seconds = std::chrono::duration<double>(Clock::now() - start).count();
  } while (result.seconds < seconds);
  result.allocations_per_move =
      static_cast<double>(allocations() - allocated) / static_cast<double>(result.moves);
  return result;
}

}  // namespace ludoteca
