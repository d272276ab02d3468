// The City with its row numbers and ends, and beside it the deck and what the signs mean.
#include <fmt/format.h>

#include "games/photograph/terminal_parts.h"
#include "text/columns.h"

namespace ludoteca::photograph {
namespace {

constexpr int kNumberWidth = 4;                       // "7–12"
constexpr int kCell = kShortName + kNumberWidth + 3;  // "[blue    7]"
constexpr int kRowLabel = 3;
constexpr int kCityWidth = kRowLabel + kColumns * kCell + kColumns - 1;
constexpr int kNarrowestNotes = 26;

std::string cell_text(const Drawing& drawing, const CityCell& cell) {
  if (!cell.present) return centre("·", kCell);
  const Photo& photo = cell.photo;
  const std::string inside = pad_right(drawing.short_colour(photo.colour), kShortName) + " " +
                             pad_left(drawing.number(photo), kNumberWidth);
  // Brackets as well as colour tell what lies face up.
  if (photo.hidden()) return drawing.paint.back(" " + inside + " ", photo.colour);
  return drawing.paint.front("[" + inside + "]", photo.colour);
}

Lines grid_lines(const Drawing& drawing) {
  const std::string left = "L →";
  const std::string right = "← R";
  const int between = kColumns * kCell + kColumns - 1 - columns(left) - columns(right);
  Lines lines = {std::string(kRowLabel, ' ') + drawing.paint.bold(left) +
                 centre(drawing.word("city"), between) + drawing.paint.bold(right)};
  for (int row = 0; row < drawing.view.rows; ++row) {
    std::string line = drawing.paint.bold(fmt::format("{:>2}", row + 1)) + " ";
    for (int column = 0; column < kColumns; ++column) {
      if (column > 0) line += ' ';
      line += cell_text(drawing, drawing.view.city[cell_at(row, column)]);
    }
    lines.push_back(line);
  }
  return lines;
}

std::string deck_text(const Drawing& drawing) {
  const View& view = drawing.view;
  if (!view.deck_top) return drawing.word("deck.empty");
  const std::string top =
      drawing.short_colour(view.deck_top->colour) + " " + drawing.range(view.deck_top->range);
  return drawing.word("deck", {{"n", std::int64_t{view.deck}}, {"photo", top}});
}

std::string sunset_text(const Drawing& drawing) {
  if (!drawing.view.sunset_seen) return drawing.word("sunset.to-come");
  return drawing.word(drawing.view.step == Step::sunset && !drawing.view.over ? "sunset.now"
                                                                              : "sunset.past");
}

Lines note_lines(const Drawing& drawing, int width) {
  const Edition& edition = drawing.edition;
  Lines lines;
  const auto add = [&](const std::string& text) { append(lines, wrap(text, width, 2)); };
  add(deck_text(drawing));
  add(sunset_text(drawing));
  add(drawing.word("good-shot", {{"n", std::int64_t{edition.good_shot_needs[drawing.players()]}},
                                 {"points", fmt::format("{:+}", edition.good_shot_points)}}));
  add(drawing.word("blurry", {{"points", std::int64_t{edition.blurry_points}}}));
  return lines;
}

}  // namespace

Lines city_lines(const Drawing& drawing) {
  constexpr int kGap = 2;
  Lines lines = grid_lines(drawing);
  const int room = drawing.width - kCityWidth - kGap;
  if (room >= kNarrowestNotes) return beside(lines, note_lines(drawing, room), kGap);
  append(lines, note_lines(drawing, drawing.width));
  return lines;
}

}  // namespace ludoteca::photograph
