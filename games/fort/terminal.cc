#include "games/fort/terminal.h"

#include <fmt/format.h>

#include <algorithm>

#include "games/fort/terminal_parts.h"
#include "games/fort/words.h"
#include "text/columns.h"

namespace ludoteca::fort {

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

Suit main_suit(const Kid& kid) {
  int suit = 0;
  while (suit < kSuits && kid.symbols[static_cast<std::size_t>(suit)] == 0) ++suit;
  return static_cast<Suit>(suit);
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

// From what is rarely needed down to what the question below is about: on a low screen the top
// scrolls away.
std::string draw_table(const Edition& edition, const View& view, const Reader& reader,
                       const Screen& screen) {
  const Drawing drawing(edition, view, reader, screen);
  const auto table = [&](bool roomy) {
    Lines lines = title_lines(drawing);
    append(lines, rival_lines(drawing));
    append(lines, park_lines(drawing));
    append(lines, board_lines(drawing, roomy));
    append(lines, hand_lines(drawing, roomy));
    append(lines, played_lines(drawing));
    return lines;
  };
  const Lines lines = table(true);
  const bool too_high = screen.height > 0 && static_cast<int>(lines.size()) > screen.height;
  return join_lines(too_high ? table(false) : lines);
}

}  // namespace ludoteca::fort
