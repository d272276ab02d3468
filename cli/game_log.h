// What happened in a game, in words, as each viewer saw it.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "engine/match.h"

namespace ludoteca {

class GameLog {
 public:
  // Both must outlive the log.
  GameLog(const Catalogue& words, const std::vector<std::string>& names)
      : words_(words), names_(names) {}

  void add(const MoveReport& report);
  void take_back() { moves_.pop_back(); }

  // One paragraph a move, from the move with this number (the first is 0). Moves in a row of which
  // the same is told share one.
  std::vector<std::string> since(Viewer viewer, std::size_t first) const;

 private:
  static std::size_t place(Viewer viewer) {
    return viewer.is_spectator() ? kMaxSeats : viewer.seat();
  }

  const Catalogue& words_;
  const std::vector<std::string>& names_;
  std::vector<std::array<std::string, kMaxSeats + 1>> moves_;  // by viewer, the spectator last
};

}  // namespace ludoteca
