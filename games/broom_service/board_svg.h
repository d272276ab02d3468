// A picture of a board without pieces, as one SVG file that needs nothing else. Regions have the
// ids region-1 …, towers tower-1 …, counted as people see them.
#pragma once

#include <string>
#include <string_view>

#include "games/broom_service/board_shape.h"
#include "text/catalogue.h"

namespace ludoteca::broom_service {

struct BoardTitle {
  std::string_view side;
  bool house = false;  // whether to say that this is not the printed board
};

std::string board_svg(const BoardShape& shape, const BoardTitle& title, const Catalogue& words);

}  // namespace ludoteca::broom_service
