#include "server/people/names.h"

#include "text/columns.h"
#include "text/lines.h"
#include "text/utf8.h"

namespace ludoteca {
namespace {

// Joiners and marks without width: two names that look the same should be the same.
bool invisible(char32_t code) {
  return code == 0xad || code == 0x34f || code == 0x61c || code == 0x115f || code == 0x1160 ||
         (code >= 0x17b4 && code <= 0x17b5) || (code >= 0x180b && code <= 0x180f) ||
         (code >= 0x200b && code <= 0x200f) || (code >= 0x2060 && code <= 0x2065) ||
         code == 0x3164 || (code >= 0xfe00 && code <= 0xfe0f) || code == 0xfeff || code == 0xffa0 ||
         (code >= 0xfff0 && code <= 0xfffb) || (code >= 0xe0000 && code <= 0xe0fff);
}

}  // namespace

std::optional<std::string> checked_name(std::string_view name) {
  const std::string_view text = trim(name);
  if (text.empty() || printable(text) != text) return std::nullopt;
  int characters = 0;
  for (std::string_view rest = text; !rest.empty(); ++characters) {
    const Character next = first_character(rest);
    if (invisible(next.code)) return std::nullopt;
    rest.remove_prefix(next.bytes);
  }
  if (characters > kLongestName) return std::nullopt;
  return std::string(text);
}

}  // namespace ludoteca
