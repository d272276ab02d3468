// The parts of the table in the terminal, each a block of lines no wider than the screen.
#pragma once

#include <string>
#include <string_view>

#include "engine/drawing.h"
#include "games/fort/fort.h"
#include "games/fort/terminal_paint.h"

namespace ludoteca::fort {

inline constexpr std::string_view kFriendSign = "♥";

struct Drawing : TableDrawing<Fort, FortPaint> {
  using TableDrawing::TableDrawing;

  std::string kid_name(KidId kid) const;  // "Bud ♥": with a mark for Best Friends
  // "Bug (shovel)", in the colour of its suit.
  std::string kid_piece(KidId kid) const;
  std::string perk_names(std::uint16_t perks) const;
  // Each kid of a pile, with its number if there are several.
  Lines kid_pieces(const KidCounts& kids) const;
};

// The first suit a kid shows decides its colour.
Suit main_suit(const Kid& kid);

Lines title_lines(const Drawing& drawing);
Lines rival_lines(const Drawing& drawing);
Lines park_lines(const Drawing& drawing);
Lines played_lines(const Drawing& drawing);
// With or without the kids of the own deck.
Lines board_lines(const Drawing& drawing, bool with_deck);
// As pictures of cards, or in a line each.
Lines hand_lines(const Drawing& drawing, bool as_cards);

}  // namespace ludoteca::fort
