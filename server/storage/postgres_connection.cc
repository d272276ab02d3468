#include "server/storage/postgres_connection.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <set>
#include <tuple>
#include <utility>

#include "server/storage/postgres_dump.h"
#include "text/error.h"

namespace ludoteca {
namespace {

// Answers that wait in the server while we only send could fill the buffers on both sides until
// nobody moves any more; so many fit easily.
constexpr std::size_t kMostSent = 200;

// A server that hangs in the middle of a transaction must not hold up the others: whoever waits for
// it tries again, and PostgreSQL ends what goes on for too long.
constexpr const char* kNoWaiting =
    "-c lock_timeout=300 -c idle_in_transaction_session_timeout=3000";

class PostgresRow final : public SqlRow {
 public:
  PostgresRow(const PGresult* result, int row) : result_(result), row_(row) {}

  bool null(int column) const override { return PQgetisnull(result_, row_, column) != 0; }
  std::int64_t number(int column) const override { return read<std::int64_t>(column); }
  double real(int column) const override { return read<double>(column); }
  std::string_view text(int column) const override {
    return {PQgetvalue(result_, row_, column),
            static_cast<std::size_t>(PQgetlength(result_, row_, column))};
  }

 private:
  template <class Number>
  Number read(int column) const {
    Number value{};
    const std::string_view digits = text(column);
    std::from_chars(digits.data(), digits.data() + digits.size(), value);
    return value;
  }

  const PGresult* result_;
  int row_;
};

// Rows of logs as parameters: one for each column.
#define INSERT_LOG                                                                  \
  "INSERT INTO log (table_id, number, time, act, seat, user_id, move_key, body) "   \
  "SELECT * FROM unnest($1::bigint[], $2::integer[], $3::bigint[], $4::integer[], " \
  "$5::integer[], $6::bigint[], $7::text[], $8::text[]) "
class LogColumns {
 public:
  explicit LogColumns(std::size_t rows)
      : columns_{PostgresArray(Of::bigint, rows),  PostgresArray(Of::integer, rows),
                 PostgresArray(Of::bigint, rows),  PostgresArray(Of::integer, rows),
                 PostgresArray(Of::integer, rows), PostgresArray(Of::bigint, rows),
                 PostgresArray(Of::text, rows),    PostgresArray(Of::text, rows)} {}

  void add(const LogRow& row) {
    columns_[0].add(row.table);
    columns_[1].add(row.number);
    columns_[2].add(row.time);
    columns_[3].add(static_cast<int>(row.act));
    columns_[4].add(row.seat);
    columns_[5].add(row.user);
    columns_[6].add(std::string_view(row.key));
    columns_[7].add(std::string_view(row.body));
  }
  // Valid as long as this is.
  PostgresParameters parameters() {
    for (std::size_t i = 0; i < columns_.size(); ++i) values_[i] = columns_[i].take();
    return PostgresParameters(values_);
  }

 private:
  using Of = PostgresArray::Of;
  std::array<PostgresArray, 8> columns_;
  std::array<std::string, 8> values_;
};

bool is_good(const PGresult* result) {
  const ExecStatusType status = PQresultStatus(result);
  return status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;
}

// Classes of SQLSTATE that say that the server cannot now, and not that the question was wrong:
// connection, transaction rolled back, resources, wrong state, operator's intervention, system
// error, internal error; and a server that became read-only.
bool is_trouble(std::string_view state) {
  constexpr std::array<std::string_view, 7> kTrouble = {"08", "40", "53", "55", "57", "58", "XX"};
  if (state.empty() || state == "25006") return true;
  return std::any_of(kTrouble.begin(), kTrouble.end(),
                     [&](std::string_view begin) { return state.starts_with(begin); });
}

}  // namespace

PostgresConnection::PostgresConnection(const std::string& address) {
  // What the address says comes after ours and counts more.
  const std::array<const char*, 8> names = {
      "client_encoding",  "application_name", "connect_timeout", "keepalives_idle",
      "tcp_user_timeout", "options",          "dbname",          nullptr};
  const std::array<const char*, 8> values = {"UTF8",     "ludoteca",      "5",    "10", "10000",
                                             kNoWaiting, address.c_str(), nullptr};
  connection_.reset(PQconnectdbParams(names.data(), values.data(), 1));
  if (PQstatus(connection_.get()) != CONNECTION_OK) {
    throw Error(
        fmt::format("cannot open the PostgreSQL database: {}", PQerrorMessage(connection_.get())));
  }
  check_encoding();
  PQsetNoticeProcessor(connection_.get(), [](void*, const char*) {}, nullptr);
  PQenterPipelineMode(connection_.get());
}

void PostgresConnection::check_encoding() const {
  const char* encoding = PQparameterStatus(connection_.get(), "server_encoding");
  if (encoding != nullptr && std::string_view(encoding) == "UTF8") return;
  throw Error(fmt::format("the PostgreSQL database has the encoding {}; make one with UTF8",
                          encoding != nullptr ? encoding : "of no name"));
}

// Only the message itself: the details can quote what somebody wrote.
void PostgresConnection::fail(const PGresult* result) const {
  const char* state = PQresultErrorField(result, PG_DIAG_SQLSTATE);
  const char* message = PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);
  if (message == nullptr) lose();
  const std::string what = fmt::format("PostgreSQL: {}", message);
  if (is_trouble(state != nullptr ? state : "")) throw DatabaseError(what);
  throw std::logic_error(what);
}

