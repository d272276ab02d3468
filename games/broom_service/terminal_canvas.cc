#include "games/broom_service/terminal_canvas.h"

#include <limits>

#include "text/columns.h"

namespace ludoteca::broom_service {
namespace {

constexpr int kForbidden = -1;
constexpr int kCrowded = 12;  // the price of standing right beside another label

// The signs of a text, one a cell.
std::vector<std::string> signs_of(std::string_view text) {
  std::vector<std::string> signs;
  for (const char c : text) {
    const bool continues = (static_cast<unsigned char>(c) & 0xc0U) == 0x80U;
    if (continues && !signs.empty()) {
      signs.back() += c;
    } else {
      signs.emplace_back(1, c);
    }
  }
  return signs;
}

}  // namespace

int width_of(const Label& label) {
  int width = 0;
  for (const LabelPart& part : label) width += columns(part.text);
  return width;
}

Canvas::Canvas(int width, int height)
    : width_(width),
      height_(height),
      cells_(static_cast<std::size_t>(width) * static_cast<std::size_t>(height)) {}

std::size_t Canvas::place(int column, int row) const {
  return static_cast<std::size_t>(row) * static_cast<std::size_t>(width_) +
         static_cast<std::size_t>(column);
}

CanvasCell& Canvas::at(int column, int row) {
  return cells_.at(place(column, row));
}

const CanvasCell& Canvas::at(int column, int row) const {
  return cells_.at(place(column, row));
}

bool Canvas::taken(int column, int row) const {
  return column >= 0 && column < width_ && row >= 0 && row < height_ && at(column, row).taken;
}

int Canvas::price(const Spot& spot, const Cost& cost) const {
  int sum = 0;
  for (int column = spot.column; column < spot.column + spot.width; ++column) {
    const int one = taken(column, spot.row) ? kForbidden : cost(column, spot.row);
    if (one < 0) return kForbidden;
    sum += one;
  }
  if (taken(spot.column - 1, spot.row) || taken(spot.column + spot.width, spot.row)) {
    sum += kCrowded;
  }
  return sum;
}

std::optional<Spot> Canvas::find(int width, int column, int row, const Cost& cost) const {
  const int start = column - (width - 1) / 2;
  int best = std::numeric_limits<int>::max();
  std::optional<Spot> found;
  for (int r = 0; r < height_; ++r) {
    for (int c = 0; c + width <= width_; ++c) {
      // A cell is twice as high as it is wide.
      const int distance = (c - start) * (c - start) + 4 * (r - row) * (r - row);
      if (distance >= best) continue;
      const Spot spot{c, r, width};
      const int sum = price(spot, cost);
      if (sum < 0 || distance + sum >= best) continue;
      best = distance + sum;
      found = spot;
    }
  }
  return found;
}

void Canvas::take(const Spot& spot, bool taken) {
  for (int i = 0; i < spot.width; ++i) at(spot.column + i, spot.row).taken = taken;
}

void Canvas::write(const Label& label, const Spot& spot) {
  int column = spot.column;
  for (const LabelPart& part : label) {
    for (const std::string& sign : signs_of(part.text)) {
      at(column++, spot.row) = {sign, part.style, true};
    }
  }
}

std::vector<std::string> Canvas::lines(const BroomPaint& paint) const {
  std::vector<std::string> lines;
  for (int row = 0; row < height_; ++row) {
    std::string line;
    std::string run;
    for (int column = 0; column < width_; ++column) {
      const CanvasCell& cell = at(column, row);
      if (column > 0 && !(cell.style == at(column - 1, row).style)) {
        line += paint.styled(at(column - 1, row).style, run);
        run.clear();
      }
      run += cell.sign;
    }
    line += paint.styled(at(width_ - 1, row).style, run);
    lines.push_back(line);
  }
  return lines;
}

}  // namespace ludoteca::broom_service
