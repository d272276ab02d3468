// Reads the sections of a board. What the words mean is in docs/editions.md.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>

#include "games/broom_service/board_checks.h"
#include "games/broom_service/board_entry.h"
#include "games/broom_service/board_names.h"
#include "games/broom_service/board_shape.h"
#include "text/error.h"

namespace ludoteca::broom_service {
namespace {

constexpr int kSmallest = 100;    // width and height
constexpr int kMaxCorner = 9999;  // the highest number of a corner
constexpr int kMaxRadius = 200;   // of a base or a piece
constexpr int kMaxPoints = 20;    // of a tower
constexpr int kMaxWands = 2;      // of a tower (B4.2)
constexpr int kMaxLakes = 16;
// Far more than a drawing needs; keeps the checks quick, whatever the file.
constexpr std::size_t kMaxOutline = 500;

class BoardReader {
 public:
  BoardReader(EditionReader& reader, std::string_view side) : reader_(reader), side_(side) {}

  BoardShape run() {
    read_size();
    read_corners();
    read_borders();
    read_regions();
    read_lakes();
    expect_lines_used();
    read_towers();
    read_places("castles", shape_.castles);
    read_places("clouds", shape_.clouds);
    read_mountains();
    read_places("forest tiles", shape_.forest_tiles);
    read_places("hill tiles", shape_.hill_tiles);
    read_circles();
    if (const auto fault = first_fault(shape_, side_)) report(*fault);
    return std::move(shape_);
  }

 private:
  using Border = std::pair<int, int>;  // from the lower corner to the higher one

  std::string section(std::string_view name) const {
    return name.empty() ? std::string(side_) : fmt::format("{} {}", side_, name);
  }

  BoardEntry entry(std::string_view name, std::string_view key) {
    return {reader_, section(name), key};
  }

  std::vector<std::string_view> keys(std::string_view name) const {
    return reader_.keys(section(name));
  }

  [[noreturn]] void report(const BoardFault& fault) const {
    const auto here = keys(fault.section);
    if (!fault.key.empty()) reader_.fail(section(fault.section), fault.key, fault.what);
    if (!here.empty()) reader_.fail(section(fault.section), here.front(), fault.what);
    reader_.fail(section(""), "size",
                 fmt::format("[{}] is missing: {}", section(fault.section), fault.what));
  }

  Point point(BoardEntry& value) const { return value.point(shape_.width, shape_.height); }

  void read_size() {
    BoardEntry size = entry("", "size");
    shape_.width = size.number("a width", kSmallest, kMaxCoordinate);
    shape_.height = size.number("a height", kSmallest, kMaxCoordinate);
    size.end();
    BoardEntry piece = entry("", "piece");
    shape_.piece = piece.number("a radius", 1, kMaxRadius);
    piece.end();
  }

  void read_corners() {
    for (const std::string_view key : keys("corners")) {
      BoardEntry value = entry("corners", key);
      const auto corner = parse_number(key);
      if (!corner || *corner < 1 || *corner > kMaxCorner) {
        value.fail(fmt::format("a corner is a number from 1 to {}", kMaxCorner));
      }
      const Point at = point(value);
      value.end();
      for (const auto& [other, place] : corners_) {
        if (place == at)
          value.fail(fmt::format("corner {} is at {},{} already", other, at.x, at.y));
      }
      corners_.emplace(*corner, at);
    }
  }

  void read_borders() {
    for (const std::string_view key : keys("borders")) {
      BoardEntry value = entry("borders", key);
      const auto space = std::min(key.find(' '), key.size());
      const auto from = parse_number(key.substr(0, space));
      const auto to = parse_number(key.substr(std::min(space + 1, key.size())));
      if (!from || !to || *from >= *to || !corners_.contains(*from) || !corners_.contains(*to)) {
        value.fail("a border is named by its two corners, the lower number first, as in '12 13'");
      }
      std::vector<Point> points;
      while (!value.empty()) points.push_back(point(value));
      borders_.emplace(Border{*from, *to}, std::move(points));
    }
  }

  // The rest of the entry is a list of corners; what lies between them is put in.
  Polygon outline(BoardEntry& value) {
    std::vector<int> around;
    while (!value.empty()) {
      const int corner = value.number("a corner", 1, kMaxCorner);
      if (!corners_.contains(corner)) {
        value.fail(fmt::format("there is no corner {} in [{}]", corner, section("corners")));
      }
      around.push_back(corner);
    }
    if (around.size() < 3) value.fail("expected at least 3 corners");
    Polygon polygon;
    for (std::size_t i = 0; i < around.size(); ++i) {
      const int from = around[i];
      const int to = around[(i + 1) % around.size()];
      used_corners_.insert(from);
      polygon.push_back(corners_.at(from));
      const auto border = borders_.find({std::min(from, to), std::max(from, to)});
      if (border == borders_.end()) continue;  // a straight line
      used_borders_.insert(border->first);
      const std::vector<Point>& points = border->second;
      if (from < to) {
        polygon.insert(polygon.end(), points.begin(), points.end());
      } else {
        polygon.insert(polygon.end(), points.rbegin(), points.rend());
      }
      if (polygon.size() > kMaxOutline) {
        value.fail(fmt::format("an outline may have {} points at most", kMaxOutline));
      }
    }
    if (doubled_area(polygon) < 0) std::reverse(polygon.begin(), polygon.end());
    return polygon;
  }

