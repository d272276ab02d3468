// Which games a tournament consists of, and who sits where in each.
//
// The unit is the block: one deal, played at every table of the tournament and, at each table, once
// for every rotation of the seats. Inside a block everybody has had every seat of the same deal, so
// the luck of both cancels; blocks are independent of each other.
#pragma once

#include <vector>

namespace ludoteca::ai {

inline constexpr int kMostPlayers = 16;
inline constexpr int kMostBlocks = 1'000'000;

enum class Pairing {
  everyone,  // each choice of players that fills the seats is a table
  versus,    // one table: the first player alone against copies of the second
};

struct GameId {
  int block = 0;
  int table = 0;
  int rotation = 0;

  friend bool operator==(const GameId&, const GameId&) = default;
};

class Schedule {
 public:
  // Throws Error if these players cannot fill these seats.
  Schedule(int players, int seats, Pairing pairing, int blocks);

  int players() const { return players_; }
  int seats() const { return seats_; }
  int blocks() const { return blocks_; }
  int tables() const { return static_cast<int>(tables_.size()); }
  int games_a_block() const { return tables() * seats_; }
  long games() const { return long{blocks_} * games_a_block(); }

  // Games are numbered block by block.
  GameId game(long number) const;
  long number(const GameId& id) const;

  // The player of each seat. With three or more players, who sits to the left of whom changes from
  // block to block, through all circular orders.
  std::vector<int> line_up(const GameId& id) const;

 private:
  int players_;
  int seats_;
  Pairing pairing_;
  int blocks_;
  std::vector<std::vector<int>> tables_;  // the players at each, ascending
};

}  // namespace ludoteca::ai
