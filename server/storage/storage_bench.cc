// How quickly rows of logs become durable, and how quickly a large database opens.
//   storage_bench sqlite:FILE | postgres://… | postgres [TABLES]    (the last: a temporary one)
#include <fmt/format.h>
#include <sys/resource.h>

#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <cstdlib>
#include <mutex>

#include "server/storage/temporary_postgres.h"
#include "server/storage/test_database.h"
#include "server/storage/thread_store.h"

namespace ludoteca {
namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

double cpu_seconds() {
  rusage use{};
  getrusage(RUSAGE_SELF, &use);
  const auto seconds = [](const timeval& t) { return double(t.tv_sec) + 1e-6 * double(t.tv_usec); };
  return seconds(use.ru_utime) + seconds(use.ru_stime);
}

void fill(Database& db, int tables) {
  const auto start = Clock::now();
  for (int id = 1; id <= tables;) {
    db.begin();
    for (int i = 0; i < 500 && id <= tables; ++i, ++id) {
      const Phase phase = id % 10 == 0 ? Phase::playing : Phase::finished;
      std::vector<LogRow> log;
      for (int number = 1; number <= 20; ++number) log.push_back(some_move(id, number));
      db.create_table(some_table(id), log, some_change(phase, {1 + id % 1000, 2 + id % 999}));
    }
    db.commit();
  }
  fmt::print("{} tables with 20 rows each made in {:.1f} s\n", tables, seconds_since(start));
}

void measure_opening(const std::string& address) {
  const auto start = Clock::now();
  const auto db = open_database(address);
  const double opened = seconds_since(start);
  const auto open = db->open_tables(100);
  const auto due = db->due_tables(1'000'000'000'000, 100);
  const double listed = seconds_since(start);
  const auto mine = db->tables_of(5, 50);
  fmt::print(
      "opened in {:.1f} ms; open and due tables after {:.1f} ms; 50 of a person's after {:.1f} "
      "ms\n",
      1e3 * opened, 1e3 * listed, 1e3 * seconds_since(start));
}

// Tables that each have one row on its way, as the hall does it.
class Load {
 public:
  Load(Store& store, int tables, int first, bool changing)
      : store_(store), tables_(tables), first_(first), changing_(changing) {}

  void run(double seconds) {
    end_ = Clock::now() +
           std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
    going_ = tables_;
    for (int i = 0; i < tables_; ++i) next(1 + i, first_);
    std::unique_lock lock(mutex_);
    done_.wait(lock, [this] { return going_ == 0; });
  }
  std::vector<double>& waits() { return waits_; }

 private:
  void next(int table, int number) {
    Append row{some_move(table, number), {}};
    if (changing_) {
      row.change = some_change(Phase::playing);
      row.change->deadline = number;
    }
    store_.append(std::move(row), [this, table, number, start = Clock::now()](
                                      const std::exception_ptr& error, Appended how) {
      if (error || how != Appended::yes) std::abort();
      waits_.push_back(seconds_since(start));
      if (Clock::now() < end_) return next(table, number + 1);
      const std::scoped_lock lock(mutex_);
      if (--going_ == 0) done_.notify_one();
    });
  }

  Store& store_;
  int tables_;
  int first_;
  bool changing_;
  Clock::time_point end_;
  int going_ = 0;
  std::vector<double> waits_;
  std::mutex mutex_;
  std::condition_variable done_;
};

void measure_appends(const std::string& address, int tables, int first, bool changing) {
  ThreadStore store([&] { return open_database(address); },
                    [](const std::function<void()>& call) { call(); });
  Load load(store, tables, first, changing);
  const double cpu = cpu_seconds();
  const auto start = Clock::now();
  load.run(3);
  const double took = seconds_since(start);
  auto& waits = load.waits();
  std::sort(waits.begin(), waits.end());
  const auto rows = static_cast<double>(waits.size());
  fmt::print(
      "{:4} tables{}: {:7.0f} rows/s, {:5.1f} us CPU a row, {:6.1f} rows a commit, "
      "wait p50 {:.1f} ms, p99 {:.1f} ms\n",
      tables, changing ? " with changes" : "", rows / took, 1e6 * (cpu_seconds() - cpu) / rows,
      rows / double(store.figures().commits), 1e3 * waits[waits.size() / 2],
      1e3 * waits[waits.size() * 99 / 100]);
}

void measure(const std::string& address, int stored) {
  fill(*open_database(address), stored);
  for (int i = 0; i < 3; ++i) measure_opening(address);
  int first = 1000;
  for (const int tables : {1, 10, 100, 500})
    measure_appends(address, tables, first += 1'000'000, false);
  measure_appends(address, 500, first + 1'000'000, true);
}

}  // namespace
}  // namespace ludoteca

int main(int count, char** words) {
  const std::string address = count > 1 ? words[1] : "postgres";
  const int stored = count > 2 ? std::atoi(words[2]) : 100'000;
  if (address != "postgres") {
    ludoteca::measure(address, stored);
    return 0;
  }
  ludoteca::TemporaryPostgres postgres;
  ludoteca::measure(postgres.new_database(), stored);
}
