#include "server/storage/thread_store.h"

#include <algorithm>
#include <utility>

namespace ludoteca {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds kBetweenTries{100};

// Something other than the database failed, in this task or before it: PostgreSQL may tell late.
struct TaskFailed {
  std::size_t index;
  std::exception_ptr why;
};

}  // namespace

ThreadStore::ThreadStore(Open open, Post post, StoreLimits limits)
    : open_(std::move(open)), post_(std::move(post)), limits_(limits), db_(open_()) {
  thread_ = std::thread([this] { work(); });
}

ThreadStore::~ThreadStore() {
  {
    const std::scoped_lock lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_one();
  thread_.join();
}

void ThreadStore::append(Append row, AppendDone done) {
  add({AppendTask{std::move(row), std::move(done)}, nullptr});
}

void ThreadStore::run(Job job, Done done) {
  add({JobTask{std::move(job), std::move(done)}, nullptr});
}

void ThreadStore::add(Task task) {
  Group refused;
  bool wake = false;
  {
    const std::scoped_lock lock(mutex_);
    const bool full = queue_.size() >= limits_.queue;
    if (full) {
      task.error = std::make_exception_ptr(DatabaseError("the store has too much to do"));
      refused.push_back(std::move(task));
    } else {
      queue_.push_back(std::move(task));
      wake = std::exchange(idle_, false);
    }
    figures_.waiting.store(queue_.size(), std::memory_order_relaxed);
  }
  if (wake) wake_.notify_one();
  if (!refused.empty()) answer(std::move(refused));
}

// Waits for work; empty when it is time to stop.
ThreadStore::Group ThreadStore::take() {
  std::unique_lock lock(mutex_);
  idle_ = queue_.empty();
  wake_.wait(lock, [&] { return stopping_ || !queue_.empty(); });
  idle_ = false;
  const std::size_t count = std::min(queue_.size(), limits_.group);
  Group group(std::make_move_iterator(queue_.begin()),
              std::make_move_iterator(queue_.begin() + static_cast<std::ptrdiff_t>(count)));
  queue_.erase(queue_.begin(), queue_.begin() + static_cast<std::ptrdiff_t>(count));
  figures_.waiting.store(queue_.size(), std::memory_order_relaxed);
  return group;
}

void ThreadStore::work() {
  Clock::time_point next{};
  while (true) {
    {
      std::unique_lock lock(mutex_);
      // Somebody came during the last commit: more will come in a moment.
      if (!queue_.empty() && queue_.size() < limits_.group && !stopping_) {
        lock.unlock();
        std::this_thread::sleep_until(next);
      }
    }
    Group group = take();
    if (group.empty()) return;
    next = Clock::now() + limits_.rhythm;
    do_group(group);
    answer(std::move(group));
  }
}

// Whatever fails by itself harms nobody else: what came before it is done, then that task alone,
// then the rest.
void ThreadStore::do_group(std::span<Task> tasks) {  // NOLINT(misc-no-recursion)
  if (tasks.empty()) return;
  try {
    do_together(tasks);
  } catch (const TaskFailed& failed) {
    roll_back();
    if (tasks.size() == 1) {
      tasks.front().error = failed.why;
      return;
    }
    do_group(tasks.first(failed.index));
    do_group(tasks.subspan(failed.index, 1));
    do_group(tasks.subspan(failed.index + 1));
  } catch (const DatabaseError&) {
    roll_back();
    ++figures_.losses;
    do_patiently(tasks);
  }
}

// One transaction. Throws TaskFailed or DatabaseError; then nothing of it may count.
void ThreadStore::do_together(std::span<Task> tasks) {
  connect();
  const Clock::time_point start = Clock::now();
  db_->begin();
  do_tasks(tasks);
  try {
    db_->commit();
  } catch (const DatabaseError&) {
    throw;
  } catch (...) {
    throw TaskFailed{tasks.size() / 2, std::current_exception()};
  }
  note_commit(tasks, start);
}

// In their order; rows of logs that stand together go together.
void ThreadStore::do_tasks(std::span<Task> tasks) {
  for (std::size_t i = 0; i < tasks.size();) {
    std::size_t count = 1;
    try {
      if (auto* job = std::get_if<JobTask>(&tasks[i].what)) {
        job->job(*db_);
      } else {
        count = appends_at_front(tasks.subspan(i));
        do_appends(tasks.subspan(i, count));
      }
    } catch (const DatabaseError&) {
      throw;
    } catch (...) {
      throw TaskFailed{i + count / 2, std::current_exception()};
    }
    i += count;
  }
}

std::size_t ThreadStore::appends_at_front(std::span<const Task> tasks) {
  const auto job = std::find_if(tasks.begin(), tasks.end(), [](const Task& task) {
    return std::holds_alternative<JobTask>(task.what);
  });
  return static_cast<std::size_t>(job - tasks.begin());
}

void ThreadStore::do_appends(std::span<Task> tasks) {
  std::vector<Append> rows;
  rows.reserve(tasks.size());
  for (Task& task : tasks) rows.push_back(std::get<AppendTask>(task.what).row);
  const std::vector<Appended> answers = db_->append(rows);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    std::get<AppendTask>(tasks[i].what).answer = answers[i];
  }
}

