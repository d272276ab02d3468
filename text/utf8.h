// UTF-8, character by character.
#pragma once

#include <cstddef>
#include <string_view>

namespace ludoteca {

struct Character {
  std::size_t bytes;
  char32_t code;  // 0 for a byte that is not UTF-8
};

// The first character of a text that is not empty.
Character first_character(std::string_view text);

bool is_utf8(std::string_view text);

}  // namespace ludoteca
