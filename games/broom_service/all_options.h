// Every combination of players, board and variants that B8 allows, for tools that go through all.
#pragma once

#include <vector>

#include "games/broom_service/state.h"

namespace ludoteca::broom_service {

inline std::vector<Options> all_options() {
  std::vector<Options> all;
  for (std::uint8_t players = kMinPlayers; players <= kMaxPlayers; ++players) {
    for (int i = 0; i < kStormOptions; ++i) {
      const auto storm = static_cast<Storm>(i);
      all.push_back({players, Side::front, storm, false});
      all.push_back({players, Side::front, storm, true});
      all.push_back({players, Side::back, storm, true});
    }
  }
  return all;
}

}  // namespace ludoteca::broom_service
