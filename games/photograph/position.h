// What writing and reading a position share (json.h).
#pragma once

#include <string_view>

#include "games/photograph/state.h"

namespace ludoteca::photograph {

inline constexpr std::string_view kSunset = "sunset";  // the card in the deck

// The photos whose place does not say whether everybody has seen their number: in hands, and
// those that left the game.
constexpr CardSet hands_and_left(const State& state) {
  CardSet cards = state.left;
  for (const Hand& hand : state.hands) {
    for (const Card card : hand) cards.add(card);
  }
  return cards;
}

}  // namespace ludoteca::photograph
