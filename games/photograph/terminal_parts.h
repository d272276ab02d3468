// The parts of the table in the terminal, each a block of lines no wider than the screen.
#pragma once

#include <string>

#include "engine/drawing.h"
#include "games/photograph/photograph.h"
#include "games/photograph/terminal_paint.h"

namespace ludoteca::photograph {

inline constexpr int kShortName = 4;  // columns of a colour's short name

struct Drawing : TableDrawing<Photograph, PhotoPaint> {
  using TableDrawing::TableDrawing;

  std::string short_colour(Colour colour) const;
  std::string range(Range range) const;          // "1–6"
  std::string number(const Photo& photo) const;  // "7", or its range if it is hidden
  bool in_game(int colour) const { return (view.colours >> colour & 1) != 0; }
  // The viewer is asked for a wind.
  bool winding() const;
};

Lines title_lines(const Drawing& drawing);
Lines city_lines(const Drawing& drawing);
Lines strip_lines(const Drawing& drawing);
Lines rival_hand_lines(const Drawing& drawing);
Lines own_hand_lines(const Drawing& drawing);

}  // namespace ludoteca::photograph
