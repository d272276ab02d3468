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

// The answers to what servers ask cost the same however many tables are stored.
TEST(Sqlite, nothing_is_searched_for_without_an_index) {
  auto connection = std::make_unique<SqliteConnection>(":memory:");
  const SqliteConnection& counted = *connection;
  SqlDatabase db(std::move(connection));
  db.begin();
  for (int id = 1; id <= 2000; ++id) {
    ASSERT_TRUE(db.create_user(some_user(id, "name" + std::to_string(id))));
    TableChange change = some_change(static_cast<Phase>(id % 4), {1 + id % 50, 7});
    if (id % 3 == 0) change.deadline = id;
    change.game = "fort";
    change.results = some_end("fort", id, 1, std::to_string(id)).results;
    change.results.front().user = 7;
    const LogRow row = some_move(id, 1);
    ASSERT_TRUE(db.create_table(some_table(id), {&row, 1}, change));
    db.add_pass({.hash = std::to_string(id), .user = id, .bot = false, .label = "", .created = 1});
    db.report({.table = id, .number = 1, .by = 1, .why = "", .time = id});
    db.give_order("ban", "1");
  }
  db.commit();
  const int before = counted.rows_scanned();
  const Append row{some_move(1, 2), some_end("fort", 3, 1)};
  db.append({&row, 1});
  db.table("code77");
  db.log(77, 0);
  db.results(77);
  db.open_tables(5);
  db.tables_of(7, 5);
  db.due_tables(100, 5);
  db.playing_tables(1000, 5);
  db.user(5);
  db.account("NAME5");
  db.update_user(some_user(5, "other"));
  db.log_of(1);
  db.results_of(7);
  db.statistics(7);
  db.pass("77");
  db.passes(77);
  db.drop_pass("77");
  db.drop_passes(78);
  db.mute(1, 2, true);
  db.muted_by(1);
  db.reports(5);
  db.ratings_of(5);
  db.rating(5, "", "fort");
  db.best_ratings("fort", 5);
  db.give_order("ban", "1");
  db.orders_after(1990);
  db.forget_user(9);
  // Lists in the order of an index are walked as far as they are long.
  EXPECT_LT(counted.rows_scanned() - before, 50);
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
