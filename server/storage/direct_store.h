// A store without a thread, for tests and fuzzing: each job is done at once, and its answer comes
// at once or when the test wants it.
#pragma once

#include <deque>
#include <functional>

#include "server/store.h"

namespace ludoteca {

class DirectStore final : public Store {
 public:
  explicit DirectStore(Database& db) : db_(db) {}

  void append(Append row, AppendDone done) override;
  void run(Job job, Done done) override;

  // From now on answers are kept back until they are released.
  void hold() { holding_ = true; }
  std::size_t held() const { return held_.size(); }
  // The one that came as number `index` of those still held.
  void release(std::size_t index = 0);
  // All, in their order, with those that they lead to; answers come at once again.
  void release_all();

  // The next jobs are not done: the database is away.
  void fail_next(int jobs) { failing_ = jobs; }
  // The next job is done, but the answer is lost on the way: it seems to have failed.
  void lose_next_answer() { losing_ = true; }

 private:
  std::exception_ptr attempt(const Job& job);
  void answer(std::function<void()> call);

  Database& db_;
  bool holding_ = false;
  int failing_ = 0;
  bool losing_ = false;
  std::deque<std::function<void()>> held_;
};

}  // namespace ludoteca
