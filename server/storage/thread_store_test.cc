#include "server/storage/thread_store.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <future>

#include "server/storage/sqlite_connection.h"
#include "server/storage/temporary_postgres.h"
#include "server/storage/test_database.h"
#include "text/error.h"

namespace ludoteca {
namespace {

using namespace std::chrono_literals;
using testing::Each;
using testing::SizeIs;

// Where the hall runs: here, as soon as an answer comes.
const ThreadStore::Post kAtOnce = [](const std::function<void()>& call) { call(); };

std::string why(const std::exception_ptr& error) {
  if (!error) return "";
  try {
    std::rethrow_exception(error);
  } catch (const DatabaseError& trouble) {
    return std::string("database: ") + trouble.what();
  } catch (const std::exception& other) {
    return other.what();
  }
}

struct Answer {
  std::string error;
  Appended appended = Appended::taken;
};

std::future<Answer> append(Store& store, const LogRow& row,
                           std::optional<TableChange> change = {}) {
  auto promise = std::make_shared<std::promise<Answer>>();
  store.append({row, std::move(change)}, [promise](const std::exception_ptr& error, Appended how) {
    promise->set_value({why(error), how});
  });
  return promise->get_future();
}

std::future<std::string> run(Store& store, Store::Job job) {
  auto promise = std::make_shared<std::promise<std::string>>();
  store.run(std::move(job),
            [promise](const std::exception_ptr& error) { promise->set_value(why(error)); });
  return promise->get_future();
}

class ThreadStoreOnBoth : public OnBoth {
 protected:
  ThreadStore::Open open() {
    return [this] { return connect(); };
  }
  void create(Store& store, TableId id) {
    ASSERT_EQ(run(store,
                  [id](Database& db) {
                    db.create_table(some_table(id), {}, some_change(Phase::playing));
                  })
                  .get(),
              "");
  }
};
INSTANTIATE_TEST_SUITE_P(Both, ThreadStoreOnBoth, both_databases(), database_name);

TEST_P(ThreadStoreOnBoth, rows_that_wait_together_are_committed_together) {
  ThreadStore store(open(), kAtOnce);
  create(store, 1);
  const std::uint64_t before = store.figures().commits;
  std::promise<void> gate;
  auto first = run(store, [open = gate.get_future().share()](Database&) { open.wait(); });
  std::vector<std::future<Answer>> answers;
  for (int i = 1; i <= 300; ++i) answers.push_back(append(store, some_move(1, i)));
  gate.set_value();
  for (auto& answer : answers) EXPECT_EQ(answer.get().appended, Appended::yes);
  EXPECT_LE(store.figures().commits - before, 3U);
  EXPECT_EQ(store.figures().rows, 300U);
  EXPECT_GT(store.figures().longest_commit_us, 0);
  EXPECT_THAT(connect()->log(1, 0), SizeIs(300));
}

TEST_P(ThreadStoreOnBoth, jobs_keep_their_order) {
  ThreadStore store(open(), kAtOnce);
  std::promise<void> gate;
  auto first = run(store, [open = gate.get_future().share()](Database&) { open.wait(); });
  auto made = run(
      store, [](Database& db) { db.create_table(some_table(1), {}, some_change(Phase::open)); });
  auto row = append(store, some_move(1, 1), some_change(Phase::playing, {1, 2}));
  std::size_t seen = 0;
  auto read = run(store, [&](Database& db) { seen = db.log(1, 0).size(); });
  auto later = append(store, some_move(1, 2));
  gate.set_value();
  EXPECT_EQ(later.get().appended, Appended::yes);
  EXPECT_EQ(read.get(), "");
  EXPECT_EQ(seen, 1U);
  EXPECT_EQ(connect()->table_by_id(1)->phase, Phase::playing);
}

TEST_P(ThreadStoreOnBoth, one_failure_harms_nobody_else) {
  ThreadStore store(open(), kAtOnce);
  create(store, 1);
  std::promise<void> gate;
  auto first = run(store, [open = gate.get_future().share()](Database&) { open.wait(); });
  auto good = append(store, some_move(1, 1));
  auto thrown = run(store, [](Database& db) {
    db.create_user(some_user(1, "Ana"));
    throw Error("no");
  });
  auto also_good = append(store, some_move(1, 2), some_change(Phase::playing, {1, 2}));
  // There is no such table: PostgreSQL says so only later.
  auto bad = append(store, some_move(77, 1), some_change(Phase::playing, {1, 2}));
  std::vector<std::future<Answer>> more;
  for (int i = 3; i <= 40; ++i) more.push_back(append(store, some_move(1, i)));
  auto job = run(store, [](Database& db) { db.create_user(some_user(2, "Rui")); });
  gate.set_value();
  EXPECT_EQ(good.get().appended, Appended::yes);
  EXPECT_EQ(thrown.get(), "no");
  EXPECT_EQ(also_good.get().appended, Appended::yes);
  EXPECT_NE(bad.get().error, "");
  for (auto& answer : more) EXPECT_EQ(answer.get().error, "");
  EXPECT_EQ(job.get(), "");
  const auto db = connect();
  EXPECT_THAT(db->log(1, 0), SizeIs(40));
  EXPECT_THAT(db->log(77, 0), SizeIs(0));
  EXPECT_FALSE(db->user(1));
  EXPECT_TRUE(db->user(2));
  EXPECT_EQ(store.figures().failures, 2U);
}

TEST_P(ThreadStoreOnBoth, what_waits_is_done_before_the_end) {
  std::vector<std::future<Answer>> answers;
  {
    ThreadStore store(open(), kAtOnce);
    create(store, 1);
    for (int i = 1; i <= 2000; ++i) answers.push_back(append(store, some_move(1, i)));
  }
  for (auto& answer : answers) EXPECT_EQ(answer.get().appended, Appended::yes);
  EXPECT_THAT(connect()->log(1, 0), SizeIs(2000));
}

TEST_P(ThreadStoreOnBoth, too_much_is_refused_clearly) {
  StoreLimits limits;
  limits.queue = 10;
  ThreadStore store(open(), kAtOnce, limits);
  create(store, 1);
  std::promise<void> gate;
  std::promise<void> running;
  auto first = run(store, [&running, open = gate.get_future().share()](Database&) {
    running.set_value();
    open.wait();
  });
  running.get_future().wait();
  std::vector<std::future<Answer>> answers;
  for (int i = 1; i <= 11; ++i) answers.push_back(append(store, some_move(1, i)));
  EXPECT_EQ(answers.back().get().error, "database: the store has too much to do");
  gate.set_value();
  for (int i = 0; i < 10; ++i) EXPECT_EQ(answers[i].get().error, "");
}

// A database whose commits go wrong on order, before or after they have happened.
class Fragile final : public Database {
 public:
  enum class Break : std::uint8_t { never, before_commit, after_commit };

