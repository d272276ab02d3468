// The game of Photograph as a bundle of its types (engine/game.h).
#pragma once

#include "engine/game.h"
#include "games/photograph/determinize.h"
#include "games/photograph/invariants.h"
#include "games/photograph/rules.h"
#include "games/photograph/view.h"

namespace ludoteca::photograph {

struct Photograph {
  static constexpr std::string_view kName = "photograph";
  // Raised when a record of an older version would replay differently.
  static constexpr int kRulesVersion = 1;
  using Edition = photograph::Edition;
  using Options = photograph::Options;
  using State = photograph::State;
  using Action = photograph::Action;
  using Actions = photograph::Actions;
  using View = photograph::View;
  using Event = photograph::Event;
};

static_assert(Game<Photograph>);

}  // namespace ludoteca::photograph
