// What every database must do with tables and their logs, on both of them.
#include "server/database.h"

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

class TablesContract : public DatabaseContract {};
INSTANTIATE_TEST_SUITE_P(Both, TablesContract, both_databases(), database_name);

std::vector<TableId> ids(const std::vector<TableRow>& tables) {
  std::vector<TableId> result;
  for (const TableRow& table : tables) result.push_back(table.id);
  return result;
}

TEST_P(TablesContract, a_table_is_read_as_it_was_written) {
  TableRow table = some_table(7);
  table.settings = R"({"clock":60})";
  TableChange change = some_change(Phase::playing, {1, 2});
  change.deadline = 777;
  const LogRow row = some_move(7, 1);
  ASSERT_TRUE(db_->create_table(table, {&row, 1}, change));

  const auto read = db_->table("code7");
  ASSERT_TRUE(read);
  EXPECT_EQ(read->id, 7);
  EXPECT_EQ(read->code, "code7");
  EXPECT_EQ(read->created, 1007);
  EXPECT_EQ(read->host, 1);
  EXPECT_EQ(read->game, "photograph");
  EXPECT_EQ(read->edition, "house");
  EXPECT_EQ(read->fingerprint, 0xfedcba9876543210);
  EXPECT_EQ(read->players, 2);
  EXPECT_EQ(read->seed, table.seed);
  EXPECT_EQ(read->settings, table.settings);
  EXPECT_TRUE(read->listed);
  EXPECT_EQ(read->phase, Phase::playing);
  EXPECT_EQ(read->changed, 1007);
  EXPECT_EQ(read->deadline, 777);
  EXPECT_EQ(read->summary, change.summary);
  EXPECT_THAT(db_->log(7, 0), ElementsAre(row));
  EXPECT_EQ(db_->table_by_id(7)->code, "code7");
  EXPECT_FALSE(db_->table("code8"));
  EXPECT_FALSE(db_->table_by_id(8));
}

TEST_P(TablesContract, a_code_or_an_id_is_given_once) {
  create(1);
  TableRow other = some_table(2);
  other.code = "code1";
  EXPECT_FALSE(db_->create_table(other, {}, some_change(Phase::open)));
  EXPECT_FALSE(db_->table_by_id(2));
  TableRow same_id = some_table(1);
  same_id.code = "other";
  EXPECT_FALSE(db_->create_table(same_id, {}, some_change(Phase::open)));
  // Repeating what had succeeded is a success.
  EXPECT_TRUE(db_->create_table(some_table(1), {}, some_change(Phase::open)));
}

TEST_P(TablesContract, a_number_belongs_to_the_first_row) {
  create(1);
  const LogRow row = some_move(1, 1);
  EXPECT_EQ(append(row), Appended::yes);
  EXPECT_EQ(append(row), Appended::already);
  LogRow later = row;
  later.time += 10;
  EXPECT_EQ(append(later), Appended::already);
  for (const auto& change : std::vector<std::function<void(LogRow&)>>{
           [](LogRow& r) { r.body = "other"; }, [](LogRow& r) { r.key = "other"; },
           [](LogRow& r) { r.seat = 0; }, [](LogRow& r) { r.user = 9; },
           [](LogRow& r) { r.act = Act::chat; }}) {
    LogRow other = row;
    change(other);
    EXPECT_EQ(append(other), Appended::taken);
  }
  EXPECT_THAT(db_->log(1, 0), ElementsAre(row));
}

TEST_P(TablesContract, many_rows_at_once) {
  create(1);
  create(2);
  ASSERT_EQ(append(some_move(1, 2, "first")), Appended::yes);
  const std::vector<Append> rows = {{some_move(1, 1), {}},          {some_move(2, 1), {}},
                                    {some_move(1, 2, "first"), {}}, {some_move(1, 2, "other"), {}},
                                    {some_move(2, 2), {}},          {some_move(2, 2, "other"), {}},
                                    {some_move(2, 2), {}}};
  EXPECT_THAT(db_->append(rows),
              ElementsAre(Appended::yes, Appended::yes, Appended::already, Appended::taken,
                          Appended::yes, Appended::taken, Appended::already));
  EXPECT_THAT(db_->log(1, 0), ElementsAre(some_move(1, 1), some_move(1, 2, "first")));
  EXPECT_THAT(db_->log(2, 0), ElementsAre(some_move(2, 1), some_move(2, 2)));
  EXPECT_THAT(db_->log(2, 1), ElementsAre(some_move(2, 2)));
  EXPECT_THAT(db_->log(3, 0), IsEmpty());
  EXPECT_THAT(db_->append({}), IsEmpty());
}