  Fragile(std::unique_ptr<Database> db, Break& next) : db_(std::move(db)), next_(next) {}
  void begin() override { db_->begin(); }
  void commit() override {
    const Break now = std::exchange(next_, Break::never);
    if (now == Break::before_commit) throw DatabaseError("lost before the commit");
    db_->commit();
    if (now == Break::after_commit) throw DatabaseError("lost after the commit");
  }
  void rollback() override { db_->rollback(); }
  void try_writing() override { db_->try_writing(); }
  std::vector<Appended> append(std::span<const Append> rows) override { return db_->append(rows); }
  bool create_table(const TableRow& t, std::span<const LogRow> l, const TableChange& c) override {
    return db_->create_table(t, l, c);
  }
  std::vector<LogRow> log(TableId t, int after) override { return db_->log(t, after); }
  bool create_user(const UserRow& user) override { return db_->create_user(user); }

  // Not needed here.
  std::optional<TableRow> table(std::string_view) override { return {}; }
  std::optional<TableRow> table_by_id(TableId) override { return {}; }
  std::vector<ResultRow> results(TableId) override { return {}; }
  std::vector<TableRow> open_tables(int) override { return {}; }
  std::vector<TableRow> tables_of(UserId, int) override { return {}; }
  std::vector<TableRow> due_tables(Millis, int) override { return {}; }
  std::vector<TableRow> claim_due(Millis, Millis, int) override { return {}; }
  bool claim(TableId, Millis, Millis) override { return false; }
  std::vector<TableId> with_more(std::span<const RowName>) override { return {}; }
  std::vector<TableRow> playing_tables(TableId, int) override { return {}; }
  std::vector<TableRow> newest_tables(int) override { return {}; }
  void keep_edition(std::uint64_t, std::string_view) override {}
  std::optional<std::string> edition(std::uint64_t) override { return {}; }
  AnalysisRow claim_analysis(std::string_view, Millis, Millis) override { return {}; }
  void keep_analysis(std::string_view, std::string_view) override {}
  std::optional<UserRow> user(UserId) override { return {}; }
  std::optional<UserRow> account(std::string_view) override { return {}; }
  bool update_user(const UserRow&) override { return false; }
  void forget_user(UserId) override {}
  UserId drop_unused_guests(UserId, Millis, int) override { return kNoUser; }
  std::vector<UserRow> users(std::string_view, int) override { return {}; }
  std::vector<LogRow> log_of(UserId) override { return {}; }
  std::vector<ResultRow> results_of(UserId) override { return {}; }
  std::vector<StatisticsRow> statistics(UserId) override { return {}; }
  void add_pass(const PassRow&) override {}
  std::optional<PassRow> pass(std::string_view) override { return {}; }
  std::vector<PassRow> passes(UserId) override { return {}; }
  void renew_pass(std::string_view, Millis) override {}
  void drop_pass(std::string_view) override {}
  void drop_passes(UserId) override {}
  void mute(UserId, UserId, bool) override {}
  std::vector<UserId> muted_by(UserId) override { return {}; }
  void report(const ReportRow&) override {}
  std::vector<ReportRow> reports(int) override { return {}; }
  std::vector<RatingRow> ratings_of(UserId) override { return {}; }
  std::optional<RatingRow> rating(UserId, std::string_view, std::string_view) override {
    return {};
  }
  std::vector<RatingRow> best_ratings(std::string_view, int) override { return {}; }
  std::int64_t give_order(std::string_view, std::string_view) override { return 0; }
  std::vector<OrderRow> orders_after(std::int64_t) override { return {}; }
  Millis clock() override { return 0; }
  void back_up(const std::string&) override {}

