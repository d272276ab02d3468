// A sensible player that looks one turn ahead.
#pragma once

#include "engine/rng.h"
#include "games/photograph/state.h"

namespace ludoteca::photograph {

// `state` must be consistent with what the seat knows (determinize); nothing else is looked at.
Action greedy_choice(const Edition& edition, const State& state, Seat seat, FastGenerator& random);

}  // namespace ludoteca::photograph