void PostgresConnection::lose() const {
  throw DatabaseError(fmt::format("PostgreSQL: {}", PQerrorMessage(connection_.get())));
}

const std::string& PostgresConnection::prepared(Sql sql) {
  Statement& statement = statements_[sql.text()];
  if (!statement.name.empty()) return statement.name;
  statement.name = fmt::format("s{}", ++names_);
  if (PQsendPrepare(connection_.get(), statement.name.c_str(), sql.text(), 0, nullptr) == 0) lose();
  sent_.push_back({&statement});
  return statement.name;
}

void PostgresConnection::send(Sql sql, const PostgresParameters& parameters) {
  const std::string& name = prepared(sql);
  if (PQsendQueryPrepared(connection_.get(), name.c_str(), parameters.count(), parameters.values(),
                          parameters.lengths(), parameters.formats(), 0) == 0) {
    lose();
  }
  sent_.push_back({});
}

PostgresConnection::Result PostgresConnection::next_result() {
  Result result(PQgetResult(connection_.get()));
  if (!result || PQstatus(connection_.get()) == CONNECTION_BAD) lose();
  return result;
}

PostgresConnection::Result PostgresConnection::receive() {
  const std::vector<Sent> sent = std::exchange(sent_, {});
  if (PQpipelineSync(connection_.get()) == 0) lose();
  Result last;
  Result error;
  for (const Sent& one : sent) {
    Result result = next_result();
    const bool good = is_good(result.get());
    if (!good && one.preparing != nullptr) one.preparing->name.clear();
    if (!good && !error) {
      error = std::move(result);
    } else if (one.preparing == nullptr) {
      last = std::move(result);
    }
    // Each answer ends with an empty one.
    if (Result(PQgetResult(connection_.get()))) lose();
  }
  if (PQresultStatus(next_result().get()) != PGRES_PIPELINE_SYNC) lose();
  if (error) fail(error.get());
  return last;
}

int PostgresConnection::query(Sql sql, SqlValues values, const EachRow& each) {
  send(sql, PostgresParameters(values));
  const Result result = receive();
  const int rows = PQntuples(result.get());
  for (int row = 0; row < rows; ++row) each(PostgresRow(result.get(), row));
  return rows;
}

void PostgresConnection::post(Sql sql, SqlValues values) {
  if (sent_.size() >= kMostSent) receive();
  send(sql, PostgresParameters(values));
}

void PostgresConnection::run_script(std::string_view script) {
  if (!sent_.empty()) receive();
  PQexitPipelineMode(connection_.get());
  const Result result(PQexec(connection_.get(), std::string(script).c_str()));
  PQenterPipelineMode(connection_.get());
  if (!is_good(result.get())) fail(result.get());
}

void PostgresConnection::begin() {
  post("BEGIN", {});
  in_transaction_ = true;
}

