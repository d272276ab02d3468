// The engine's contract on Fort, over all player counts and both setups:
//   fort_contract [MOVES [SEED]]
#include <fmt/format.h>

#include <cstdlib>
#include <exception>

#include "engine/contract.h"
#include "games/fort/fort.h"

int main(int argc, char** argv) {
  using namespace ludoteca;
  using namespace ludoteca::fort;
  const long wanted = argc > 1 ? std::atol(argv[1]) : 1'000'000;
  const auto seed = static_cast<std::uint64_t>(argc > 2 ? std::atoll(argv[2]) : 1);
  try {
    Contract<Fort> contract(default_edition(), seed);
    long games = 0;
    while (contract.moves() < wanted) {
      for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
        for (const bool draft : {false, true}) {
          contract.play({static_cast<std::uint8_t>(players), draft});
          ++games;
        }
      }
    }
    fmt::print("fort: {} games, {} moves, contract kept\n", games, contract.moves());
  } catch (const std::exception& error) {
    fmt::print(stderr, "{}\n", error.what());
    return 1;
  }
}
