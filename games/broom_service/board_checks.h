// What the rules code and a reader of the picture rely on in any board. A file that does not fulfil
// it is refused, whoever wrote it; what B9 asks of our own boards only is in house_checks.h.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/broom_service/board_shape.h"

namespace ludoteca::broom_service {

inline constexpr int kFrontClouds = 18;  // B2.2
inline constexpr int kBackClouds = 19;
inline constexpr int kMostTowersAtRegion = 6;
inline constexpr int kMostTowersAtHillTile = 5;  // its tile may be one more (B8.3)

// Where: a section without the side before it ("regions") and a key; without a key, the section as
// a whole.
struct BoardFault {
  std::string section;
  std::string key;
  std::string what;
};

// The first thing that is wrong, and what to do about it.
std::optional<BoardFault> first_fault(const BoardShape& shape, std::string_view side);

}  // namespace ludoteca::broom_service
