// Moves and cards as short text. A take is row, end and number: "2L3"; a wind is from and to,
// places counted from the back of the hand: "1>4". Cards: "R7"; colours B R Y G N E P.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/record.h"
#include "games/photograph/state.h"

namespace ludoteca::photograph {

inline constexpr std::string_view kColourLetters = "BRYGNEP";

std::string_view colour_name(Colour colour);  // "blue": for JSON and message keys
std::optional<Colour> colour_named(std::string_view name);

std::string notation(Action action);
// For code that holds any game; ours is the same in every edition.
inline std::string notation(const Edition&, Action action) {
  return notation(action);
}
// Either case, surrounding spaces allowed. Says nothing of whether the move is legal.
std::optional<Action> parse_action(std::string_view text);

std::string notation(Card card);
std::optional<Card> parse_card(std::string_view text);

// "missed-opportunity = on"
OptionList option_list(const Options& options);
// Throws Error on an unknown key or value.
Options options_from(int players, const OptionList& list);

}  // namespace ludoteca::photograph
