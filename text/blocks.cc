#include "text/blocks.h"

#include "text/columns.h"

namespace ludoteca {

void append(Lines& lines, const Lines& more) {
  lines.insert(lines.end(), more.begin(), more.end());
}

std::string join_lines(const Lines& lines) {
  std::string text;
  for (const std::string& line : lines) {
    text += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
  }
  return text;
}

std::string repeat(std::string_view text, int times) {
  std::string out;
  for (int i = 0; i < times; ++i) out += text;
  return out;
}

Lines flow(const Lines& pieces, int width, int indent) {
  constexpr std::string_view kGap = "  ";
  const std::string margin(static_cast<std::size_t>(indent), ' ');
  Lines lines;
  std::string line;
  for (const std::string& piece : pieces) {
    const bool fits = columns(line) + columns(kGap) + columns(piece) <= width;
    if (!line.empty() && fits) {
      line += std::string(kGap) + piece;
      continue;
    }
    if (!line.empty()) lines.push_back(line);
    line = (lines.empty() ? "" : margin) + piece;
    if (columns(line) <= width) continue;
    for (const std::string& part : wrap(line, width, indent)) lines.push_back(part);
    line = lines.back();
    lines.pop_back();
  }
  if (!line.empty()) lines.push_back(line);
  return lines;
}

}  // namespace ludoteca
