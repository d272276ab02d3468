// `ludoteca arena`: a tournament between computer players (docs/arena.md).
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "engine/record.h"

namespace ludoteca {

struct ArenaOptions {
  std::string game;
  std::vector<std::string> players;
  int seats = 0;  // 0: as many as there are players
  bool versus = false;
  int blocks = 0;  // 0: as many as are usual
  std::string seed = "1";
  OptionList options;
  std::string edition;  // a file
  int threads = 0;      // 0: one a core
  std::string log;      // files; none if empty
  std::string json;
  std::string html;
  std::string h0;  // a win share, or an Elo difference such as "20elo"
  std::string h1;
  double alpha = 0.05;
  double beta = 0.05;
  std::string nats;  // workers play the games; empty: this program does
};

// Writes the table to `out` and progress to `err`. Throws Error on wrong options and files. After
// an interruption it reports what was played and then ends the program by the same signal.
void run_arena(const ArenaOptions& options, std::ostream& out, std::ostream& err);

}  // namespace ludoteca
