#include "games/broom_service/terminal_paint.h"

#include <fmt/format.h>

#include <array>

namespace ludoteca::broom_service {
namespace {

constexpr Style kWater{67, 17, false};
constexpr int kBlack = 16;
constexpr int kWhite = 231;
constexpr std::array<Style, kTerrains> kGrounds = {{
    {71, 22, false},    // forest
    {149, 64, false},   // prairie
    {180, 94, false},   // hill
    {252, 240, false},  // mountain
}};
constexpr std::array<Style, kResources> kResourceStyles = {{
    {kBlack, 214, true},
    {kWhite, 91, true},
    {kBlack, 84, true},
    {kBlack, 230, true},
}};
constexpr std::array<Style, kMaxSeats> kPawnStyles = {{
    {kWhite, 160, true},
    {kWhite, 26, true},
    {kBlack, 226, true},
    {kBlack, 51, true},
    {kBlack, 213, true},
}};

}  // namespace

Style terrain_style(std::optional<Terrain> terrain) {
  return terrain ? kGrounds.at(static_cast<std::size_t>(*terrain)) : kWater;
}

Style border_style(std::optional<Terrain> terrain) {
  return {kBlack, terrain_style(terrain).ground, false};
}

Style number_style(Terrain terrain) {
  return {kWhite, terrain_style(terrain).ground, true};
}

Style resource_style(Resource kind) {
  return kResourceStyles.at(static_cast<std::size_t>(kind));
}

Style filled_style() {
  return {245, 235, false};
}

Style cloud_style() {
  return {kBlack, 255, true};
}

Style tile_style() {
  return {kBlack, 223, true};
}

Style place_style() {
  return {kWhite, 52, true};
}

Style pawn_style(Seat seat) {
  return kPawnStyles.at(seat);
}

std::string BroomPaint::styled(const Style& style, std::string_view text) const {
  return with(fmt::format("{}38;5;{};48;5;{}", style.bold ? "1;" : "", style.ink, style.ground),
              text);
}

}  // namespace ludoteca::broom_service
