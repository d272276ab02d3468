// Names of what a board shows, for programs: in board files, pictures, JSON and message keys.
#pragma once

#include <array>
#include <string_view>

#include "games/broom_service/pieces.h"

namespace ludoteca::broom_service {

// In the order of their enums.
inline constexpr std::array<std::string_view, kTerrains> kTerrainNames = {"forest", "prairie",
                                                                          "hill", "mountain"};
inline constexpr std::array<std::string_view, kColours> kColourNames = {"orange", "violet",
                                                                        "green"};
inline constexpr std::string_view kCircleLetters = "ABCD";

}  // namespace ludoteca::broom_service