TEST_P(TablesContract, a_thousand_rows_at_once) {
  create(1);
  std::vector<Append> rows;
  for (int i = 1; i <= 1000; ++i)
    rows.push_back({some_move(1, i), some_change(Phase::playing, {3, 4})});
  EXPECT_THAT(db_->append(rows), testing::Each(Appended::yes));
  EXPECT_THAT(db_->log(1, 0), SizeIs(1000));
  EXPECT_EQ(db_->table_by_id(1)->changed, 6000);
}

TEST_P(TablesContract, a_change_comes_with_its_row_or_not_at_all) {
  create(1, {1, 0});
  ASSERT_EQ(append(some_move(1, 1), some_change(Phase::playing, {1, 2})), Appended::yes);
  EXPECT_EQ(db_->table_by_id(1)->phase, Phase::playing);
  EXPECT_EQ(db_->table_by_id(1)->changed, 5001);
  ASSERT_EQ(append(some_move(1, 1, "other"), some_change(Phase::closed)), Appended::taken);
  EXPECT_EQ(db_->table_by_id(1)->phase, Phase::playing);
  ASSERT_EQ(append(some_move(1, 1), some_change(Phase::closed)), Appended::already);
  EXPECT_EQ(db_->table_by_id(1)->phase, Phase::playing);
}

TEST_P(TablesContract, results_and_ratings_come_with_the_last_row) {
  create(1, {1, 0}, Phase::playing);
  ASSERT_EQ(append(some_move(1, 1), some_end("photograph", 1, 2)), Appended::yes);

  const auto results = db_->results(1);
  ASSERT_THAT(results, SizeIs(2));
  EXPECT_EQ(results[0].user, 1);
  EXPECT_EQ(results[0].score, 1);
  EXPECT_EQ(results[0].place, 2);
  EXPECT_EQ(results[1].computer, "strong");
  EXPECT_EQ(results[1].place, 1);
  EXPECT_THAT(db_->results_of(1), SizeIs(1));
  EXPECT_THAT(db_->results_of(kNoUser), IsEmpty());

  const auto rating = db_->rating(1, "", "photograph");
  ASSERT_TRUE(rating);
  EXPECT_LT(rating->mu, 25);
  EXPECT_LT(rating->sigma, 25.0 / 3);
  EXPECT_EQ(rating->games, 1);
  EXPECT_EQ(rating->wins, 0);
  EXPECT_THAT(db_->ratings_of(1), SizeIs(1));
  EXPECT_THAT(db_->best_ratings("photograph", 10),
              ElementsAre(Field(&RatingRow::computer, "strong"), Field(&RatingRow::user, 1)));
  EXPECT_THAT(db_->best_ratings("photograph", 1), SizeIs(1));
  EXPECT_THAT(db_->best_ratings("fort", 10), IsEmpty());
  EXPECT_FALSE(db_->rating(2, "", "photograph"));
}

TEST_P(TablesContract, games_that_end_together_are_rated_one_after_the_other) {
  const auto after = [&](std::span<const Append> together) {
    for (const Append& one : together) create(static_cast<int>(one.row.table), {}, Phase::playing);
    db_->append(together);
    return *db_->rating(kNoUser, "strong", together.front().change->game);
  };
  const std::vector<Append> fort = {{some_move(1, 1), some_end("fort", 1, 1)},
                                    {some_move(2, 1), some_end("fort", 2, 2)}};
  RatingRow together = after(fort);
  EXPECT_EQ(together.games, 2);
  EXPECT_EQ(together.wins, 1);
  const std::vector<Append> first = {{some_move(3, 1), some_end("photograph", 1, 1)}};
  const std::vector<Append> second = {{some_move(4, 1), some_end("photograph", 2, 2)}};
  after(first);
  const RatingRow apart = after(second);
  EXPECT_EQ(apart.mu, together.mu);
  EXPECT_EQ(apart.sigma, together.sigma);
  // What was stored before is not rated again.
  EXPECT_THAT(db_->append(second), ElementsAre(Appended::already));
  EXPECT_EQ(db_->rating(kNoUser, "strong", "photograph")->games, 2);
}

