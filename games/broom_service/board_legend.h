// The strip below the picture of a board that says what the drawings mean, and small things that
// strip and picture share.
#pragma once

#include <string>
#include <string_view>

#include "games/broom_service/board_svg.h"

namespace ludoteca::broom_service {

struct Legend {
  std::string svg;  // begins at the lower edge of the board
  int height = 0;
};

Legend board_legend(const BoardShape& shape, const BoardTitle& title, const Catalogue& words);

std::string board_title(const BoardTitle& title, const Catalogue& words);

// A tower on its base, which is not drawn, at 0,0 and for a base of kDrawnBase.
std::string tower_drawing(const Tower& tower);

// [book] The castles of the front fly red pennants, those of the back violet ones.
std::string_view pennant_fill(std::string_view side);

}  // namespace ludoteca::broom_service
