// The score, source by source and player by player.
#include <fmt/format.h>

#include <algorithm>

#include "games/broom_service/names.h"
#include "games/broom_service/terminal.h"
#include "games/broom_service/terminal_parts.h"
#include "games/broom_service/terminal_signs.h"
#include "games/broom_service/words.h"
#include "text/columns.h"

namespace ludoteca::broom_service {
namespace {

constexpr int kLabel = 20;

class ScoreTable {
 public:
  explicit ScoreTable(const Drawing& drawing)
      : drawing_(drawing), rows_(drawing.width, drawing.players(), kLabel) {}

  Lines run() {
    bold("", [&](Seat seat) { return drawing_.name(seat); });
    row(drawing_.word("start"), [&](Seat seat) { return figure(sheet(seat).start); });
    for (std::size_t source = 0; source < kSources; ++source) {
      if (!scored(source)) continue;
      row(drawing_.word(fmt::format("source.{}", kSourceNames.at(source))),
          [&](Seat seat) { return signed_text(sheet(seat).by_source.at(source)); });
    }
    row(drawing_.word("track"), [&](Seat seat) { return figure(sheet(seat).track); });
    row(drawing_.word("bolts"), [&](Seat seat) {
      return with_count(sheet(seat).bolt_points, fmt::format("{}{}", kBoltSign, sheet(seat).bolts));
    });
    row(drawing_.word("sets"), [&](Seat seat) {
      const ScoreSheet& points = sheet(seat);
      return with_count(points.set_points,
                        fmt::format("{}×4 {}×3", points.sets_of_four, points.sets_of_three));
    });
    if (drawing_.view.options.mountain_tiles) {
      row(drawing_.word("amulets"), [&](Seat seat) {
        return with_count(sheet(seat).amulet_points,
                          fmt::format("{}{}", kAmuletSign, sheet(seat).amulets));
      });
    }
    bold(drawing_.word("total"), [&](Seat seat) { return figure(sheet(seat).total); });
    if (!drawing_.view.over) return lines_;
    row(drawing_.word("resources"),
        [&](Seat seat) { return figure(drawing_.view.players.at(seat).resources.total()); });
    row(drawing_.word("place"),
        [&](Seat seat) { return figure(drawing_.view.outcome.place.at(seat)); });
    return lines_;
  }

 private:
  const ScoreSheet& sheet(Seat seat) const { return drawing_.view.players.at(seat).points; }
  static std::string figure(int number) {
    return number < 0 ? signed_text(number) : std::to_string(number);
  }
  static std::string with_count(int points, const std::string& count) {
    return fmt::format("{} ({})", signed_text(points), count);
  }
  // Sources that no variant of this game has and nobody used are left out.
  bool scored(std::size_t source) const {
    if (source < static_cast<std::size_t>(Source::storm)) return true;
    for (Seat seat = 0; seat < drawing_.players(); ++seat) {
      if (sheet(seat).by_source.at(source) != 0) return true;
    }
    return false;
  }

  void row(const std::string& label, auto text) { lines_.push_back(rows_.row(label, text)); }
  void bold(const std::string& label, auto text) {
    lines_.push_back(drawing_.paint.bold(rows_.row(label, text)));
  }

  const Drawing& drawing_;
  ScoreRows rows_;
  Lines lines_;
};

// B5.1: whether the winner had as many points as somebody else.
bool decided_by_resources(const Drawing& drawing) {
  const Outcome& outcome = drawing.view.outcome;
  int best = outcome.score.at(0);
  for (Seat seat = 0; seat < drawing.players(); ++seat) {
    best = std::max(best, int{outcome.score.at(seat)});
  }
  for (Seat seat = 0; seat < drawing.players(); ++seat) {
    if (outcome.score.at(seat) == best && outcome.place.at(seat) != 1) return true;
  }
  return false;
}

std::string end_text(const Drawing& drawing) {
  const std::string winners = drawing.winners_text();
  return decided_by_resources(drawing) ? winners + " " + drawing.word("by-resources") : winners;
}

}  // namespace

std::string draw_score(const Edition& edition, const View& view, const Reader& reader,
                       const Screen& screen) {
  const Drawing drawing(edition, view, reader, screen);
  Lines lines = ScoreTable(drawing).run();
  if (view.over) {
    lines.emplace_back();
    append(lines, wrap(drawing.paint.bold(end_text(drawing)), drawing.width));
  }
  return join_lines(lines);
}

}  // namespace ludoteca::broom_service
