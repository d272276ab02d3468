#include "text/columns.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "text/utf8.h"

namespace ludoteca {
namespace {

struct CodeRange {
  char32_t first;
  char32_t last;
};

template <std::size_t kSize>
bool in_ranges(const std::array<CodeRange, kSize>& ranges, char32_t code) {
  return std::any_of(ranges.begin(), ranges.end(), [code](const CodeRange& range) {
    return code >= range.first && code <= range.last;
  });
}

constexpr std::array<CodeRange, 7> kNoRoom = {{{0x300, 0x36f},
                                               {0x483, 0x489},
                                               {0x591, 0x5bd},
                                               {0x200b, 0x200f},
                                               {0x2060, 0x2064},
                                               {0x20d0, 0x20ff},
                                               {0xfe00, 0xfe0f}}};
constexpr std::array<CodeRange, 9> kWide = {{{0x1100, 0x115f},
                                             {0x2e80, 0x303e},
                                             {0x3041, 0xa4cf},
                                             {0xac00, 0xd7a3},
                                             {0xf900, 0xfaff},
                                             {0xfe30, 0xfe6f},
                                             {0xff00, 0xff60},
                                             {0x1f300, 0x1faff},
                                             {0x20000, 0x3fffd}}};

int width_of(char32_t code) {
  if (in_ranges(kNoRoom, code)) return 0;
  return in_ranges(kWide, code) ? 2 : 1;
}

// Bytes of the escape sequence for colour at the start of the text; 0 if there is none.
std::size_t escape_length(std::string_view text) {
  if (text.size() < 2 || text[0] != '\033' || text[1] != '[') return 0;
  const std::size_t end = text.find('m');
  return end == std::string_view::npos ? 0 : end + 1;
}

// Of a text that ends up in at most `width` columns, how many bytes.
std::size_t bytes_within(std::string_view text, int width) {
  std::size_t used = 0;
  int columns_used = 0;
  while (used < text.size()) {
    const Character next = first_character(text.substr(used));
    columns_used += width_of(next.code);
    if (columns_used > width) break;
    used += next.bytes;
  }
  return used;
}

std::string spaces(int count) {
  return std::string(static_cast<std::size_t>(std::max(count, 0)), ' ');
}

}  // namespace

int columns(std::string_view text) {
  int total = 0;
  while (!text.empty()) {
    if (const std::size_t escape = escape_length(text)) {
      text.remove_prefix(escape);
      continue;
    }
    const Character next = first_character(text);
    total += width_of(next.code);
    text.remove_prefix(next.bytes);
  }
  return total;
}

std::string printable(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const Character next = first_character(text);
    const bool control = next.code < 0x20 || (next.code >= 0x7f && next.code < 0xa0) ||
                         (next.code >= 0x2028 && next.code <= 0x202e) ||
                         (next.code >= 0x2066 && next.code <= 0x2069);
    if (control) {
      out += '?';
    } else {
      out += text.substr(0, next.bytes);
    }
    text.remove_prefix(next.bytes);
  }
  return out;
}

std::string cut(std::string_view text, int width) {
  if (columns(text) <= width) return std::string(text);
  if (width < 1) return {};
  return std::string(text.substr(0, bytes_within(text, width - 1))) + "…";
}

std::string cut_front(std::string_view text, int width) {
  if (columns(text) <= width) return std::string(text);
  if (width < 1) return {};
  while (columns(text) > width - 1) text.remove_prefix(first_character(text).bytes);
  return "…" + std::string(text);
}

std::string pad_right(std::string_view text, int width) {
  return std::string(text) + spaces(width - columns(text));
}

std::string pad_left(std::string_view text, int width) {
  return spaces(width - columns(text)) + std::string(text);
}

std::string centre(std::string_view text, int width) {
  const int room = std::max(width - columns(text), 0);
  return spaces(room / 2) + std::string(text) + spaces(room - room / 2);
}

std::vector<std::string> wrap(std::string_view text, int width, int indent) {
  const std::size_t start = std::min(text.find_first_not_of(' '), text.size());
  std::vector<std::string> lines;
  std::string line(text.substr(0, start));
  bool fresh = true;  // nothing but the indent stands on the line
  text.remove_prefix(start);
  const auto break_line = [&] {
    lines.push_back(std::move(line));
    line = spaces(indent);
    fresh = true;
  };
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (!fresh && columns(line) + 1 + columns(word) > width) break_line();
    while (columns(line) + columns(word) > width && width > columns(line)) {
      const std::size_t fits = bytes_within(word, width - columns(line));
      if (fits == 0) break;
      line += word.substr(0, fits);
      word.remove_prefix(fits);
      break_line();
    }
    if (!fresh) line += ' ';
    line += word;
    fresh = false;
  }
  lines.push_back(std::move(line));
  return lines;
}

std::vector<std::string> beside(const std::vector<std::string>& left,
                                const std::vector<std::string>& right, int gap) {
  int width = 0;
  for (const std::string& line : left) width = std::max(width, columns(line));
  std::vector<std::string> lines;
  for (std::size_t i = 0; i < std::max(left.size(), right.size()); ++i) {
    std::string line = i < left.size() ? left[i] : std::string();
    if (i < right.size() && !right[i].empty()) line = pad_right(line, width + gap) + right[i];
    lines.push_back(std::move(line));
  }
  return lines;
}

}  // namespace ludoteca
