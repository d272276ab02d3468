// Colour for the terminal: 256-colour escape sequences, or none. Background and text are always set
// together, so that a piece is readable in a light window and in a dark one.
#pragma once

#include <string>
#include <string_view>

namespace ludoteca {

class Paint {
 public:
  explicit Paint(bool colour) : colour_(colour) {}

  std::string bold(std::string_view text) const { return with("1", text); }
  std::string faint(std::string_view text) const { return with("2", text); }
  std::string warning(std::string_view text) const { return on(130, 231, text); }

 protected:
  // `code` is what stands between ESC[ and m.
  std::string with(std::string_view code, std::string_view text) const;
  // Bold, with a background and a colour of the text.
  std::string on(int ground, int ink, std::string_view text) const;

 private:
  bool colour_;
};

}  // namespace ludoteca
