// Hands: rivals' as a line of backs, the viewer's own as large cards.
#include <fmt/format.h>

#include <algorithm>

#include "games/photograph/next_shots.h"
#include "games/photograph/terminal_parts.h"
#include "text/columns.h"

namespace ludoteca::photograph {
namespace {

constexpr int kWideCard = 8;
constexpr int kNarrowCard = 6;
constexpr int kMarkLine = 4;  // below the four lines of a card

std::string small_card(const Drawing& drawing, const Photo& photo) {
  const std::string text =
      " " + drawing.short_colour(photo.colour) + " " + drawing.number(photo) + " ";
  return photo.hidden() ? drawing.paint.back(text, photo.colour)
                        : drawing.paint.front(text, photo.colour);
}

Lines one_rival(const Drawing& drawing, Seat seat, int name_width) {
  Lines lines;
  std::string line =
      pad_right(cut(drawing.name(seat), name_width), name_width) + " " + drawing.word("back") + "▸";
  const int margin = columns(line);
  for (const Photo& photo : drawing.view.players[seat].hand) {
    const std::string card = small_card(drawing, photo);
    const int gap = columns(line) == margin ? 0 : 1;
    if (columns(line) + gap + columns(card) > drawing.width) {
      lines.push_back(line);
      line = std::string(static_cast<std::size_t>(margin), ' ') + card;
    } else {
      line += std::string(static_cast<std::size_t>(gap), ' ') + card;
    }
  }
  lines.push_back(line);
  return lines;
}

// Would the card be blurry if it were shot now?
bool blurry_now(const Drawing& drawing, const Photo& photo) {
  const PlayerView& own = drawing.view.players[drawing.reader.viewer.seat()];
  const StripView& strip = own.strips[static_cast<std::size_t>(photo.colour)];
  return (strip.next_sharp >> photo.number & 1) == 0;
}

struct HandRow {
  std::string top, colour, number, bottom, mark;
};

void add_card(const Drawing& drawing, HandRow& row, const Photo& photo, int place, int width) {
  const int inside = width - 2;
  const auto box = [&](const std::string& text) {
    return drawing.paint.front("│" + text + "│", photo.colour);
  };
  const auto border = [&](std::string_view left, const std::string& text, std::string_view right) {
    const int rest = inside - columns(text);
    return drawing.paint.front(fmt::format("{}{}{}{}{}", left, repeat("─", rest / 2), text,
                                           repeat("─", rest - rest / 2), right),
                               photo.colour);
  };
  row.top += border("┌", fmt::format("{}", place + 1), "┐");
  row.colour += box(centre(drawing.short_colour(photo.colour), inside));
  row.number += box(centre(drawing.number(photo), inside));
  row.bottom += border("└", blurry_now(drawing, photo) ? "~" : "─", "┘");
  const bool shot = drawing.winding() && place < cards_to_shoot(drawing.edition, drawing.view);
  row.mark += centre(shot ? "▲" : "", width);
}

// Where the back and the front of the hand are: beside the cards if there is room, else below.
Lines with_ends(const Drawing& drawing, const HandRow& row, int cards_width) {
  const std::string back = drawing.word("back") + "▸";
  const std::string front = "▸" + drawing.word("front");
  if (columns(back) + cards_width + columns(front) <= drawing.width) {
    const std::string margin(static_cast<std::size_t>(columns(back)), ' ');
    return {margin + row.top, drawing.paint.bold(back) + row.colour + drawing.paint.bold(front),
            margin + row.number, margin + row.bottom, margin + row.mark};
  }
  const int line = std::max(cards_width - columns(back) - columns(front), 1);
  return {row.top,    row.colour, row.number,
          row.bottom, row.mark,   drawing.paint.bold(back + repeat("─", line) + front)};
}

}  // namespace

Lines rival_hand_lines(const Drawing& drawing) {
  const Viewer viewer = drawing.reader.viewer;
  int name_width = 0;
  for (Seat seat = 0; seat < drawing.players(); ++seat) {
    if (!viewer.is(seat)) name_width = std::max(name_width, columns(drawing.name(seat)));
  }
  name_width = std::min(name_width, 12);
  Lines lines;
  for (int i = 1; i <= drawing.players(); ++i) {
    const int first = viewer.is_spectator() ? -1 : viewer.seat();
    const auto seat = static_cast<Seat>((first + i) % drawing.players());
    if (!viewer.is(seat)) append(lines, one_rival(drawing, seat, name_width));
  }
  return lines;
}

Lines own_hand_lines(const Drawing& drawing) {
  if (drawing.reader.viewer.is_spectator()) return {};
  const auto& hand = drawing.view.players[drawing.reader.viewer.seat()].hand;
  const int cards = static_cast<int>(hand.size());
  const int width = cards * kWideCard <= drawing.width ? kWideCard : kNarrowCard;
  HandRow row;
  for (int place = 0; place < cards; ++place) {
    add_card(drawing, row, hand[static_cast<std::size_t>(place)], place, width);
  }
  if (drawing.winding()) {
    const int shots = cards_to_shoot(drawing.edition, drawing.view);
    row.mark = row.mark.substr(0, row.mark.find_last_not_of(' ') + 1) + " " +
               drawing.word("shot-next", {{"n", std::int64_t{shots}}});
  }
  Lines lines = with_ends(drawing, row, cards * width);
  if (!drawing.winding()) lines.erase(lines.begin() + kMarkLine);
  return lines;
}

}  // namespace ludoteca::photograph
