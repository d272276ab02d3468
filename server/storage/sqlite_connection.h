// SQLite: the database that comes with the program, in one file.
#pragma once

#include <sqlite3.h>

#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/storage/sql.h"

namespace ludoteca {

class SqliteConnection final : public SqlConnection {
 public:
  // A file name, or ":memory:". Throws Error if it cannot be opened.
  explicit SqliteConnection(const std::string& file);

  Dialect dialect() const override { return Dialect::sqlite; }
  using SqlConnection::query;
  int query(Sql sql, SqlValues values, const EachRow& each) override;
  void post(Sql sql, SqlValues values) override;
  void run_script(std::string_view script) override;
  void begin() override;
  void commit() override;
  void rollback() override;
  bool in_transaction() const override;
  std::vector<bool> insert_log(std::span<const Append> rows) override;
  void post_log(std::span<const LogRow> rows) override;
  std::vector<TableId> with_more(std::span<const RowName> known) override;
  void read_ratings(RatingBook& book) override;
  void back_up(const std::string& file) override;

  // For tests: the file cannot grow beyond so many pages, as if the disk were full.
  void limit_pages(int pages);
  // For tests: how many rows were looked at without the help of an index.
  int rows_scanned() const;

 private:
  struct Closer {
    void operator()(sqlite3* db) const { sqlite3_close_v2(db); }
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
  };
  struct Statement {
    std::unique_ptr<sqlite3_stmt, Closer> handle;
    std::vector<int> places;  // where SQLite counts $1, $2, …
  };

  Statement& prepared(Sql sql);
  void bind(const Statement& statement, SqlValues values);
  [[noreturn]] void fail(int code) const;
  void check(int code) const {
    if (code != SQLITE_OK) fail(code);
  }

  std::unique_ptr<sqlite3, Closer> db_;
  std::unordered_map<const char*, Statement> statements_;
};

}  // namespace ludoteca
