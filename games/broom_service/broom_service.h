// The game of Broom Service as a bundle of its types (engine/game.h).
#pragma once

#include "engine/game.h"
#include "games/broom_service/determinize.h"
#include "games/broom_service/invariants.h"
#include "games/broom_service/rules.h"
#include "games/broom_service/view.h"

namespace ludoteca::broom_service {

struct BroomService {
  static constexpr std::string_view kName = "broom-service";
  // Raised when a record of an older version would replay differently.
  static constexpr int kRulesVersion = 1;
  using Edition = broom_service::Edition;
  using Options = broom_service::Options;
  using State = broom_service::State;
  using Action = broom_service::Action;
  using Actions = broom_service::Actions;
  using View = broom_service::View;
  using Event = broom_service::Event;
};

static_assert(Game<BroomService>);

}  // namespace ludoteca::broom_service
