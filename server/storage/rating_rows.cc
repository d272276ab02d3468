// How good players are, and what they have reached.
#include "server/storage/sql_database.h"

namespace ludoteca {

std::vector<RatingRow> SqlDatabase::rating_rows(Sql sql, SqlValues values) {
  std::vector<RatingRow> ratings;
  connection_->query(sql, values, [&](const SqlRow& row) {
    ratings.push_back({.user = row.number(0),
                       .computer = row.string(1),
                       .game = row.string(2),
                       .mu = row.real(3),
                       .sigma = row.real(4),
                       .games = row.small(5),
                       .wins = row.small(6)});
  });
  return ratings;
}

void SqlDatabase::write_rating(const RatingRow& rating) {
  connection_->post(
      "INSERT INTO ratings (user_id, computer, game, mu, sigma, games, wins) "
      "VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (user_id, computer, game) DO UPDATE SET "
      "mu = excluded.mu, sigma = excluded.sigma, games = excluded.games, wins = excluded.wins",
      {rating.user, rating.computer, rating.game, rating.mu, rating.sigma, rating.games,
       rating.wins});
}

std::vector<RatingRow> SqlDatabase::ratings_of(UserId user) {
  return rating_rows(
      "SELECT user_id, computer, game, mu, sigma, games, wins FROM ratings "
      "WHERE user_id = $1 AND computer = '' ORDER BY game",
      {user});
}

std::optional<RatingRow> SqlDatabase::rating(UserId user, std::string_view computer,
                                             std::string_view game) {
  const auto found = rating_rows(
      "SELECT user_id, computer, game, mu, sigma, games, wins FROM ratings "
      "WHERE user_id = $1 AND computer = $2 AND game = $3",
      {user, computer, game});
  return found.empty() ? std::nullopt : std::optional(found.front());
}

// By what is certain: three deviations below the mean.
std::vector<RatingRow> SqlDatabase::best_ratings(std::string_view game, int limit) {
  return rating_rows(
      "SELECT user_id, computer, game, mu, sigma, games, wins FROM ratings "
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
