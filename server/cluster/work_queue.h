// Work for `ludoteca worker` in queues of NATS JetStream: each piece is given to one worker at a
// time, and to another one if the first does not say in time that it is done.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

// As the library calls them.
struct __natsConnection;  // NOLINT(bugprone-reserved-identifier)
struct __natsMsg;         // NOLINT(bugprone-reserved-identifier)

namespace ludoteca {

inline constexpr const char* kLiveSubject = "ludoteca.think.live";    // somebody looks on
inline constexpr const char* kLaterSubject = "ludoteca.think.later";  // nobody does
inline constexpr const char* kGamesSubject = "ludoteca.games";        // games of arenas
inline constexpr const char* kWorkersSubject = "ludoteca.workers";    // that they are there

// A piece of work; not done until it says so.
class Work {
 public:
  explicit Work(__natsMsg* message) : message_(message) {}
  Work(Work&& other) noexcept;
  Work& operator=(Work&&) = delete;
  ~Work();

  std::string_view text() const;
  void still_at_it();  // may be called on any thread
  void done();

 private:
  __natsMsg* message_;
};

// One for each thread that works.
class WorkQueue {
 public:
  enum class Kind { live, later, games };

  // Makes the queues if there are none yet. Throws Error if JetStream is not there.
  explicit WorkQueue(__natsConnection* connection);
  WorkQueue(const WorkQueue&) = delete;
  WorkQueue& operator=(const WorkQueue&) = delete;
  ~WorkQueue();

  // Waits so many milliseconds. Throws Error if the queue is lost.
  std::optional<Work> take(Kind kind, int wait);

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

// Makes the queues; for those who only put work into them. Throws Error if JetStream is not there.
void make_queues(__natsConnection* connection);

}  // namespace ludoteca
