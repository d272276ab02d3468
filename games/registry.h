// All the games there are. Nothing else names a particular game.
#pragma once

#include <span>
#include <string_view>

#include "engine/match.h"

namespace ludoteca {

std::span<const GameKind* const> all_games();
// Throws Error that lists the games there are.
const GameKind& game_named(std::string_view name);

}  // namespace ludoteca
