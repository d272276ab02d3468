// Colour for the terminal: 256-colour escape sequences, or none. Background and text are always
// set together, so that a card is readable in a light window and in a dark one.
#pragma once

#include <string>
#include <string_view>

#include "games/fort/action.h"
#include "games/fort/effect.h"

namespace ludoteca::fort {

class Paint {
 public:
  explicit Paint(bool colour) : colour_(colour) {}

  std::string suit(std::string_view text, Suit suit) const;
  std::string resource(std::string_view text, Resource kind) const;
  std::string bold(std::string_view text) const;
  std::string faint(std::string_view text) const;
  std::string warning(std::string_view text) const;

 private:
  std::string with(std::string_view code, std::string_view text) const;
  bool colour_;
};

}  // namespace ludoteca::fort
