#include "server/hall/thinker_pool.h"

#include <sys/resource.h>

#include <optional>

namespace ludoteca {
namespace {

// Threads that think give way to the one that serves people.
constexpr int kNice = 10;

}  // namespace

ThinkerPool::ThinkerPool(int threads, std::size_t most_waiting, Post post)
    : most_waiting_(most_waiting), post_(std::move(post)) {
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
}

ThinkerPool::~ThinkerPool() {
  const std::lock_guard lock(mutex_);
  stopping_ = true;
  changed_.notify_all();
}

bool ThinkerPool::ask(Question question, Done done) {
  const std::lock_guard lock(mutex_);
  if (urgent_.size() + others_.size() >= most_waiting_) return false;
  auto& queue = question.urgent ? urgent_ : others_;
  queue.push_back({std::move(question), std::move(done)});
  changed_.notify_one();
  return true;
}

std::size_t ThinkerPool::waiting() const {
  const std::lock_guard lock(mutex_);
  return urgent_.size() + others_.size();
}

void ThinkerPool::work() {
  setpriority(PRIO_PROCESS, 0, kNice);  // on Linux, of this thread alone
  Thinkers thinkers;
  while (true) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return stopping_ || !urgent_.empty() || !others_.empty(); });
    if (stopping_) return;
    auto& queue = urgent_.empty() ? others_ : urgent_;
    Task task = std::move(queue.front());
    queue.pop_front();
    lock.unlock();
    think(std::move(task), thinkers);
  }
}

void ThinkerPool::think(Task task, Thinkers& thinkers) {
  const Question& question = task.question;
  auto& thinker = thinkers[{question.kind, question.player}];
  if (thinker == nullptr) thinker = question.kind->thinker(question.player);
  auto considered = thinker->consider(*question.match, question.seat, question.seed);
  post_([done = std::move(task.done), considered = std::move(considered)] { done(considered); });
}

}  // namespace ludoteca
