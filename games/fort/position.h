// What writing and reading a position share (json.h).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/fort/state.h"

namespace ludoteca::fort {

// A card by the name of its kid; the second of two is "Bug #2". Which of two it is matters only
// where one of them is known and the other is not.
std::string card_name(const Edition& edition, Card card);
std::optional<Card> card_named(const Edition& edition, std::string_view name);

// How State::Run::kind is written: by what the action is about.
inline constexpr std::array<std::string_view, 3> kPairNames = {"both", "first", "second"};

}  // namespace ludoteca::fort
