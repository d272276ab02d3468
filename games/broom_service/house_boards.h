// The boards compiled into the program, for tests and tools.
#pragma once

#include <string_view>

#include "engine/edition_file.h"
#include "games/broom_service/board_shape.h"

namespace ludoteca::broom_service {

std::string_view default_edition_text();

inline BoardShape house_board(std::string_view side) {
  const EditionFile file = EditionFile::parse(default_edition_text(), "default edition");
  EditionReader reader(file, "broom-service");
  return read_board(reader, side);
}

}  // namespace ludoteca::broom_service
