#include "server/hall/results.h"

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

}  // namespace ludoteca
