#include "server/storage/schema.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <thread>

#include "server/storage/test_database.h"
#include "text/error.h"

namespace ludoteca {
namespace {

using testing::AllOf;
using testing::HasSubstr;

class Schema : public OnBoth {};
INSTANTIATE_TEST_SUITE_P(Both, Schema, both_databases(), database_name);

// Versions of a small schema, as a program with a history would have them.
const std::vector<std::string_view> kThreeSteps = {
    "CREATE TABLE things (id INTEGER PRIMARY KEY, name TEXT NOT NULL);",
    "ALTER TABLE things ADD COLUMN size INTEGER NOT NULL DEFAULT 7;",
    "CREATE INDEX things_by_size ON things (size); UPDATE things SET name = name || '!';"};

std::span<const std::string_view> first(std::size_t steps) {
  return std::span(kThreeSteps).first(steps);
}

TEST_P(Schema, an_older_database_is_brought_up_to_date) {
  const auto connection = raw();
  EXPECT_EQ(schema_version(*connection), 0);
  migrate(*connection, first(1));
  EXPECT_EQ(schema_version(*connection), 1);
  connection->query("INSERT INTO things (id, name) VALUES (1, 'lamp')");
  migrate(*connection, first(3));
  migrate(*connection, first(3));
  EXPECT_EQ(schema_version(*connection), 3);
  std::string name;
  connection->query("SELECT name FROM things WHERE size = 7", {},
                    [&](const SqlRow& row) { name = row.string(0); });
  EXPECT_EQ(name, "lamp!");
}

TEST_P(Schema, a_failing_step_changes_nothing) {
  const auto connection = raw();
  migrate(*connection, first(1));
  const std::vector<std::string_view> bad = {kThreeSteps[0], kThreeSteps[1], "CREATE NONSENSE;"};
  EXPECT_THROW(migrate(*connection, bad), std::logic_error);
  EXPECT_EQ(schema_version(*connection), 1);
  migrate(*connection, first(3));
  EXPECT_EQ(schema_version(*connection), 3);
}

TEST_P(Schema, a_newer_database_is_refused_politely) {
  raw()->run_script(
      "CREATE TABLE schema_version (version INTEGER NOT NULL);"
      "INSERT INTO schema_version VALUES (42);");
  try {
    open_database(address_);
    FAIL() << "opened";
  } catch (const Error& error) {
    EXPECT_THAT(error.what(), AllOf(HasSubstr("version 42"), HasSubstr("up to 3"),
                                    HasSubstr("Start the newer program")));
  }
}

TEST_P(Schema, an_older_server_that_runs_goes_on_after_a_newer_one_has_come) {
  open_database(address_);
  raw()->run_script("UPDATE schema_version SET version = 42");
  EXPECT_THROW(open_database(address_), Error);
  const auto again = reopen_database(address_);
  EXPECT_TRUE(again->create_table(some_table(1), {}, some_change(Phase::open, {1, 2})));
  EXPECT_EQ(schema_version(*raw()), 42);
}

TEST_P(Schema, several_servers_may_start_at_once) {
  std::vector<std::thread> servers;
  for (int i = 0; i < 4; ++i) {
    servers.emplace_back([&] { EXPECT_NO_THROW(open_database(address_)); });
  }
  for (std::thread& server : servers) server.join();
  EXPECT_EQ(schema_version(*raw()), 3);
}

std::string released(Dialect dialect, int version) {
  const std::string name = dialect == Dialect::sqlite ? "sqlite" : "postgres";
  std::ifstream file("server/storage/testdata/" + name + "_released_" + std::to_string(version) +
                     ".sql");
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

// What a version was when it went out. A change of the schema is a new step, never another old one.
TEST_P(Schema, versions_are_as_they_were_released) {
  const std::vector<std::string_view> steps = schema_steps(GetParam());
  for (std::size_t i = 0; i < steps.size(); ++i) {
    EXPECT_EQ(steps[i], released(GetParam(), static_cast<int>(i) + 1));
  }

  // A database of the first one still opens and works.
  const std::string text = released(GetParam(), 1);
  const std::vector<std::string_view> then = {text};
  migrate(*raw(), then);
  const auto db = open_database(address_);
  EXPECT_TRUE(db->create_table(some_table(1), {}, some_change(Phase::open, {1, 2})));
}

TEST(OpenDatabase, wrong_addresses_are_refused) {
  EXPECT_THROW(open_database(""), Error);
  EXPECT_THROW(open_database("sqlite:"), Error);
  EXPECT_THROW(open_database("mysql://x"), Error);
  EXPECT_THROW(open_database("sqlite:/no/such/folder/x.db"), Error);
  EXPECT_THROW(open_database("postgres://nobody@/x?host=/no/such/folder"), Error);
  const TestFolder folder;
  std::ofstream(folder.file("text")) << "this is not a database, but a text long enough for one";
  EXPECT_THROW(open_database("sqlite:" + folder.file("text")), Error);
}

}  // namespace
}  // namespace ludoteca
