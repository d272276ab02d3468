#include "games/registry.h"

#include <fmt/format.h>

#include <array>

#include "games/broom_service/kind.h"
#include "games/fort/kind.h"
#include "games/photograph/kind.h"
#include "text/error.h"

namespace ludoteca {

std::span<const GameKind* const> all_games() {
  static const std::array<const GameKind*, 3> games = {&photograph::game_kind(), &fort::game_kind(),
                                                       &broom_service::game_kind()};
  return games;
}

const GameKind& game_named(std::string_view name) {
  std::string known;
  for (const GameKind* game : all_games()) {
    if (game->name() == name) return *game;
    known += fmt::format("{}{}", known.empty() ? "" : ", ", game->name());
  }
  throw Error(fmt::format("no game {}; there is: {}", quoted(name), known));
}

}  // namespace ludoteca
