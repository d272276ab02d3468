// All strips as a table: a row a colour, a column a player. The viewer's own column comes first and
// says which numbers would be sharp next.
#include <fmt/format.h>

#include <algorithm>

#include "games/photograph/terminal_parts.h"
#include "text/columns.h"

namespace ludoteca::photograph {
namespace {

constexpr int kLabel = kShortName + 2;  // "blue ★"
constexpr int kGap = 2;
constexpr int kNext = 9;  // "1–5 7–12"
constexpr int kOwnStrip = 18;
constexpr int kStrip = 12;
constexpr int kWidestStrip = 30;

struct Column {
  Seat seat;
  int strip;  // columns for the photos
  int next;   // columns for the numbers that would be sharp; 0: not shown
  int width() const { return strip + (next > 0 ? next + 1 : 0); }
};

std::string strip_text(const Drawing& drawing, const StripView& strip) {
  std::string text;
  for (const ShotView& shot : strip.shots) {
    if (!text.empty()) text += ' ';
    if (!shot.sharp) text += '~';
    if (!shot.photo.hidden()) text += drawing.number(shot.photo);
  }
  return text;
}

// Runs of numbers: "4–6 8–10".
std::string next_text(const Drawing& drawing, const StripView& strip) {
  if (strip.shots.empty()) return drawing.word("next.any");
  std::string text;
  for (int first = 1; first <= kNumbers; ++first) {
    if ((strip.next_sharp >> first & 1) == 0) continue;
    int last = first;
    while (last < kNumbers && (strip.next_sharp >> (last + 1) & 1) != 0) ++last;
    text += fmt::format("{}{}", text.empty() ? "" : " ", first);
    if (last > first) text += fmt::format("–{}", last);
    first = last;
  }
  return text.empty() ? drawing.word("next.none") : text;
}

std::string heading(const Drawing& drawing, const Column& column) {
  const bool acting = drawing.view.to_act.contains(column.seat);
  const bool own = drawing.reader.viewer.is(column.seat);
  const std::string points =
      drawing.word("points", {{"n", std::int64_t{drawing.view.players[column.seat].points.total}}});
  const int room = column.strip - columns(points) - 1 - (acting ? 1 : 0);
  std::string name = drawing.name(column.seat);
  if (own) name = drawing.word("you", {{"name", name}});
  if (own && columns(name) > room) name = drawing.word("you.short");
  std::string text = (acting ? "▸" : "") + cut(name, room) + " " + points;
  text = pad_right(text, column.strip);
  if (column.next > 0) text += " " + pad_right(cut(drawing.word("next"), column.next), column.next);
  return drawing.paint.bold(text);
}

std::string cell(const Drawing& drawing, const Column& column, int colour) {
  const StripView& strip = drawing.view.players[column.seat].strips[colour];
  const std::string star = drawing.view.good_shots[colour] == column.seat ? " ★" : "";
  const std::string photos = cut_front(strip_text(drawing, strip), column.strip - columns(star));
  std::string text = pad_right((photos.empty() ? "·" : photos) + star, column.strip);
  if (column.next > 0) {
    text += " " + pad_right(cut(next_text(drawing, strip), column.next), column.next);
  }
  return text;
}

Lines block(const Drawing& drawing, const std::vector<Column>& table) {
  std::string top(kLabel, ' ');
  for (const Column& column : table) top += std::string(kGap, ' ') + heading(drawing, column);
  Lines lines = {top};
  for (int colour = 0; colour < kColours; ++colour) {
    if (!drawing.in_game(colour)) continue;
    const bool unclaimed = drawing.view.good_shots[colour] == kNobody;
    std::string line =
        drawing.paint.front(pad_right(drawing.short_colour(colour_at(colour)), kShortName),
                            colour_at(colour)) +
        (unclaimed ? " ★" : "  ");
    for (const Column& column : table) {
      line += std::string(kGap, ' ') + cell(drawing, column, colour);
    }
    lines.push_back(line);
  }
  return lines;
}

std::vector<Seat> rivals_of(const Drawing& drawing) {
  const Viewer viewer = drawing.reader.viewer;
  std::vector<Seat> rivals;
  const int first = viewer.is_spectator() ? 0 : viewer.seat() + 1;
  const int count = drawing.players() - (viewer.is_spectator() ? 0 : 1);
  for (int i = 0; i < count; ++i) {
    rivals.push_back(static_cast<Seat>((first + i) % drawing.players()));
  }
  return rivals;
}

}  // namespace

// Everybody in one table if that fits; else the viewer's own strips first, then the others'.
Lines strip_lines(const Drawing& drawing) {
  const bool own = !drawing.reader.viewer.is_spectator();
  const std::vector<Seat> rivals = rivals_of(drawing);
  const int others = static_cast<int>(rivals.size());
  const int own_width = own ? kGap + kOwnStrip + 1 + kNext : 0;
  const int room = drawing.width - kLabel - own_width - others * (kGap + kStrip);
  std::vector<Column> table;
  Lines lines;
  int more = 0;           // columns to spare for each strip
  int together = others;  // rivals in one block
  if (room >= 0) {
    more = std::min(room / (others + (own ? 1 : 0)), kWidestStrip - kOwnStrip);
    if (own) table.push_back({drawing.reader.viewer.seat(), kOwnStrip + more, kNext});
  } else {
    if (own) {
      lines = block(drawing, {{drawing.reader.viewer.seat(), kWidestStrip, kNext}});
    }
    together = std::clamp((drawing.width - kLabel) / (kGap + kStrip), 1, others);
    more = std::min((drawing.width - kLabel) / together - kGap - kStrip, kWidestStrip - kStrip);
  }
  for (int i = 0; i < others; ++i) {
    table.push_back({rivals[static_cast<std::size_t>(i)], kStrip + more, 0});
    if ((i + 1) % together != 0 && i + 1 != others) continue;
    append(lines, block(drawing, table));
    table.clear();
  }
  return lines;
}

}  // namespace ludoteca::photograph
