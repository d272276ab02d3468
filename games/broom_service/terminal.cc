#include "games/broom_service/terminal.h"

#include <fmt/format.h>

#include <algorithm>

#include "games/broom_service/names.h"
#include "games/broom_service/terminal_parts.h"
#include "games/broom_service/terminal_signs.h"
#include "games/broom_service/words.h"
#include "text/columns.h"

namespace ludoteca::broom_service {

const PlayerView* Drawing::self() const {
  return reader.viewer.is_spectator() ? nullptr : &view.players.at(reader.viewer.seat());
}

std::string Drawing::resource(Resource kind, int count) const {
  return paint.styled(resource_style(kind), fmt::format("{}{}", sign_of(kind), count));
}

std::string Drawing::tower(int tower) const {
  const Tower& shown = edition.tower(map, tower);
  return paint.styled(resource_style(potion(shown.colour)), tower_sign(shown, false));
}

Lines title_lines(const Drawing& drawing, int width, bool explained) {
  const View& view = drawing.view;
  const Catalogue& words = drawing.reader.words;
  if (view.over) return {drawing.paint.bold(drawing.word("over"))};
  Lines pieces = {drawing.paint.bold(drawing.word(
      "round", {{"n", std::int64_t{view.round}}, {"of", std::int64_t{drawing.edition.rounds}}}))};
  for_each_role(view.bewitched, [&](Role role) {
    if (pieces.size() == 1) {
      pieces.push_back(drawing.paint.warning(fmt::format(
          " {} {} ", kBewitchedSign, drawing.number("bewitched", drawing.edition.bewitched_cost))));
    }
    pieces.push_back(role_text(role, words));
  });
  const std::string event = drawing.word("event", {{"event", event_text(view.event, words)}});
  if (!explained) {
    append(pieces, {event});
    return flow(pieces, width, 2);
  }
  Lines lines = flow(pieces, width, 2);
  append(lines,
         wrap(named_text(event, event_does(drawing.edition, view.event, words), words), width, 2));
  return lines;
}

namespace {

constexpr int kGap = 2;
constexpr int kSideWidth = 36;  // the least that the panels need beside the board
constexpr int kLowestMap = 18;  // rows in which the board can still be read

// How much is drawn.
struct Layout {
  bool legend = true;
  bool all = true;  // all players and everything about the viewer; else what the question is about
  int rows = kPictureHeight;
};

bool chooses_role(const Drawing& drawing) {
  const Step step = drawing.view.decision.step;
  return step == Step::choose_roles || step == Step::extra_role || step == Step::lead;
}

// What the question below is about: on a low screen the top scrolls away.
Lines own_lines(const Drawing& drawing, const Layout& layout, int width) {
  Lines lines;
  if (layout.all || chooses_role(drawing)) append(lines, role_lines(drawing, width));
  if (layout.all || !chooses_role(drawing)) append(lines, reach_lines(drawing, width));
  append(lines, turn_lines(drawing, width));
  return lines;
}

Lines board_lines(const Drawing& drawing, const Layout& layout) {
  if (drawing.width >= kPictureWidth) return map_lines(drawing, layout.rows);
  return wrap(drawing.number("too-narrow", kPictureWidth), drawing.width);
}

// The board has everything else above and below it. Where not all fits, the top scrolls away: then
// better the north of the board than the event and what the viewer has.
Lines narrow_table(const Drawing& drawing, const Layout& layout) {
  const int width = drawing.width;
  Lines lines;
  if (layout.legend) lines = legend_lines(drawing, width);
  Lines state = player_lines(drawing, width, layout.all);
  append(state, title_lines(drawing, width, layout.all));
  const Lines board = board_lines(drawing, layout);
  append(lines, layout.all ? state : board);
  append(lines, layout.all ? board : state);
  append(lines, own_lines(drawing, layout, width));
  return lines;
}

// The board on the left with what the viewer can do below it, the rest on the right.
Lines wide_table(const Drawing& drawing, const Layout& layout) {
  const int width = drawing.width - kPictureWidth - kGap;
  Lines left = board_lines(drawing, layout);
  append(left, own_lines(drawing, layout, kPictureWidth));
  Lines right = title_lines(drawing, width, true);
  right.emplace_back();
  append(right, player_lines(drawing, width, true));
  if (layout.legend) {
    right.emplace_back();
    append(right, legend_lines(drawing, width));
  }
  return beside(left, right, kGap);
}

Lines table_lines(const Drawing& drawing, const Layout& layout) {
  const bool picture = !drawing.edition.picture(drawing.view.options.side).empty();
  const bool wide = picture && drawing.width - kPictureWidth - kGap >= kSideWidth;
  return wide ? wide_table(drawing, layout) : narrow_table(drawing, layout);
}

// As much as fits: first the legend is left out, then the board gets lower, then only what the
// question is about is shown.
Lines table_for_height(const Drawing& drawing, int height) {
  Lines lines = table_lines(drawing, {});
  const auto excess = [&] { return static_cast<int>(lines.size()) - height; };
  const int rows = drawing.edition.picture(drawing.view.options.side).height;
  for (const bool all : {true, false}) {
    if (height == 0 || excess() <= 0) return lines;
    lines = table_lines(drawing, {false, all, rows});
    if (excess() > 0) {
      lines = table_lines(drawing, {false, all, std::max(rows - excess(), kLowestMap)});
    }
  }
  return lines;
}

}  // namespace

std::string draw_table(const Edition& edition, const View& view, const Reader& reader,
                       const Screen& screen) {
  return join_lines(table_for_height(Drawing(edition, view, reader, screen), screen.height));
}

}  // namespace ludoteca::broom_service
