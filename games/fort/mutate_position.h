// Random damage to positions of Fort (engine/position_mutator.h).
#pragma once

#include "engine/position_mutator.h"
#include "games/fort/json.h"

namespace ludoteca::fort {

inline void set_random_step(boost::json::object& position, FastGenerator& random) {
  position["step"] = pick(random, kStepNames);
  const auto seat = 1 + below(random, 4);
  if (below(random, 2) == 0) position["turn"] = seat;
  position["acting"] = below(random, 2) == 0 ? seat : 1 + below(random, 4);
  if (below(random, 4) == 0) position["players"] = 1 + below(random, 5);
  if (below(random, 4) == 0) position["end"] = pick(random, kEndNames);
  if (below(random, 8) == 0) position["play"] = nullptr;
  if (below(random, 8) == 0) position["run"] = nullptr;
  if (below(random, 8) == 0) {
    position["step"] = kOver;
    position["turn"] = position["acting"] = position["run"] = nullptr;
  }
}

inline PositionMutator position_mutator(FastGenerator& random) {
  return {random,
          set_random_step,
          {nullptr,
           -1,
           0,
           1,
           2,
           3,
           4,
           5,
           255,
           1e300,
           1LL << 40,
           true,
           false,
           "",
           "Bug",
           "Bug #2",
           "Ghost",
           "Doc",
           "Chef",
           "Bud",
           "pizza",
           "both",
           "second",
           "glue",
           "fully",
           "in-part",
           "diy",
           "private",
           "copy-cat",
           "recycling",
           "loner",
           boost::json::array(),
           boost::json::object()}};
}

}  // namespace ludoteca::fort
