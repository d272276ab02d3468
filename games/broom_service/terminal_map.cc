// The board: regions filled with the sign of their terrain, their borders, and everything that
// stands or lies on them.
#include <fmt/format.h>

#include <array>
#include <vector>

#include "games/broom_service/names.h"
#include "games/broom_service/terminal_canvas.h"
#include "games/broom_service/terminal_parts.h"
#include "games/broom_service/terminal_signs.h"
#include "text/columns.h"

namespace ludoteca::broom_service {
namespace {

// By the sides on which a border leaves: 1 up, 2 right, 4 down, 8 left.
constexpr std::array<std::string_view, 16> kBorders = {" ", "│", "─", "└", "│", "│", "┌", "├",
                                                       "─", "┘", "─", "┴", "┐", "┤", "┬", "┼"};
// What it costs a label to cover something.
constexpr int kBorder = 20;
constexpr int kOtherRegion = 40;
constexpr int kFarFromTower = 6;  // a region that a tower does not serve
constexpr int kNever = -1;

class MapPainter {
 public:
  MapPainter(const Drawing& drawing, int rows)
      : drawing_(drawing),
        edition_(drawing.edition),
        view_(drawing.view),
        map_(drawing.map),
        picture_(squashed(drawing.edition.picture(view_.options.side), rows)),
        canvas_(kPictureWidth, picture_.height) {}

  // Pawns come last and everything else has its place whether it is there or gone, so that nothing
  // else moves from turn to turn.
  Lines run() {
    for (int row = 0; row < picture_.height; ++row) {
      for (int column = 0; column < kPictureWidth; ++column) fill(column, row);
    }
    put_towers();
    put_places();
    put_tiles();
    put_clouds();
    put_numbers();
    for (const Spot& spot : free_slots_) canvas_.take(spot, false);
    put_pawns();
    return canvas_.lines(drawing_.paint);
  }

 private:
  std::optional<Terrain> terrain_at(int column, int row) const {
    const Region region = picture_.at(column, row);
    if (region == kNoRegion) return std::nullopt;
    return map_.terrain.at(region);
  }

  // A border runs between two cells; it is drawn in the one to the left or above.
  int borders_at(int column, int row) const {
    const Region here = picture_.at(column, row);
    const Region right = picture_.at(column + 1, row);
    const Region below = picture_.at(column, row + 1);
    const Region across = picture_.at(column + 1, row + 1);
    return (here != right ? 1 : 0) | (right != across ? 2 : 0) | (below != across ? 4 : 0) |
           (here != below ? 8 : 0);
  }

  // Sparse, so that labels stand out; under a cloud the rest is shaded.
  void fill(int column, int row) {
    CanvasCell& cell = canvas_.at(column, row);
    const auto terrain = terrain_at(column, row);
    const int borders = borders_at(column, row);
    if (borders != 0) {
      cell.sign = kBorders.at(static_cast<std::size_t>(borders));
      cell.style = border_style(terrain);
      return;
    }
    cell.style = terrain_style(terrain);
    constexpr int kEvery = 4;
    if ((column + 2 * (row % 2)) % kEvery == 0) {
      cell.sign = terrain ? sign_of(*terrain) : kWaterSign;
    } else if (terrain && view_.clouds.at(picture_.at(column, row)) != kNoCloud) {
      cell.sign = kCloudFill;
    }
  }

  // A spot in a region; if there is no room, one that covers some of what is around.
  std::optional<Spot> room_in(Region region, PictureCell at, int width) const {
    const auto within = [this, region](int column, int row) {
      if (picture_.at(column, row) != region) return kNever;
      return borders_at(column, row) != 0 ? kBorder : 0;
    };
    const auto around = [this, region](int column, int row) {
      return picture_.at(column, row) == region ? 0 : kOtherRegion;
    };
    const auto spot = canvas_.find(width, at.column, at.row, within);
    return spot ? spot : canvas_.find(width, at.column, at.row, around);
  }
  void put(const Label& label, PictureCell at, Region region) {
    if (const auto spot = room_in(region, at, width_of(label))) canvas_.write(label, *spot);
  }
  // What may leave the board has so many cells, whichever piece lies there and once it is gone.
  void put_in_slot(const Label& label, int width, PictureCell at, Region region) {
    const auto spot = room_in(region, at, width);
    if (!spot) return;
    canvas_.take(*spot, true);
    canvas_.write(label, *spot);
    if (label.empty()) free_slots_.push_back(*spot);
  }

