// A computer player that takes what seems best now.
#pragma once

#include "engine/rng.h"
#include "games/broom_service/state.h"

namespace ludoteca::broom_service {

// The state is one that the seat cannot tell from the real one.
Action greedy_choice(const Edition& edition, const State& state, Seat seat, FastGenerator& random);

}  // namespace ludoteca::broom_service
