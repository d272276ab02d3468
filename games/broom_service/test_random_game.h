// Options for whole games played at random (engine/random_play.h).
#pragma once

#include <cstdint>

#include "engine/random_play.h"
#include "games/broom_service/broom_service.h"
#include "games/broom_service/test_board.h"

namespace ludoteca::broom_service {

// All numbers of players and variants, in turn.
inline Options options_number(std::uint64_t number) {
  Options options;
  options.players = static_cast<std::uint8_t>(kMinPlayers + number % (kMaxPlayers - 1));
  options.side = number % 3 == 0 ? Side::front : Side::back;
  options.storm = static_cast<Storm>(number / 2 % kStormOptions);
  options.mountain_tiles = options.side == Side::back || number % 2 == 0;
  return options;
}

}  // namespace ludoteca::broom_service
