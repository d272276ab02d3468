// The signs that stand for pieces on the table: told apart without colour, the same in every
// language; the legend explains them.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "games/broom_service/view.h"

namespace ludoteca::broom_service {

inline constexpr std::array<std::string_view, kTerrains> kTerrainSigns = {"♣", "\"", "∩", "^"};
inline constexpr std::string_view kWaterSign = "~";
inline constexpr std::array<std::string_view, kResources> kResourceSigns = {"▲", "◆", "■", "*"};
inline constexpr std::string_view kBoltSign = "ϟ";
inline constexpr std::string_view kPawnSign = "@";
inline constexpr std::string_view kCastleSign = "♜";
inline constexpr std::string_view kCircleSign = "◎";
inline constexpr std::string_view kAmuletSign = "♦";
inline constexpr std::string_view kMoveSign = "→";
inline constexpr std::string_view kDeliverSign = "↓";
inline constexpr std::string_view kCloudSign = "{}";
inline constexpr std::string_view kBewitchedSign = "†";
inline constexpr std::string_view kFilledSign = "×";
inline constexpr std::string_view kCloudFill = "░";

std::string_view sign_of(Terrain terrain);
std::string_view sign_of(Resource kind);
std::string sign_of(const Resources& amount);                 // "◆◆*"
std::string tower_sign(const Tower& tower, bool filled);      // "(◆6*)", "[▲4]", "(◆×)"
std::string cloud_sign(const Edition& edition, Cloud cloud);  // "{2*1ϟ→}"
std::string mountain_tile_sign(const Edition& edition, MountainTile tile);
std::string forest_tile_sign(const Edition& edition, ForestTile tile);
std::string hill_tile_sign(const Edition& edition, std::uint8_t tile);
// What a role does: "→♣", brave "→♣↓".
std::string role_signs(const Edition& edition, Role role, bool brave);

}  // namespace ludoteca::broom_service
