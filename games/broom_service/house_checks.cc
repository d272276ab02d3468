#include "games/broom_service/house_checks.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>

namespace ludoteca::broom_service {
namespace {

constexpr int kRoundsOfColour = 11;
constexpr int kSquaresOfColour = 2;
constexpr int kLeastPoints = 2;
constexpr int kMostPoints = 8;
constexpr int kNearCastle = 3;  // moves within which every terrain can be entered

Regions one(Region region) {
  return Regions{1} << region;
}

bool holds(Regions set, int region) {
  return ((set >> region) & 1U) != 0;
}

bool serves(const Board& board, int tower, int region) {
  return ((board.towers_at[static_cast<std::size_t>(region)] >> tower) & 1U) != 0;
}

Regions served(const Board& board, int tower) {
  Regions set = 0;
  for (int r = 0; r < board.regions; ++r) {
    if (serves(board, tower, r)) set |= one(static_cast<Region>(r));
  }
  return set;
}

Regions reached(const Board& board, Regions from) {
  Regions set = 0;
  const auto moves = distances(board, from);
  for (int r = 0; r < board.regions; ++r) {
    if (moves[static_cast<std::size_t>(r)] < kUnreachable) set |= one(static_cast<Region>(r));
  }
  return set;
}

template <typename Places>
Regions set_of(const Places& places) {
  Regions set = 0;
  for (const Region region : places) {
    if (region != kNoRegion) set |= one(region);
  }
  return set;
}

// Adds a fault unless `fine`.
template <typename... Args>
void expect(Faults& faults, bool fine, fmt::format_string<Args...> what, Args&&... args) {
  if (!fine) faults.push_back(fmt::format(what, std::forward<Args>(args)...));
}

std::array<int, kTerrains> count_terrains(const BoardShape& shape) {
  std::array<int, kTerrains> count{};
  for (const RegionShape& region : shape.regions) ++count[static_cast<std::size_t>(region.terrain)];
  return count;
}

bool is_tower(const Tower& tower, Colour colour, bool square, int points, int wands) {
  return tower.colour == colour && tower.square == square && tower.points == points &&
         tower.wands == wands;
}

// [book] The picture in the rulebook: forest, hill and prairie meet at a square violet tower of 4;
// hill and prairie share a round violet 6; the hill alone has a round orange 5, the prairie alone a
// round violet 3 with a wand.
bool is_book_picture(const Board& board, int forest, int hill, int prairie) {
  const auto has = [&board](Colour colour, bool square, int points, int wands, Regions where) {
    for (int t = 0; t < board.towers; ++t) {
      if (is_tower(board.tower[static_cast<std::size_t>(t)], colour, square, points, wands) &&
          served(board, t) == where) {
        return true;
      }
    }
    return false;
  };
  const Regions f = one(static_cast<Region>(forest));
  const Regions h = one(static_cast<Region>(hill));
  const Regions p = one(static_cast<Region>(prairie));
  return has(Colour::violet, true, 4, 0, f | h | p) && has(Colour::violet, false, 6, 0, h | p) &&
         has(Colour::orange, false, 5, 0, h) && has(Colour::violet, false, 3, 1, p);
}

bool has_book_picture(const Board& board) {
  const auto is = [&board](int region, Terrain terrain) {
    return board.terrain[static_cast<std::size_t>(region)] == terrain;
  };
  for (int f = 0; f < board.regions; ++f) {
    for (int h = 0; h < board.regions; ++h) {
      for (int p = 0; p < board.regions; ++p) {
        if (is(f, Terrain::forest) && is(h, Terrain::hill) && is(p, Terrain::prairie) &&
            is_book_picture(board, f, h, p)) {
          return true;
        }
      }
    }
  }
  return false;
}

}  // namespace

Regions castles(const Board& board) {
  return set_of(board.castle);
}

std::vector<int> distances(const Board& board, Regions from, Regions closed) {
  std::vector<int> moves(board.regions, kUnreachable);
  Regions now = from;
  for (int step = 0; now != 0; ++step) {
    Regions next = 0;
    for (int r = 0; r < board.regions; ++r) {
      if (!holds(now, r)) continue;
      moves[static_cast<std::size_t>(r)] = step;
      next |= board.neighbours[static_cast<std::size_t>(r)];
    }
    now = next & ~closed;
    for (int r = 0; r < board.regions; ++r) {
      if (moves[static_cast<std::size_t>(r)] < kUnreachable) now &= ~one(static_cast<Region>(r));
    }
  }
  return moves;
}

Faults faults_of_towers(const Board& board) {
  Faults faults;
  std::array<std::array<int, 2>, kColours> count{};
  int wands = 0;
  const auto moves = distances(board, castles(board));
  for (int t = 0; t < board.towers; ++t) {
    const Tower& tower = board.tower[static_cast<std::size_t>(t)];
    ++count[static_cast<std::size_t>(tower.colour)][tower.square ? 1 : 0];
    wands += tower.wands;
    expect(faults, tower.points >= kLeastPoints && tower.points <= kMostPoints,
           "tower {} has {} points", t + 1, tower.points);
    int nearest = kUnreachable;
    for (int r = 0; r < board.regions; ++r) {
      if (serves(board, t, r)) nearest = std::min(nearest, moves[static_cast<std::size_t>(r)]);
    }
    // Next to a castle up to 4 points, two moves away up to 7; 8 only farther off.
    constexpr std::array<int, 3> kMostNear = {4, 4, 7};
    expect(faults,
           nearest >= std::ssize(kMostNear) ||
               tower.points <= kMostNear[static_cast<std::size_t>(nearest)],
           "tower {} of {} points is only {} moves from a castle", t + 1, tower.points, nearest);
  }
  for (const auto& [round, square] : count) {
    expect(faults, round == kRoundsOfColour && square == kSquaresOfColour,
           "{} round and {} square towers of a colour", round, square);
  }
  expect(faults, wands > 0, "no tower has wands");
  return faults;
}

Faults faults_of_castles(const Board& board) {
  Faults faults;
  for (const Region castle : board.castle) {
    const int open = std::popcount(board.neighbours[castle] & ~board.cloud_spaces);
    expect(faults, open >= 2, "castle region {} has {} neighbours without cloud", castle + 1, open);
    const auto moves = distances(board, one(castle), set_of(board.hill_tile));
    std::array<bool, kTerrains> entered{};
    for (int r = 0; r < board.regions; ++r) {
      const int away = moves[static_cast<std::size_t>(r)];
      if (away >= 1 && away <= kNearCastle) {
        entered[static_cast<std::size_t>(board.terrain[static_cast<std::size_t>(r)])] = true;
      }
    }
    expect(faults, std::all_of(entered.begin(), entered.end(), [](bool yes) { return yes; }),
           "a terrain is more than {} moves from castle region {}", kNearCastle, castle + 1);
  }
  return faults;
}

Faults faults_of_front(const BoardShape& shape) {
  Faults faults;
  const Board board = compile(shape);
  expect(faults, count_terrains(shape) == std::array<int, kTerrains>{7, 7, 7, 3},
         "not 7 forests, 7 prairies, 7 hills and 3 mountains");
  expect(faults, shape.lakes.size() == 3, "{} lakes", shape.lakes.size());
  expect(faults, std::popcount(reached(board, castles(board))) == board.regions,
         "a region cannot be reached by moves");
  expect(faults, has_book_picture(board), "the book's picture is nowhere");
  return faults;
}

Faults faults_of_back(const BoardShape& shape) {
  Faults faults;
  const Board board = compile(shape);
  const Regions west = reached(board, castles(board));
  const Regions b_island = reached(board, one(board.circle[1]));
  const Regions east = reached(board, one(board.circle[2]));
  const Regions d_island = reached(board, one(board.circle[3]));
  const Regions hills = set_of(board.hill_tile);
  expect(faults, board.regions == 30, "{} regions", board.regions);
  for (const PlaceShape& castle : shape.castles) {
    expect(faults, castle.at.x * 5 < shape.width, "castle region {} is not in the west",
           castle.region + 1);
  }
  expect(faults, shape.circles[0].at.x * 2 < shape.width && holds(west, board.circle[0]),
         "circle A is not in the west");
  expect(faults, shape.circles[2].at.x * 2 > shape.width, "circle C is not in the east");
  expect(faults, (west & east) == 0, "the east can be reached by moves alone");
  for (int r = 0; r < board.regions; ++r) {
    const RegionShape& region = shape.regions[static_cast<std::size_t>(r)];
    expect(faults, region.label.x * 3 < shape.width * 2 || !holds(west, r),
           "region {} in the east can be reached by moves alone", r + 1);
  }
  expect(faults, ((west | east | d_island) & b_island) == 0, "circle B is not on an island");
  expect(faults, ((west | east | b_island) & d_island) == 0, "circle D is not on an island");
  expect(faults, std::popcount(hills & west) == 3, "{} hill tiles can be walked to",
         std::popcount(hills & west));
  expect(faults, std::popcount(hills & b_island) == 1, "{} hill tiles on B's island",
         std::popcount(hills & b_island));
  expect(faults, (hills & d_island) == 0, "a hill tile on D's island");
  return faults;
}

}  // namespace ludoteca::broom_service
