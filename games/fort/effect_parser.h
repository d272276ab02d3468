// Effects as text and back: "pizza × shovel", "(spend-toy → vp) × glue", "fort → vp vp".
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/fort/effect.h"

namespace ludoteca::fort {

std::string_view suit_name(Suit suit);  // "squirt-gun": for JSON, notation and message keys
std::optional<Suit> suit_named(std::string_view name);
std::string_view icon_name(Icon icon);

// "-" and "none" are blank. Throws Error that says what was expected.
Effect parse_effect(std::string_view text);

// As in the edition; "-" for a blank one.
std::string effect_text(const Effect& effect);

}  // namespace ludoteca::fort
