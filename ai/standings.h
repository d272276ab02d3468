// The figures of a tournament: how well each player did, and what each seat is worth.
// docs/arena.md defines every one of them.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "ai/statistics.h"
#include "ai/tournament.h"
#include "ai/weng_lin.h"

namespace ludoteca::ai {

struct PlayerFigures {
  std::string label;
  long games = 0;  // in which the player took part
  Figure share;    // of the wins
  Figure placing;
  Figure margin;  // own score less the best other
  Figure score;
  std::vector<Figure> placing_by_seat;
  std::map<int, long> scores;  // how often each final score was reached
  Rating rating;
};

struct SeatFigures {
  Figure share;
  Figure placing;
};

struct Standings {
  int blocks = 0;
  long games = 0;
  long moves = 0;
  std::vector<PlayerFigures> players;  // as in the settings
  std::vector<SeatFigures> seats;
  std::optional<Figure> elo;  // of the first player over the second, where there are two
};

// Of the blocks that count.
Standings standings(const Tournament& tournament);

// The share and the placing of equals.
constexpr double fair_share(int seats) {
  return 1.0 / seats;
}
constexpr double fair_placing(int seats) {
  return (1.0 + seats) / 2;
}

// Places as an average takes them: who shares places 2 and 3 has 2.5 each.
double averaged_place(const Outcome& outcome, int seats, int seat);

}  // namespace ludoteca::ai
