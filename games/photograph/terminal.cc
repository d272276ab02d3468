#include "games/photograph/terminal.h"

#include <fmt/format.h>

#include <algorithm>

#include "games/photograph/next_shots.h"
#include "games/photograph/notation.h"
#include "games/photograph/terminal_parts.h"
#include "text/columns.h"

namespace ludoteca::photograph {

std::string Drawing::short_colour(Colour colour) const {
  return reader.words.text(fmt::format("photograph.short.{}", colour_name(colour)));
}

std::string Drawing::range(Range range) const {
  const bool low = range == Range::low;
  return fmt::format("{}–{}", low ? 1 : edition.highest_low + 1,
                     low ? edition.highest_low : kNumbers);
}

std::string Drawing::number(const Photo& photo) const {
  return photo.hidden() ? range(photo.range) : fmt::format("{}", photo.number);
}

bool Drawing::winding() const {
  return !view.over && view.step != Step::choose_scene && asked();
}

// The steps of a turn with the one of the moment marked.
Lines title_lines(const Drawing& drawing) {
  const View& view = drawing.view;
  if (view.over) return {drawing.paint.bold(drawing.word("over"))};
  if (view.step == Step::sunset) return {drawing.paint.warning(" " + drawing.word("sunset") + " ")};
  if (view.step == Step::final_shots) {
    return {drawing.paint.warning(" " + drawing.word("final") + " ")};
  }
  const bool own = drawing.reader.viewer.is(view.turn);
  const std::string whose =
      drawing.word(own ? "turn.you" : "turn.other", {{"name", drawing.name(view.turn)}});
  const bool scene = view.step == Step::choose_scene;
  std::string steps;
  for (int step = 1; step <= 4; ++step) {
    const std::string text = fmt::format("{} {}", step, drawing.word(fmt::format("step.{}", step)));
    const bool now = step == (scene ? 1 : 2);
    steps += now ? " " + drawing.paint.bold("[" + text + "]") : " " + drawing.paint.faint(text);
  }
  if (columns(whose) + 1 + columns(steps) <= drawing.width) {
    return {drawing.paint.bold(whose) + " " + steps};
  }
  return {drawing.paint.bold(whose), steps};
}

// From what is rarely needed down to what the question below is about: on a low screen the top
// scrolls away.
std::string draw_table(const Edition& edition, const View& view, const Reader& reader,
                       const Screen& screen) {
  const Drawing drawing(edition, view, reader, screen);
  Lines lines = title_lines(drawing);
  append(lines, rival_hand_lines(drawing));
  append(lines, strip_lines(drawing));
  append(lines, city_lines(drawing));
  append(lines, own_hand_lines(drawing));
  return join_lines(lines);
}

}  // namespace ludoteca::photograph
