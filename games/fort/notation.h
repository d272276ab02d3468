// Moves of Fort as short text: "play:Bug", "add:Puddin=crown", "pay:21+00", "yard:2.Moose". Kids
// are written without spaces and signs ("IckySticky").
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/record.h"
#include "games/fort/action.h"
#include "games/fort/state.h"

namespace ludoteca::fort {

// "NoodleTwins"
std::string kid_notation(const Edition& edition, KidId kid);
std::optional<KidId> kid_from_notation(const Edition& edition, std::string_view text);

std::string_view perk_name(Perk perk);        // "birthday-party": for JSON, notation and keys
std::string_view rule_name(MadeUpRule rule);  // "big-plans"

std::string notation(const Edition& edition, Action action);
// Either case. Says nothing of whether the move is legal.
std::optional<Action> parse_action(const Edition& edition, std::string_view text);

// "setup = draft"
OptionList option_list(const Options& options);
// Throws Error on an unknown key or value.
Options options_from(int players, const OptionList& list);

}  // namespace ludoteca::fort
