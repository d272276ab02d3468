// The points that each feature of a player (features.h) is worth.
//
// Fitted by least squares (ridge) to final scores, with 2 to 5 players and all variants; the
// position of every player at the start of every round but the first is one observation. What the
// number of players changes for all alike is left out. The front comes from 4,000 games of the
// search with 16 iterations a choice, the back from 20,000 games of greedy players; in two games of
// three some moves (6 and 10 in 100) were random. Final scores lie 5 or 6 points around the
// estimate at the start of the last round, and 11 (front) or 14 (back) at the start of the second.
#pragma once

#include "games/broom_service/features.h"

namespace ludoteca::broom_service {

// When the last round starts, and when the second one does; linear between them. At the end of the
// game only sets count.
struct Weight {
  float last_round = 0;
  float second_round = 0;
};
using WeightTable = std::array<Weight, kFeatures>;

inline constexpr std::array<WeightTable, 2> kWeights = {{
    // The front.
    {{
        {4.56F, 39.55F},   // always
        {0.20F, 1.14F},    // first_potions
        {0.77F, 1.66F},    // second_potions
        {0.79F, 1.20F},    // third_potions
        {0.25F, 1.76F},    // more_potions
        {0.57F, 2.16F},    // wands
        {0.11F, 1.85F},    // more_wands
        {0.97F, 1.04F},    // spare_wands
        {0.35F, 0.07F},    // sets
        {0.27F, 0.01F},    // here
        {-0.03F, 1.31F},   // here_open
        {0.13F, 0.11F},    // near
        {-0.09F, 0.50F},   // near_open
        {0.13F, 0.16F},    // second_here
        {-1.39F, -2.59F},  // together
        {0.49F, 2.23F},    // bolts
        {1.67F, 0.31F},    // bolts_near
        {0.64F, 2.51F},    // amulets
        {0.00F, 0.00F},    // brave_tiles
        {0.00F, 0.00F},    // role_tiles
        {0.00F, 0.00F},    // points_tiles
        {-1.15F, -0.96F},  // leads
    }},
    // The back.
    {{
        {3.60F, 51.63F},   // always
        {0.49F, 0.14F},    // first_potions
        {0.55F, 2.00F},    // second_potions
        {0.68F, 0.83F},    // third_potions
        {0.52F, 0.97F},    // more_potions
        {0.71F, 1.75F},    // wands
        {0.41F, 1.81F},    // more_wands
        {-0.06F, 0.36F},   // spare_wands
        {0.29F, -0.19F},   // sets
        {0.56F, 0.00F},    // here
        {-0.03F, 0.37F},   // here_open
        {0.15F, 0.06F},    // near
        {0.02F, 0.12F},    // near_open
        {0.00F, 1.13F},    // second_here
        {-1.58F, -3.74F},  // together
        {0.30F, 1.59F},    // bolts
        {1.18F, 0.44F},    // bolts_near
        {-0.64F, -2.36F},  // amulets
        {0.95F, 1.63F},    // brave_tiles
        {1.02F, 1.34F},    // role_tiles
        {1.20F, 2.41F},    // points_tiles
        {-1.18F, -1.72F},  // leads
    }},
}};

}  // namespace ludoteca::broom_service
