#include "ai/report_plots.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "ai/report_words.h"
#include "ai/svg.h"
#include "text/columns.h"

namespace ludoteca::ai {
namespace {

constexpr double kWidth = 720;
constexpr double kLeft = 150;  // room for the players' names
constexpr double kRight = kWidth - 20;
constexpr int kColours = 6;
constexpr int kLongestLabel = 20;

std::string short_label(const PlayerFigures& player) {
  return cut(printable(player.label), kLongestLabel);
}

// A number without digits it does not need.
std::string plain(double value) {
  return fmt::format("{:g}", std::round(value * 1000) / 1000);
}

void draw_across(Svg& svg, const Axis& x, const std::vector<double>& values, double top,
                 double bottom, std::string_view unit) {
  for (const double value : values) {
    svg.line({x(value), top}, {x(value), bottom}, "grid");
    svg.text({x(value), bottom + 16}, "tick middle", plain(value) + std::string(unit));
  }
}

// A mean with its interval, lying or standing.
void draw_figure(Svg& svg, const Figure& figure, const std::function<Point(double)>& at,
                 const std::string& style) {
  if (figure.interval) {
    svg.line(at(figure.interval->low), at(figure.interval->high), "whisker " + style);
  }
  svg.dot(at(figure.mean), 5, "dot " + style);
}

struct ScoreRange {
  int low = 0;
  int high = 0;
  int bin = 1;  // scores in one bar

