// What the tables of all games are drawn with: the words of a game, names, and the rows of a score.
// A game adds its own parts (games/*/terminal_parts.h).
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "engine/match.h"
#include "text/blocks.h"
#include "text/columns.h"
#include "text/paint.h"

namespace ludoteca {

inline constexpr int kNarrowest = 50;  // a narrower screen is not drawn for

// `P` paints the pieces of game G; its words are the messages "G.table.…".
template <class G, class P>
struct TableDrawing {
  TableDrawing(const typename G::Edition& an_edition, const typename G::View& a_view,
               const Reader& a_reader, const Screen& screen)
      : edition(an_edition),
        view(a_view),
        reader(a_reader),
        width(std::max(screen.width, kNarrowest)),
        paint(screen.colour) {}

  const typename G::Edition& edition;
  const typename G::View& view;
  const Reader& reader;
  int width;
  P paint;

  std::string word(std::string_view key, std::initializer_list<TextArg> args = {}) const {
    return reader.words.text(fmt::format("{}.table.{}", G::kName, key), args);
  }
  std::string number(std::string_view key, int number) const {  // a word with {n}
    return word(key, {{"n", std::int64_t{number}}});
  }
  std::string name(Seat seat) const {  // of a player
    constexpr int kLongestName = 16;
    return cut(printable(reader.names.at(seat)), kLongestName);
  }
  int players() const { return view.options.players; }
  bool own(Seat seat) const { return reader.viewer.is(seat); }
  // The reader is asked something.
  bool asked() const {
    return !reader.viewer.is_spectator() && view.to_act.contains(reader.viewer.seat());
  }

  // "Ana wins!"
  std::string winners_text() const {
    SeatSet winners;
    std::string names;
    for (Seat seat = 0; seat < players(); ++seat) {
      if (view.outcome.place.at(seat) != 1) continue;
      winners.add(seat);
      names += (names.empty() ? "" : ", ") + name(seat);
    }
    if (winners.size() > 1) return word("winners", {{"names", names}});
    return word(own(winners.front()) ? "winner.you" : "winner.other", {{"name", names}});
  }
};

// Rows of a score: a label, and a column for each player.
class ScoreRows {
 public:
  ScoreRows(int width, int players, int label)
      : players_(players), label_(label), column_(std::min((width - label) / players, kWidest)) {}

  int column() const { return column_; }  // the width of one

  // `text` gives what stands in the column of a seat.
  template <class Text>
  std::string row(std::string_view label, Text text) const {
    return pad_right(cut(label, label_ - 1), label_) + cells(text);
  }
  template <class Text>
  std::string cells(Text text) const {
    std::string line;
    for (Seat seat = 0; seat < players_; ++seat) {
      line += pad_right(cut(text(seat), column_ - 1), column_);
    }
    return line;
  }

 private:
  static constexpr int kWidest = 22;
  int players_;
  int label_;
  int column_;
};

}  // namespace ludoteca
