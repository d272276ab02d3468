// Computer players finish a game, as often as asked: bulk simulation from one position.
#pragma once

#include <string>
#include <vector>

#include "engine/match.h"

namespace ludoteca {

// The results of `games` games from this position. `players` names a computer player a seat; the
// seed decides all their choices.
std::vector<Outcome> play_out(const GameKind& kind, const Match& from,
                              const std::vector<std::string>& players, int games, const Seed& seed);

}  // namespace ludoteca
