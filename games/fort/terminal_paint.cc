#include "games/fort/terminal_paint.h"

#include <fmt/format.h>

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

std::string Paint::with(std::string_view code, std::string_view text) const {
  if (!colour_ || text.empty()) return std::string(text);
  return fmt::format("\033[{}m{}\033[0m", code, text);
}

std::string Paint::suit(std::string_view text, Suit suit) const {
  const SuitColours& use = kSuitColours.at(static_cast<std::size_t>(suit));
  return with(fmt::format("1;38;5;{};48;5;{}", use.ink, use.ground), text);
}

std::string Paint::resource(std::string_view text, Resource kind) const {
  return with(kind == Resource::pizza ? "1;38;5;16;48;5;215" : "1;38;5;16;48;5;117", text);
}

std::string Paint::bold(std::string_view text) const {
  return with("1", text);
}

std::string Paint::faint(std::string_view text) const {
  return with("2", text);
}

std::string Paint::warning(std::string_view text) const {
  return with("1;38;5;231;48;5;130", text);
}

}  // namespace ludoteca::fort
