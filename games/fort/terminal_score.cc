// The score, part by part and player by player.
#include <fmt/format.h>

#include <algorithm>

#include "games/fort/terminal.h"
#include "games/fort/terminal_parts.h"
#include "games/fort/words.h"
#include "text/columns.h"

namespace ludoteca::fort {
namespace {

constexpr int kLabel = 17;

// Of an unfinished game, without the made-up rules, which are secret until the end.
ScoreSheet sheet_of(const Drawing& drawing, Seat seat) {
  const PlayerView& player = drawing.view.players[seat];
  if (drawing.view.over) return player.sheet;
  ScoreSheet sheet;
  sheet.track = player.points;
  sheet.fort = drawing.edition.level_points[player.level];
  if (player.macaroni) sheet.macaroni = drawing.edition.macaroni;
  return sheet;
}

std::string rule_cell(const Drawing& drawing, Seat seat) {
  const PlayerView& player = drawing.view.players[seat];
  if (!player.has_rule) return "–";
  return drawing.view.over ? fmt::format("{}", player.sheet.rule) : "?";
}

Lines score_lines(const Drawing& drawing) {
  const ScoreRows rows(drawing.width, drawing.players(), kLabel);
  const auto add = [&](Lines& lines, const std::string& label, auto text) {
    lines.push_back(rows.row(label, text));
  };
  Lines lines = {drawing.paint.bold(rows.row("", [&](Seat seat) { return drawing.name(seat); }))};
  add(lines, drawing.word("track"),
      [&](Seat seat) { return fmt::format("{}", sheet_of(drawing, seat).track); });
  add(lines, drawing.word("fort"), [&](Seat seat) {
    return fmt::format("{} ({})", sheet_of(drawing, seat).fort,
                       drawing.number("level", drawing.view.players[seat].level));
  });
  add(lines, drawing.word("rule"), [&](Seat seat) { return rule_cell(drawing, seat); });
  add(lines, drawing.word("macaroni.short"), [&](Seat seat) {
    const int points = sheet_of(drawing, seat).macaroni;
    return points == 0 ? std::string("–") : fmt::format("{}", points);
  });
  lines.push_back(drawing.paint.bold(rows.row(drawing.word("total"), [&](Seat seat) {
    return fmt::format("{}", sheet_of(drawing, seat).total());
  })));
  if (!drawing.view.over) return lines;
  add(lines, drawing.word("place"),
      [&](Seat seat) { return fmt::format("{}", drawing.view.outcome.place[seat]); });
  return lines;
}

// What each made-up rule was about.
Lines rule_lines(const Drawing& drawing) {
  const Catalogue& words = drawing.reader.words;
  Lines lines;
  for (Seat seat = 0; seat < drawing.players(); ++seat) {
    const PlayerView& player = drawing.view.players[seat];
    if (player.rule == kNoRule) continue;
    const auto rule = static_cast<MadeUpRule>(player.rule);
    const std::string does =
        named_text(rule_text(rule, words), rule_does(drawing.edition, rule, words), words);
    append(lines, wrap(named_text(drawing.name(seat), does, words), drawing.width, 2));
  }
  return lines;
}

}  // namespace

std::string draw_score(const Edition& edition, const View& view, const Reader& reader,
                       const Screen& screen) {
  const Drawing drawing(edition, view, reader, screen);
  Lines lines = score_lines(drawing);
  append(lines, rule_lines(drawing));
  if (view.over) {
    lines.emplace_back();
    append(lines, wrap(drawing.paint.bold(drawing.winners_text()), drawing.width));
  }
  return join_lines(lines);
}

}  // namespace ludoteca::fort
