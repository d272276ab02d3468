// Where the little trees, tufts, peaks and waves of the picture stand.
#pragma once

#include <functional>
#include <vector>

#include "games/broom_service/polygon.h"

namespace ludoteca::broom_service {

// A spot, and a number that decides how its drawing differs from the next one.
struct ScatteredSpot {
  Point at;
  std::uint32_t variety = 0;
};

// As many spots as fit in without order, at least `spacing` apart, where `wanted` says yes; from
// top to bottom, so that the lower one may be drawn over the upper one. The same for the same
// arguments.
std::vector<ScatteredSpot> scatter(Box box, int spacing, const std::function<bool(Point)>& wanted);

}  // namespace ludoteca::broom_service
