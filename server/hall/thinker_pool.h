// Computer players on threads of their own, so that they never delay people's moves.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include "server/hall/thoughts.h"

namespace ludoteca {

class ThinkerPool final : public Thoughts {
 public:
  // Answers are given by post(call), which must run the call where the hall runs.
  using Post = std::function<void(std::function<void()>)>;
  ThinkerPool(int threads, std::size_t most_waiting, Post post);
  ThinkerPool(const ThinkerPool&) = delete;
  ThinkerPool& operator=(const ThinkerPool&) = delete;
  ~ThinkerPool() override;  // thoughts begun are ended, the others are dropped

  bool ask(Question question, Done done) override;
  std::size_t waiting() const;

 private:
  struct Task {
    Question question;
    Done done;
  };
  // A thread keeps its thinkers: each owns megabytes of memory, and remembers the game it thought
  // about last.
  using Thinkers = std::map<std::pair<const GameKind*, std::string>, std::unique_ptr<Thinker>>;

  void work();
  void think(Task task, Thinkers& thinkers);

  const std::size_t most_waiting_;
  const Post post_;
  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Task> urgent_;
  std::deque<Task> others_;
  bool stopping_ = false;
  std::vector<std::jthread> threads_;
};

}  // namespace ludoteca
