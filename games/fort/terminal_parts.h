// The parts of the table in the terminal, each a block of lines no wider than the screen.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/match.h"
#include "games/fort/terminal_paint.h"
#include "games/fort/view.h"

namespace ludoteca::fort {

using Lines = std::vector<std::string>;

inline constexpr int kNarrowest = 50;
inline constexpr std::string_view kPublicSign = "◆";
inline constexpr std::string_view kPrivateSign = "◇";
inline constexpr std::string_view kFriendSign = "♥";

struct Drawing {
  Drawing(const Edition& an_edition, const View& a_view, const Reader& a_reader,
          const Screen& screen);

  const Edition& edition;
  const View& view;
  const Reader& reader;
  int width;
  Paint paint;

  std::string word(std::string_view key, std::initializer_list<TextArg> args = {}) const;
  std::string number(std::string_view key, int number) const;  // a word with {n}
  std::string name(Seat seat) const;                           // of a player
  int players() const { return view.options.players; }
  bool own(Seat seat) const { return reader.viewer.is(seat); }

  std::string kid_name(KidId kid) const;  // "Bud ♥": with a mark for Best Friends
  // "Bug (shovel)", in the colour of its suit.
  std::string kid_piece(KidId kid) const;
  std::string perk_names(std::uint16_t perks) const;
  // Each kid of a pile, with its number if there are several.
  Lines kid_pieces(const KidCounts& kids) const;
};

// The first suit a kid shows decides its colour.
Suit main_suit(const Kid& kid);

std::string repeat(std::string_view text, int times);

// Pieces of text one after another in lines of the width, two spaces apart; never broken inside a
// piece unless it is wider than a line. Lines after the first are indented.
Lines flow(const Lines& pieces, int width, int indent);

Lines title_lines(const Drawing& drawing);
Lines rival_lines(const Drawing& drawing);
Lines park_lines(const Drawing& drawing);
Lines played_lines(const Drawing& drawing);
Lines board_lines(const Drawing& drawing);
Lines hand_lines(const Drawing& drawing);

std::string join_lines(const Lines& lines);
void append(Lines& lines, const Lines& more);

}  // namespace ludoteca::fort
