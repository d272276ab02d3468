// A sensible player that plays every choice out to the end of the turn by simple habits and takes
// the one that looks best then.
#pragma once

#include "engine/rng.h"
#include "games/fort/state.h"

namespace ludoteca::fort {

// `state` must be consistent with what the seat knows (determinize); nothing else is looked at.
Action greedy_choice(const Edition& edition, const State& state, Seat seat, FastGenerator& random);

}  // namespace ludoteca::fort
