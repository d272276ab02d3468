// Broom Service for programs that hold any game.
#pragma once

#include "engine/match.h"

namespace ludoteca::broom_service {

const GameKind& game_kind();

}  // namespace ludoteca::broom_service
