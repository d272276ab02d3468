#include "engine/error.h"

#include <fmt/format.h>

#include <iterator>

namespace ludoteca {
namespace {

constexpr std::size_t kLongest = 40;

// How many bytes the UTF-8 character at the start of `text` takes; 0 when it is not one.
std::size_t utf8_length(std::string_view text) {
  const auto lead = static_cast<unsigned char>(text.front());
  const std::size_t length = lead < 0x80   ? 1
                             : lead < 0xc2 ? 0
                             : lead < 0xe0 ? 2
                             : lead < 0xf0 ? 3
                             : lead < 0xf5 ? 4
                                           : 0;
  if (length > text.size()) return 0;
  for (std::size_t i = 1; i < length; ++i) {
    if ((static_cast<unsigned char>(text[i]) & 0xc0) != 0x80) return 0;
  }
  // Overlong forms and surrogates.
  if (length == 3 && lead == 0xe0 && static_cast<unsigned char>(text[1]) < 0xa0) return 0;
  if (length == 3 && lead == 0xed && static_cast<unsigned char>(text[1]) > 0x9f) return 0;
  if (length == 4 && lead == 0xf0 && static_cast<unsigned char>(text[1]) < 0x90) return 0;
  if (length == 4 && lead == 0xf4 && static_cast<unsigned char>(text[1]) > 0x8f) return 0;
  return length;
}

}  // namespace

Error Error::at(std::string_view source, int line, std::string_view what) {
  return Error(fmt::format("{}:{}: {}", source, line, what));
}

std::string quoted(std::string_view text) {
  std::string out = "'";
  std::string_view rest = text;
  while (!rest.empty()) {
    if (out.size() > kLongest) return out + "…'";
    const std::size_t length = utf8_length(rest);
    const auto byte = static_cast<unsigned char>(rest.front());
    if (length == 0 || byte < 0x20 || byte == 0x7f) {
      fmt::format_to(std::back_inserter(out), "\\x{:02x}", byte);
      rest.remove_prefix(1);
    } else {
      out += rest.substr(0, length);
      rest.remove_prefix(length);
    }
  }
  return out + "'";
}

std::string quoted(char c) {
  return quoted(std::string_view(&c, 1));
}

}  // namespace ludoteca
