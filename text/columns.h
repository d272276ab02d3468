// Text measured in the columns of a terminal: UTF-8 letters, combining marks, wide characters, and
// escape sequences for colour, which take no room.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ludoteca {

int columns(std::string_view text);

// Foreign text made safe to print: control characters and what is not UTF-8 become '?'.
std::string printable(std::string_view text);

// Plain text cut to at most `width` columns, with … where something was cut.
std::string cut(std::string_view text, int width);
// The same, but the end is kept: "…7 9 12".
std::string cut_front(std::string_view text, int width);

// Filled with spaces to `width` columns; longer text stays as it is.
std::string pad_right(std::string_view text, int width);
std::string pad_left(std::string_view text, int width);
std::string centre(std::string_view text, int width);

// Broken at spaces into lines of at most `width` columns; a longer word is broken anywhere. The
// lines after the first start with `indent` spaces. Keeps the spaces at the start of the text.
std::vector<std::string> wrap(std::string_view text, int width, int indent = 0);

// Two blocks of lines side by side, `gap` columns apart.
std::vector<std::string> beside(const std::vector<std::string>& left,
                                const std::vector<std::string>& right, int gap);

}  // namespace ludoteca
