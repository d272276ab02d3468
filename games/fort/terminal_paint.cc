#include "games/fort/terminal_paint.h"

#include <array>

namespace ludoteca::fort {
namespace {

struct SuitColours {
  int ground;
  int ink;
};

constexpr std::array<SuitColours, kSuits + 1> kSuitColours = {{
    {160, 231},  // skateboard
    {94, 231},   // shovel
    {25, 231},   // glue
    {30, 231},   // squirt gun
    {91, 231},   // crown
    {28, 231},   // book
    {220, 16},   // coin
}};

}  // namespace

std::string FortPaint::suit(std::string_view text, Suit suit) const {
  const SuitColours& use = kSuitColours.at(static_cast<std::size_t>(suit));
  return on(use.ground, use.ink, text);
}

std::string FortPaint::resource(std::string_view text, Resource kind) const {
  return kind == Resource::pizza ? on(215, 16, text) : on(117, 16, text);
}

}  // namespace ludoteca::fort
