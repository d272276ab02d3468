#include "server/people/names.h"

#include <algorithm>
#include <array>

#include "text/utf8.h"

namespace ludoteca {
namespace {

struct Range {
  char32_t first;
  char32_t last;
};

// Characters that are not seen, or change how others are seen: with them two names could look the
// same, or a name could write over the text beside it.
constexpr std::array<Range, 22> kUnseen = {{
    {0x00, 0x1f},         // control characters
    {0x7f, 0xa0},         // more of them, and the space that does not break
    {0xad, 0xad},         // soft hyphen
    {0x34f, 0x34f},       // grapheme joiner
    {0x61c, 0x61c},       // Arabic letter mark
    {0x115f, 0x1160},     // Hangul fillers
    {0x1680, 0x1680},     // Ogham space
    {0x17b4, 0x17b5},     // Khmer inherent vowels
    {0x180b, 0x180f},     // Mongolian selectors
    {0x2000, 0x200f},     // spaces, zero width, direction marks
    {0x2028, 0x202f},     // separators, direction overrides, narrow space
    {0x205f, 0x206f},     // space, invisible operators, isolates
    {0x2800, 0x2800},     // empty Braille cell
    {0x3000, 0x3000},     // ideographic space
    {0x3164, 0x3164},     // Hangul filler
    {0xe000, 0xf8ff},     // private use
    {0xfe00, 0xfe0f},     // variation selectors
    {0xfeff, 0xfeff},     // byte order mark
    {0xffa0, 0xffa0},     // halfwidth Hangul filler
    {0xfff0, 0xffff},     // specials
    {0x1d173, 0x1d17a},   // musical format characters
    {0xe0000, 0x10ffff},  // tags, more selectors, private use
}};

bool can_be_seen(char32_t code) {
  return std::none_of(kUnseen.begin(), kUnseen.end(), [code](const Range& range) {
    return code >= range.first && code <= range.last;
  });
}

}  // namespace

std::optional<std::size_t> count_characters(std::string_view text) {
  std::size_t count = 0;
  for (; !text.empty(); ++count) {
    const auto [bytes, code] = first_character(text);
    if (code == 0 && text.front() != '\0') return std::nullopt;
    text.remove_prefix(bytes);
  }
  return count;
}

std::optional<std::string> clean_name(std::string_view text) {
  std::string name;
  std::size_t count = 0;
  bool space = false;
  while (!text.empty()) {
    const auto [bytes, code] = first_character(text);
    if (code == U' ') {
      space = !name.empty();
    } else {
      if (!can_be_seen(code)) return std::nullopt;  // also bytes that are not UTF-8: code 0
      if (space) {
        name += ' ';
        ++count;
        space = false;
      }
      name += text.substr(0, bytes);
      ++count;
    }
    text.remove_prefix(bytes);
  }
  if (count == 0 || count > kLongestName) return std::nullopt;
  return name;
}

}  // namespace ludoteca
