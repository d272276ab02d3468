// What every database must do with people and what they write, on both of them.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <thread>

#include "server/storage/test_contract.h"

namespace ludoteca {
namespace {

using testing::ElementsAre;
using testing::Field;
using testing::IsEmpty;
using testing::SizeIs;

class PeopleContract : public DatabaseContract {};
INSTANTIATE_TEST_SUITE_P(Both, PeopleContract, both_databases(), database_name);

// Texts that would do harm if they ever became part of a statement.
const std::vector<std::string> kHostile = {"'; DROP TABLE log; --",
                                           "\"",
                                           "\\",
                                           "\\'",
                                           "$1",
                                           "?1",
                                           "%_",
                                           "{a,b}",
                                           "NULL",
                                           "",
                                           "Zażółć gęślą jaźń 🎲",
                                           std::string("line\nline\r\n\t"),
                                           std::string(200'000, 'x')};

TEST_P(PeopleContract, hostile_texts_are_only_texts) {
  TableId id = 100;
  for (const std::string& text : kHostile) {
    // What is searched for is never long.
    const std::string name = text.substr(0, 200);
    TableRow table = some_table(++id);
    table.code = fmt::format("{}#{}", name, id);
    table.game = name;
    table.edition = table.options = table.seed = table.settings = text;
    LogRow row = some_move(id, 1, text);
    row.key = text;
    TableChange change = some_change(Phase::playing, {1, 2});
    change.summary = text;
    ASSERT_TRUE(db_->create_table(table, {&row, 1}, change));
    EXPECT_EQ(db_->table(table.code)->settings, text);
    EXPECT_EQ(db_->table(table.code)->summary, text);
    EXPECT_THAT(db_->log(id, 0), ElementsAre(row));
    row.number = 2;
    const TableChange end = some_end(name, id, 1, name);
    EXPECT_EQ(append(row, end), Appended::yes);
    EXPECT_EQ(append(row, end), Appended::already);
    EXPECT_EQ(db_->results(id).back().computer, name);
    EXPECT_TRUE(db_->rating(kNoUser, name, name));
    db_->keep_edition(static_cast<std::uint64_t>(id), text);
    EXPECT_EQ(db_->edition(static_cast<std::uint64_t>(id)), text);
  }
}

TEST_P(PeopleContract, hostile_names_are_only_names) {
  UserId id = 100;
  for (const std::string& text : kHostile) {
    UserRow user = some_user(++id, fmt::format("{}#{}", text.substr(0, 200), id));
    user.password_hash = text;
    ASSERT_TRUE(db_->create_user(user));
    EXPECT_EQ(db_->account(user.name)->password_hash, text);
    EXPECT_THAT(db_->users(user.name, 10), SizeIs(1));
    db_->add_pass({.hash = user.name, .user = id, .bot = true, .label = text, .created = 1});
    EXPECT_EQ(db_->pass(user.name)->label, text);
    db_->report({.table = id, .number = 1, .by = 1, .why = text, .time = id});
    EXPECT_EQ(db_->reports(1).front().why, text);
    const std::int64_t order = db_->give_order(text, text);
    EXPECT_EQ(db_->orders_after(order - 1).front().target, text);
  }
}

TEST_P(PeopleContract, editions_are_kept_by_fingerprint) {
  EXPECT_FALSE(db_->edition(1));
  db_->keep_edition(0xffffffffffffffff, "text");
  db_->keep_edition(0xffffffffffffffff, "text");
  EXPECT_EQ(db_->edition(0xffffffffffffffff), "text");
}

TEST_P(PeopleContract, a_game_is_analysed_by_one_at_a_time_and_kept_once) {
  EXPECT_TRUE(db_->claim_analysis("k3f9", 100, 200).claimed);
  EXPECT_FALSE(db_->claim_analysis("k3f9", 150, 250).claimed);
  EXPECT_TRUE(db_->claim_analysis("other", 150, 250).claimed);
  EXPECT_TRUE(db_->claim_analysis("k3f9", 201, 300).claimed);  // the first one seems to have died
  db_->keep_analysis("k3f9", "of the first");
  db_->keep_analysis("k3f9", "of the second");
  const AnalysisRow found = db_->claim_analysis("k3f9", 400, 500);
  EXPECT_EQ(found.text, "of the first");
  EXPECT_FALSE(found.claimed);
  db_->keep_analysis("unasked", "text");
  EXPECT_EQ(db_->claim_analysis("unasked", 1, 2).text, "text");
}

TEST_P(PeopleContract, names_of_accounts_are_unique_whatever_their_case) {
  ASSERT_TRUE(db_->create_user(some_user(1, "Żaneta")));
  EXPECT_FALSE(db_->create_user(some_user(2, "żANETA")));
  EXPECT_FALSE(db_->user(2));
  ASSERT_TRUE(db_->create_user(some_user(3, "żaneta", false)));
  UserRow guest = *db_->user(3);
  EXPECT_FALSE(guest.account);
  guest.account = true;
  EXPECT_FALSE(db_->update_user(guest));
  EXPECT_FALSE(db_->user(3)->account);
  guest.name = "Olga";
  guest.password_hash = "hash";
  EXPECT_TRUE(db_->update_user(guest));
  EXPECT_EQ(db_->account("OLGA")->id, 3);
  EXPECT_EQ(db_->account("olga")->password_hash, "hash");
  EXPECT_EQ(db_->account("ŻANETA")->id, 1);
  EXPECT_FALSE(db_->account("nobody"));
  // A new name sets the old one free; one's own name in other letters is no conflict.
  guest.name = "OLGA";
  EXPECT_TRUE(db_->update_user(guest));
  guest.name = "Ola";
  EXPECT_TRUE(db_->update_user(guest));
  EXPECT_TRUE(db_->create_user(some_user(4, "Olga")));
  EXPECT_TRUE(db_->create_user(some_user(4, "Olga")));  // repeated after all
  guest.banned = true;
  EXPECT_TRUE(db_->update_user(guest));
  EXPECT_TRUE(db_->user(3)->banned);
}

TEST_P(PeopleContract, of_two_who_want_a_name_one_gets_it) {
  for (int round = 0; round < 10; ++round) {
    const std::string name = "name" + std::to_string(round);
    std::array<bool, 2> got{};
    const auto want = [&](int who) {
      got[who] = connect()->create_user(some_user(100 + 2 * round + who, name));
    };
    std::thread other(want, 1);
    want(0);
    other.join();
    EXPECT_NE(got[0], got[1]);
    EXPECT_EQ(db_->account(name)->id, 100 + 2 * round + (got[1] ? 1 : 0));
    EXPECT_FALSE(db_->user(100 + 2 * round + (got[1] ? 0 : 1)));
  }
}

TEST_P(PeopleContract, users_are_found_by_a_part_of_their_name) {
  ASSERT_TRUE(db_->create_user(some_user(1, "Ana 100%")));
  ASSERT_TRUE(db_->create_user(some_user(2, "Mariana", false)));
  ASSERT_TRUE(db_->create_user(some_user(3, "Rui_")));
  EXPECT_THAT(db_->users("ANA", 10),
              ElementsAre(Field(&UserRow::name, "Mariana"), Field(&UserRow::name, "Ana 100%")));
  EXPECT_THAT(db_->users("%", 10), ElementsAre(Field(&UserRow::id, 1)));
  EXPECT_THAT(db_->users("_", 10), ElementsAre(Field(&UserRow::id, 3)));
  EXPECT_THAT(db_->users("", 2), SizeIs(2));
}

TEST_P(PeopleContract, passes) {
  ASSERT_TRUE(db_->create_user(some_user(1, "Ana")));
  ASSERT_TRUE(db_->create_user(some_user(2, "Rui")));
  db_->add_pass({.hash = "h1", .user = 1, .bot = false, .label = "", .created = 5});
  db_->add_pass({.hash = "h2", .user = 1, .bot = true, .label = "my bot", .created = 6});
  db_->add_pass({.hash = "h3", .user = 2, .bot = false, .label = "", .created = 7});
  db_->add_pass({.hash = "h3", .user = 1, .bot = false, .label = "", .created = 7});  // taken
  EXPECT_EQ(db_->pass("h3")->user, 2);
  EXPECT_TRUE(db_->pass("h2")->bot);
  EXPECT_EQ(db_->pass("h2")->label, "my bot");
  EXPECT_EQ(db_->pass("h2")->created, 6);
  EXPECT_THAT(db_->passes(1),
              ElementsAre(Field(&PassRow::hash, "h1"), Field(&PassRow::hash, "h2")));
  db_->drop_pass("h1");
  EXPECT_FALSE(db_->pass("h1"));
  db_->drop_passes(1);
  EXPECT_THAT(db_->passes(1), IsEmpty());
  EXPECT_TRUE(db_->pass("h3"));
}

TEST_P(PeopleContract, mutes_and_reports) {
  ASSERT_TRUE(db_->create_user(some_user(1, "Ana")));
  ASSERT_TRUE(db_->create_user(some_user(2, "Rui")));
  db_->mute(1, 2, true);
  db_->mute(1, 2, true);
  db_->mute(1, 77, true);  // nobody
  EXPECT_THAT(db_->muted_by(1), ElementsAre(2));
  EXPECT_THAT(db_->muted_by(2), IsEmpty());
  db_->mute(1, 2, false);
  EXPECT_THAT(db_->muted_by(1), IsEmpty());

  db_->report({.table = 1, .number = 4, .by = 1, .why = "rude", .time = 10});
  db_->report({.table = 1, .number = 4, .by = 1, .why = "again", .time = 11});
  db_->report({.table = 1, .number = 5, .by = 2, .why = "", .time = 12});
  const auto reports = db_->reports(10);
  ASSERT_THAT(reports, SizeIs(2));
  EXPECT_EQ(reports[0].number, 5);
  EXPECT_EQ(reports[1].why, "rude");
  EXPECT_THAT(db_->reports(1), SizeIs(1));
}

TEST_P(PeopleContract, who_is_forgotten_has_left_only_moves) {
  ASSERT_TRUE(db_->create_user(some_user(1, "Ana")));
  ASSERT_TRUE(db_->create_user(some_user(2, "Rui")));
  create(1, {1, 2});
  LogRow sit = some_move(1, 1, "Ana");
  sit.act = Act::sit;
  sit.user = 1;
  LogRow move = some_move(1, 2);
  move.user = 1;
  LogRow chat = some_move(1, 3, "I am Ana");
  chat.act = Act::chat;
  chat.user = 1;
  chat.key = "Ana";
  LogRow other = some_move(1, 4, "hello");
  other.act = Act::chat;
  other.user = 2;
  for (const LogRow& row : {sit, move, chat, other}) ASSERT_EQ(append(row), Appended::yes);
  EXPECT_THAT(db_->log_of(1), ElementsAre(sit, move, chat));
  EXPECT_THAT(db_->log_of(2), ElementsAre(other));
  TableChange end = some_end("photograph", 1, 1);
  end.seats.clear();
  ASSERT_EQ(append(some_move(1, 5), end), Appended::yes);
  ASSERT_THAT(db_->ratings_of(1), SizeIs(1));
  db_->add_pass({.hash = "h1", .user = 1, .bot = false, .label = "", .created = 5});
  db_->mute(1, 2, true);
  db_->mute(2, 1, true);
  db_->report({.table = 1, .number = 4, .by = 1, .why = "", .time = 12});

  db_->forget_user(1);
  db_->forget_user(1);
  EXPECT_FALSE(db_->user(1));
  EXPECT_FALSE(db_->account("Ana"));
  EXPECT_FALSE(db_->pass("h1"));
  EXPECT_THAT(db_->muted_by(1), IsEmpty());
  EXPECT_THAT(db_->muted_by(2), IsEmpty());
  EXPECT_THAT(db_->ratings_of(1), IsEmpty());
  EXPECT_EQ(db_->reports(1).front().by, kNoUser);
  const auto log = db_->log(1, 0);
  EXPECT_EQ(log[0].body, "");
  EXPECT_EQ(log[1], move);
  EXPECT_EQ(log[2].body, "");
  EXPECT_EQ(log[2].key, "");
  EXPECT_EQ(log[3], other);
  EXPECT_THAT(db_->results(1), SizeIs(2));
  const std::string summary = db_->table_by_id(1)->summary;
  EXPECT_EQ(summary, R"({"seats":[{"name":""},{"name":"Rui"}]})");
  EXPECT_TRUE(db_->create_user(some_user(3, "ana")));
}

TEST_P(PeopleContract, orders_come_in_their_order) {
  const std::int64_t first = db_->give_order("ban", "17");
  const std::int64_t second = db_->give_order("close", "k3f9");
  EXPECT_LT(first, second);
  const auto orders = db_->orders_after(first);
  ASSERT_THAT(orders, SizeIs(1));
  EXPECT_EQ(orders[0].id, second);
  EXPECT_EQ(orders[0].order, "close");
  EXPECT_EQ(orders[0].target, "k3f9");
  EXPECT_THAT(db_->orders_after(0), SizeIs(2));
  EXPECT_THAT(db_->orders_after(second), IsEmpty());

  const auto give = [&] {
    const auto db = connect();
    for (int i = 0; i < 20; ++i) db->give_order("ban", "1");
  };
  std::thread other(give);
  give();
  other.join();
  EXPECT_THAT(db_->orders_after(second), SizeIs(40));
  for (int i = 0; i < 1000; ++i) db_->give_order("ban", "1");
  EXPECT_THAT(db_->orders_after(0), SizeIs(1000)) << "old ones are done";
}

}  // namespace
}  // namespace ludoteca
