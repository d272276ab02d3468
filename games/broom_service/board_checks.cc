#include "games/broom_service/board_checks.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <span>
#include <vector>

namespace ludoteca::broom_service {
namespace {

using Fault = std::optional<BoardFault>;

std::string number(std::size_t index) {
  return std::to_string(index + 1);
}

struct NamedPolygon {
  std::string_view section;
  std::string_view word;
  std::size_t index;
  const Polygon* outline;
};

std::vector<NamedPolygon> polygons(const BoardShape& shape) {
  std::vector<NamedPolygon> all;
  for (std::size_t r = 0; r < shape.regions.size(); ++r) {
    all.push_back({"regions", "region", r, &shape.regions[r].outline});
  }
  for (std::size_t l = 0; l < shape.lakes.size(); ++l) {
    all.push_back({"lakes", "lake", l, &shape.lakes[l]});
  }
  return all;
}

Fault outline_fault(const BoardShape& shape) {
  const auto all = polygons(shape);
  for (const NamedPolygon& one : all) {
    const auto fault = [&one](const std::string& what) {
      return BoardFault{std::string(one.section), number(one.index), what};
    };
    if (const auto at = self_contact(*one.outline)) {
      return fault(fmt::format(
          "its border meets itself near {},{}; name the corners in their order around the {}",
          at->x, at->y, one.word));
    }
    if (doubled_area(*one.outline) == 0) return fault("it has no area; move one of its corners");
  }
  for (std::size_t a = 0; a < all.size(); ++a) {
    for (std::size_t b = 0; b < a; ++b) {
      const auto at = overlap(*all[a].outline, *all[b].outline);
      if (!at) continue;
      return BoardFault{
          std::string(all[a].section), number(all[a].index),
          fmt::format("it overlaps {} {} near {},{}; let both use the same corners and borders",
                      all[b].word, number(all[b].index), at->x, at->y)};
    }
  }
  return std::nullopt;
}

Fault label_fault(const BoardShape& shape) {
  for (std::size_t r = 0; r < shape.regions.size(); ++r) {
    const RegionShape& region = shape.regions[r];
    if (inside(region.outline, region.label)) continue;
    return BoardFault{
        "regions", number(r),
        fmt::format("its label at {},{} is not inside it", region.label.x, region.label.y)};
  }
  return std::nullopt;
}

// What all lists of places have in common.
struct PlaceList {
  std::string_view section;
  std::string_view word;
  std::vector<PlaceShape> places;
  int expected;
  std::optional<Terrain> terrain;

  std::string key(std::size_t i) const {
    return section == "circles" ? std::string(1, "ABCD"[i]) : number(places[i].region);
  }

