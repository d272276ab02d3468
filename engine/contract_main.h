// The program that runs the contract on one game (`*_contract [MOVES [SEED]]`): games with every
// one of the given options in turn, until so many moves were made.
#pragma once

#include <fmt/format.h>

#include <cstdlib>
#include <exception>
#include <vector>

#include "engine/contract.h"
#include "engine/contract_record.h"

namespace ludoteca {

struct ContractRun {
  long games = 0;
  long moves = 0;
};

// Throws on the first breach. Records name the edition compiled into a kind, so without a kind
// (`nullptr`) none are checked.
template <Game G>
ContractRun keep_contract(const typename G::Edition& edition, const GameKind* kind,
                          const std::vector<typename G::Options>& all_options, long wanted,
                          std::uint64_t seed) {
  constexpr int kGamesToARecord = 61;  // a prime: all the options get their turn
  Contract<G> contract(edition, seed);
  long games = 0;
  while (contract.moves() < wanted) {
    for (const auto& options : all_options) {
      const auto played = contract.play(options);
      if (games++ % kGamesToARecord == 0 && kind != nullptr) {
        check_record<G>(contract, played, *kind);
      }
    }
  }
  return {games, contract.moves()};
}

// `run(moves, seed)` with what the command line says.
template <class Run>
int contract_program(int argc, char** argv, std::string_view game, Run run) {
  const long wanted = argc > 1 ? std::atol(argv[1]) : 1'000'000;
  const auto seed = static_cast<std::uint64_t>(argc > 2 ? std::atoll(argv[2]) : 1);
  try {
    const ContractRun kept = run(wanted, seed);
    fmt::print("{}: {} games, {} moves, contract kept\n", game, kept.games, kept.moves);
    return 0;
  } catch (const std::exception& error) {
    fmt::print(stderr, "{}\n", error.what());
    return 1;
  }
}

template <Game G>
int contract_main(int argc, char** argv, const typename G::Edition& edition, const GameKind& kind,
                  const std::vector<typename G::Options>& all_options) {
  return contract_program(argc, argv, G::kName, [&](long wanted, std::uint64_t seed) {
    return keep_contract<G>(edition, &kind, all_options, wanted, seed);
  });
}

}  // namespace ludoteca
