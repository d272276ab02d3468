// `ludoteca board`: a picture of a board of Broom Service.
#pragma once

#include <iosfwd>
#include <string>

#include "text/catalogue.h"

namespace ludoteca {

struct BoardOptions {
  std::string board;    // "front", "back" or an edition file
  std::string side;     // of the board in the file; empty: front
  std::string edition;  // a file; empty: the one compiled in
  std::string output;   // a file; empty: `out`
};

// Writes SVG. Throws Error with the place of what is wrong in the file.
void draw_board(const BoardOptions& options, const Catalogue& words, std::ostream& out);

}  // namespace ludoteca
