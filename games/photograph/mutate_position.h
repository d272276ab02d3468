// Random damage to positions of Photograph (engine/position_mutator.h).
#pragma once

#include <string_view>

#include "engine/position_mutator.h"

namespace ludoteca::photograph {

inline void set_random_step(boost::json::object& position, FastGenerator& random) {
  static constexpr std::array<std::string_view, 6> kSteps = {"choose-scene", "wind", "sunset",
                                                             "final-shots",  "over", "refill"};
  position["step"] = pick(random, kSteps);
  position["taken"] = below(random, 4);
  position["turn"] = 1 + below(random, 5);
  position["sunset_seen"] = below(random, 2) == 0;
  if (below(random, 4) == 0) position["players"] = 1 + below(random, 5);
  if (below(random, 4) == 0) position["turn"] = nullptr;
}

inline PositionMutator position_mutator(FastGenerator& random) {
  return {random,
          set_random_step,
          {nullptr, -1, 0, 13, 1e300, 1LL << 40, true, "", "R13", "sunset", "1>2", "8>8",
           boost::json::array(), boost::json::object()}};
}

}  // namespace ludoteca::photograph
