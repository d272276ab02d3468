// What the signs on the board mean, as far as they are there.
#include <fmt/format.h>

#include <set>

#include "games/broom_service/names.h"
#include "games/broom_service/terminal_parts.h"
#include "games/broom_service/terminal_signs.h"
#include "games/broom_service/words.h"
#include "text/columns.h"

namespace ludoteca::broom_service {
namespace {

std::string meaning(std::string_view sign, std::string_view text) {
  return fmt::format("{} {}", sign, text);
}

Lines basic_signs(const Drawing& drawing) {
  const Catalogue& words = drawing.reader.words;
  Lines pieces;
  for (int i = 0; i < kTerrains; ++i) {
    const auto terrain = static_cast<Terrain>(i);
    pieces.push_back(meaning(drawing.paint.styled(terrain_style(terrain), sign_of(terrain)),
                             terrain_text(terrain, words)));
  }
  pieces.push_back(
      meaning(drawing.paint.styled(terrain_style({}), kWaterSign), drawing.word("sign.water")));
  for (int i = 0; i < kResources; ++i) {
    const auto kind = static_cast<Resource>(i);
    pieces.push_back(meaning(drawing.paint.styled(resource_style(kind), sign_of(kind)),
                             drawing.word(fmt::format("sign.{}", resource_name(kind)))));
  }
  pieces.push_back(meaning(kBoltSign, drawing.word("sign.bolt")));
  const Tower example{Colour::violet, false, 6, 1};
  pieces.push_back(meaning(tower_sign(example, false), drawing.word("sign.round")));
  pieces.push_back(meaning(tower_sign(example, true), drawing.word("sign.filled")));
  pieces.push_back(
      meaning(tower_sign({Colour::violet, true, 4, 0}, false), drawing.word("sign.square")));
  pieces.push_back(
      meaning(cloud_sign(drawing.edition, Cloud::heavy_1), drawing.word("sign.cloud")));
  pieces.push_back(meaning(kCastleSign, drawing.word("sign.castle")));
  pieces.push_back(meaning(fmt::format("{}1", kPawnSign), drawing.word("sign.pawn")));
  return pieces;
}

// Storm clouds and tiles that lie on the board, each kind once.
Lines special_signs(const Drawing& drawing) {
  const Edition& edition = drawing.edition;
  const View& view = drawing.view;
  const Catalogue& words = drawing.reader.words;
  Lines pieces;
  std::set<Cloud> storms;
  for (const Cloud cloud : view.clouds) {
    if (cloud == kNoCloud || !is_storm(cloud) || !storms.insert(cloud).second) continue;
    pieces.push_back(meaning(cloud_sign(edition, cloud), storm_does(edition, cloud, words)));
  }
  for (const std::uint8_t tile : view.mountain) {
    if (tile == kNoTile) continue;
    const auto kind = static_cast<MountainTile>(tile);
    pieces.push_back(
        meaning(mountain_tile_sign(edition, kind), mountain_tile_does(edition, kind, words)));
  }
  std::set<std::uint8_t> forest(view.forest.begin(), view.forest.end());
  for (std::uint8_t kind = 0; kind < kForestTileKinds; ++kind) {
    bool held = forest.contains(kind);
    for (const PlayerView& player : view.players) held = held || player.forest.at(kind) > 0;
    if (!held) continue;
    const auto tile = static_cast<ForestTile>(kind);
    pieces.push_back(
        meaning(forest_tile_sign(edition, tile), forest_tile_does(edition, tile, words)));
  }
  if (view.options.mountain_tiles) {
    pieces.push_back(meaning(kAmuletSign, drawing.word("sign.amulet")));
  }
  if (view.options.side == Side::back) {
    pieces.push_back(meaning(fmt::format("{}A", kCircleSign), drawing.word("sign.circle")));
    pieces.push_back(meaning("<A/B>", drawing.word("sign.turbo")));
  }
  return pieces;
}

}  // namespace

Lines legend_lines(const Drawing& drawing, int width) {
  Lines lines = flow(basic_signs(drawing), width, 0);
  const Lines special = special_signs(drawing);
  if (!special.empty()) append(lines, flow(special, width, 0));
  return lines;
}

}  // namespace ludoteca::broom_service
