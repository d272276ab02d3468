// Plays what is missing of a tournament on several threads at once.
#pragma once

#include <atomic>
#include <functional>
#include <optional>

#include "ai/tournament.h"

namespace ludoteca::ai {

// Plays one game; gives nothing back if `stop` was set meanwhile. Called from several threads.
using PlayGame =
    std::function<std::optional<GameResult>(const GameId& id, const std::atomic<bool>& stop)>;

struct WorkHooks {
  // Each finished game, before it is added to the tournament; one at a time.
  std::function<void(const GameResult&)> finished;
  // A few times a second, with the tournament standing still; false asks to stop.
  std::function<bool()> tick;
};

// Returns once the tournament is over or was asked to stop. Throws what a game or a hook threw.
void play_games(Tournament& tournament, int threads, const PlayGame& play, const WorkHooks& hooks);

}  // namespace ludoteca::ai
