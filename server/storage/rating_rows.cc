// How good players are, and what they have reached.
#include "server/storage/sql_database.h"

namespace ludoteca {

std::vector<RatingRow> SqlDatabase::rating_rows(Sql sql, SqlValues values) {
  std::vector<RatingRow> ratings;
  connection_->query(sql, values, [&](const SqlRow& row) { ratings.push_back(rating_row(row)); });
  return ratings;
}

// Games that end together are rated together: what is stored is read once for all of them.
void SqlDatabase::rate(std::span<const TableChange* const> ended) {
  if (ended.empty()) return;
  RatingBook book;
  for (const TableChange* change : ended) book.open_pages(change->game, change->results);
  connection_->read_ratings(book);
  for (const TableChange* change : ended) book.enter(change->game, change->results);
  for (const auto& [key, rating] : book.pages()) {
    if (rating.games == 0) continue;  // never played against anybody else
    connection_->post(
        "INSERT INTO ratings (" RATING_COLUMNS
        ") "
        "VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (user_id, computer, game) DO UPDATE SET "
        "mu = excluded.mu, sigma = excluded.sigma, games = excluded.games, wins = excluded.wins",
        {rating.user, rating.computer, rating.game, rating.mu, rating.sigma, rating.games,
         rating.wins});
  }
}

std::vector<RatingRow> SqlDatabase::ratings_of(UserId user) {
  return rating_rows("SELECT " RATING_COLUMNS
                     " FROM ratings "
                     "WHERE user_id = $1 AND computer = '' ORDER BY game",
                     {user});
}

std::optional<RatingRow> SqlDatabase::rating(UserId user, std::string_view computer,
                                             std::string_view game) {
  const auto found = rating_rows("SELECT " RATING_COLUMNS
                                 " FROM ratings "
                                 "WHERE user_id = $1 AND computer = $2 AND game = $3",
                                 {user, computer, game});
  return found.empty() ? std::nullopt : std::optional(found.front());
}

// By what is certain: three deviations below the mean.
std::vector<RatingRow> SqlDatabase::best_ratings(std::string_view game, int limit) {
  return rating_rows("SELECT " RATING_COLUMNS
                     " FROM ratings "
                     "WHERE game = $1 ORDER BY (mu - 3 * sigma) DESC LIMIT $2",
                     {game, limit});
}

std::vector<StatisticsRow> SqlDatabase::statistics(UserId user) {
  std::vector<StatisticsRow> rows;
  connection_->query(
      "SELECT game, COUNT(*), SUM(CASE WHEN place = 1 THEN 1 ELSE 0 END), "
      "AVG(CAST(place AS DOUBLE PRECISION)) FROM results WHERE user_id = $1 AND user_id <> 0 "
      "GROUP BY game ORDER BY game",
      {user}, [&](const SqlRow& row) {
        rows.push_back({.game = row.string(0),
                        .games = row.small(1),
                        .wins = row.small(2),
                        .mean_place = row.real(3)});
      });
  return rows;
}

}  // namespace ludoteca
