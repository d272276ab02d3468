// The parts of the table in the terminal, each a block of lines no wider than the screen.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/match.h"
#include "games/photograph/terminal_paint.h"
#include "games/photograph/view.h"

namespace ludoteca::photograph {

using Lines = std::vector<std::string>;

inline constexpr int kNarrowest = 50;
inline constexpr int kShortName = 4;  // columns of a colour's short name

struct Drawing {
  Drawing(const Edition& an_edition, const View& a_view, const Reader& a_reader,
          const Screen& screen);

  const Edition& edition;
  const View& view;
  const Reader& reader;
  int width;
  Paint paint;

  std::string word(std::string_view key, std::initializer_list<TextArg> args = {}) const;
  std::string short_colour(Colour colour) const;
  std::string range(Range range) const;          // "1–6"
  std::string number(const Photo& photo) const;  // "7", or its range if it is hidden
  std::string name(Seat seat) const;
  int players() const { return view.options.players; }
  bool in_game(int colour) const { return (view.colours >> colour & 1) != 0; }
  // The viewer is asked for a wind.
  bool winding() const;
};

Lines title_lines(const Drawing& drawing);
Lines city_lines(const Drawing& drawing);
Lines strip_lines(const Drawing& drawing);
Lines rival_hand_lines(const Drawing& drawing);
Lines own_hand_lines(const Drawing& drawing);

std::string join_lines(const Lines& lines);
void append(Lines& lines, const Lines& more);

}  // namespace ludoteca::photograph
