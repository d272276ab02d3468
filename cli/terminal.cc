#include "cli/terminal.h"

#include <algorithm>

#include "text/columns.h"
#include "text/lines.h"

namespace ludoteca {

void clear_screen(Terminal& terminal) {
  if (terminal.interactive()) terminal.write("\033[H\033[2J");
}

void wipe_screen(Terminal& terminal) {
  if (terminal.interactive()) terminal.write("\033[H\033[2J\033[3J");
}

void write_wrapped(Terminal& terminal, std::string_view text, int indent) {
  TextLines lines(text);
  while (const auto line = lines.next()) {
    for (const std::string& part : wrap(*line, terminal.width(), indent)) {
      terminal.write(part + "\n");
    }
  }
}

void write_paged(Terminal& terminal, std::string_view text, std::string_view more) {
  const int page = std::max(terminal.height() - 2, 5);
  TextLines lines(text);
  int shown = 0;
  while (const auto line = lines.next()) {
    if (terminal.interactive() && shown == page) {
      terminal.write(more);
      std::string answer;
      if (terminal.read_line(answer) != Terminal::Input::line || !trim(answer).empty()) return;
      shown = 0;
    }
    terminal.write(std::string(*line) + "\n");
    ++shown;
  }
}

}  // namespace ludoteca
