// Random damage to positions of Broom Service (engine/position_mutator.h).
#pragma once

#include "engine/position_mutator.h"
#include "games/broom_service/names.h"

namespace ludoteca::broom_service {

inline boost::json::object random_decision(FastGenerator& random) {
  const std::string_view step = pick(random, kStepNames);
  boost::json::object decision = {{"step", step}};
  if (step == "witch-delivery" || step == "fly") decision["pawn"] = 1 + below(random, 2);
  if (step == "witch-delivery") decision["region"] = 1 + below(random, 30);
  if (step == "mountain-moves") decision["moves"] = 1 + below(random, 2);
  if (step == "witch-move" || step == "druid-delivery" || step == "gather" || step == "fairy") {
    decision["brave"] = below(random, 2) == 0;
  }
  return decision;
}

inline void set_random_step(boost::json::object& position, FastGenerator& random) {
  boost::json::array decisions;
  if (position["decisions"].is_array() && below(random, 2) == 0) {
    decisions = position["decisions"].get_array();
  } else {
    decisions.push_back(random_decision(random));
  }
  for (std::uint32_t i = below(random, 3); i > 0; --i) {
    const bool below_others = below(random, 2) == 0;
    decisions.insert(below_others ? decisions.end() : decisions.begin(), random_decision(random));
  }
  position["decisions"] = std::move(decisions);
  if (below(random, 2) == 0) position["acting"] = 1 + below(random, 5);
  if (below(random, 4) == 0) position["acting"] = nullptr;
  if (below(random, 4) == 0) position["leader"] = 1 + below(random, 5);
  if (below(random, 4) == 0) position["role"] = pick(random, kRoleNames);
  if (below(random, 8) == 0) position["role"] = nullptr;
  if (below(random, 8) == 0) position["event"] = pick(random, kEventNames);
  if (below(random, 8) == 0) position["decisions"] = boost::json::array();
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
           17,
           255,
           1e300,
           1LL << 40,
           true,
           false,
           "",
           "front",
           "back",
           "all",
           "forest-witch",
           "weather-fairy",
           "fruit-gatherer",
           "none",
           "2/2",
           "move",
           "delivery",
           "moves",
           "cloud",
           "tower",
           "turbo-1",
           "brave",
           "role",
           "full-hands",
           "all-at-once",
           "old-days",
           boost::json::array(),
           boost::json::object()}};
}

}  // namespace ludoteca::broom_service
