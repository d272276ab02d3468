// PostgreSQL through libpq. Statements travel without waiting for each other's answers (pipeline
// mode): what takes time is the way to the server and back.
#pragma once

#include <libpq-fe.h>

#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/storage/postgres_parameters.h"
#include "server/storage/sql.h"

namespace ludoteca {

class PostgresConnection final : public SqlConnection {
 public:
  // "postgres://user@host:port/database". Throws Error if there is no connection.
  explicit PostgresConnection(const std::string& address);

  Dialect dialect() const override { return Dialect::postgres; }
  using SqlConnection::query;
  int query(Sql sql, SqlValues values, const EachRow& each) override;
  void post(Sql sql, SqlValues values) override;
  void run_script(std::string_view script) override;
  void begin() override;
  void commit() override;
  void rollback() override;
  bool in_transaction() const override { return in_transaction_; }
  std::vector<bool> insert_log(std::span<const Append> rows) override;
  void post_log(std::span<const LogRow> rows) override;
  std::vector<TableId> with_more(std::span<const RowName> known) override;
  void read_ratings(RatingBook& book) override;
  void back_up(const std::string& file) override;

 private:
  struct Closer {
    void operator()(PGconn* connection) const { PQfinish(connection); }
    void operator()(PGresult* result) const { PQclear(result); }
  };
  using Result = std::unique_ptr<PGresult, Closer>;
  struct Statement {
    std::string name;  // empty: not prepared yet
  };
  // What was sent and not yet answered.
  struct Sent {
    Statement* preparing = nullptr;  // nullptr: a statement runs
  };
  const std::string& prepared(Sql sql);
  void send(Sql sql, const PostgresParameters& parameters);
  // Waits for everything that was sent; the answer of the last statement.
  Result receive();
  void check_encoding() const;
  Result next_result();
  [[noreturn]] void fail(const PGresult* result) const;
  [[noreturn]] void lose() const;

  std::unique_ptr<PGconn, Closer> connection_;
  std::unordered_map<const char*, Statement> statements_;
  std::vector<Sent> sent_;
  int names_ = 0;
  bool in_transaction_ = false;
};

}  // namespace ludoteca
