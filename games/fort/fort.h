// The game of Fort as a bundle of its types (engine/game.h).
#pragma once

#include "engine/game.h"
#include "games/fort/determinize.h"
#include "games/fort/invariants.h"
#include "games/fort/rules.h"
#include "games/fort/view.h"

namespace ludoteca::fort {

struct Fort {
  static constexpr std::string_view kName = "fort";
  // Raised when a record of an older version would replay differently.
  static constexpr int kRulesVersion = 1;
  using Edition = fort::Edition;
  using Options = fort::Options;
  using State = fort::State;
  using Action = fort::Action;
  using Actions = fort::Actions;
  using View = fort::View;
  using Event = fort::Event;
};

static_assert(Game<Fort>);

}  // namespace ludoteca::fort
