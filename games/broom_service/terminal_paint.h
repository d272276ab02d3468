// The colours of pieces and terrains in the terminal.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/seats.h"
#include "games/broom_service/pieces.h"
#include "text/paint.h"

namespace ludoteca::broom_service {

// Numbers of the 256-colour palette.
struct Style {
  int ink = 0;
  int ground = 0;
  bool bold = false;
  friend bool operator==(const Style&, const Style&) = default;
};

Style terrain_style(std::optional<Terrain> terrain);  // water without one
Style border_style(std::optional<Terrain> terrain);
Style number_style(Terrain terrain);
Style resource_style(Resource kind);
Style filled_style();
Style cloud_style();
Style tile_style();
Style place_style();  // castles and stone circles
Style pawn_style(Seat seat);

class BroomPaint : public Paint {
 public:
  using Paint::Paint;
  std::string styled(const Style& style, std::string_view text) const;
};

}  // namespace ludoteca::broom_service