void PostgresConnection::commit() {
  post("COMMIT", {});
  const Result result = receive();
  in_transaction_ = false;
  // A transaction in which something failed is given up instead.
  if (std::string_view(PQcmdStatus(result.get())) != "COMMIT") {
    throw DatabaseError("PostgreSQL: the transaction was given up");
  }
}

void PostgresConnection::rollback() {
  if (!std::exchange(in_transaction_, false)) return;
  if (!sent_.empty()) {
    try {
      receive();
    } catch (const std::logic_error&) {  // NOLINT(bugprone-empty-catch)
      // What failed is being given up.
    }
  }
  query("ROLLBACK");
}

std::vector<bool> PostgresConnection::insert_log(std::span<const Append> rows) {
  LogColumns columns(rows.size());
  // In the order of the tables, so that two servers cannot wait for each other.
  std::vector<const LogRow*> sorted;
  sorted.reserve(rows.size());
  for (const Append& append : rows) sorted.push_back(&append.row);
  // Of two with one number the first comes first: it stands before the other in `rows`.
  std::sort(sorted.begin(), sorted.end(), [](const LogRow* a, const LogRow* b) {
    return std::tuple(a->table, a->number, a) < std::tuple(b->table, b->number, b);
  });
  for (const LogRow* row : sorted) columns.add(*row);
  send(INSERT_LOG "ON CONFLICT DO NOTHING RETURNING table_id, number", columns.parameters());
  const Result result = receive();

  std::set<std::pair<TableId, int>> numbers;
  for (int i = 0; i < PQntuples(result.get()); ++i) {
    const PostgresRow row(result.get(), i);
    numbers.emplace(row.number(0), row.small(1));
  }
  std::vector<bool> stored;
  stored.reserve(rows.size());
  // A number that stands twice among the rows was stored once, from the first of them.
  for (const Append& append : rows) {
    stored.push_back(numbers.erase({append.row.table, append.row.number}) > 0);
  }
  return stored;
}

void PostgresConnection::post_log(std::span<const LogRow> rows) {
  LogColumns columns(rows.size());
  for (const LogRow& row : rows) columns.add(row);
  if (sent_.size() >= kMostSent) receive();
  send(INSERT_LOG, columns.parameters());
}

std::vector<TableId> PostgresConnection::with_more(std::span<const RowName> known) {
  using Of = PostgresArray::Of;
  PostgresArray tables(Of::bigint, known.size());
  PostgresArray numbers(Of::integer, known.size());
  for (const RowName& row : known) {
    tables.add(row.table);
    numbers.add(row.number + 1);
  }
  const std::array<std::string, 2> columns = {tables.take(), numbers.take()};
  send(
      "SELECT known.id FROM unnest($1::bigint[], $2::integer[]) AS known (id, next) WHERE EXISTS "
      "(SELECT 1 FROM log WHERE table_id = known.id AND number = known.next)",
      PostgresParameters(columns));
  const Result result = receive();
  std::vector<TableId> more;
  for (int i = 0; i < PQntuples(result.get()); ++i) {
    more.push_back(PostgresRow(result.get(), i).number(0));
  }
  return more;
}

void PostgresConnection::read_ratings(RatingBook& book) {
  using Of = PostgresArray::Of;
  const std::size_t count = book.pages().size();
  PostgresArray users(Of::bigint, count);
  PostgresArray computers(Of::text, count);
  PostgresArray games(Of::text, count);
  for (const auto& [key, page] : book.pages()) {
    users.add(page.user);
    computers.add(std::string_view(page.computer));
    games.add(std::string_view(page.game));
  }
  const std::array<std::string, 3> columns = {users.take(), computers.take(), games.take()};
  // Always in the same order, so that two servers cannot wait for each other.
  send("SELECT " RATING_COLUMNS
       " FROM ratings WHERE (user_id, computer, game) IN "
       "(SELECT * FROM unnest($1::bigint[], $2::text[], $3::text[])) "
       "ORDER BY user_id, computer, game FOR UPDATE",
       PostgresParameters(columns));
  const Result result = receive();
  for (int i = 0; i < PQntuples(result.get()); ++i) {
    book.fill_in(rating_row(PostgresRow(result.get(), i)));
  }
}

void PostgresConnection::back_up(const std::string& file) {
  dump_postgres(connection_.get(), file);
}

}  // namespace ludoteca
