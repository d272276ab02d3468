#include "server/storage/sqlite_connection.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <filesystem>

#include "text/error.h"

namespace ludoteca {
namespace {

// A commit waits for the disk: what was answered is never lost. Readers and a back-up go on while
// somebody writes. Five seconds are more than any transaction of ours takes.
constexpr const char* kSettings =
    "PRAGMA busy_timeout = 5000;"
    "PRAGMA journal_mode = WAL;"
    "PRAGMA synchronous = FULL;"
    "PRAGMA foreign_keys = ON;"
    "PRAGMA cache_size = -8192;"
    "PRAGMA wal_autocheckpoint = 4000;";

class SqliteRow final : public SqlRow {
 public:
  explicit SqliteRow(sqlite3_stmt* statement) : statement_(statement) {}

  bool null(int column) const override {
    return sqlite3_column_type(statement_, column) == SQLITE_NULL;
  }
  std::int64_t number(int column) const override {
    return sqlite3_column_int64(statement_, column);
  }
  double real(int column) const override { return sqlite3_column_double(statement_, column); }
  std::string_view text(int column) const override {
    const void* bytes = sqlite3_column_blob(statement_, column);
    const int size = sqlite3_column_bytes(statement_, column);
    return {static_cast<const char*>(bytes), static_cast<std::size_t>(size)};
  }

 private:
  sqlite3_stmt* statement_;
};

// Leaves a statement ready for the next time, whatever happens.
class Reset {
 public:
  explicit Reset(sqlite3_stmt* statement) : statement_(statement) {}
  Reset(const Reset&) = delete;
  Reset& operator=(const Reset&) = delete;
  ~Reset() { sqlite3_reset(statement_); }

 private:
  sqlite3_stmt* statement_;
};

struct BindOne {
  sqlite3_stmt* statement;
  int place;
  int operator()(std::nullptr_t) const { return sqlite3_bind_null(statement, place); }
  int operator()(std::int64_t value) const { return sqlite3_bind_int64(statement, place, value); }
  int operator()(double value) const { return sqlite3_bind_double(statement, place, value); }
  int operator()(std::string_view value) const {
    // An empty view may have no address, which SQLite would take for NULL.
    const char* bytes = value.empty() ? "" : value.data();
    return sqlite3_bind_text64(statement, place, bytes, value.size(), SQLITE_STATIC, SQLITE_UTF8);
  }
};

bool is_refusal(int code) {
  switch (code & 0xff) {
    case SQLITE_CONSTRAINT:
    case SQLITE_ERROR:
    case SQLITE_MISMATCH:
    case SQLITE_MISUSE:
    case SQLITE_RANGE:
    case SQLITE_TOOBIG:
      return true;
    default:
      return false;
  }
}

void write_through(const std::string& path) {
  const int file = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) throw DatabaseError(fmt::format("cannot read {} back", path));
  const bool good = fsync(file) == 0;
  close(file);
  if (!good) throw DatabaseError(fmt::format("cannot write {}", path));
}

}  // namespace

SqliteConnection::SqliteConnection(const std::string& file) {
  // It counts every byte it uses unless told otherwise, and nobody asks.
  [[maybe_unused]] static const int kUncounted = sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
  sqlite3* db = nullptr;
  const int code = sqlite3_open_v2(
      file.c_str(), &db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nullptr);
  db_.reset(db);
  if (code != SQLITE_OK) {
    throw Error(fmt::format("cannot open the database {}: {}", file,
                            db != nullptr ? sqlite3_errmsg(db) : "out of memory"));
  }
  sqlite3_extended_result_codes(db, 1);
  try {
    run_script(kSettings);
  } catch (const DatabaseError& error) {
    throw Error(fmt::format("cannot use {} as a database: {}", file, error.what()));
  }
}

void SqliteConnection::fail(int code) const {
  const std::string what = fmt::format("SQLite: {}", sqlite3_errmsg(db_.get()));
  if (is_refusal(code)) throw std::logic_error(what);
  throw DatabaseError(what);
}

SqliteConnection::Statement& SqliteConnection::prepared(Sql sql) {
  Statement& statement = statements_[sql.text()];
  if (statement.handle) return statement;
  sqlite3_stmt* handle = nullptr;
  check(sqlite3_prepare_v3(db_.get(), sql.text(), -1, SQLITE_PREPARE_PERSISTENT, &handle, nullptr));
  statement.handle.reset(handle);
  const int count = sqlite3_bind_parameter_count(handle);
  for (int i = 1; i <= count; ++i) {
    statement.places.push_back(sqlite3_bind_parameter_index(handle, fmt::format("${}", i).c_str()));
  }
  return statement;
}

