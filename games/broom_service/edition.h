// The values of Broom Service, as plain data for the rules (edition.txt, front.txt and back.txt
// hold them with their origin).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/edition_file.h"
#include "games/broom_service/action.h"
#include "games/broom_service/board_picture.h"
#include "games/broom_service/map.h"
#include "games/broom_service/pieces.h"

namespace ludoteca::broom_service {

inline constexpr int kMinPlayers = 2;
inline constexpr int kMaxPlayers = 5;
inline constexpr int kBoltTable = 11;  // from no bolt to ten

enum class Side : std::uint8_t { front, back };

struct CloudValue {
  std::uint8_t count = 0;
  std::uint8_t wands = 0;  // to pay
  std::uint8_t bolts = 0;
};

// Points for the first and the second of a comparison, or for a set of 4 and one of 3.
struct TwoPoints {
  std::uint8_t first = 0;
  std::uint8_t second = 0;
};

struct Edition {
  // B2
  std::uint8_t rounds = 0;
  std::int8_t start_score = 0;
  std::uint8_t start_potions = 0;     // of each colour
  std::uint8_t start_wands = 0;       // of most players
  std::uint8_t start_wands_ends = 0;  // of the first and the last player
  std::array<std::uint8_t, kMaxPlayers + 1> bewitched{};
  // B3, B4
  std::uint8_t roles_chosen = 0;
  std::uint8_t bewitched_cost = 0;
  std::array<std::uint8_t, kDruids> druid_terrains{};  // bit t is terrain t
  std::uint8_t brave_druid = 0;
  std::uint8_t brave_fairy = 0;
  std::array<std::array<Resources, 2>, kGatherers> gathers{};  // cowardly, brave
  // B5
  TwoPoints set_points{};
  std::array<std::uint8_t, kMountainTiles + 1> amulet_points{};
  std::array<std::uint8_t, kBoltTable> bolt_points{};
  std::uint8_t bolt_step = 0;  // for each further bolt
  // B6
  std::array<std::int8_t, kMostRoles + 1> more_or_less{};  // by roles chosen
  std::uint8_t black_market = 0;
  std::array<std::int8_t, kTerrains> dangerous{};
  std::array<std::int8_t, kTerrains> protected_areas{};
  TwoPoints full_hands{};
  TwoPoints empty_hands{};
  TwoPoints all_at_once{};
  std::uint8_t same_destinations = 0;
  // B7
  std::array<CloudValue, kCloudKinds> clouds{};
  std::uint8_t storm_bonus = 0;                      // points of a delivery beside such a cloud
  std::array<std::uint8_t, kColours> storm_needs{};  // potions
  std::array<std::uint8_t, kColours> storm_points{};
  std::uint8_t heavy_among_many = 0;  // heavy clouds mixed in with Storm::many
  // B8
  Resources potions_tile{};
  Resources wands_tile{};
  std::uint8_t tile_moves = 0;
  std::array<std::uint8_t, kForestTileKinds> forest_tiles{};
  std::uint8_t forest_points = 0;
  std::array<std::array<std::uint8_t, 2>, kTurboTiles> turbo{};  // circles
  Tower hill_tower{};
  // B9
  std::array<Map, 2> maps{};
  // Not printed, but constant and wanted in every round.
  RoleSets role_sets;
  std::array<BoardPicture, 2> pictures{};  // for terminals; empty without the shape of a board

  constexpr const Map& map(Side side) const { return maps[static_cast<std::size_t>(side)]; }
  constexpr const BoardPicture& picture(Side side) const {
    return pictures[static_cast<std::size_t>(side)];
  }
  constexpr const CloudValue& cloud(Cloud kind) const {
    return clouds[static_cast<std::size_t>(kind)];
  }
  // A tower of a board, or the one of the hill tile.
  constexpr const Tower& tower(const Map& map, int tower) const {
    return tower == kTileTower ? hill_tower : map.tower[static_cast<std::size_t>(tower)];
  }
};

// Reads and checks an edition; throws Error with the place of what is wrong.
Edition load_edition(const EditionFile& file);
// Without the boards, for whoever brings other ones.
Edition load_values(const EditionFile& file);

// The edition compiled into the program.
const Edition& default_edition();
std::string_view default_edition_text();

}  // namespace ludoteca::broom_service
