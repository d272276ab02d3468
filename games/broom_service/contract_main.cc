// The engine's contract on Broom Service, over all player counts and combinations of variants; half
// of the moves on a board where everything is near and effects bring effects:
//   broom_service_contract [MOVES [SEED]]
#include "engine/contract_main.h"
#include "games/broom_service/all_options.h"
#include "games/broom_service/broom_service.h"
#include "games/broom_service/kind.h"
#include "games/broom_service/notation.h"
#include "games/broom_service/test_board.h"

int main(int argc, char** argv) {
  using namespace ludoteca;
  using namespace ludoteca::broom_service;
  return contract_program(argc, argv, BroomService::kName,
                          [](long wanted, std::uint64_t seed) -> ContractRun {
                            const auto plain = keep_contract<BroomService>(
                                default_edition(), &game_kind(), all_options(), wanted / 2, seed);
                            const auto crowded = keep_contract<BroomService>(
                                crowded_edition(), nullptr, all_options(), wanted / 2, seed);
                            return {plain.games + crowded.games, plain.moves + crowded.moves};
                          });
}
