#include "server/storage/sql.h"

namespace ludoteca {

RatingRow rating_row(const SqlRow& row) {
  return {.user = row.number(0),
          .computer = row.string(1),
          .game = row.string(2),
          .mu = row.real(3),
          .sigma = row.real(4),
          .games = row.small(5),
          .wins = row.small(6)};
}

SqlTransaction::~SqlTransaction() {
  if (!own_) return;
  try {
    connection_.rollback();
  } catch (const std::exception&) {  // NOLINT(bugprone-empty-catch)
    // The connection is lost, and with it the transaction; whoever left early says why.
  }
}

}  // namespace ludoteca
