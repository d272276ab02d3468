#include "games/fort/terminal.h"

#include <fmt/format.h>

#include <algorithm>

#include "games/fort/terminal_parts.h"
#include "games/fort/words.h"
#include "text/columns.h"

namespace ludoteca::fort {

Drawing::Drawing(const Edition& an_edition, const View& a_view, const Reader& a_reader,
                 const Screen& screen)
    : edition(an_edition),
      view(a_view),
      reader(a_reader),
      width(std::max(screen.width, kNarrowest)),
      paint(screen.colour) {}

std::string Drawing::word(std::string_view key, std::initializer_list<TextArg> args) const {
  return reader.words.text(fmt::format("fort.table.{}", key), args);
}

std::string Drawing::number(std::string_view key, int number) const {
  return word(key, {{"n", std::int64_t{number}}});
}

std::string Drawing::name(Seat seat) const {
  constexpr int kLongestName = 16;
  return cut(printable(reader.names.at(seat)), kLongestName);
}

std::string Drawing::kid_name(KidId kid) const {
  const std::string text = printable(kid_text(edition, kid, reader.words));
  return edition.kids[kid].best_friend ? fmt::format("{} {}", text, kFriendSign) : text;
}

std::string Drawing::kid_piece(KidId kid) const {
  const Kid& shown = edition.kids[kid];
  return paint.suit(fmt::format("{} ({})", kid_name(kid), suits_text(shown, reader.words, true)),
                    main_suit(shown));
}

Lines Drawing::kid_pieces(const KidCounts& kids) const {
  Lines pieces;
  for (KidId kid = 0; kid < edition.kid_count; ++kid) {
    const int count = kids.of[kid];
    if (count == 0) continue;
    pieces.push_back(count == 1 ? kid_piece(kid) : fmt::format("{}×{}", count, kid_piece(kid)));
  }
  return pieces;
}

std::string Drawing::perk_names(std::uint16_t perks) const {
  std::string names;
  for (int i = 0; i < kPerks; ++i) {
    if ((perks >> i & 1) == 0) continue;
    names += (names.empty() ? "" : ", ") + perk_text(static_cast<Perk>(i), reader.words);
  }
  return names;
}

std::string repeat(std::string_view text, int times) {
  std::string out;
  for (int i = 0; i < times; ++i) out += text;
  return out;
}

Suit main_suit(const Kid& kid) {
  int suit = 0;
  while (suit < kSuits && kid.symbols[static_cast<std::size_t>(suit)] == 0) ++suit;
  return static_cast<Suit>(suit);
}

Lines flow(const Lines& pieces, int width, int indent) {
  constexpr std::string_view kGap = "  ";
  const std::string margin(static_cast<std::size_t>(indent), ' ');
  Lines lines;
  std::string line;
  for (const std::string& piece : pieces) {
    const bool fits = columns(line) + columns(kGap) + columns(piece) <= width;
    if (!line.empty() && fits) {
      line += std::string(kGap) + piece;
      continue;
    }
    if (!line.empty()) lines.push_back(line);
    line = (lines.empty() ? "" : margin) + piece;
    if (columns(line) <= width) continue;
    for (const std::string& part : wrap(line, width, indent)) lines.push_back(part);
    line = lines.back();
    lines.pop_back();
  }
  if (!line.empty()) lines.push_back(line);
  return lines;
}

namespace {

// Which of the five phases of a turn the question belongs to.
int phase_of(Step step) {
  switch (step) {
    case Step::recruit:
    case Step::birthday:
      return 3;
    case Step::before_discard:
      return 4;
    case Step::after_draw:
      return 5;
    default:
      return 2;
  }
}

}  // namespace

Lines title_lines(const Drawing& drawing) {
  const View& view = drawing.view;
  if (view.over) return {drawing.paint.bold(drawing.word("over"))};
  Lines pieces;
  if (view.step == Step::draft) {
    pieces.push_back(drawing.paint.bold(drawing.word("draft")));
  } else {
    pieces.push_back(drawing.paint.bold(drawing.word(
        drawing.own(view.turn) ? "turn.you" : "turn.other", {{"name", drawing.name(view.turn)}})));
    constexpr int kPhases = 5;
    for (int phase = 1; phase <= kPhases; ++phase) {
      const std::string text =
          fmt::format("{} {}", phase, drawing.word(fmt::format("phase.{}", phase)));
      pieces.push_back(phase == phase_of(view.step) ? drawing.paint.bold("[" + text + "]")
                                                    : drawing.paint.faint(text));
    }
  }
  if (view.end != End::not_yet) {
    pieces.push_back(drawing.paint.warning(" " + drawing.word("last-round") + " "));
  }
  return flow(pieces, drawing.width, 2);
}

std::string join_lines(const Lines& lines) {
  std::string text;
  for (const std::string& line : lines) {
    text += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
  }
  return text;
}

void append(Lines& lines, const Lines& more) {
  lines.insert(lines.end(), more.begin(), more.end());
}

// From what is rarely needed down to what the question below is about: on a low screen the top
// scrolls away.
std::string draw_table(const Edition& edition, const View& view, const Reader& reader,
                       const Screen& screen) {
  const Drawing drawing(edition, view, reader, screen);
  Lines lines = title_lines(drawing);
  append(lines, rival_lines(drawing));
  append(lines, park_lines(drawing));
  append(lines, board_lines(drawing));
  append(lines, hand_lines(drawing));
  append(lines, played_lines(drawing));
  return join_lines(lines);
}

}  // namespace ludoteca::fort