  int served_regions(Towers tower) const {
    int count = 0;
    for (const Towers towers : map_.towers_at) count += (towers & tower) != 0 ? 1 : 0;
    return count;
  }
  // A tower stands where its base touches: often on a border.
  void put_towers() {
    for (int t = 0; t < map_.towers; ++t) {
      const Towers one = Towers{1} << t;
      if ((view_.covered & one) != 0) continue;
      const Tower& tower = edition_.tower(map_, t);
      const bool filled = (view_.filled & one) != 0;
      const Style style = filled ? filled_style() : resource_style(potion(tower.colour));
      const PictureCell at = picture_.tower.at(static_cast<std::size_t>(t));
      const auto serves = [this, one](int column, int row) {
        const Region region = picture_.at(column, row);
        return region != kNoRegion && (map_.towers_at.at(region) & one) != 0;
      };
      // One that serves a single region keeps off its borders: there it would seem to serve two.
      const bool alone = served_regions(one) == 1;
      const auto beside = [&serves, alone](int column, int row) {
        const bool inside = serves(column + 1, row) && serves(column, row + 1);
        return serves(column, row) && (inside || !alone) ? 0 : kFarFromTower;
      };
      // As wide as it was when it was empty: nothing moves.
      const int width = width_of({{tower_sign(tower, false), style}});
      if (const auto spot = canvas_.find(width, at.column, at.row, beside)) {
        canvas_.write({{centre(tower_sign(tower, filled), width), style}}, *spot);
      }
    }
  }

  void put_places() {
    for (std::size_t i = 0; i < map_.castle.size(); ++i) {
      put({{std::string(kCastleSign), place_style()}}, picture_.castle.at(i), map_.castle.at(i));
    }
    for (std::size_t i = 0; i < map_.circle.size(); ++i) {
      if (map_.circle.at(i) == kNoRegion) continue;
      put({{fmt::format("{}{}", kCircleSign, kCircleLetters.at(i)), place_style()}},
          picture_.circle.at(i), map_.circle.at(i));
    }
  }

  void put_tiles() {
    for (std::size_t i = 0; i < view_.mountain.size(); ++i) {
      if (view_.mountain.at(i) == kNoTile) continue;
      const auto tile = static_cast<MountainTile>(view_.mountain.at(i));
      put({{mountain_tile_sign(edition_, tile), tile_style()}}, picture_.mountain.at(i),
          map_.mountain.at(i));
    }
    for (std::size_t i = 0; i < view_.hill.size(); ++i) {
      const std::uint8_t tile = view_.hill.at(i);
      if (tile == kNoTile) continue;
      const Style style =
          tile == kTowerTile ? resource_style(potion(edition_.hill_tower.colour)) : tile_style();
      put({{hill_tile_sign(edition_, tile), style}}, picture_.hill_tile.at(i),
          map_.hill_tile.at(i));
    }
    for (std::size_t i = 0; i < map_.forest_tile.size(); ++i) {
      if (map_.forest_tile.at(i) == kNoRegion) continue;
      put_forest_tile(view_.forest.at(i), picture_.forest_tile.at(i), map_.forest_tile.at(i));
    }
  }
  void put_forest_tile(std::uint8_t tile, PictureCell at, Region region) {
    constexpr int kWidth = 4;
    Label label;
    if (tile != kNoTile) {
      label = {{forest_tile_sign(edition_, static_cast<ForestTile>(tile)), tile_style()}};
    }
    put_in_slot(label, kWidth, at, region);
  }

  void put_clouds() {
    constexpr int kHeavyWidth = 6;
    constexpr int kStormWidth = 7;
    const int width = view_.options.storm == Storm::off ? kHeavyWidth : kStormWidth;
    for (Region region = 0; region < map_.regions; ++region) {
      if (!has(map_.cloud_spaces, region)) continue;
      const Cloud cloud = view_.clouds.at(region);
      Label label;
      if (cloud != kNoCloud) label = {{cloud_sign(edition_, cloud), cloud_style()}};
      put_in_slot(label, width, picture_.cloud.at(region), region);
    }
  }

  // With a margin where there is room, so that they are found at once.
  void put_numbers() {
    for (Region region = 0; region < map_.regions; ++region) {
      const std::string number = std::to_string(region + 1);
      const Style style = number_style(map_.terrain.at(region));
      const PictureCell at = picture_.label.at(region);
      const Label roomy = {{fmt::format(" {} ", number), style}};
      const auto clear = [this, region](int column, int row) {
        return picture_.at(column, row) == region && borders_at(column, row) == 0 ? 0 : kNever;
      };
      if (const auto spot = canvas_.find(width_of(roomy), at.column, at.row, clear)) {
        canvas_.write(roomy, *spot);
      } else {
        put({{number, style}}, at, region);
      }
    }
  }

  // "@13": a pawn of player 1 and one of player 3.
  void put_pawns() {
    for (Region region = 0; region < map_.regions; ++region) {
      Label label = {{std::string(kPawnSign), number_style(map_.terrain.at(region))}};
      for (Seat seat = 0; seat < drawing_.players(); ++seat) {
        for (const Region at : view_.players.at(seat).pawns) {
          if (at == region) label.push_back({std::to_string(seat + 1), pawn_style(seat)});
        }
      }
      if (label.size() > 1) put(label, picture_.label.at(region), region);
    }
  }

  const Drawing& drawing_;
  const Edition& edition_;
  const View& view_;
  const Map& map_;
  BoardPicture picture_;
  Canvas canvas_;
  std::vector<Spot> free_slots_;
};

}  // namespace

Lines map_lines(const Drawing& drawing, int rows) {
  if (drawing.edition.picture(drawing.view.options.side).empty()) return {};
  return MapPainter(drawing, rows).run();
}

}  // namespace ludoteca::broom_service
