// The score, colour by colour and player by player.
#include <fmt/format.h>

#include <algorithm>

#include "games/photograph/terminal.h"
#include "games/photograph/terminal_parts.h"
#include "text/columns.h"

namespace ludoteca::photograph {
namespace {

constexpr int kLabel = 8;
constexpr int kWidest = 22;
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

std::string row(const Drawing& drawing, const std::string& label, int width, auto text) {
  std::string line = pad_right(cut(label, kLabel - 1), kLabel);
  for (Seat seat = 0; seat < drawing.players(); ++seat) {
    line += pad_right(cut(text(seat), width - 1), width);
  }
  return line;
}

std::string winners_text(const Drawing& drawing) {
  std::vector<Seat> winners;
  for (Seat seat = 0; seat < drawing.players(); ++seat) {
    if (drawing.view.outcome.place[seat] == 1) winners.push_back(seat);
  }
  std::string names;
  for (const Seat seat : winners) names += (names.empty() ? "" : ", ") + drawing.name(seat);
  if (winners.size() > 1) return drawing.word("winners", {{"names", names}});
  return drawing.word(drawing.reader.viewer.is(winners.front()) ? "winner.you" : "winner.other",
                      {{"name", names}});
}

Lines score_lines(const Drawing& drawing) {
  const View& view = drawing.view;
  const int width = std::min((drawing.width - kLabel) / drawing.players(), kWidest);
  Lines lines = {
      drawing.paint.bold(row(drawing, "", width, [&](Seat seat) { return drawing.name(seat); }))};
  for (int c = 0; c < kColours; ++c) {
    if (!drawing.in_game(c)) continue;
    const std::string label = pad_right(drawing.short_colour(colour_at(c)), kShortName);
    const std::string line =
        row(drawing, "", width, [&](Seat seat) { return cell(drawing, seat, c, width); });
    lines.push_back(pad_right(drawing.paint.front(" " + label + " ", colour_at(c)), kLabel) +
                    line.substr(kLabel));
  }
  lines.push_back(drawing.paint.bold(row(drawing, drawing.word("total"), width, [&](Seat seat) {
    return signed_text(view.players[seat].points.total);
  })));
  if (!view.over) return lines;
  lines.push_back(row(drawing, drawing.word("place"), width,
                      [&](Seat seat) { return fmt::format("{}", view.outcome.place[seat]); }));
  lines.push_back(row(drawing, drawing.word("last-photo"), width, [&](Seat seat) {
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
  if (view.over) lines.push_back("\n" + drawing.paint.bold(winners_text(drawing)));
  return join_lines(lines);
}

}  // namespace ludoteca::photograph