 private:
  std::unique_ptr<Database> db_;
  Break& next_;
};

TEST_P(ThreadStoreOnBoth, a_commit_of_which_nobody_knows_is_done_once) {
  using Break = Fragile::Break;
  Break next = Break::never;
  std::atomic<bool> away = false;
  StoreLimits limits;
  limits.patience = 300ms;
  ThreadStore store(
      [&]() -> std::unique_ptr<Database> {
        if (away) throw Error("away");
        return std::make_unique<Fragile>(connect(), next);
      },
      kAtOnce, limits);
  create(store, 1);
  next = Break::after_commit;
  Answer answer = append(store, some_move(1, 1)).get();
  EXPECT_EQ(answer.error, "");
  EXPECT_EQ(answer.appended, Appended::already);
  next = Break::before_commit;
  EXPECT_EQ(append(store, some_move(1, 2)).get().appended, Appended::yes);
  next = Break::after_commit;
  bool made = false;
  EXPECT_EQ(run(store, [&](Database& db) { made = db.create_user(some_user(1, "Ana")); }).get(),
            "");
  EXPECT_TRUE(made);
  EXPECT_THAT(connect()->log(1, 0), SizeIs(2));

  // Away for longer than patience lasts: an error, and quick ones for those who come meanwhile.
  away = true;
  next = Break::before_commit;
  EXPECT_EQ(append(store, some_move(1, 3)).get().error, "database: away");
  EXPECT_FALSE(store.figures().reachable);
  const auto start = std::chrono::steady_clock::now();
  EXPECT_EQ(append(store, some_move(1, 4)).get().error, "database: away");
  EXPECT_LT(std::chrono::steady_clock::now() - start, 200ms);
  away = false;
  EXPECT_EQ(append(store, some_move(1, 3)).get().appended, Appended::yes);
  EXPECT_TRUE(store.figures().reachable);
}

TEST(ThreadStore, a_full_disk_is_an_error_and_then_works_again) {
  const TestFolder folder;
  std::atomic<int> pages = 1'000'000;
  StoreLimits limits;
  limits.patience = 200ms;
  ThreadStore store(
      [&]() -> std::unique_ptr<Database> {
        auto connection = std::make_unique<SqliteConnection>(folder.file("test.db"));
        SqliteConnection& disk = *connection;
        auto db = std::make_unique<SqlDatabase>(std::move(connection));
        disk.limit_pages(pages);
        return db;
      },
      kAtOnce, limits);
  ASSERT_EQ(
      run(store,
          [](Database& db) { db.create_table(some_table(1), {}, some_change(Phase::playing)); })
          .get(),
      "");
  pages = 1;
  ASSERT_NE(run(store, [](Database&) { throw DatabaseError("reopen"); }).get(), "");
  const std::string big(1'000'000, 'x');
  EXPECT_THAT(append(store, some_move(1, 1, big)).get().error, testing::HasSubstr("full"));
  EXPECT_EQ(run(store, [](Database& db) { db.log(1, 0); }).get(), "");
  EXPECT_FALSE(store.figures().reachable) << "it can be read, but not written";
  pages = 1'000'000;
  EXPECT_EQ(append(store, some_move(1, 1, big)).get().appended, Appended::yes);
  EXPECT_TRUE(store.figures().reachable);
}

TEST(ThreadStore, postgres_may_be_restarted_underneath) {
  TemporaryPostgres postgres;
  const std::string address = postgres.new_database();
  StoreLimits limits;
  limits.patience = 60s;  // a busy machine may take its time to start a database
  ThreadStore store([&] { return open_database(address); }, kAtOnce, limits);
  ASSERT_EQ(
      run(store,
          [](Database& db) { db.create_table(some_table(1), {}, some_change(Phase::playing)); })
          .get(),
      "");
  int number = 0;
  for (const bool hard : {false, true}) {
    const std::uint64_t losses = store.figures().losses;
    std::vector<std::future<Answer>> answers;
    std::atomic<bool> stop = false;
    std::thread restart([&] {
      std::this_thread::sleep_for(100ms);
      hard ? postgres.kill() : postgres.stop();
      std::this_thread::sleep_for(300ms);
      postgres.start();
      stop = true;
    });
    while (!stop) {
      answers.push_back(append(store, some_move(1, ++number)));
      std::this_thread::sleep_for(2ms);
    }
    restart.join();
    for (auto& answer : answers) {
      const Answer got = answer.get();
      EXPECT_EQ(got.error, "");
      EXPECT_NE(got.appended, Appended::taken);
    }
    EXPECT_GT(store.figures().losses, losses);
  }
  const auto log = open_database(address)->log(1, 0);
  EXPECT_THAT(log, SizeIs(number));
}

}  // namespace
}  // namespace ludoteca