void SqliteConnection::bind(const Statement& statement, SqlValues values) {
  if (values.size() != statement.places.size()) throw std::logic_error("wrong number of values");
  const int* place = statement.places.data();
  for (const SqlValue& value : values) {
    check(std::visit(BindOne{statement.handle.get(), *place++}, value));
  }
}

int SqliteConnection::query(Sql sql, SqlValues values, const EachRow& each) {
  const Statement& statement = prepared(sql);
  const Reset reset(statement.handle.get());
  bind(statement, values);
  const SqliteRow row(statement.handle.get());
  int rows = 0;
  int code = SQLITE_OK;
  while ((code = sqlite3_step(statement.handle.get())) == SQLITE_ROW) {
    each(row);
    ++rows;
  }
  if (code != SQLITE_DONE) fail(code);
  return rows;
}

void SqliteConnection::post(Sql sql, SqlValues values) {
  query(sql, values);
}

void SqliteConnection::run_script(std::string_view script) {
  check(sqlite3_exec(db_.get(), std::string(script).c_str(), nullptr, nullptr, nullptr));
}

// A transaction that begins by reading cannot write later if somebody else wrote in between; so all
// of them begin as writers.
void SqliteConnection::begin() {
  query("BEGIN IMMEDIATE");
}

void SqliteConnection::commit() {
  // SQLite gives a transaction up by itself when the disk is full.
  if (!in_transaction()) throw DatabaseError("SQLite: the transaction was given up");
  query("COMMIT");
}

void SqliteConnection::rollback() {
  if (in_transaction()) query("ROLLBACK");
}

bool SqliteConnection::in_transaction() const {
  return sqlite3_get_autocommit(db_.get()) == 0;
}

std::vector<bool> SqliteConnection::insert_log(std::span<const Append> rows) {
  const Statement& statement = prepared(
      "INSERT INTO log (table_id, number, time, act, seat, user_id, move_key, body) "
      "VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING");
  std::vector<bool> stored;
  stored.reserve(rows.size());
  for (const Append& append : rows) {
    const LogRow& row = append.row;
    const Reset reset(statement.handle.get());
    bind(statement, {row.table, row.number, row.time, static_cast<int>(row.act), row.seat, row.user,
                     row.key, row.body});
    const int code = sqlite3_step(statement.handle.get());
    if (code != SQLITE_DONE) fail(code);
    stored.push_back(sqlite3_changes(db_.get()) > 0);
  }
  return stored;
}

void SqliteConnection::post_log(std::span<const LogRow> rows) {
  for (const LogRow& row : rows) {
    post(
        "INSERT INTO log (table_id, number, time, act, seat, user_id, move_key, body) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        {row.table, row.number, row.time, static_cast<int>(row.act), row.seat, row.user, row.key,
         row.body});
  }
}

std::vector<TableId> SqliteConnection::with_more(std::span<const RowName> known) {
  std::vector<TableId> more;
  for (const RowName& row : known) {
    if (query("SELECT 1 FROM log WHERE table_id = $1 AND number = $2",
              {row.table, row.number + 1}) > 0) {
      more.push_back(row.table);
    }
  }
  return more;
}

void SqliteConnection::read_ratings(RatingBook& book) {
  std::vector<RatingRow> found;
  for (const auto& [key, page] : book.pages()) {
    query("SELECT " RATING_COLUMNS
          " FROM ratings WHERE user_id = $1 AND computer = $2 AND game = $3",
          {page.user, page.computer, page.game},
          [&](const SqlRow& row) { found.push_back(rating_row(row)); });
  }
  for (const RatingRow& row : found) book.fill_in(row);
}

void SqliteConnection::back_up(const std::string& file) {
  if (std::filesystem::exists(file)) throw Error(fmt::format("{} is already there", file));
  const std::string part = file + ".part";
  std::filesystem::remove(part);
  query("VACUUM INTO $1", {part});
  write_through(part);
  std::filesystem::rename(part, file);
}

void SqliteConnection::limit_pages(int pages) {
  run_script(fmt::format("PRAGMA max_page_count = {}", pages));
}

int SqliteConnection::rows_scanned() const {
  int rows = 0;
  for (const auto& [text, statement] : statements_) {
    rows += sqlite3_stmt_status(statement.handle.get(), SQLITE_STMTSTATUS_FULLSCAN_STEP, 0);
  }
  return rows;
}

}  // namespace ludoteca
