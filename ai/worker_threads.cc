#include "ai/worker_threads.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>

namespace ludoteca::ai {
namespace {

constexpr auto kTick = std::chrono::milliseconds(200);

class Workers {
 public:
  Workers(Tournament& tournament, const PlayGame& play, const WorkHooks& hooks)
      : tournament_(tournament), play_(play), hooks_(hooks) {}

  void run(int count) {
    if (tournament_.over()) return;
    running_ = count;
    {
      std::vector<std::jthread> threads;
      threads.reserve(static_cast<std::size_t>(count));
      for (int i = 0; i < count; ++i) threads.emplace_back([this] { work(); });
      wait();
    }
    if (failure_) std::rethrow_exception(failure_);
  }

 private:
  void work() {
    try {
      while (const auto id = next_game()) {
        const auto result = play_(*id, stop_);
        if (!result) break;
        const std::lock_guard lock(mutex_);
        if (hooks_.finished) hooks_.finished(*result);
        tournament_.add(*result);
        if (tournament_.over()) stop_ = true;
      }
    } catch (...) {
      const std::lock_guard lock(mutex_);
      if (!failure_) failure_ = std::current_exception();
      stop_ = true;
    }
    const std::lock_guard lock(mutex_);
    --running_;
    changed_.notify_all();
  }

  // In order, so that early blocks are complete first.
  std::optional<GameId> next_game() {
    const std::lock_guard lock(mutex_);
    for (; !stop_ && next_ < tournament_.schedule().games(); ++next_) {
      const GameId id = tournament_.schedule().game(next_);
      if (tournament_.has(id)) continue;
      ++next_;
      return id;
    }
    return std::nullopt;
  }

  void wait() {
    std::unique_lock lock(mutex_);
    while (running_ > 0) {
      changed_.wait_for(lock, kTick);
      try {
        if (hooks_.tick && !hooks_.tick()) stop_ = true;
      } catch (...) {
        if (!failure_) failure_ = std::current_exception();
        stop_ = true;
      }
    }
  }

  Tournament& tournament_;
  const PlayGame& play_;
  const WorkHooks& hooks_;
  std::atomic<bool> stop_ = false;
  std::mutex mutex_;  // guards what follows, and the tournament
  std::condition_variable changed_;
  long next_ = 0;
  int running_ = 0;
  std::exception_ptr failure_;
};

}  // namespace

void play_games(Tournament& tournament, int threads, const PlayGame& play, const WorkHooks& hooks) {
  Workers(tournament, play, hooks).run(std::max(threads, 1));
}

}  // namespace ludoteca::ai
