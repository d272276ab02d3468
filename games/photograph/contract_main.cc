// The engine's contract on Photograph, over all player counts, with missed opportunity on and off:
//   photograph_contract [MOVES [SEED]]
#include "engine/contract_main.h"
#include "games/photograph/kind.h"
#include "games/photograph/notation.h"
#include "games/photograph/photograph.h"

int main(int argc, char** argv) {
  using namespace ludoteca::photograph;
  return ludoteca::contract_main<Photograph>(
      argc, argv, default_edition(), game_kind(),
      {{2, false}, {2, true}, {3, false}, {3, true}, {4, false}, {4, true}});
}
