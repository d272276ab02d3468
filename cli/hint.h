// What the computer advises a person to do, with its reasons.
#pragma once

#include <string>

#include "engine/match.h"

namespace ludoteca {

// The best three moves, how likely each wins, and what should follow it; of a player who does not
// look ahead, the move alone.
std::string hint_text(const Match& match, Thinker& adviser, Seat seat, const Reader& reader,
                      const Seed& seed);

}  // namespace ludoteca
