#include "games/broom_service/board_picture.h"

#include <algorithm>

#include "games/broom_service/board_shape.h"

namespace ludoteca::broom_service {
namespace {

// A cell of a terminal is about twice as high as it is wide.
int rows_for(const BoardShape& shape) {
  const int rows = (kPictureWidth * shape.height + shape.width) / (2 * shape.width);
  return std::clamp(rows, 1, kPictureHeight);
}

class Rasteriser {
 public:
  explicit Rasteriser(const BoardShape& shape) : shape_(shape), rows_(rows_for(shape)) {
    for (const RegionShape& region : shape.regions) boxes_.push_back(box_of(region.outline));
  }

  BoardPicture run() const {
    BoardPicture picture;
    picture.height = static_cast<std::uint8_t>(rows_);
    picture.regions.fill(kNoRegion);
    for (int row = 0; row < rows_; ++row) {
      for (int column = 0; column < kPictureWidth; ++column) {
        picture.set(column, row, region_at(middle_of(column, row)));
      }
    }
    for (std::size_t r = 0; r < shape_.regions.size(); ++r) {
      picture.label.at(r) = cell_of(shape_.regions[r].label);
    }
    for (const PlaceShape& cloud : shape_.clouds)
      picture.cloud.at(cloud.region) = cell_of(cloud.at);
    for (std::size_t t = 0; t < shape_.towers.size(); ++t) {
      picture.tower.at(t) = cell_of(shape_.towers[t].at);
    }
    place(shape_.castles, picture.castle);
    place(shape_.mountains, picture.mountain);
    place(shape_.forest_tiles, picture.forest_tile);
    place(shape_.hill_tiles, picture.hill_tile);
    place(shape_.circles, picture.circle);
    return picture;
  }

 private:
  Point middle_of(int column, int row) const {
    return {(2 * column + 1) * shape_.width / (2 * kPictureWidth),
            (2 * row + 1) * shape_.height / (2 * rows_)};
  }
  PictureCell cell_of(Point point) const {
    return {static_cast<std::uint8_t>(
                std::min(point.x * kPictureWidth / shape_.width, kPictureWidth - 1)),
            static_cast<std::uint8_t>(std::min(point.y * rows_ / shape_.height, rows_ - 1))};
  }

  // A point on a border is inside of neither region: then one beside it decides.
  Region region_at(Point point) const {
    for (const Point at : {point, Point{point.x + 1, point.y + 2}}) {
      for (std::size_t r = 0; r < shape_.regions.size(); ++r) {
        if (within(boxes_[r], at) && inside(shape_.regions[r].outline, at)) {
          return static_cast<Region>(r);
        }
      }
    }
    return kNoRegion;
  }
  static bool within(const Box& box, Point point) {
    return point.x >= box.low.x && point.x <= box.high.x && point.y >= box.low.y &&
           point.y <= box.high.y;
  }

  template <class Places, std::size_t N>
  void place(const Places& places, std::array<PictureCell, N>& cells) const {
    for (std::size_t i = 0; i < places.size() && i < N; ++i) cells.at(i) = cell_of(places[i].at);
  }

  const BoardShape& shape_;
  int rows_;
  std::vector<Box> boxes_;
};

template <std::size_t N>
void squash(std::array<PictureCell, N>& cells, int from, int to) {
  for (PictureCell& cell : cells) cell.row = static_cast<std::uint8_t>(cell.row * to / from);
}

}  // namespace

BoardPicture squashed(const BoardPicture& picture, int rows) {
  const int from = picture.height;
  if (rows < 1 || rows >= from) return picture;
  BoardPicture low = picture;
  low.height = static_cast<std::uint8_t>(rows);
  low.regions.fill(kNoRegion);
  for (int row = 0; row < rows; ++row) {
    const int middle = (2 * row + 1) * from / (2 * rows);
    for (int column = 0; column < kPictureWidth; ++column) {
      low.set(column, row, picture.at(column, middle));
    }
  }
  squash(low.label, from, rows);
  squash(low.cloud, from, rows);
  squash(low.tower, from, rows);
  squash(low.castle, from, rows);
  squash(low.mountain, from, rows);
  squash(low.forest_tile, from, rows);
  squash(low.hill_tile, from, rows);
  squash(low.circle, from, rows);
  return low;
}

BoardPicture picture_of(const BoardShape& shape) {
  return Rasteriser(shape).run();
}

}  // namespace ludoteca::broom_service
