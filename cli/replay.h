// `ludoteca replay`: a recorded game, step by step, or only its result.
#pragma once

#include <string>

#include "cli/terminal.h"
#include "text/catalogue.h"

namespace ludoteca {

struct ReplayOptions {
  std::string file;
  std::string edition;  // a file; empty: the one compiled in
  bool result_only = false;
  int seat = 0;  // from whose seat to look; 0: as a spectator
};

// Throws Error with the place of what is wrong in the record.
void replay_record(const ReplayOptions& options, const Catalogue& words, Terminal& terminal);

}  // namespace ludoteca
