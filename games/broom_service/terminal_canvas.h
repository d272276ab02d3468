// A grid of cells with a sign and a style each, on which labels find room for themselves.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/broom_service/terminal_paint.h"

namespace ludoteca::broom_service {

struct CanvasCell {
  std::string sign = " ";
  Style style;
  bool taken = false;  // by a label
};

// A piece of a label: text in one style.
struct LabelPart {
  std::string text;
  Style style;
};
using Label = std::vector<LabelPart>;

int width_of(const Label& label);

// Cells side by side in a row.
struct Spot {
  int column = 0;
  int row = 0;
  int width = 0;
};

class Canvas {
 public:
  Canvas(int width, int height);

  CanvasCell& at(int column, int row);
  const CanvasCell& at(int column, int row) const;

  // What it costs a label to cover a cell; below 0: it may not.
  using Cost = std::function<int(int column, int row)>;
  // The best free spot around a cell: near, cheap, and not right beside another label if possible.
  std::optional<Spot> find(int width, int column, int row, const Cost& cost) const;

  // Free spots are for others again.
  void take(const Spot& spot, bool taken);
  void write(const Label& label, const Spot& spot);

  std::vector<std::string> lines(const BroomPaint& paint) const;

 private:
  std::size_t place(int column, int row) const;
  bool taken(int column, int row) const;
  int price(const Spot& spot, const Cost& cost) const;

  int width_;
  int height_;
  std::vector<CanvasCell> cells_;
};

}  // namespace ludoteca::broom_service
