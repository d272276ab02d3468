// Rows of logs, and what they change at their tables.
#include <algorithm>
#include <array>
#include <numeric>
#include <stdexcept>

#include "server/storage/sql_database.h"

namespace ludoteca {
namespace {

constexpr std::size_t kMostSeats = 5;  // as write_seats_of() names them

// The time may differ: it is taken anew at every try.
bool same_act(const LogRow& a, const LogRow& b) {
  return a.act == b.act && a.seat == b.seat && a.user == b.user && a.key == b.key &&
         a.body == b.body;
}

bool is_over(Phase phase) {
  return phase == Phase::finished || phase == Phase::closed;
}

}  // namespace

std::vector<Appended> SqlDatabase::append(std::span<const Append> rows) {
  if (rows.empty()) return {};
  SqlTransaction transaction(*connection_);
  const std::vector<bool> stored = connection_->insert_log(rows);
  std::vector<Appended> answers(rows.size(), Appended::yes);
  std::vector<const TableChange*> ended;
  // In the order of the tables, so that two servers cannot wait for each other.
  std::vector<std::size_t> order(rows.size());
  std::iota(order.begin(), order.end(), 0);
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return std::pair(rows[a].row.table, a) < std::pair(rows[b].row.table, b);
  });
  for (const std::size_t i : order) {
    const auto& [row, change] = rows[i];
    if (stored[i]) {
      leave_trace(row);
      if (change) change_table(row.table, row.time, *change);
      if (change && !change->results.empty()) ended.push_back(&*change);
    } else {
      const std::optional<LogRow> there = log_row(row.table, row.number);
      answers[i] = there && same_act(*there, row) ? Appended::already : Appended::taken;
    }
  }
  rate(ended);
  transaction.commit();
  return answers;
}

// Whoever moves has sat down before: moves need no trace.
void SqlDatabase::leave_trace(const LogRow& row) {
  if (row.user == kNoUser || row.act == Act::move || row.act == Act::undo) return;
  connection_->post("INSERT INTO traces (user_id, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING",
                    {row.user, row.table});
}

// All in one statement: opening a table costs PostgreSQL about as much as there are statements.
void SqlDatabase::write_seats_of(TableId table, std::span<const UserId> users) {
  if (users.empty()) return;
  std::array<UserId, kMostSeats> user{};
  if (users.size() > kMostSeats) throw std::logic_error("more seats than a table has");
  std::copy(users.begin(), users.end(), user.begin());
  connection_->post(
      "INSERT INTO seats (table_id, seat, user_id, ended) "
      "SELECT $1, column1, column2, 0 FROM (VALUES (0, CAST($2 AS BIGINT)), "
      "(1, CAST($3 AS BIGINT)), (2, CAST($4 AS BIGINT)), (3, CAST($5 AS BIGINT)), "
      "(4, CAST($6 AS BIGINT))) AS seated WHERE column1 < $7 "
      "ON CONFLICT (table_id, seat) DO UPDATE SET user_id = excluded.user_id "
      "WHERE seats.user_id <> excluded.user_id",
      {table, user[0], user[1], user[2], user[3], user[4], static_cast<int>(users.size())});
}

void SqlDatabase::change_table(TableId table, Millis time, const TableChange& change) {
  connection_->post(
      "UPDATE tables SET phase = $2, changed = $3, deadline = $4, summary = $5, claimed = 0 "
      "WHERE id = $1",
      {table, static_cast<int>(change.phase), time, or_null(change.deadline), change.summary});
  change_around(table, time, change);
}

// What a change means outside of the table's own row.
void SqlDatabase::change_around(TableId table, Millis time, const TableChange& change) {
  write_seats_of(table, change.seats);
  if (is_over(change.phase)) {
    connection_->post("UPDATE seats SET ended = $2 WHERE table_id = $1 AND ended = 0",
                      {table, std::max<Millis>(time, 1)});
  }
  for (const ResultRow& result : change.results) {
    connection_->post(
        "INSERT INTO results (table_id, seat, user_id, computer, game, score, place) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7) "
        "ON CONFLICT (table_id, seat) DO UPDATE SET user_id = excluded.user_id, "
        "computer = excluded.computer, score = excluded.score, place = excluded.place",
        {table, result.seat, result.user, result.computer, change.game, result.score,
         result.place});
  }
}

}  // namespace ludoteca
