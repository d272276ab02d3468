// The engine's contract on Fort, over all player counts, with both setups:
//   fort_contract [MOVES [SEED]]
#include "engine/contract_main.h"
#include "games/fort/fort.h"
#include "games/fort/kind.h"
#include "games/fort/notation.h"

int main(int argc, char** argv) {
  using namespace ludoteca::fort;
  return ludoteca::contract_main<Fort>(
      argc, argv, default_edition(), game_kind(),
      {{2, false}, {2, true}, {3, false}, {3, true}, {4, false}, {4, true}});
}
