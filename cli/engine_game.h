// The game that an engine session holds, and how a request begins one.
#pragma once

#include <boost/json.hpp>
#include <memory>

#include "engine/match.h"

namespace ludoteca {

struct EngineGame {
  const GameKind* kind = nullptr;
  SharedEdition edition;
  std::unique_ptr<Match> start;  // before the first move, to tell the events again
  std::unique_ptr<Match> match;
  bool has_record = true;  // not if it began from a position
};

// The commands "new" and "load". Throw Error that names the member at fault.
EngineGame new_game(const boost::json::object& request);
EngineGame load_game(const boost::json::object& request);

// The member "seed", or one from the system's entropy.
Seed requested_seed(const boost::json::object& request);

}  // namespace ludoteca
