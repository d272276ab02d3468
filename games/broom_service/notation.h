// Moves of Broom Service as short text: "roles:fw+hd+fg+wf", "brave:fw", "move:3>7",
// "deliver:7>t12", "take:2v1w", "cloud:9". Roles have codes of two letters; regions and towers are
// numbered from 1 as on the board, and the tower of the hill tile is "tile"; o, v, g are potions
// and w are wands.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/match.h"
#include "engine/record.h"
#include "games/broom_service/action.h"
#include "games/broom_service/state.h"

namespace ludoteca::broom_service {

std::string_view notation_word(Choice choice);  // "brave": what stands before the colon
std::string notation(Action action);
// For code that holds any game; ours is the same in every edition.
inline std::string notation(const Edition&, Action action) {
  return notation(action);
}
// Either case; roles and resources in any order. Says nothing of whether the move is legal, but
// regions, towers and roles are such as a board may have.
std::optional<Action> parse_action(std::string_view text);

// "t12", or "tile"
std::string tower_code(int tower);
// "2v1w": nothing for no resources
std::string resources_code(const Resources& amount);

std::vector<OptionSpec> option_specs();
// "board = back"
OptionList option_list(const Options& options);
// Throws Error on an unknown key or value, and on what B8 does not allow.
Options options_from(int players, const OptionList& list);

}  // namespace ludoteca::broom_service
