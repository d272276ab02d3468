#include "text/utf8.h"

#include <cstdint>
#include <cstring>

namespace ludoteca {

Character first_character(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned lead = byte(0);
  if (lead < 0x80) return {1, lead};
  std::size_t length = 2;
  if (lead >= 0xe0) length = 3;
  if (lead >= 0xf0) length = 4;
  if (lead < 0xc2 || lead > 0xf4 || length > text.size()) return {1, 0};
  char32_t code = lead & (0x7fU >> length);
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xc0U) != 0x80) return {1, 0};
    code = code << 6 | (byte(i) & 0x3fU);
  }
  const bool overlong = (length == 3 && code < 0x800) || (length == 4 && code < 0x10000);
  const bool surrogate = code >= 0xd800 && code <= 0xdfff;
  if (overlong || surrogate || code > 0x10ffff) return {1, 0};
  return {length, code};
}

bool is_utf8(std::string_view text) {
  while (!text.empty()) {
    // Nearly everything is ASCII: eight bytes at a time.
    std::uint64_t word = 0;
    if (text.size() >= 8) {
      std::memcpy(&word, text.data(), 8);
      if ((word & 0x8080808080808080U) == 0) {
        text.remove_prefix(8);
        continue;
      }
    }
    if (static_cast<std::uint8_t>(text.front()) < 0x80) {
      text.remove_prefix(1);
      continue;
    }
    const Character character = first_character(text);
    if (character.code == 0) return false;
    text.remove_prefix(character.bytes);
  }
  return true;
}

}  // namespace ludoteca
