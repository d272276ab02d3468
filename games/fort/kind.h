// Fort for programs that hold any game.
#pragma once

#include "engine/match.h"

namespace ludoteca::fort {

const GameKind& game_kind();

}  // namespace ludoteca::fort
