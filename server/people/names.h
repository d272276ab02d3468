// Names that people choose.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace ludoteca {

inline constexpr int kLongestName = 24;  // characters

// The name without spaces around it. Nothing if it is empty or too long, or has characters that
// cannot be seen or that turn the text around them.
std::optional<std::string> checked_name(std::string_view name);

}  // namespace ludoteca
