// Colour for the terminal: 256-colour escape sequences, or none. Background and text are always
// set together, so that a photo is readable in a light window and in a dark one.
#pragma once

#include <string>
#include <string_view>

#include "games/photograph/photo.h"

namespace ludoteca::photograph {

class Paint {
 public:
  explicit Paint(bool colour) : colour_(colour) {}

  std::string front(std::string_view text, Colour colour) const;  // a photo face up
  std::string back(std::string_view text, Colour colour) const;   // a photo face down
  std::string bold(std::string_view text) const;
  std::string faint(std::string_view text) const;
  std::string warning(std::string_view text) const;

 private:
  std::string with(std::string_view code, std::string_view text) const;
  bool colour_;
};

}  // namespace ludoteca::photograph
