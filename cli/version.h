// The version of the program.
#pragma once

#include <string_view>

namespace ludoteca {

inline constexpr std::string_view kVersion = "0.1.0";

}  // namespace ludoteca
