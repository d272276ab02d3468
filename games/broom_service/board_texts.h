// What a board says about itself to those who point at it or do not see it.
#pragma once

#include <cstddef>
#include <string>

#include "games/broom_service/board.h"
#include "text/catalogue.h"

namespace ludoteca::broom_service {

// "Region 7: forest. Neighbours: 1, 8. Towers: t12."
std::string about_region(const Board& board, Region region, const Catalogue& words);

// "Tower t12: round, violet, 6 points, 1 wand. Serves regions: 3, 4."
std::string about_tower(const Board& board, std::size_t tower, const Catalogue& words);

}  // namespace ludoteca::broom_service
