#include "server/storage/rating_book.h"

#include <algorithm>
#include <vector>

#include "ai/weng_lin.h"

namespace ludoteca {

void RatingBook::open_pages(const std::string& game, std::span<const ResultRow> results) {
  const ai::Rating fresh;
  for (const ResultRow& result : results) {
    pages_.try_emplace({result.user, result.computer, game},
                       RatingRow{result.user, result.computer, game, fresh.mu, fresh.sigma, 0, 0});
  }
}

void RatingBook::fill_in(const RatingRow& row) {
  pages_.at({row.user, row.computer, row.game}) = row;
}

RatingRow& RatingBook::page(const std::string& game, const ResultRow& result) {
  return pages_.at({result.user, result.computer, game});
}

void RatingBook::enter(const std::string& game, std::span<const ResultRow> results) {
  std::vector<RatingRow*> players;
  std::vector<ai::RankedSeat> seats;
  for (const ResultRow& result : results) {
    RatingRow* row = &page(game, result);
    auto player = std::find(players.begin(), players.end(), row);
    if (player == players.end()) player = players.insert(player, row);
    seats.push_back({static_cast<int>(player - players.begin()), result.place});
  }
  // Against oneself nobody gets better.
  if (players.size() < 2) return;

  std::vector<ai::Rating> ratings;
  for (RatingRow* row : players) {
    ratings.push_back({row->mu, row->sigma});
    row->games += 1;
  }
  ai::rate(ratings, seats);
  for (std::size_t i = 0; i < players.size(); ++i) {
    players[i]->mu = ratings[i].mu;
    players[i]->sigma = ratings[i].sigma;
  }
  for (const ResultRow& result : results) {
    if (result.place == 1) page(game, result).wins += 1;
  }
}

}  // namespace ludoteca
