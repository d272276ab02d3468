#include "server/hall/ratings.h"

#include <algorithm>

#include "ai/weng_lin.h"

namespace ludoteca {

std::vector<ResultRow> results_of(const Table& table) {
  const Outcome outcome = table.match()->result();
  std::vector<ResultRow> results;
  for (std::size_t i = 0; i < table.seats().size(); ++i) {
    const TableSeat& seat = table.seats()[i];
    // While a computer player plays for somebody, the game is the computer player's.
    const bool person = seat.plays_itself();
    results.push_back({table.row().id, static_cast<int>(i), person ? seat.user : kNoUser,
                       person ? "" : seat.computer, outcome.score[i], outcome.place[i]});
  }
  return results;
}

std::vector<RatingRow> rated(Database& database, const std::string& game,
                             const std::vector<ResultRow>& results) {
  std::vector<RatingRow> rows;
  std::vector<ai::Rating> ratings;
  std::vector<ai::RankedSeat> seats;
  for (const ResultRow& result : results) {
    const auto same = [&](const RatingRow& row) {
      return row.user == result.user && row.computer == result.computer;
    };
    auto row = std::find_if(rows.begin(), rows.end(), same);
    if (row == rows.end()) {
      const ai::Rating fresh;
      rows.push_back(database.rating(result.user, result.computer, game)
                         .value_or(RatingRow{result.user, result.computer, game, fresh.mu,
                                             fresh.sigma, 0, 0}));
      ratings.push_back({rows.back().mu, rows.back().sigma});
      row = rows.end() - 1;
      row->games += 1;
    }
    if (result.place == 1) row->wins += 1;
    seats.push_back({static_cast<int>(row - rows.begin()), result.place});
  }
  // Against oneself nobody gets better.
  if (rows.size() < 2) return {};
  ai::rate(ratings, seats);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    rows[i].mu = ratings[i].mu;
    rows[i].sigma = ratings[i].sigma;
  }
  return rows;
}

}  // namespace ludoteca
