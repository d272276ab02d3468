// A computer player of any kind: for programs that do not know which game they hold.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "engine/seats.h"
#include "engine/seed.h"

namespace ludoteca {

class Match;

// A move with what a computer player thinks of it. One that does not look ahead knows nothing of
// chances and leaves them 0.
struct Considered {
  std::string move;
  double share = 1;  // of its thoughts, between 0 and 1
  double win_chance = 0;
  double ahead = 0;               // of the best other player at the end, in points
  std::vector<std::string> line;  // this move and those of the same seat that should follow it

  // Without a thought.
  static std::vector<Considered> only(std::string move) {
    std::vector<Considered> one(1);
    one.front().move = std::move(move);
    return one;
  }
};

class Thinker {
 public:
  Thinker() = default;
  Thinker(const Thinker&) = delete;
  Thinker& operator=(const Thinker&) = delete;
  virtual ~Thinker() = default;

  // What the seat, which is to act, could do: first the move it makes, then others, the best
  // first. It looks only at what the seat knows, and may remember it for the next time.
  virtual std::vector<Considered> consider(const Match& match, Seat seat, const Seed& seed) = 0;

  // The chance of each seat to win, as it looked when it last considered; nothing if it did not
  // look ahead, as with a single move.
  virtual std::vector<double> chances() const { return {}; }

  std::string choose(const Match& match, Seat seat, const Seed& seed) {
    return consider(match, seat, seed).front().move;
  }
};

}  // namespace ludoteca
