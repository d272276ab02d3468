// For tests: what must hold of every table that is drawn.
#pragma once

#include <gtest/gtest.h>

#include <regex>
#include <string>
#include <string_view>
#include <vector>

#include "engine/match.h"
#include "text/columns.h"
#include "text/lines.h"

namespace ludoteca {

// Short and long names, letters of two columns.
inline std::vector<std::string> names_to_draw(int players) {
  const std::vector<std::string> names = {"Ana", "Zażółć Gęślą Jaźń", "写真", "Rui", "Żółw"};
  return {names.begin(), names.begin() + players};
}

inline int widest_line(std::string_view text) {
  int widest = 0;
  TextLines lines(text);
  while (const auto line = lines.next()) widest = std::max(widest, columns(*line));
  return widest;
}

inline std::string without_colour(const std::string& text) {
  const std::string plain = std::regex_replace(text, std::regex("\033\\[[0-9;]*m"), "");
  return std::regex_replace(plain, std::regex(" +\n"), "\n");
}

// Table and score fit every width, for a spectator and a player. `draw_table` and `draw_score` are
// those of the game (found by argument-dependent lookup).
template <class Edition, class State>
void expect_drawing_fits(const Edition& edition, const State& state, const Catalogue& words) {
  const auto names = names_to_draw(state.options.players);
  for (const Viewer viewer : {Viewer::spectator(), Viewer::of(1)}) {
    const auto seen = view(edition, state, viewer);
    const Reader reader{words, names, viewer};
    for (const int width : {50, 64, 80, 113, 170}) {
      ASSERT_LE(widest_line(draw_table(edition, seen, reader, {width, false})), width);
      ASSERT_LE(widest_line(draw_score(edition, seen, reader, {width, true})), width);
    }
  }
}

template <class Edition, class State>
void expect_colour_adds_only_colour(const Edition& edition, const State& state,
                                    const Catalogue& words) {
  const auto names = names_to_draw(state.options.players);
  const Reader reader{words, names, Viewer::of(static_cast<Seat>(state.options.players - 1))};
  const auto seen = view(edition, state, reader.viewer);
  ASSERT_EQ(without_colour(draw_table(edition, seen, reader, {80, true})),
            draw_table(edition, seen, reader, {80, false}));
}

}  // namespace ludoteca
