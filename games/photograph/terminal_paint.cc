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

std::string PhotoPaint::front(std::string_view text, Colour colour) const {
  const PhotoColours& use = kPhotoColours.at(static_cast<std::size_t>(colour));
  return on(use.ground, use.ink, text);
}

std::string PhotoPaint::back(std::string_view text, Colour colour) const {
  const PhotoColours& use = kPhotoColours.at(static_cast<std::size_t>(colour));
  return with(fmt::format("38;5;{};48;5;{}", use.on_dark, kBackGround), text);
}

}  // namespace ludoteca::photograph
