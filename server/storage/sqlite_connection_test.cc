#include "server/storage/sqlite_connection.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/storage/test_database.h"

namespace ludoteca {
namespace {

using testing::HasSubstr;

TEST(Sqlite, a_full_disk_is_a_clear_error_and_leaves_nothing_half_written) {
  const TestFolder folder;
  auto connection = std::make_unique<SqliteConnection>(folder.file("test.db"));
  SqliteConnection& disk = *connection;
  SqlDatabase db(std::move(connection));
  ASSERT_TRUE(db.create_table(some_table(1), {}, some_change(Phase::playing)));
  disk.limit_pages(1);  // no more than it has now
  std::vector<Append> rows;
  for (int i = 1; i <= 200; ++i) {
    rows.push_back({some_move(1, i, std::string(1000, 'x')), some_change(Phase::playing, {1, 2})});
  }
  try {
    db.append(rows);
    FAIL() << "the disk took it";
  } catch (const DatabaseError& error) {
    EXPECT_THAT(error.what(), HasSubstr("full"));
  }
  EXPECT_TRUE(db.log(1, 0).empty());
  EXPECT_EQ(db.table_by_id(1)->changed, some_table(1).created);
  db.begin();
  EXPECT_THROW(db.append(rows), DatabaseError);
  EXPECT_THROW(db.commit(), DatabaseError);
  db.rollback();

  disk.limit_pages(1'000'000);
  EXPECT_THAT(db.append(rows), testing::Each(Appended::yes));
  EXPECT_EQ(db.log(1, 0).size(), rows.size());
}

TEST(Sqlite, in_memory) {
  const auto db = open_database("sqlite::memory:");
  EXPECT_TRUE(db->create_table(some_table(1), {}, some_change(Phase::open)));
  EXPECT_TRUE(db->table("code1"));
}

TEST(Sqlite, a_commit_reaches_the_disk) {
  const TestFolder folder;
  SqliteConnection connection(folder.file("test.db"));
  const auto setting = [&](Sql sql) {
    std::string value;
    connection.query(sql, {}, [&](const SqlRow& row) { value = row.string(0); });
    return value;
  };
  EXPECT_EQ(setting("PRAGMA journal_mode"), "wal");
  EXPECT_EQ(setting("PRAGMA synchronous"), "2");
  EXPECT_EQ(setting("PRAGMA foreign_keys"), "1");
  EXPECT_NE(setting("PRAGMA busy_timeout"), "0");
}

}  // namespace
}  // namespace ludoteca
