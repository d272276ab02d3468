#include "server/storage/test_database.h"

#include <fmt/format.h>

#include "server/storage/postgres_connection.h"
#include "server/storage/sqlite_connection.h"
#include "server/storage/temporary_postgres.h"

namespace ludoteca {

TestFolder::TestFolder() {
  std::string name = std::filesystem::temp_directory_path() / "ludoteca-test-XXXXXX";
  if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("cannot make a temporary folder");
  path_ = name;
}

OnBoth::OnBoth()
    : address_(GetParam() == Dialect::sqlite ? "sqlite:" + folder_.file("test.db")
                                             : TemporaryPostgres::shared().new_database()) {}

std::unique_ptr<SqlConnection> OnBoth::raw() const {
  if (GetParam() == Dialect::postgres) return std::make_unique<PostgresConnection>(address_);
  return std::make_unique<SqliteConnection>(folder_.file("test.db"));
}

TableRow some_table(TableId id) {
  TableRow table;
  table.id = id;
  table.code = fmt::format("code{}", id);
  table.created = 1000 + id;
  table.host = 1;
  table.game = "photograph";
  table.edition = "house";
  table.fingerprint = 0xfedcba9876543210;
  table.options = "{}";
  table.players = 2;
  table.seed = std::string(64, 'a');
  table.settings = "{}";
  table.listed = true;
  return table;
}

LogRow some_move(TableId table, int number, const std::string& body) {
  LogRow row;
  row.table = table;
  row.number = number;
  row.time = 5000 + number;
  row.act = Act::move;
  row.seat = number % 2;
  row.user = 1 + number % 2;
  row.key = fmt::format("key{}", number);
  row.body = body;
  return row;
}

TableChange some_change(Phase phase, std::vector<UserId> seats) {
  TableChange change;
  change.phase = phase;
  change.summary = R"({"seats":[{"name":"Ana"},{"name":"Rui"}]})";
  change.seats = std::move(seats);
  return change;
}

TableChange some_end(const std::string& game, UserId user, int place, const std::string& computer) {
  TableChange end = some_change(Phase::finished, {user, kNoUser});
  end.game = game;
  end.results = {{.table = 1, .seat = 0, .user = user, .computer = "", .score = 1, .place = place},
                 {.table = 1,
                  .seat = 1,
                  .user = kNoUser,
                  .computer = computer,
                  .score = 1,
                  .place = 3 - place}};
  return end;
}

UserRow some_user(UserId id, const std::string& name, bool account) {
  UserRow user;
  user.id = id;
  user.name = name;
  user.account = account;
  user.password_hash = account ? "$argon2id$…" : "";
  user.created = 100 + id;
  return user;
}

}  // namespace ludoteca
