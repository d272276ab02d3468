// The score, colour by colour and player by player.
#include <fmt/format.h>

#include <algorithm>

#include "games/photograph/terminal.h"
#include "games/photograph/terminal_parts.h"
#include "text/columns.h"

namespace ludoteca::photograph {
namespace {

constexpr int kColourLabel = 8;
constexpr int kRoomForCount = 15;  // "7: 11 −10 ★5" and a gap

std::string signed_text(int points) {
  return points < 0 ? fmt::format("−{}", -points) : fmt::format("{}", points);
}

// P10.1
bool thrown_away(const Drawing& drawing, Seat seat, int colour) {
  return drawing.view.over && drawing.view.options.missed_opportunity &&
         drawing.view.players[seat].hand[0].colour == colour_at(colour);
}

// Sharp photos, their points, what blurry ones cost, and the Good Shot.
std::string cell(const Drawing& drawing, Seat seat, int colour, int width) {
  const PlayerView& player = drawing.view.players[seat];
  const auto& shots = player.strips[colour].shots;
  const auto sharp =
      std::count_if(shots.begin(), shots.end(), [](const ShotView& shot) { return shot.sharp; });
  std::string text;
  if (thrown_away(drawing, seat, colour)) {
    text = "✗ ";
  } else if (width >= kRoomForCount) {
    text = fmt::format("{}: ", sharp);
  }
  text += signed_text(player.points.strips[colour]);
  if (const int blurry = player.points.blurry[colour]) text += " " + signed_text(blurry);
  if (const int bonus = player.points.good_shots[colour]) text += fmt::format(" ★{}", bonus);
  return text;
}

Lines score_lines(const Drawing& drawing) {
  const View& view = drawing.view;
  const ScoreRows rows(drawing.width, drawing.players(), kColourLabel);
  Lines lines = {drawing.paint.bold(rows.row("", [&](Seat seat) { return drawing.name(seat); }))};
  for (int c = 0; c < kColours; ++c) {
    if (!drawing.in_game(c)) continue;
    const std::string label = pad_right(drawing.short_colour(colour_at(c)), kShortName);
    lines.push_back(pad_right(drawing.paint.front(" " + label + " ", colour_at(c)), kColourLabel) +
                    rows.cells([&](Seat seat) { return cell(drawing, seat, c, rows.column()); }));
  }
  lines.push_back(drawing.paint.bold(rows.row(drawing.word("total"), [&](Seat seat) {
    return signed_text(view.players[seat].points.total);
  })));
  if (!view.over) return lines;
  lines.push_back(rows.row(drawing.word("place"),
                           [&](Seat seat) { return fmt::format("{}", view.outcome.place[seat]); }));
  lines.push_back(rows.row(drawing.word("last-photo"), [&](Seat seat) {
    const Photo& last = view.players[seat].hand[0];
    return drawing.short_colour(last.colour) + " " + drawing.number(last);
  }));
  return lines;
}

}  // namespace

std::string draw_score(const Edition& edition, const View& view, const Reader& reader,
                       const Screen& screen) {
  const Drawing drawing(edition, view, reader, screen);
  Lines lines = score_lines(drawing);
  append(lines, wrap(drawing.word("score-signs",
                                  {{"blurry", std::int64_t{edition.blurry_points}},
                                   {"bonus", fmt::format("{:+}", edition.good_shot_points)}}),
                     drawing.width));
  if (view.options.missed_opportunity && view.over) {
    append(lines, wrap(drawing.word("thrown-away"), drawing.width));
  }
  if (view.over) {
    lines.emplace_back();
    append(lines, wrap(drawing.paint.bold(drawing.winners_text()), drawing.width));
  }
  return join_lines(lines);
}

}  // namespace ludoteca::photograph