  // Keys that count from 1.
  static void expect_number(const BoardEntry& value, std::string_view key, std::size_t expected,
                            int most, std::string_view what) {
    if (parse_number(key) != static_cast<int>(expected)) {
      value.fail(fmt::format("{} are numbered from 1 in order: expected {} here", what, expected));
    }
    if (expected > static_cast<std::size_t>(most)) {
      value.fail(fmt::format("a board has at most {} {}", most, what));
    }
  }

  void read_regions() {
    for (const std::string_view key : keys("regions")) {
      BoardEntry value = entry("regions", key);
      expect_number(value, key, shape_.regions.size() + 1, kMaxRegions, "regions");
      RegionShape region;
      region.terrain = static_cast<Terrain>(value.one_of(kTerrainNames));
      value.expect("label");
      region.label = point(value);
      value.expect("corners");
      region.outline = outline(value);
      shape_.regions.push_back(std::move(region));
    }
  }

  void read_lakes() {
    for (const std::string_view key : keys("lakes")) {
      BoardEntry value = entry("lakes", key);
      expect_number(value, key, shape_.lakes.size() + 1, kMaxLakes, "lakes");
      shape_.lakes.push_back(outline(value));
    }
  }

  // A corner or border that nothing uses is most likely a wrong number somewhere.
  void expect_lines_used() const {
    for (const auto& corner : corners_) {
      if (used_corners_.contains(corner.first)) continue;
      reader_.fail(section("corners"), std::to_string(corner.first),
                   "no region and no lake has this corner; add it to one or delete it");
    }
    for (const auto& border : borders_) {
      if (used_borders_.contains(border.first)) continue;
      reader_.fail(section("borders"),
                   fmt::format("{} {}", border.first.first, border.first.second),
                   "no region and no lake goes from the one corner straight to the other");
    }
  }

  void read_towers() {
    constexpr std::array<std::string_view, 2> kShapes = {"round", "square"};
    for (const std::string_view key : keys("towers")) {
      BoardEntry value = entry("towers", key);
      expect_number(value, key, shape_.towers.size() + 1, kMaxTowers, "towers");
      TowerShape tower;
      tower.tower.square = value.one_of(kShapes) == 1;
      tower.tower.colour = static_cast<Colour>(value.one_of(kColourNames));
      tower.tower.points = static_cast<std::uint8_t>(value.number("points", 1, kMaxPoints));
      if (value.next_is("wands")) {
        value.expect("wands");
        tower.tower.wands = static_cast<std::uint8_t>(value.number("a number", 0, kMaxWands));
      }
      value.expect("at");
      tower.at = point(value);
      value.expect("base");
      tower.base = value.number("a radius", 1, kMaxRadius);
      value.end();
      shape_.towers.push_back(tower);
    }
  }

  Region region(const BoardEntry& value, std::string_view word) const {
    const auto number = parse_number(word);
    if (!number || *number < 1 || *number > static_cast<int>(shape_.regions.size())) {
      value.fail(fmt::format("there is no region {}; expected a number from 1 to {}", quoted(word),
                             shape_.regions.size()));
    }
    return static_cast<Region>(*number - 1);
  }

  void read_places(std::string_view name, std::vector<PlaceShape>& places) {
    for (const std::string_view key : keys(name)) {
      BoardEntry value = entry(name, key);
      const Region where = region(value, key);
      places.push_back({where, point(value)});
      value.end();
    }
    sort_places(places);
  }

  void read_mountains() {
    for (const std::string_view key : keys("mountain tiles")) {
      BoardEntry value = entry("mountain tiles", key);
      MountainPlace place;
      place.region = region(value, key);
      place.at = point(value);
      if (!value.empty()) {
        value.expect("covers");
        place.covered_tower = static_cast<std::uint8_t>(
            value.number("a tower", 1, static_cast<int>(shape_.towers.size())) - 1);
      }
      value.end();
      shape_.mountains.push_back(place);
    }
    sort_places(shape_.mountains);
  }

  template <typename Places>
  static void sort_places(Places& places) {
    std::sort(places.begin(), places.end(),
              [](const PlaceShape& a, const PlaceShape& b) { return a.region < b.region; });
  }

  void read_circles() {
    for (const std::string_view key : keys("circles")) {
      BoardEntry value = entry("circles", key);
      const std::size_t n = shape_.circles.size();
      if (n >= kCircleLetters.size() || key != kCircleLetters.substr(n, 1)) {
        value.fail("the circles are A, B, C and D, in this order");
      }
      const Point at = point(value);
      value.expect("region");
      const int where = value.number("a region", 1, static_cast<int>(shape_.regions.size()));
      value.end();
      shape_.circles.push_back({static_cast<Region>(where - 1), at});
    }
  }

  EditionReader& reader_;
  std::string_view side_;
  BoardShape shape_;
  std::map<int, Point> corners_;
  std::map<Border, std::vector<Point>> borders_;
  std::set<int> used_corners_;
  std::set<Border> used_borders_;
};

}  // namespace

BoardShape read_board(EditionReader& reader, std::string_view side) {
  return BoardReader(reader, side).run();
}

}  // namespace ludoteca::broom_service
