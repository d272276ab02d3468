// Tables, their logs and results: reading, and making new ones.
#include <algorithm>
#include <utility>

#include "server/storage/sql_database.h"

namespace ludoteca {
namespace {

TableRow table_row(const SqlRow& row) {
  TableRow table;
  table.id = row.number(0);
  table.code = row.string(1);
  table.created = row.number(2);
  table.host = row.number(3);
  table.game = row.string(4);
  table.edition = row.string(5);
  table.fingerprint = static_cast<std::uint64_t>(row.number(6));
  table.options = row.string(7);
  table.players = row.small(8);
  table.seed = row.string(9);
  table.settings = row.string(10);
  table.listed = row.flag(11);
  table.phase = static_cast<Phase>(row.number(12));
  table.changed = row.number(13);
  table.deadline = row.maybe(14);
  table.summary = row.string(15);
  return table;
}

// The columns as table_row() reads them.
#define TABLE_COLUMNS                                                                    \
  "tables.id, code, created, host, game, edition, fingerprint, options, players, seed, " \
  "settings, listed, phase, changed, deadline, summary"

ResultRow result_row(const SqlRow& row) {
  return {.table = row.number(0),
          .seat = row.small(1),
          .user = row.number(2),
          .computer = row.string(3),
          .score = row.small(4),
          .place = row.small(5)};
}

LogRow log_line(const SqlRow& row) {
  return {.table = row.number(0),
          .number = row.small(1),
          .time = row.number(2),
          .act = static_cast<Act>(row.number(3)),
          .seat = row.small(4),
          .user = row.number(5),
          .key = row.string(6),
          .body = row.string(7)};
}

bool same_table(const TableRow& a, const TableRow& b) {
  return a.id == b.id && a.code == b.code && a.created == b.created && a.seed == b.seed;
}

}  // namespace

std::vector<TableRow> SqlDatabase::table_rows(Sql sql, SqlValues values) {
  std::vector<TableRow> tables;
  connection_->query(sql, values, [&](const SqlRow& row) { tables.push_back(table_row(row)); });
  return tables;
}

bool SqlDatabase::create_table(const TableRow& table, std::span<const LogRow> log,
                               const TableChange& change) {
  SqlTransaction transaction(*connection_);
  const int made = connection_->query(
      "INSERT INTO tables (id, code, created, host, game, edition, fingerprint, options, players, "
      "seed, settings, listed, phase, changed, deadline, summary) "
      "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) "
      "ON CONFLICT DO NOTHING RETURNING id",
      {table.id, table.code, table.created, table.host, table.game, table.edition,
       static_cast<std::int64_t>(table.fingerprint), table.options, table.players, table.seed,
       table.settings, static_cast<int>(table.listed), static_cast<int>(change.phase),
       table.created, or_null(change.deadline), change.summary});
  if (made == 0) {
    // Somebody else's, unless an earlier try of ours had succeeded after all.
    const std::optional<TableRow> stored = table_by_id(table.id);
    return stored && same_table(*stored, table);
  }
  connection_->post_log(log);
  for (const LogRow& row : log) leave_trace(row);
  change_around(table.id, table.created, change);
  const TableChange* const ended = &change;
  if (!change.results.empty()) rate({&ended, 1});
  transaction.commit();
  return true;
}

std::optional<TableRow> SqlDatabase::table(std::string_view code) {
  const auto tables = table_rows("SELECT " TABLE_COLUMNS " FROM tables WHERE code = $1", {code});
  return tables.empty() ? std::nullopt : std::optional(tables.front());
}

std::optional<TableRow> SqlDatabase::table_by_id(TableId id) {
  const auto tables = table_rows("SELECT " TABLE_COLUMNS " FROM tables WHERE id = $1", {id});
  return tables.empty() ? std::nullopt : std::optional(tables.front());
}

std::vector<LogRow> SqlDatabase::log(TableId table, int after) {
  std::vector<LogRow> rows;
  connection_->query(
      "SELECT table_id, number, time, act, seat, user_id, move_key, body FROM log "
      "WHERE table_id = $1 AND number > $2 ORDER BY number",
      {table, after}, [&](const SqlRow& row) { rows.push_back(log_line(row)); });
  return rows;
}

std::optional<LogRow> SqlDatabase::log_row(TableId table, int number) {
  std::optional<LogRow> found;
  connection_->query(
      "SELECT table_id, number, time, act, seat, user_id, move_key, body FROM log "
      "WHERE table_id = $1 AND number = $2",
      {table, number}, [&](const SqlRow& row) { found = log_line(row); });
  return found;
}

// What a person did: at the tables where a trace was left, in the order of the tables.
std::vector<LogRow> SqlDatabase::log_of(UserId user) {
  std::vector<LogRow> rows;
  connection_->query(
      "SELECT log.table_id, number, time, act, seat, log.user_id, move_key, body FROM traces "
      "JOIN log ON log.table_id = traces.table_id AND log.user_id = traces.user_id "
      "WHERE traces.user_id = $1 ORDER BY log.table_id, number",
      {user}, [&](const SqlRow& row) { rows.push_back(log_line(row)); });
  return rows;
}

std::vector<ResultRow> SqlDatabase::results(TableId table) {
  std::vector<ResultRow> rows;
  connection_->query(
      "SELECT table_id, seat, user_id, computer, score, place FROM results WHERE table_id = $1 "
      "ORDER BY seat",
      {table}, [&](const SqlRow& row) { rows.push_back(result_row(row)); });
  return rows;
}

std::vector<ResultRow> SqlDatabase::results_of(UserId user) {
  std::vector<ResultRow> rows;
  connection_->query(
      "SELECT table_id, seat, user_id, computer, score, place FROM results "
      "WHERE user_id = $1 AND user_id <> 0 ORDER BY table_id, seat",
      {user}, [&](const SqlRow& row) { rows.push_back(result_row(row)); });
  return rows;
}

std::vector<TableRow> SqlDatabase::open_tables(int limit) {
  return table_rows("SELECT " TABLE_COLUMNS
                    " FROM tables WHERE phase = 0 AND listed = 1 ORDER BY created DESC LIMIT $1",
                    {limit});
}

// Games that are not over come first from their few rows, then those that are from an index, so
// that the answer is quick even for a bot that played a hundred thousand.
std::vector<TableRow> SqlDatabase::tables_of(UserId user, int limit) {
  std::vector<TableRow> tables = table_rows(
      "SELECT " TABLE_COLUMNS
      " FROM tables WHERE id IN (SELECT table_id FROM seats "
      "WHERE user_id = $1 AND user_id <> 0 AND ended = 0) ORDER BY changed DESC LIMIT $2",
      {user, limit});
  const std::vector<TableRow> over =
      table_rows("SELECT " TABLE_COLUMNS
                 " FROM tables WHERE id IN (SELECT table_id FROM "
                 "(SELECT DISTINCT ended, table_id FROM seats WHERE user_id = $1 AND user_id <> 0 "
                 "AND ended > 0 ORDER BY ended DESC LIMIT $2) AS last)",
                 {user, limit});
  tables.insert(tables.end(), over.begin(), over.end());
  std::sort(tables.begin(), tables.end(), [](const TableRow& a, const TableRow& b) {
    return std::pair(a.changed, a.id) > std::pair(b.changed, b.id);
  });
  if (tables.size() > static_cast<std::size_t>(limit)) tables.resize(limit);
  return tables;
}

std::vector<TableRow> SqlDatabase::due_tables(Millis before, int limit) {
  return table_rows("SELECT " TABLE_COLUMNS
                    " FROM tables WHERE phase = 1 AND deadline IS NOT NULL AND deadline < $1 "
                    "ORDER BY deadline LIMIT $2",
                    {before, limit});
}

std::vector<TableRow> SqlDatabase::claim_due(Millis now, Millis until, int limit) {
  // SQLite has one writer at a time: there nobody can be ahead.
  if (connection_->dialect() == Dialect::sqlite) {
    return table_rows(
        "UPDATE tables SET claimed = $2 WHERE id IN (SELECT id FROM tables WHERE phase = 1 "
        "AND deadline IS NOT NULL AND deadline < $1 AND claimed < $1 ORDER BY deadline LIMIT $3) "
        "RETURNING " TABLE_COLUMNS,
        {now, until, limit});
  }
  return table_rows(
      "UPDATE tables SET claimed = $2 WHERE id IN (SELECT id FROM tables WHERE phase = 1 "
      "AND deadline IS NOT NULL AND deadline < $1 AND claimed < $1 ORDER BY deadline LIMIT $3 "
      "FOR UPDATE SKIP LOCKED) RETURNING " TABLE_COLUMNS,
      {now, until, limit});
}

bool SqlDatabase::claim(TableId table, Millis now, Millis until) {
  return connection_->query(
             "UPDATE tables SET claimed = $3 WHERE id = $1 AND claimed < $2 RETURNING id",
             {table, now, until}) > 0;
}

std::vector<TableRow> SqlDatabase::playing_tables(TableId after, int limit) {
  return table_rows("SELECT " TABLE_COLUMNS
                    " FROM tables WHERE phase = 1 AND id > $1 ORDER BY id LIMIT $2",
                    {after, limit});
}

std::vector<TableRow> SqlDatabase::newest_tables(int limit) {
  return table_rows("SELECT " TABLE_COLUMNS " FROM tables ORDER BY created DESC, id DESC LIMIT $1",
                    {limit});
}

void SqlDatabase::keep_edition(std::uint64_t fingerprint, std::string_view text) {
  connection_->query(
      "INSERT INTO editions (fingerprint, edition) VALUES ($1, $2) ON CONFLICT DO NOTHING",
      {static_cast<std::int64_t>(fingerprint), text});
}

std::optional<std::string> SqlDatabase::edition(std::uint64_t fingerprint) {
  std::optional<std::string> found;
  connection_->query("SELECT edition FROM editions WHERE fingerprint = $1",
                     {static_cast<std::int64_t>(fingerprint)},
                     [&](const SqlRow& row) { found = row.string(0); });
  return found;
}

AnalysisRow SqlDatabase::claim_analysis(std::string_view code, Millis now, Millis until) {
  AnalysisRow row;
  connection_->query("SELECT analysis FROM analyses WHERE code = $1", {code},
                     [&](const SqlRow& found) { row.text = found.string(0); });
  if (!row.text.empty()) return row;
  row.claimed = connection_->query(
                    "INSERT INTO analyses (code, claimed, analysis) VALUES ($1, $3, '') "
                    "ON CONFLICT (code) DO UPDATE SET claimed = $3 "
                    "WHERE analyses.claimed < $2 AND analyses.analysis = '' RETURNING code",
                    {code, now, until}) > 0;
  return row;
}

void SqlDatabase::keep_analysis(std::string_view code, std::string_view text) {
  connection_->query(
      "INSERT INTO analyses (code, claimed, analysis) VALUES ($1, 0, $2) "
      "ON CONFLICT (code) DO UPDATE SET analysis = $2 WHERE analyses.analysis = ''",
      {code, text});
}

}  // namespace ludoteca
