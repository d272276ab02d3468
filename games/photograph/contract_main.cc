// The engine's contract on Photograph, over all player counts and options:
//   photograph_contract [MOVES [SEED]]
#include <fmt/format.h>

#include <cstdlib>
#include <exception>

#include "engine/contract.h"
#include "engine/contract_record.h"
#include "games/photograph/kind.h"
#include "games/photograph/notation.h"
#include "games/photograph/photograph.h"

int main(int argc, char** argv) {
  using namespace ludoteca;
  using namespace ludoteca::photograph;
  const long wanted = argc > 1 ? std::atol(argv[1]) : 1'000'000;
  const auto seed = static_cast<std::uint64_t>(argc > 2 ? std::atoll(argv[2]) : 1);
  try {
    Contract<Photograph> contract(default_edition(), seed);
    long games = 0;
    while (contract.moves() < wanted) {
      for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
        for (const bool missed_opportunity : {false, true}) {
          const auto played =
              contract.play({static_cast<std::uint8_t>(players), missed_opportunity});
          if (games++ % 64 == 0) check_record<Photograph>(contract, played, game_kind());
        }
      }
    }
    fmt::print("photograph: {} games, {} moves, contract kept\n", games, contract.moves());
  } catch (const std::exception& error) {
    fmt::print(stderr, "{}\n", error.what());
    return 1;
  }
}
