// One game of a tournament between computer players, played through Match.
#pragma once

#include <atomic>
#include <memory>
#include <optional>

#include "ai/tournament.h"
#include "engine/match.h"

namespace ludoteca::ai {

// The deal of a block: the same at all its tables and rotations.
Seed deal_seed(const Seed& tournament, int block);
// What a player's choice is made with: its place in the tournament decides it, nothing else.
Seed choice_seed(const Seed& tournament, const Schedule& schedule, const GameId& id, int seat,
                 int move);

// The game of a block as it is dealt. Throws Error if it cannot have these seats or options.
std::unique_ptr<Match> deal(const GameKind& kind, const SharedEdition& edition,
                            const TournamentSettings& settings, int block);

// Throws Error if the game has no such player.
void check_players(const GameKind& kind, const SharedEdition& edition,
                   const TournamentSettings& settings);

// Nothing if `stop` was set before the game was over.
std::optional<GameResult> play_match(const GameKind& kind, const SharedEdition& edition,
                                     const Tournament& tournament, const GameId& id,
                                     const std::atomic<bool>& stop);

}  // namespace ludoteca::ai
