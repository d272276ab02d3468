// What a game tells a computer player besides its rules: a class that is made from an edition.
//
//   struct Mind {
//     explicit Mind(const Edition&);
//     ai::Figures figures(const Options&) const;
//     ai::Estimate estimate(const State&) const;  // the points each seat can expect to end with
//     static bool secret(const State&);           // the others do not see what is chosen now
//     static int stage(const State&);             // changes from turn to turn, or round to round
//     // What a move seems to bring, in points, compared with the others in the list.
//     float appeal(const State&, Seat, Action) const;                                  (optional)
//     // A plausible move, found quickly.
//     Action habit(const State&, Seat, const Actions&, FastGenerator&) const;          (optional)
//   };
//
// It only ever sees a position that the player imagines, never the real one.
#pragma once

#include <array>

#include "engine/game.h"

namespace ludoteca::ai {

using Estimate = std::array<float, kMaxSeats>;

struct Figures {
  // How far the final points of a player may lie from the estimate, roughly.
  float spread = 10;
  // By how many points a move must seem better to be looked at e times as often.
  float temperature = 2;
  // How far a rollout goes, in stages, before the position is estimated; 0: at once.
  int horizon = 0;
  // Without habits: of how many random moves a rollout takes the one that seems best.
  int samples = 1;
  float exploration = 1.5F;
};

}  // namespace ludoteca::ai
