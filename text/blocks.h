// Blocks of lines, from which a table is drawn in the terminal.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ludoteca {

using Lines = std::vector<std::string>;

void append(Lines& lines, const Lines& more);

// One text, without spaces at the ends of lines.
std::string join_lines(const Lines& lines);

std::string repeat(std::string_view text, int times);

// Pieces of text one after another in lines of the width, two spaces apart; never broken inside a
// piece unless it is wider than a line. Lines after the first are indented.
Lines flow(const Lines& pieces, int width, int indent);

}  // namespace ludoteca
