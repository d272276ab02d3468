// The rules of each game in each language (docs/rules/), compiled in.
#pragma once

#include <string_view>

namespace ludoteca {

// Markdown. Throws Error if there are no rules of this game.
std::string_view rules_page(std::string_view game, std::string_view language);

}  // namespace ludoteca
