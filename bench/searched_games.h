// The games with what the search needs of them, for tools that look into a search.
#pragma once

#include <fmt/format.h>

#include <string_view>

#include "games/broom_service/broom_service.h"
#include "games/broom_service/greedy.h"
#include "games/broom_service/json.h"
#include "games/broom_service/mind.h"
#include "games/broom_service/notation.h"
#include "games/fort/fort.h"
#include "games/fort/greedy.h"
#include "games/fort/json.h"
#include "games/fort/mind.h"
#include "games/fort/notation.h"
#include "games/photograph/greedy.h"
#include "games/photograph/json.h"
#include "games/photograph/mind.h"
#include "games/photograph/notation.h"
#include "games/photograph/photograph.h"
#include "text/error.h"

namespace ludoteca {

// Calls work.operator()<Game, Mind>(edition) for the game of this name.
template <class Work>
auto with_searched_game(std::string_view name, Work work) {
  if (name == "photograph") {
    using namespace photograph;
    return work.template operator()<Photograph, Mind>(default_edition());
  }
  if (name == "fort") {
    using namespace fort;
    return work.template operator()<Fort, Mind>(default_edition());
  }
  if (name == "broom-service") {
    using namespace broom_service;
    return work.template operator()<BroomService, Mind>(default_edition());
  }
  throw Error(fmt::format("no game {}; there are: photograph, fort, broom-service", quoted(name)));
}

}  // namespace ludoteca
