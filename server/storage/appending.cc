// Rows of logs, and what they change at their tables.
#include <algorithm>

#include "server/storage/sql_database.h"

namespace ludoteca {
namespace {

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
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const auto& [row, change] = rows[i];
    if (stored[i]) {
      leave_trace(row);
      if (change) change_table(row.table, row.time, *change);
    } else {
      const std::optional<LogRow> there = log_row(row.table, row.number);
      answers[i] = there && same_act(*there, row) ? Appended::already : Appended::taken;
    }
  }
  transaction.commit();
  return answers;
}

// The log of a new table: nobody else can have its numbers, so the answer need not be waited for.
void SqlDatabase::write_first_row(const LogRow& row) {
  connection_->post(
      "INSERT INTO log (table_id, number, time, act, seat, user_id, move_key, body) "
      "VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
      {row.table, row.number, row.time, static_cast<int>(row.act), row.seat, row.user, row.key,
       row.body});
  leave_trace(row);
}

// Whoever moves has sat down before: moves need no trace.
void SqlDatabase::leave_trace(const LogRow& row) {
  if (row.user == kNoUser || row.act == Act::move || row.act == Act::undo) return;
  connection_->post("INSERT INTO traces (user_id, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING",
                    {row.user, row.table});
}

void SqlDatabase::change_table(TableId table, Millis time, const TableChange& change) {
  connection_->post(
      "UPDATE tables SET phase = $2, changed = $3, deadline = $4, summary = $5 WHERE id = $1",
      {table, static_cast<int>(change.phase), time, or_null(change.deadline), change.summary});
  int seat = 0;
  for (const UserId user : change.seats) {
    connection_->post(
        "INSERT INTO seats (table_id, seat, user_id, ended) VALUES ($1, $2, $3, 0) "
        "ON CONFLICT (table_id, seat) DO UPDATE SET user_id = excluded.user_id "
        "WHERE seats.user_id <> excluded.user_id",
        {table, seat++, user});
  }
  if (is_over(change.phase)) {
    connection_->post("UPDATE seats SET ended = $2 WHERE table_id = $1 AND ended = 0",
                      {table, std::max<Millis>(time, 1)});
  }
  for (const ResultRow& result : change.results) {
    connection_->post(
        "INSERT INTO results (table_id, seat, user_id, computer, game, score, place) "
        "SELECT $1, $2, $3, $4, game, $5, $6 FROM tables WHERE id = $1 "
        "ON CONFLICT (table_id, seat) DO UPDATE SET user_id = excluded.user_id, "
        "computer = excluded.computer, score = excluded.score, place = excluded.place",
        {table, result.seat, result.user, result.computer, result.score, result.place});
  }
  for (const RatingRow& rating : change.ratings) write_rating(rating);
}

}  // namespace ludoteca
