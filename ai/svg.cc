#include "ai/svg.h"

#include <fmt/format.h>

#include <cmath>
#include <iterator>
#include <utility>

#include "text/markup.h"

namespace ludoteca::ai {

Svg::Svg(double width, double height, std::string_view title)
    : out_(fmt::format("<svg viewBox=\"0 0 {0:g} {1:g}\" role=\"img\" aria-label=\"{2}\">\n", width,
                       height, escaped(title))) {}

void Svg::line(Point from, Point to, std::string_view style) {
  fmt::format_to(std::back_inserter(out_),
                 "<line class=\"{}\" x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\"/>\n",
                 style, from.x, from.y, to.x, to.y);
}

void Svg::path(std::span<const Point> points, std::string_view style) {
  fmt::format_to(std::back_inserter(out_), R"(<polyline class="{}" points=")", style);
  for (const Point& point : points) {
    fmt::format_to(std::back_inserter(out_), "{:.1f},{:.1f} ", point.x, point.y);
  }
  out_ += "\"/>\n";
}

void Svg::dot(Point centre, double radius, std::string_view style) {
  fmt::format_to(std::back_inserter(out_),
                 "<circle class=\"{}\" cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"{:g}\"/>\n", style, centre.x,
                 centre.y, radius);
}

void Svg::box(Point corner, double width, double height, std::string_view style,
              std::string_view tip) {
  fmt::format_to(std::back_inserter(out_),
                 R"(<rect class="{}" x="{:.1f}" y="{:.1f}" width="{:.1f}" height="{:.1f}">)", style,
                 corner.x, corner.y, width, height);
  if (!tip.empty()) out_ += fmt::format("<title>{}</title>", escaped(tip));
  out_ += "</rect>\n";
}

void Svg::text(Point place, std::string_view style, std::string_view text) {
  fmt::format_to(std::back_inserter(out_),
                 "<text class=\"{}\" x=\"{:.1f}\" y=\"{:.1f}\">{}</text>\n", style, place.x,
                 place.y, escaped(text));
}

std::string Svg::finish() && {
  out_ += "</svg>\n";
  return std::move(out_);
}

std::vector<double> ticks(double low, double high, int about) {
  const double rough = (high - low) / about;
  if (!(rough > 0)) return {low};
  const double power = std::pow(10, std::floor(std::log10(rough)));
  double step = 10 * power;
  for (const double factor : {1.0, 2.0, 5.0}) {
    if (factor * power >= rough) {
      step = factor * power;
      break;
    }
  }
  std::vector<double> values;
  const auto first = static_cast<long>(std::ceil(low / step - 1e-9));
  const auto last = static_cast<long>(std::floor(high / step + 1e-9));
  for (long i = first; i <= last; ++i) values.push_back(static_cast<double>(i) * step);
  return values;
}

}  // namespace ludoteca::ai