TEST_P(TablesContract, against_oneself_nobody_gets_better) {
  create(1, {1, 1}, Phase::playing);
  TableChange end = some_end("photograph", 1, 1);
  end.results[1].user = 1;
  end.results[1].computer = "";
  ASSERT_EQ(append(some_move(1, 1), end), Appended::yes);
  EXPECT_THAT(db_->ratings_of(1), IsEmpty());
}

TEST_P(TablesContract, statistics_are_counted_by_game) {
  for (const int id : {1, 2, 3}) {
    TableRow table = some_table(id);
    table.game = id == 3 ? "fort" : "photograph";
    ASSERT_TRUE(db_->create_table(table, {}, some_change(Phase::playing, {5, 0})));
    ASSERT_EQ(append(some_move(id, 1), some_end(table.game, 5, id)), Appended::yes);
  }
  const auto found = db_->statistics(5);
  ASSERT_THAT(found, SizeIs(2));
  EXPECT_EQ(found[0].game, "fort");
  EXPECT_EQ(found[0].games, 1);
  EXPECT_EQ(found[0].wins, 0);
  EXPECT_EQ(found[1].games, 2);
  EXPECT_EQ(found[1].wins, 1);
  EXPECT_DOUBLE_EQ(found[1].mean_place, 1.5);
  EXPECT_THAT(db_->statistics(6), IsEmpty());
  EXPECT_THAT(db_->statistics(kNoUser), IsEmpty());
}

TEST_P(TablesContract, lists_of_tables) {
  create(1);
  create(2);
  create(3, {}, Phase::playing);
  TableRow hidden = some_table(4);
  hidden.listed = false;
  ASSERT_TRUE(db_->create_table(hidden, {}, some_change(Phase::open)));
  TableChange due = some_change(Phase::playing);
  due.deadline = 100;
  ASSERT_TRUE(db_->create_table(some_table(5), {}, due));
  due.deadline = 50;
  ASSERT_TRUE(db_->create_table(some_table(6), {}, due));
  due.phase = Phase::finished;
  ASSERT_TRUE(db_->create_table(some_table(7), {}, due));

  EXPECT_THAT(ids(db_->open_tables(10)), ElementsAre(2, 1));
  EXPECT_THAT(ids(db_->open_tables(1)), ElementsAre(2));
  EXPECT_THAT(ids(db_->due_tables(100, 10)), ElementsAre(6));
  EXPECT_THAT(ids(db_->due_tables(101, 10)), ElementsAre(6, 5));
  EXPECT_THAT(ids(db_->due_tables(101, 1)), ElementsAre(6));
  EXPECT_THAT(ids(db_->playing_tables(0, 10)), ElementsAre(3, 5, 6));
  EXPECT_THAT(ids(db_->playing_tables(3, 1)), ElementsAre(5));
  EXPECT_THAT(ids(db_->newest_tables(3)), ElementsAre(7, 6, 5));
}

TEST_P(TablesContract, one_server_looks_after_a_table_that_is_due) {
  TableChange due = some_change(Phase::playing);
  due.deadline = 100;
  ASSERT_TRUE(db_->create_table(some_table(5), {}, due));
  ASSERT_TRUE(db_->create_table(some_table(6), {}, due));
  const auto other = connect();
  EXPECT_THAT(ids(db_->claim_due(101, 500, 1)), ElementsAre(5));
  EXPECT_THAT(ids(other->claim_due(101, 500, 9)), ElementsAre(6));
  EXPECT_THAT(db_->claim_due(102, 500, 9), IsEmpty());
  EXPECT_FALSE(other->claim(5, 102, 600));
  EXPECT_TRUE(other->claim(5, 501, 600));  // the first one did not look after it
  EXPECT_THAT(ids(db_->claim_due(501, 600, 9)), ElementsAre(6));
  // Whoever changes the table has looked after it.
  db_->append(std::vector<Append>{{some_move(6, 1), due}});
  EXPECT_THAT(ids(other->claim_due(502, 700, 9)), ElementsAre(6));
}