  bool has(Region region) const {
    return std::any_of(places.begin(), places.end(),
                       [region](const PlaceShape& place) { return place.region == region; });
  }
};

std::vector<PlaceList> place_lists(const BoardShape& shape, std::string_view side) {
  const bool back = side == kBack;
  return {
      {"castles", "a castle", shape.castles, 2, {}},
      {"circles", "a stone circle", shape.circles, back ? kCircles : 0, {}},
      {"clouds", "a cloud", shape.clouds, back ? kBackClouds : kFrontClouds, {}},
      {"mountain tiles",
       "a mountain tile",
       {shape.mountains.begin(), shape.mountains.end()},
       kMountainTiles,
       Terrain::mountain},
      {"forest tiles", "a forest tile", shape.forest_tiles, back ? kForestTiles : 0,
       Terrain::forest},
      {"hill tiles", "a hill tile", shape.hill_tiles, back ? kHillTiles : 0, Terrain::hill},
  };
}

Fault list_fault(const BoardShape& shape, const PlaceList& list) {
  constexpr std::array<std::string_view, kTerrains> kNames = {"forest", "prairie", "hill",
                                                              "mountain"};
  if (std::ssize(list.places) != list.expected) {
    return BoardFault{std::string(list.section), "",
                      fmt::format("this side of the board has {} {}, not {}", list.expected,
                                  list.section, list.places.size())};
  }
  Regions seen = 0;
  for (std::size_t i = 0; i < list.places.size(); ++i) {
    const PlaceShape& place = list.places[i];
    const RegionShape& region = shape.regions[place.region];
    const auto fault = [&](const std::string& what) {
      return BoardFault{std::string(list.section), list.key(i), what};
    };
    if (((seen >> place.region) & 1U) != 0) {
      return fault(fmt::format("region {} has {} already", number(place.region), list.word));
    }
    seen |= Regions{1} << place.region;
    if (list.terrain && region.terrain != *list.terrain) {
      const std::string_view wanted = kNames[static_cast<std::size_t>(*list.terrain)];
      return fault(
          fmt::format("region {} is no {}; put the tile into one", number(place.region), wanted));
    }
    if (!inside(region.outline, place.at)) {
      return fault(fmt::format("the point {},{} is not inside region {}", place.at.x, place.at.y,
                               number(place.region)));
    }
  }
  return std::nullopt;
}

// Pawns begin in castles and fly to circles, so nothing that acts on whoever moves in, and nothing
// that keeps pawns out, may be there (B8, B9).
Fault crowded_fault(std::span<const PlaceList> lists) {
  const PlaceList& castles = lists[0];
  const PlaceList& circles = lists[1];
  for (const PlaceList& list : lists.subspan(2)) {
    for (std::size_t i = 0; i < list.places.size(); ++i) {
      for (const PlaceList* other : {&castles, &circles}) {
        if (!other->has(list.places[i].region)) continue;
        return BoardFault{std::string(list.section), list.key(i),
                          fmt::format("{} and {} cannot share region {}; move one of them",
                                      list.word, other->word, number(list.places[i].region))};
      }
    }
  }
  return std::nullopt;
}

// A tile hides the tower that stands in the middle of it or nearly so.
bool hides(const BoardShape& shape, const PlaceShape& tile, const TowerShape& tower) {
  return distance_squared(tile.at, tower.at) < std::int64_t{shape.piece} * shape.piece;
}

Fault hidden_fault(const BoardShape& shape) {
  for (std::size_t t = 0; t < shape.towers.size(); ++t) {
    for (const MountainPlace& mountain : shape.mountains) {
      const bool covered = mountain.covered_tower == t;
      if (hides(shape, mountain, shape.towers[t]) == covered) continue;
      return BoardFault{"mountain tiles", number(mountain.region),
                        covered ? fmt::format("tower {} does not lie under this tile", number(t))
                                : fmt::format("the tile would hide tower {}; add 'covers {}' or "
                                              "move one of them",
                                              number(t), number(t))};
    }
    const auto tile_fault = [&](std::string_view section,
                                std::span<const PlaceShape> tiles) -> Fault {
      for (const PlaceShape& tile : tiles) {
        if (!hides(shape, tile, shape.towers[t])) continue;
        return BoardFault{std::string(section), number(tile.region),
                          fmt::format("the tile would hide tower {}; move one of them", number(t))};
      }
      return std::nullopt;
    };
    if (const auto fault = tile_fault("forest tiles", shape.forest_tiles)) return fault;
    if (const auto fault = tile_fault("hill tiles", shape.hill_tiles)) return fault;
  }
  return std::nullopt;
}

Fault tower_fault(const BoardShape& shape) {
  const Board board = compile(shape);
  Towers served = 0;
  for (std::size_t r = 0; r < shape.regions.size(); ++r) {
    served |= board.towers_at[r];
    const bool hill_tile =
        std::find(board.hill_tile.begin(), board.hill_tile.end(), r) != board.hill_tile.end();
    const int most = hill_tile ? kMostTowersAtHillTile : kMostTowersAtRegion;
    const int count = std::popcount(board.towers_at[r]);
    if (count <= most) continue;
    return BoardFault{"regions", number(r),
                      fmt::format("{} towers touch this region{}, at most {} may; move one away",
                                  count, hill_tile ? " with its hill tile" : "", most)};
  }
  for (std::size_t t = 0; t < shape.towers.size(); ++t) {
    if (((served >> t) & 1U) != 0) continue;
    return BoardFault{"towers", number(t),
                      "its base covers no land; move it to a region or make the base larger"};
  }
  return std::nullopt;
}

}  // namespace

std::optional<BoardFault> first_fault(const BoardShape& shape, std::string_view side) {
  if (const auto fault = outline_fault(shape)) return fault;
  if (const auto fault = label_fault(shape)) return fault;
  const auto lists = place_lists(shape, side);
  for (const PlaceList& list : lists) {
    if (const auto fault = list_fault(shape, list)) return fault;
  }
  if (const auto fault = crowded_fault(lists)) return fault;
  if (const auto fault = hidden_fault(shape)) return fault;
  return tower_fault(shape);
}

}  // namespace ludoteca::broom_service
