// A board in the cells of a terminal: which region each cell belongs to and where pieces are drawn.
// Plain data made from the shape once, when the edition is loaded.
#pragma once

#include <array>
#include <cstdint>

#include "games/broom_service/board.h"

namespace ludoteca::broom_service {

inline constexpr int kPictureWidth = 78;
inline constexpr int kPictureHeight = 40;  // at most

struct PictureCell {
  std::uint8_t column = 0;
  std::uint8_t row = 0;
  friend constexpr bool operator==(const PictureCell&, const PictureCell&) = default;
};

struct BoardPicture {
  std::uint8_t height = 0;                                       // 0: there is no picture
  std::array<Region, kPictureWidth * kPictureHeight> regions{};  // row by row; kNoRegion is water
  std::array<PictureCell, kMaxRegions> label{};                  // where the number stands
  std::array<PictureCell, kMaxRegions> cloud{};
  std::array<PictureCell, kMaxTowers> tower{};
  std::array<PictureCell, 2> castle{};
  std::array<PictureCell, kMountainTiles> mountain{};
  std::array<PictureCell, kForestTiles> forest_tile{};
  std::array<PictureCell, kHillTiles> hill_tile{};
  std::array<PictureCell, kCircles> circle{};

  constexpr bool empty() const { return height == 0; }
  constexpr bool holds(int column, int row) const {
    return column >= 0 && column < kPictureWidth && row >= 0 && row < height;
  }
  // The region of a cell; water outside of the picture.
  constexpr Region at(int column, int row) const {
    return holds(column, row) ? regions[place(column, row)] : kNoRegion;
  }
  constexpr void set(int column, int row, Region region) { regions[place(column, row)] = region; }

 private:
  static constexpr std::size_t place(int column, int row) {
    return static_cast<std::size_t>(row) * kPictureWidth + static_cast<std::size_t>(column);
  }
};

struct BoardShape;
BoardPicture picture_of(const BoardShape& shape);
// The same with fewer rows, for a low screen; as it is if it has no more.
BoardPicture squashed(const BoardPicture& picture, int rows);

}  // namespace ludoteca::broom_service
