// Drawing in SVG, for reports that stand alone in one file. Colours and strokes come from the
// classes of the page's style sheet, so that a drawing is light or dark as the page is.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ludoteca::ai {

struct Point {
  double x;
  double y;
};

class Svg {
 public:
  // `title` says what is to be seen, for those who cannot see it.
  Svg(double width, double height, std::string_view title);

  void line(Point from, Point to, std::string_view style);
  void path(std::span<const Point> points, std::string_view style);
  void dot(Point centre, double radius, std::string_view style);
  // A box from its upper left corner; `tip` is shown under a mouse.
  void box(Point corner, double width, double height, std::string_view style,
           std::string_view tip = {});
  void text(Point place, std::string_view style, std::string_view text);

  std::string finish() &&;

 private:
  std::string out_;
};

// Maps values to places along an axis.
struct Axis {
  double low;
  double high;
  double from;  // where `low` lies
  double to;    // where `high` lies

  double operator()(double value) const {
    return high > low ? from + (value - low) / (high - low) * (to - from) : (from + to) / 2;
  }
};

// Round values between low and high, about so many.
std::vector<double> ticks(double low, double high, int about);

}  // namespace ludoteca::ai
