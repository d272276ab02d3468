// Figures and conclusions in words, the same in every report. A report is for those who build
// computer players: it is in English, like the figures' definitions (docs/arena.md).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ai/standings.h"

namespace ludoteca::ai {

// How a figure is printed: times a factor, with so many digits, perhaps with a sign.
struct FigureStyle {
  double factor = 1;
  int digits = 1;
  bool sign = false;
};
inline constexpr FigureStyle kPercent{100, 1, false};
inline constexpr FigureStyle kPlacing{1, 2, false};
inline constexpr FigureStyle kMargin{1, 1, true};
inline constexpr FigureStyle kElo{1, 0, true};

std::string number_text(double value, const FigureStyle& style);
// "61.2 [57.9, 64.5]"
std::string figure_text(const Figure& figure, const FigureStyle& style);
std::string rating_text(const Rating& rating);  // "27.6 ± 2.1", two standard deviations

// "photograph, 3 seats, 200 blocks of 3 games, seed 1"
std::string heading(const Tournament& tournament, const Standings& standings);
std::string versus_text(const Standings& standings);  // "greedy against random"
std::string sprt_conclusion(const Sprt& sprt, std::string_view player);
// What the reader must know to read the figures rightly.
std::vector<std::string> remarks(const Tournament& tournament, const Standings& standings);

}  // namespace ludoteca::ai