// After a loss: on a new connection, together once more and then each alone, so that one that is
// too much for the disk does not take the others with it; again and again until patience ends.
// Those that come while the database is still away are tried, but not waited for anew.
void ThreadStore::do_patiently(std::span<Task> tasks) {
  if (!lost_since_) lost_since_ = Clock::now();
  const Clock::time_point end = *lost_since_ + limits_.patience;
  std::vector<Task*> left;
  for (Task& task : tasks) left.push_back(&task);
  while (true) {
    db_.reset();
    if (left.size() == tasks.size() && do_again(tasks)) return;
    if (db_) left = do_alone(left, end);
    if (left.empty()) return;
    if (Clock::now() >= end) break;
    std::this_thread::sleep_for(kBetweenTries);
  }
  figures_.reachable = false;
}

bool ThreadStore::do_again(std::span<Task> tasks) {
  try {
    do_together(tasks);
    for (Task& task : tasks) task.error = nullptr;
    return true;
  } catch (const TaskFailed& failed) {
    roll_back();
    for (Task& task : tasks) task.error = failed.why;
  } catch (const DatabaseError&) {
    roll_back();
    for (Task& task : tasks) task.error = std::current_exception();
  }
  return false;
}

// Those that the database could not do now. When it is gone altogether, the rest need not try.
std::vector<ThreadStore::Task*> ThreadStore::do_alone(std::span<Task* const> tasks,
                                                      Clock::time_point end) {
  std::vector<Task*> left;
  std::exception_ptr gone;
  for (Task* task : tasks) {
    try {
      if (gone) std::rethrow_exception(gone);
      do_together({task, 1});
      task->error = nullptr;
    } catch (const TaskFailed& failed) {
      roll_back();
      task->error = failed.why;
    } catch (const DatabaseError&) {
      roll_back();
      task->error = std::current_exception();
      if (!db_ || Clock::now() >= end) gone = task->error;
      left.push_back(task);
    }
  }
  return left;
}

void ThreadStore::connect() {
  if (db_) return;
  try {
    db_ = open_();
  } catch (const DatabaseError&) {
    throw;
  } catch (const std::exception& error) {
    throw DatabaseError(error.what());
  }
}

void ThreadStore::roll_back() {
  if (!db_) return;
  try {
    db_->rollback();
  } catch (const std::exception&) {
    db_.reset();
  }
}

void ThreadStore::note_commit(std::span<const Task> tasks, Clock::time_point start) {
  const auto rows =
      static_cast<std::uint64_t>(std::count_if(tasks.begin(), tasks.end(), [](const Task& task) {
        return std::holds_alternative<AppendTask>(task.what);
      }));
  const std::int64_t took =
      std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - start).count();
  figures_.commits += 1;
  figures_.rows += rows;
  figures_.jobs += tasks.size() - rows;
  figures_.rows_last_commit = rows;
  figures_.last_commit_us = took;
  figures_.longest_commit_us = std::max(figures_.longest_commit_us.load(), took);
  if (lost_since_ || !figures_.reachable) check_writing();
}

// After a loss: what was committed may have been a question only, and a full disk can be read.
void ThreadStore::check_writing() {
  try {
    db_->begin();
    db_->try_writing();
    db_->commit();
    figures_.reachable = true;
    lost_since_.reset();
  } catch (const std::exception&) {
    roll_back();
  }
}

// All answers of a group travel together: one call costs as much as one answer.
void ThreadStore::answer(Group group) {
  for (const Task& task : group) figures_.failures += task.error ? 1 : 0;
  auto shared = std::make_shared<Group>(std::move(group));
  post_([shared] {
    for (Task& task : *shared) {
      if (auto* append = std::get_if<AppendTask>(&task.what)) {
        append->done(task.error, append->answer);
      } else {
        std::get<JobTask>(task.what).done(task.error);
      }
    }
  });
}

}  // namespace ludoteca
