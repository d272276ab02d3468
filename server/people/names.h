// What people may call themselves.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace ludoteca {

inline constexpr std::size_t kLongestName = 24;  // characters

// The characters of a text; nothing if it is not UTF-8.
std::optional<std::size_t> count_characters(std::string_view text);

// The name as it is kept, without spaces around it and with single ones inside; nothing if it is
// empty, too long, or has characters that cannot be seen or that turn the text around them.
std::optional<std::string> clean_name(std::string_view text);

}  // namespace ludoteca