TEST_P(TablesContract, what_others_wrote_meanwhile_is_found) {
  create(1);
  create(2);
  db_->append(std::vector<Append>{{some_move(1, 1), {}}, {some_move(1, 2), {}}});
  const std::vector<RowName> known = {{1, 1}, {2, 0}};
  EXPECT_THAT(db_->with_more(known), ElementsAre(1));
  EXPECT_THAT(db_->with_more({}), IsEmpty());
}

TEST_P(TablesContract, tables_of_a_person_the_last_changed_first) {
  create(1, {8, 0});
  create(2, {8, 8});
  create(3, {0, 9});
  create(4, {8, 9}, Phase::playing);
  EXPECT_THAT(ids(db_->tables_of(8, 10)), ElementsAre(4, 2, 1));
  ASSERT_EQ(append(some_move(1, 1), some_change(Phase::playing, {8, 9})), Appended::yes);
  EXPECT_THAT(ids(db_->tables_of(8, 10)), ElementsAre(1, 4, 2));
  ASSERT_EQ(append(some_move(2, 2), some_change(Phase::finished)), Appended::yes);
  EXPECT_THAT(ids(db_->tables_of(8, 10)), ElementsAre(2, 1, 4));
  EXPECT_THAT(ids(db_->tables_of(8, 1)), ElementsAre(2));
  ASSERT_EQ(append(some_move(4, 3), some_change(Phase::playing, {0, 9})), Appended::yes);
  EXPECT_THAT(ids(db_->tables_of(8, 10)), ElementsAre(2, 1));
  EXPECT_THAT(ids(db_->tables_of(9, 10)), ElementsAre(4, 1, 3));
  EXPECT_THAT(db_->tables_of(kNoUser, 10), IsEmpty());
}

TEST_P(TablesContract, what_is_rolled_back_never_was) {
  create(1);
  db_->begin();
  const Append row{some_move(1, 1), some_change(Phase::playing, {1, 2})};
  db_->append({&row, 1});
  ASSERT_TRUE(db_->create_table(some_table(2), {}, some_change(Phase::open)));
  ASSERT_TRUE(db_->create_user(some_user(1, "Ana")));
  db_->rollback();
  EXPECT_THAT(db_->log(1, 0), IsEmpty());
  EXPECT_EQ(db_->table_by_id(1)->phase, Phase::open);
  EXPECT_FALSE(db_->table_by_id(2));
  EXPECT_FALSE(db_->account("Ana"));
  db_->rollback();  // nothing to do, nothing happens
  db_->begin();
  db_->append({&row, 1});
  db_->commit();
  EXPECT_THAT(connect()->log(1, 0), SizeIs(1));
}

TEST_P(TablesContract, a_refused_statement_harms_only_its_transaction) {
  db_->begin();
  const Append nowhere{some_move(99, 1), some_change(Phase::playing, {1, 2})};  // no such table
  EXPECT_THROW(
      {
        db_->append({&nowhere, 1});
        db_->commit();
      },
      std::logic_error);
  db_->rollback();
  EXPECT_THAT(db_->log(99, 0), IsEmpty());
  create(1);
  EXPECT_EQ(append(some_move(1, 1)), Appended::yes);
}

TEST_P(TablesContract, of_two_writers_one_gets_the_number) {
  constexpr int kRows = 60;
  create(1);
  std::array<std::vector<int>, 2> won;
  const auto write = [&](int who) {
    const auto db = connect();
    for (int number = 1; number <= kRows; ++number) {
      const Append row{some_move(1, number, who == 0 ? "left" : "right"), {}};
      if (db->append({&row, 1}).front() == Appended::yes) won[who].push_back(number);
    }
  };
  std::thread other(write, 1);
  write(0);
  other.join();
  EXPECT_EQ(won[0].size() + won[1].size(), kRows);
  const auto log = db_->log(1, 0);
  ASSERT_THAT(log, SizeIs(kRows));
  for (const int number : won[0]) EXPECT_EQ(log[number - 1].body, "left");
  for (const int number : won[1]) EXPECT_EQ(log[number - 1].body, "right");
}

}  // namespace
}  // namespace ludoteca
