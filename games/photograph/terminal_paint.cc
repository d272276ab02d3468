#include "games/photograph/terminal_paint.h"

#include <fmt/format.h>

#include <array>

namespace ludoteca::photograph {
namespace {

struct PhotoColours {
  int ground;   // of a photo face up
  int ink;      // on that ground
  int on_dark;  // the colour of a back, on dark grey
};

constexpr std::array<PhotoColours, kColours> kPhotoColours = {{
    {25, 231, 75},    // blue
    {160, 231, 210},  // red
    {220, 16, 221},   // yellow
    {28, 231, 114},   // green
    {94, 231, 173},   // brown
    {248, 16, 252},   // grey
    {91, 231, 177},   // purple
}};
constexpr int kBackGround = 236;

}  // namespace

std::string Paint::with(std::string_view code, std::string_view text) const {
  if (!colour_) return std::string(text);
  return fmt::format("\033[{}m{}\033[0m", code, text);
}

std::string Paint::front(std::string_view text, Colour colour) const {
  const PhotoColours& use = kPhotoColours.at(static_cast<std::size_t>(colour));
  return with(fmt::format("1;38;5;{};48;5;{}", use.ink, use.ground), text);
}

std::string Paint::back(std::string_view text, Colour colour) const {
  const PhotoColours& use = kPhotoColours.at(static_cast<std::size_t>(colour));
  return with(fmt::format("38;5;{};48;5;{}", use.on_dark, kBackGround), text);
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

}  // namespace ludoteca::photograph
