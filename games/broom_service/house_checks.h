// What B9 asks of our own two boards beyond what every board must fulfil (board_checks.h): numbers
// of regions and towers, distances, islands, and that the picture is clear. A board drawn after a
// printed one may differ. Each function returns what is wrong, in words; nothing if all is well.
#pragma once

#include <string>
#include <vector>

#include "games/broom_service/board_shape.h"

namespace ludoteca::broom_service {

using Faults = std::vector<std::string>;

Faults faults_of_towers(const Board& board);   // numbers, points, wands; the best are far away
Faults faults_of_castles(const Board& board);  // what can be reached from them at the beginning
Faults faults_of_front(const BoardShape& shape);
Faults faults_of_back(const BoardShape& shape);
// Borders and bases that leave no doubt, and nothing drawn over something else.
Faults faults_of_picture(const BoardShape& shape);

inline constexpr int kUnreachable = 99;

// Moves to each region from the nearest one of `from`, clouds ignored, without entering `closed`.
std::vector<int> distances(const Board& board, Regions from, Regions closed = 0);

Regions castles(const Board& board);

}  // namespace ludoteca::broom_service