  int bins() const { return (high - low) / bin + 1; }
};

ScoreRange score_range(const Standings& standings) {
  constexpr int kMostBars = 60;
  ScoreRange range;
  bool first = true;
  for (const PlayerFigures& player : standings.players) {
    if (player.scores.empty()) continue;
    const int low = player.scores.begin()->first;
    const int high = player.scores.rbegin()->first;
    range.low = first ? low : std::min(range.low, low);
    range.high = first ? high : std::max(range.high, high);
    first = false;
  }
  while (range.bins() > kMostBars) ++range.bin;
  return range;
}

std::vector<double> bar_heights(const PlayerFigures& player, const ScoreRange& range) {
  std::vector<double> bars(static_cast<std::size_t>(range.bins()));
  double total = 0;
  for (const auto& [score, count] : player.scores) {
    bars[(score - range.low) / range.bin] += static_cast<double>(count);
    total += static_cast<double>(count);
  }
  for (double& bar : bars) bar /= std::max(total, 1.0);
  return bars;
}

void draw_legend(Svg& svg, const Standings& standings, double y) {
  double x = 60;
  svg.dot({x, y - 4}, 5, "dot all");
  svg.text({x + 10, y}, "label", "all players");
  x += 40 + 8.0 * 11;
  for (std::size_t i = 0; i < standings.players.size(); ++i) {
    const std::string label = short_label(standings.players[i]);
    svg.dot({x, y - 4}, 5, "dot " + player_style(i));
    svg.text({x + 10, y}, "label", label);
    x += 40 + 8.0 * columns(label);
  }
}

}  // namespace

std::string player_style(std::size_t player) {
  return fmt::format("p{}", player % kColours);
}

std::string plot_shares(const Standings& standings) {
  constexpr double kRow = 34;
  const double bottom = 24 + kRow * static_cast<double>(standings.players.size());
  Svg svg(kWidth, bottom + 24, "Win share of each player with its 95 % interval");
  const Axis x{0, 1, kLeft, kRight};
  for (const double value : ticks(0, 1, 10)) {
    svg.line({x(value), 20}, {x(value), bottom}, "grid");
    svg.text({x(value), bottom + 16}, "tick middle", fmt::format("{:.0f} %", 100 * value));
  }
  const double fair = fair_share(static_cast<int>(standings.seats.size()));
  svg.line({x(fair), 16}, {x(fair), bottom}, "mark");
  svg.text({x(fair), 12}, "tick middle", "equal players");
  for (std::size_t i = 0; i < standings.players.size(); ++i) {
    const PlayerFigures& player = standings.players[i];
    const double y = 24 + kRow * (static_cast<double>(i) + 0.5);
    svg.text({kLeft - 12, y + 5}, "label end", short_label(player));
    draw_figure(
        svg, player.share, [&](double value) { return Point{x(value), y}; }, player_style(i));
  }
  return std::move(svg).finish();
}

std::string plot_scores(const Standings& standings) {
  constexpr double kRow = 76;
  const ScoreRange range = score_range(standings);
  const double bottom = 8 + kRow * static_cast<double>(standings.players.size());
  Svg svg(kWidth, bottom + 24, "Distribution of the final scores of each player");
  const Axis x{static_cast<double>(range.low) - 0.5,
               static_cast<double>(range.low + range.bins() * range.bin) - 0.5, kLeft, kRight};
  draw_across(svg, x, ticks(range.low, range.high, 10), 8, bottom, "");
  double highest = 0;
  for (const PlayerFigures& player : standings.players) {
    for (const double bar : bar_heights(player, range)) highest = std::max(highest, bar);
  }
  for (std::size_t i = 0; i < standings.players.size(); ++i) {
    const PlayerFigures& player = standings.players[i];
    const double base = 8 + kRow * static_cast<double>(i + 1);
    svg.text({kLeft - 12, base - 24}, "label end", short_label(player));
    svg.text({kLeft - 12, base - 8}, "tick end", fmt::format("mean {:.1f}", player.score.mean));
    const std::vector<double> bars = bar_heights(player, range);
    for (std::size_t bar = 0; bar < bars.size(); ++bar) {
      if (bars[bar] == 0) continue;
      const int first = range.low + static_cast<int>(bar) * range.bin;
      const double height = (kRow - 14) * bars[bar] / highest;
      const std::string scores = range.bin == 1
                                     ? fmt::format("{}", first)
                                     : fmt::format("{} to {}", first, first + range.bin - 1);
      svg.box({x(first - 0.5) + 0.5, base - height}, x(range.bin) - x(0) - 1, height,
              "bar " + player_style(i), fmt::format("{}: {:.1f} %", scores, 100 * bars[bar]));
    }
    svg.line({kLeft, base}, {kRight, base}, "axis");
    svg.line({x(player.score.mean), base - kRow + 8}, {x(player.score.mean), base}, "mean");
  }
  return std::move(svg).finish();
}

std::string plot_seats(const Standings& standings) {
  constexpr double kTop = 44;
  constexpr double kBottom = 260;
  constexpr double kAxis = 60;
  const auto seats = static_cast<double>(standings.seats.size());
  Svg svg(kWidth, kBottom + 30, "Mean placing in each seat, of all and of each player");
  draw_legend(svg, standings, 20);
  const Axis y{1, seats, kTop, kBottom};  // the first place on top
  for (const double value : ticks(1, seats, 5)) {
    svg.line({kAxis, y(value)}, {kRight, y(value)}, "grid");
    svg.text({kAxis - 8, y(value) + 4}, "tick end", plain(value));
  }
  svg.text({kAxis - 8, kTop - 12}, "tick end", "placing");
  const double fair = fair_placing(static_cast<int>(seats));
  svg.line({kAxis, y(fair)}, {kRight, y(fair)}, "mark");
  const double group = (kRight - kAxis) / seats;
  const double step = group * 0.7 / static_cast<double>(standings.players.size() + 1);
  for (std::size_t seat = 0; seat < standings.seats.size(); ++seat) {
    const double middle = kAxis + group * (static_cast<double>(seat) + 0.5);
    svg.text({middle, kBottom + 20}, "label middle", fmt::format("seat {}", seat + 1));
    const auto draw = [&](std::size_t column, const Figure& figure, const std::string& style) {
      const double x = middle + step * (static_cast<double>(column) -
                                        static_cast<double>(standings.players.size()) / 2);
      draw_figure(svg, figure, [&](double value) { return Point{x, y(value)}; }, style);
    };
    draw(0, standings.seats[seat].placing, "all");
    for (std::size_t i = 0; i < standings.players.size(); ++i) {
      draw(i + 1, standings.players[i].placing_by_seat[seat], player_style(i));
    }
  }
  return std::move(svg).finish();
}

std::string plot_sprt(const Sprt& sprt) {
  constexpr double kTop = 14;
  constexpr double kBottom = 220;
  constexpr double kAxis = 60;
  constexpr std::size_t kMostPoints = 2000;
  const std::vector<double>& path = sprt.path();
  double low = sprt.lower();
  double high = sprt.upper();
  for (const double llr : path) {
    low = std::min(low, llr);
    high = std::max(high, llr);
  }
  Svg svg(kWidth, kBottom + 24, "Log-likelihood ratio of the sequential test after each block");
  const Axis x{0, static_cast<double>(path.size()), kAxis, kRight};
  const Axis y{low, high, kBottom, kTop};
  draw_across(svg, x, ticks(0, static_cast<double>(path.size()), 8), kTop, kBottom, "");
  for (const double value : ticks(low, high, 6)) {
    svg.text({kAxis - 8, y(value) + 4}, "tick end", plain(value));
  }
  svg.line({kAxis, y(sprt.upper())}, {kRight, y(sprt.upper())}, "mark");
  svg.text({kAxis + 6, y(sprt.upper()) + 14}, "tick", "H1 is accepted here");
  svg.line({kAxis, y(sprt.lower())}, {kRight, y(sprt.lower())}, "mark");
  svg.text({kAxis + 6, y(sprt.lower()) - 5}, "tick", "H0 is accepted here");
  svg.line({kAxis, y(0)}, {kRight, y(0)}, "axis");
  std::vector<Point> points = {{x(0), y(0)}};
  const std::size_t stride = path.size() / kMostPoints + 1;
  for (std::size_t i = 0; i < path.size(); ++i) {
    if (i % stride == 0 || i + 1 == path.size()) {
      points.push_back({x(static_cast<double>(i + 1)), y(path[i])});
    }
  }
  svg.text({kRight, kBottom - 6}, "tick end", "blocks");
  svg.path(points, "curve");
  if (!path.empty()) svg.dot(points.back(), 4, "dot p0");
  return std::move(svg).finish();
}

}  // namespace ludoteca::ai
