// The store on a thread of its own. Whatever waits is committed together.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <thread>
#include <variant>
#include <vector>

#include "server/store.h"

namespace ludoteca {

struct StoreLimits {
  std::size_t queue = 100'000;  // jobs that may wait; more are refused
  std::size_t group = 512;      // jobs in one commit
  // How long a lost database is waited for.
  std::chrono::milliseconds patience{5000};
  // Under load a commit begins no sooner than this after the last one began, so that more travel
  // together; whoever comes when nobody waits does not wait.
  std::chrono::microseconds rhythm{1000};
};

// For /metrics; read on any thread.
struct StoreFigures {
  std::atomic<std::uint64_t> commits = 0;
  std::atomic<std::uint64_t> rows = 0;  // of logs
  std::atomic<std::uint64_t> jobs = 0;  // everything else
  std::atomic<std::uint64_t> failures = 0;
  std::atomic<std::uint64_t> losses = 0;  // how often the database was away
  std::atomic<std::uint64_t> waiting = 0;
  std::atomic<std::uint64_t> rows_last_commit = 0;
  std::atomic<std::int64_t> last_commit_us = 0;
  std::atomic<std::int64_t> longest_commit_us = 0;
  std::atomic<bool> reachable = true;  // it can be saved, as far as is known
};

class ThreadStore final : public Store {
 public:
  using Open = std::function<std::unique_ptr<Database>()>;
  // Runs a function where the hall runs.
  using Post = std::function<void(std::function<void()>)>;

  // Opens the database at once; what that throws comes out here.
  ThreadStore(Open open, Post post, StoreLimits limits = {});
  ThreadStore(const ThreadStore&) = delete;
  ThreadStore& operator=(const ThreadStore&) = delete;
  // Does what still waits. Answers are posted as ever; nobody needs to take them.
  ~ThreadStore() override;

  void append(Append row, AppendDone done) override;
  void run(Job job, Done done) override;

  const StoreFigures& figures() const { return figures_; }

 private:
  struct AppendTask {
    Append row;
    AppendDone done;
    Appended answer = Appended::yes;
  };
  struct JobTask {
    Job job;
    Done done;
  };
  struct Task {
    std::variant<AppendTask, JobTask> what;
    std::exception_ptr error;
  };
  using Group = std::vector<Task>;

  void add(Task task);
  Group take();
  void work();
  void do_group(std::span<Task> tasks);
  void do_together(std::span<Task> tasks);
  void do_tasks(std::span<Task> tasks);
  static std::size_t appends_at_front(std::span<const Task> tasks);
  void do_appends(std::span<Task> tasks);
  void do_patiently(std::span<Task> tasks);
  bool do_again(std::span<Task> tasks);
  std::vector<Task*> do_alone(std::span<Task* const> tasks,
                              std::chrono::steady_clock::time_point end);
  void connect();
  void roll_back();
  void check_writing();
  void note_commit(std::span<const Task> tasks, std::chrono::steady_clock::time_point start);
  void answer(Group group);

  Open open_;
  Post post_;
  StoreLimits limits_;
  std::unique_ptr<Database> db_;
  std::optional<std::chrono::steady_clock::time_point> lost_since_;
  StoreFigures figures_;

  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Task> queue_;
  bool idle_ = false;
  bool stopping_ = false;
  std::thread thread_;  // last: it uses everything above
};

}  // namespace ludoteca
