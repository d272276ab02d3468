// Finished games of computer players for golden records, each made from its number alone.
#pragma once

#include <memory>
#include <vector>

#include "engine/match.h"
#include "engine/rng.h"

namespace ludoteca {

// Every number of players, each value of the first option, both generators in turn. Which seats
// play greedily is drawn, so that `greedy` of 100 games have greedy players only.
std::unique_ptr<Match> play_numbered_game(const GameKind& kind, std::uint64_t number, int greedy);

// The same with these options, a list for each game in turn.
std::unique_ptr<Match> play_numbered_game(const GameKind& kind, std::uint64_t number, int greedy,
                                          const std::vector<OptionList>& options);

}  // namespace ludoteca
