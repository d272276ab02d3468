// Databases for tests: one kind of each, new and empty.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <memory>
#include <string>

#include "server/storage/sql_database.h"

namespace ludoteca {

// A folder that is gone when the test is over.
class TestFolder {
 public:
  TestFolder();
  TestFolder(const TestFolder&) = delete;
  TestFolder& operator=(const TestFolder&) = delete;
  ~TestFolder() { std::filesystem::remove_all(path_); }
  std::string file(const std::string& name) const { return (path_ / name).string(); }

 private:
  std::filesystem::path path_;
};

// Run with both databases: INSTANTIATE_TEST_SUITE_P(…, OnBoth, both_databases(), database_name).
class OnBoth : public testing::TestWithParam<Dialect> {
 protected:
  OnBoth();
  // Another connection to the same database.
  std::unique_ptr<Database> connect() const { return open_database(address_); }
  std::unique_ptr<SqlConnection> raw() const;

  TestFolder folder_;
  std::string address_;
};

inline auto both_databases() {
  return testing::Values(Dialect::sqlite, Dialect::postgres);
}
inline std::string database_name(const testing::TestParamInfo<Dialect>& info) {
  return info.param == Dialect::sqlite ? "sqlite" : "postgres";
}

// Rows as a test needs them.
TableRow some_table(TableId id);
LogRow some_move(TableId table, int number, const std::string& body = "2L3");
TableChange some_change(Phase phase, std::vector<UserId> seats = {});
// A game of a person against a computer player.
TableChange some_end(const std::string& game, UserId user, int place,
                     const std::string& computer = "strong");
UserRow some_user(UserId id, const std::string& name, bool account = true);

}  // namespace ludoteca
