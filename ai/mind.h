// What a game tells a computer player besides its rules: a class that is made from an edition.
//
//   struct Mind {
//     explicit Mind(const Edition&);
//     static ai::Figures figures(const Options&);
//     ai::Estimate estimate(const State&) const;  // the points each seat can expect to end with
//     float uncertainty(const State&) const;      // how far they may still lie from that, roughly
//     static bool secret(const State&);           // the others do not see what is chosen now
//     static int stage(const State&);             // changes from turn to turn, or round to round
//   };
//
// and, where the game has something better than what the search makes of these:
//
//     // What each move of a list seems to bring, in points, compared with the position as it is.
//     void gains(const State&, Seat, const Actions&, FastStreams&, ai::Gains<Actions>&) const;
//     // The same, more slowly, for the decision that is thought about.
//     void first_gains(const State&, Seat, const Actions&, FastStreams&, ai::Gains<Actions>&)
//     const;
//     // A plausible move, found quickly; if that means trying moves, with FastStreams& for luck.
//     Action habit(const State&, Seat, const Actions&, FastGenerator&) const;
//     // Whether what is chosen now depends on a hand that is another one in each imagined
//     // position; and whether an action is such a choice. All but the first are habits.
//     static bool depends_on_hidden(const State&);
//     static bool depends_on_hidden(const Action&);
//     // Whether others would gain from foreseeing what is chosen now, so that it is drawn.
//     static bool mixed(const State&);
//     // Called once before a decision is thought about; then a position that the seat cannot tell
//     // from the known one, as it is likely to be after what the others have shown.
//     void prepare(const State& known, Seat, FastStreams&);
//     State imagine(const State& known, Seat, FastGenerator&) const;
//
// It only ever sees a position that the player imagines, never the real one.
#pragma once

#include <array>

#include "engine/game.h"

namespace ludoteca::ai {

using Estimate = std::array<float, kMaxSeats>;

template <class Actions>
using Gains = std::array<float, Actions::kCapacity>;

struct Figures {
  // By how many points more a position is wanted e times as much.
  float spread = 10;
  // By how many points a move must seem better to be looked at e times as often.
  float temperature = 2;
  // How far a rollout goes, in stages, before the position is estimated; 0: at once.
  int horizon = 0;
  // Without habits: of how many random moves a rollout takes the one that seems best.
  int samples = 1;
  float exploration = 1.5F;
  // How freely an easy player chooses among what it looked at: 1, by how often it did; less, nearer
  // to the best. A game of many small decisions needs less to be played weakly.
  float looseness = 1;
};

}  // namespace ludoteca::ai
