// Photograph for programs that hold any game.
#pragma once

#include "engine/match.h"

namespace ludoteca::photograph {

const GameKind& game_kind();

}  // namespace ludoteca::photograph
