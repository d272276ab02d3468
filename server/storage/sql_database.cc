#include "server/storage/sql_database.h"

#include <fmt/format.h>

#include <chrono>

#include "server/storage/postgres_connection.h"
#include "server/storage/schema.h"
#include "server/storage/sqlite_connection.h"
#include "text/error.h"

namespace ludoteca {

SqlDatabase::SqlDatabase(std::unique_ptr<SqlConnection> connection, Newer newer)
    : connection_(std::move(connection)) {
  migrate(*connection_, schema_steps(connection_->dialect()), newer);
}

void SqlDatabase::try_writing() {
  const std::string text(4096, ' ');  // more than what is left over in some page
  connection_->query("INSERT INTO editions (fingerprint, edition) VALUES (0, $1)", {text});
  connection_->query("DELETE FROM editions WHERE fingerprint = 0");
}

namespace {

std::unique_ptr<Database> opened(const std::string& address, Newer newer) {
  constexpr std::string_view kSqlite = "sqlite:";
  if (address.starts_with(kSqlite) && address.size() > kSqlite.size()) {
    return std::make_unique<SqlDatabase>(
        std::make_unique<SqliteConnection>(address.substr(kSqlite.size())), newer);
  }
  if (address.starts_with("postgres://") || address.starts_with("postgresql://")) {
    return std::make_unique<SqlDatabase>(std::make_unique<PostgresConnection>(address), newer);
  }
  throw Error(
      fmt::format("expected sqlite:FILE or postgres://… as the address of the database, not {}",
                  ludoteca::quoted(address)));
}

}  // namespace

std::unique_ptr<Database> open_database(const std::string& address) {
  return opened(address, Newer::refused);
}

std::unique_ptr<Database> reopen_database(const std::string& address) {
  return opened(address, Newer::allowed);
}

Millis SqlDatabase::clock() {
  if (connection_->dialect() == Dialect::sqlite) {
    using std::chrono::system_clock;
    return std::chrono::duration_cast<std::chrono::milliseconds>(
               system_clock::now().time_since_epoch())
        .count();
  }
  Millis time = 0;
  connection_->query("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint", {},
                     [&](const SqlRow& row) { time = row.number(0); });
  return time;
}

}  // namespace ludoteca
