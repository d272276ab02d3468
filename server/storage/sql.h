// A connection to a database that speaks SQL, as the rest of the storage sees it.
#pragma once

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "server/database.h"
#include "server/storage/rating_book.h"

namespace ludoteca {

// A statement with parameters $1, $2, … in both dialects. Only a constant can be one, so that no
// text from outside ever becomes SQL.
class Sql {
 public:
  consteval Sql(const char* text) : text_(text) {}  // NOLINT(google-explicit-constructor)
  constexpr const char* text() const { return text_; }

 private:
  const char* text_;
};

// Texts are not copied: they must live until the call is over.
using SqlValue = std::variant<std::nullptr_t, std::int64_t, double, std::string_view>;
using SqlValues = std::initializer_list<SqlValue>;

inline SqlValue or_null(const std::optional<std::int64_t>& value) {
  return value ? SqlValue(*value) : SqlValue(nullptr);
}

// A row of an answer; valid only while it is being shown.
class SqlRow {
 public:
  virtual ~SqlRow() = default;
  virtual bool null(int column) const = 0;
  virtual std::int64_t number(int column) const = 0;
  virtual double real(int column) const = 0;
  virtual std::string_view text(int column) const = 0;

  std::string string(int column) const { return std::string(text(column)); }
  bool flag(int column) const { return number(column) != 0; }
  int small(int column) const { return static_cast<int>(number(column)); }
  std::optional<std::int64_t> maybe(int column) const {
    return null(column) ? std::nullopt : std::optional(number(column));
  }
};

// The columns as rating_row() reads them.
#define RATING_COLUMNS "user_id, computer, game, mu, sigma, games, wins"
RatingRow rating_row(const SqlRow& row);

using EachRow = std::function<void(const SqlRow&)>;

enum class Dialect : std::uint8_t { sqlite, postgres };

// All of it throws DatabaseError if the database cannot do its work now, and std::logic_error if it
// was asked for something that it refuses.
class SqlConnection {
 public:
  SqlConnection() = default;
  SqlConnection(const SqlConnection&) = delete;
  SqlConnection& operator=(const SqlConnection&) = delete;
  virtual ~SqlConnection() = default;

  virtual Dialect dialect() const = 0;

  // The number of rows of the answer.
  virtual int query(Sql sql, SqlValues values, const EachRow& each) = 0;
  int query(Sql sql, SqlValues values = {}) {
    return query(sql, values, [](const SqlRow&) {});
  }
  // Inside a transaction: a statement whose answer nobody needs. PostgreSQL is not waited for; an
  // error comes at the latest when the transaction is committed.
  virtual void post(Sql sql, SqlValues values) = 0;
  // Several statements at once, without parameters: a step of the schema.
  virtual void run_script(std::string_view script) = 0;

  virtual void begin() = 0;
  virtual void commit() = 0;
  virtual void rollback() = 0;  // does nothing outside of a transaction
  virtual bool in_transaction() const = 0;

  // The statement that is worth writing twice: stores rows of logs whose numbers are free, and says
  // of each whether it was stored.
  virtual std::vector<bool> insert_log(std::span<const Append> rows) = 0;
  // The same for the first rows of a new table: nobody else can have their numbers, so the answer
  // need not be waited for.
  virtual void post_log(std::span<const LogRow> rows) = 0;

  virtual std::vector<TableId> with_more(std::span<const RowName> known) = 0;

  // Fills in what is stored, and keeps others from changing it until the transaction ends.
  virtual void read_ratings(RatingBook& book) = 0;

  virtual void back_up(const std::string& file) = 0;
};

// Statements that belong together: a transaction of their own unless one is already there.
class SqlTransaction {
 public:
  explicit SqlTransaction(SqlConnection& connection)
      : connection_(connection), own_(!connection.in_transaction()) {
    if (own_) connection_.begin();
  }
  SqlTransaction(const SqlTransaction&) = delete;
  SqlTransaction& operator=(const SqlTransaction&) = delete;
  ~SqlTransaction();

  void commit() {
    if (own_) connection_.commit();
    own_ = false;
  }

 private:
  SqlConnection& connection_;
  bool own_;
};

}  // namespace ludoteca
