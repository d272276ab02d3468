// Plain boards for tests, as squares in rows: the front of 24 regions in 4 rows of 6; the back of a
// western land of 4 rows of 5, an eastern one of 2 rows of 3 and two islands of 2. They keep what
// B9 demands of any board, and are not affected when the boards of the edition are drawn anew.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "games/broom_service/edition.h"

namespace ludoteca::broom_service {

// One letter a region: F, P, H, M.
constexpr Terrain terrain_of(char letter) {
  constexpr std::string_view kLetters = "FPHM";
  return static_cast<Terrain>(kLetters.find(letter));
}

// Adds a land of rows of equal length.
template <std::size_t N>
constexpr void add_land(Board& board, const std::array<std::string_view, N>& rows) {
  const auto width = static_cast<unsigned>(rows[0].size());
  const unsigned first = board.regions;
  const auto join = [&board](unsigned a, unsigned b) {
    board.neighbours[a] |= 1U << b;
    board.neighbours[b] |= 1U << a;
  };
  for (unsigned row = 0; row < N; ++row) {
    for (unsigned column = 0; column < width; ++column) {
      const unsigned region = first + row * width + column;
      board.terrain[region] = terrain_of(rows[row][column]);
      if (column > 0) join(region, region - 1);
      if (row > 0) join(region, region - width);
      ++board.regions;
    }
  }
}

// 33 round towers and 6 square ones. Tower t stands in region t, or again from the first region on,
// and touches the next region if that is a neighbour.
constexpr void add_towers(Board& board) {
  board.towers = 39;
  for (unsigned t = 0; t < board.towers; ++t) {
    board.tower[t] = {static_cast<Colour>(t % kColours), t >= 33,
                      static_cast<std::uint8_t>(2 + t % 7),
                      static_cast<std::uint8_t>(t % 5 == 0 ? 1 + t % 2 : 0)};
    const unsigned region = t % board.regions;
    board.towers_at[region] |= Towers{1} << t;
    if ((board.neighbours[region] >> (region + 1) & 1U) != 0) {
      board.towers_at[region + 1] |= Towers{1} << t;
    }
  }
}

// Every region but these has a cloud space.
template <std::size_t N>
constexpr void add_clouds_except(Board& board, const std::array<Region, N>& free) {
  board.cloud_spaces = (Regions{1} << board.regions) - 1U;
  for (const Region region : free) board.cloud_spaces &= ~(Regions{1} << region);
}

constexpr Board test_front() {
  Board board;
  add_land(board, std::array<std::string_view, 4>{"FPHFPM", "HFPHFP", "PHMPHF", "FPHFHM"});
  add_towers(board);
  add_clouds_except(board, std::array<Region, 6>{0, 1, 6, 12, 18, 19});
  board.castle = {0, 18};
  board.mountain = {5, 14, 23};
  board.covered_tower = {5, kNoTower, kNoTower};
  board.forest_tile.fill(kNoRegion);
  board.hill_tile.fill(kNoRegion);
  board.circle.fill(kNoRegion);
  return board;
}

constexpr Board test_back() {
  Board board;
  add_land(board, std::array<std::string_view, 4>{"FPHFP", "HFPHM", "PHFPH", "FPMHF"});
  add_land(board, std::array<std::string_view, 2>{"FPH", "HMP"});
  add_land(board, std::array<std::string_view, 1>{"HF"});
  add_land(board, std::array<std::string_view, 1>{"PF"});
  add_towers(board);
  add_clouds_except(board, std::array<Region, 11>{0, 1, 2, 3, 5, 10, 15, 16, 20, 27, 28});
  board.castle = {0, 15};
  board.mountain = {9, 17, 24};
  board.covered_tower = {kNoTower, 17, kNoTower};
  board.forest_tile = {6, 12, 19, 29};
  board.hill_tile = {8, 11, 18, 26};
  board.circle = {3, 27, 20, 28};
  return board;
}

// The values of the default edition with the test boards.
inline const Edition& test_edition() {
  static const Edition edition = [] {
    Edition values =
        load_values(EditionFile::parse(default_edition_text(), "games/broom_service/edition.txt"));
    values.maps = {Map(test_front()), Map(test_back())};
    return values;
  }();
  return edition;
}

// Every region neighbours every other, and neither mountains nor two of the hills lie under clouds:
// random play finds tiles, flights and long chains of effects in every game.
constexpr Board crowded(Board board) {
  const Regions all = (Regions{1} << board.regions) - 1U;
  for (unsigned r = 0; r < board.regions; ++r) board.neighbours[r] = all & ~(Regions{1} << r);
  return board;
}
constexpr Board crowded_front() {
  Board board = crowded(test_front());
  add_clouds_except(board, std::array<Region, 6>{0, 1, 5, 14, 18, 23});
  return board;
}
constexpr Board crowded_back() {
  Board board = crowded(test_back());
  add_clouds_except(board, std::array<Region, 11>{0, 3, 8, 9, 11, 15, 17, 20, 24, 27, 28});
  return board;
}

inline const Edition& crowded_edition() {
  static const Edition edition = [] {
    Edition values = test_edition();
    values.maps = {Map(crowded_front()), Map(crowded_back())};
    return values;
  }();
  return edition;
}

}  // namespace ludoteca::broom_service
