// Where a person reads and types. Tests put a script in its place.
#pragma once

#include <string>
#include <string_view>

namespace ludoteca {

class Terminal {
 public:
  enum class Input { line, resized, end };

  virtual ~Terminal() = default;
  // Waits for a line; or says that the window changed, or that nothing more will come.
  virtual Input read_line(std::string& line) = 0;
  virtual void write(std::string_view text) = 0;
  virtual int width() const = 0;
  virtual int height() const = 0;
  // A person sits at it, so the screen may be cleared; otherwise text is only appended.
  virtual bool interactive() const = 0;
  virtual bool colour() const = 0;
};

// What was on the screen goes out of sight.
void clear_screen(Terminal& terminal);
// Out of reach as well: what a terminal lets a person scroll back to is forgotten.
void wipe_screen(Terminal& terminal);

// Writes each line of the text, wrapped to the width; lines after a break are indented.
void write_wrapped(Terminal& terminal, std::string_view text, int indent = 0);

// Text longer than the screen, page by page.
void write_paged(Terminal& terminal, std::string_view text, std::string_view more);

}  // namespace ludoteca
