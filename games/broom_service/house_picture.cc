// Whether a stranger sees at a glance what the geometry says.
#include <fmt/format.h>

#include <algorithm>

#include "games/broom_service/house_checks.h"

namespace ludoteca::broom_service {
namespace {

constexpr int kClearBorder = 40;  // of two neighbours
constexpr int kClearGap = 24;     // between regions that are not neighbours
constexpr int kClearBase = 5;     // a base could be so much larger or smaller and serve the same

bool keep_apart(const Polygon& a, const Polygon& b) {
  const auto away = [](const Polygon& corners, const Polygon& from) {
    return std::all_of(corners.begin(), corners.end(),
                       [&from](Point p) { return clear_of_border(from, p, kClearGap); });
  };
  return away(a, b) && away(b, a);
}

void check_borders(const BoardShape& shape, Faults& faults) {
  for (std::size_t a = 0; a < shape.regions.size(); ++a) {
    for (std::size_t b = 0; b < a; ++b) {
      const RegionShape& one = shape.regions[a];
      const RegionShape& other = shape.regions[b];
      const int border = shared_border(one.outline, other.outline);
      if (border == 0 ? !keep_apart(one.outline, other.outline) : border < kClearBorder) {
        faults.push_back(
            fmt::format("it is hard to see whether regions {} and {} touch", b + 1, a + 1));
      }
      if (border > 0 && one.terrain == other.terrain) {
        faults.push_back(fmt::format("neighbours {} and {} have the same terrain", b + 1, a + 1));
      }
    }
  }
}

void check_bases(const BoardShape& shape, Faults& faults) {
  for (std::size_t t = 0; t < shape.towers.size(); ++t) {
    const TowerShape& tower = shape.towers[t];
    for (std::size_t r = 0; r < shape.regions.size(); ++r) {
      const Polygon& outline = shape.regions[r].outline;
      if (disc_overlaps(outline, tower.at, std::max(tower.base - kClearBase, 0)) !=
          disc_overlaps(outline, tower.at, tower.base + kClearBase)) {
        faults.push_back(
            fmt::format("it is hard to see whether tower {} serves region {}", t + 1, r + 1));
      }
    }
  }
}

struct Drawn {
  std::string name;
  Point at;
  int radius;
};

std::vector<Drawn> all_drawn(const BoardShape& shape) {
  std::vector<Drawn> all;
  const auto add = [&all](std::string_view what, const PlaceShape& place, int radius) {
    all.push_back({fmt::format("{} {}", what, place.region + 1), place.at, radius});
  };
  const int piece = shape.piece * 2 / 3;  // clouds and castles are not as high as wide
  for (const PlaceShape& place : shape.castles) add("castle", place, piece);
  for (const PlaceShape& place : shape.clouds) add("cloud", place, piece);
  for (const PlaceShape& place : shape.forest_tiles) add("tile", place, shape.piece);
  for (const PlaceShape& place : shape.hill_tiles) add("tile", place, shape.piece);
  for (const PlaceShape& place : shape.circles) add("circle", place, shape.piece);
  for (std::size_t t = 0; t < shape.towers.size(); ++t) {
    all.push_back({fmt::format("tower {}", t + 1), shape.towers[t].at, shape.towers[t].base});
  }
  for (std::size_t r = 0; r < shape.regions.size(); ++r) {
    const Point at = shape.regions[r].label;
    all.push_back(
        {fmt::format("number {}", r + 1), {at.x, at.y - shape.piece / 5}, shape.piece / 3});
  }
  for (const MountainPlace& place : shape.mountains) {
    if (place.covered_tower == kNoTower) add("tile", place, shape.piece);
  }
  return all;
}

void check_overlaps(const BoardShape& shape, Faults& faults) {
  const std::vector<Drawn> all = all_drawn(shape);
  for (std::size_t a = 0; a < all.size(); ++a) {
    for (std::size_t b = 0; b < a; ++b) {
      const std::int64_t apart = all[a].radius + all[b].radius;
      if (distance_squared(all[a].at, all[b].at) < apart * apart) {
        faults.push_back(fmt::format("{} and {} overlap", all[b].name, all[a].name));
      }
    }
  }
}

}  // namespace

Faults faults_of_picture(const BoardShape& shape) {
  Faults faults;
  check_borders(shape, faults);
  check_bases(shape, faults);
  check_overlaps(shape, faults);
  return faults;
}

}  // namespace ludoteca::broom_service
