// The parts of the table in the terminal, each a block of lines no wider than it is told.
#pragma once

#include <string>

#include "engine/drawing.h"
#include "games/broom_service/broom_service.h"
#include "games/broom_service/seen.h"
#include "games/broom_service/terminal_paint.h"

namespace ludoteca::broom_service {

struct Drawing : TableDrawing<BroomService, BroomPaint> {
  using TableDrawing::TableDrawing;

  const Map& map = map_of(edition, view);

  // The viewer if it has a seat.
  const PlayerView* self() const;
  std::string resource(Resource kind, int count) const;  // "◆2", in its colour
  std::string tower(int tower) const;                    // "(◆6*)", in its colour
};

// Round, event and bewitched roles; what the event does if it is to be explained.
Lines title_lines(const Drawing& drawing, int width, bool explained);
// The board in at most so many rows; nothing if the edition has no picture of it.
Lines map_lines(const Drawing& drawing, int rows = kPictureHeight);
// What the signs on the board mean, as far as they are there.
Lines legend_lines(const Drawing& drawing, int width);
// Of all players, or only of the viewer.
Lines player_lines(const Drawing& drawing, int width, bool all);
// What was laid in this turn.
Lines turn_lines(const Drawing& drawing, int width);
// The roles to choose from or to lay, with what they do.
Lines role_lines(const Drawing& drawing, int width);
// Towers and neighbouring regions of the own pawns.
Lines reach_lines(const Drawing& drawing, int width);

}  // namespace ludoteca::broom_service
