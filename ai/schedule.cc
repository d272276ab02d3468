#include "ai/schedule.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "engine/seats.h"
#include "text/error.h"

namespace ludoteca::ai {
namespace {

// All choices of `size` numbers below `count`, each ascending, in order.
std::vector<std::vector<int>> choices(int count, int size) {
  std::vector<std::vector<int>> all;
  std::vector<int> choice(static_cast<std::size_t>(size));
  std::iota(choice.begin(), choice.end(), 0);
  while (true) {
    all.push_back(choice);
    int place = size - 1;
    while (place >= 0 && choice[place] == count - size + place) --place;
    if (place < 0) return all;
    ++choice[place];
    for (int later = place + 1; later < size; ++later) choice[later] = choice[later - 1] + 1;
  }
}

int factorial(int n) {
  return n < 2 ? 1 : n * factorial(n - 1);
}

}  // namespace

Schedule::Schedule(int players, int seats, Pairing pairing, int blocks)
    : players_(players), seats_(seats), pairing_(pairing), blocks_(blocks) {
  if (players < 2 || players > kMostPlayers) {
    throw Error(fmt::format("an arena is for 2 to {} players, not for {}", kMostPlayers, players));
  }
  if (seats < 2 || seats > kMaxSeats) {
    throw Error(fmt::format("a table has 2 to {} seats, not {}", kMaxSeats, seats));
  }
  if (blocks < 1 || blocks > kMostBlocks) {
    throw Error(fmt::format("1 to {} blocks can be played, not {}", kMostBlocks, blocks));
  }
  if (pairing == Pairing::versus) {
    if (players != 2) {
      throw Error(fmt::format("one against copies of another takes 2 players, not {}", players));
    }
    tables_ = {{0, 1}};
    return;
  }
  if (players < seats) {
    throw Error(fmt::format(
        "{} players cannot fill {} seats; --versus fills them with copies of the second", players,
        seats));
  }
  tables_ = choices(players, seats);
}

GameId Schedule::game(long number) const {
  const auto in_block = static_cast<int>(number % games_a_block());
  return {static_cast<int>(number / games_a_block()), in_block / seats_, in_block % seats_};
}

long Schedule::number(const GameId& id) const {
  return long{id.block} * games_a_block() + id.table * seats_ + id.rotation;
}

std::vector<int> Schedule::line_up(const GameId& id) const {
  std::vector<int> seated(static_cast<std::size_t>(seats_), 1);
  if (pairing_ == Pairing::versus) {
    seated[id.rotation] = 0;
    return seated;
  }
  std::vector<int> order = tables_[id.table];
  for (int skip = id.block % factorial(seats_ - 1); skip > 0; --skip) {
    std::next_permutation(order.begin() + 1, order.end());
  }
  for (int i = 0; i < seats_; ++i) seated[(i + id.rotation) % seats_] = order[i];
  return seated;
}

}  // namespace ludoteca::ai
