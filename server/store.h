// The database behind a queue. Jobs run one after another on a thread of the store; those that wait
// together are committed together, so that one write to the disk carries many moves.
#pragma once

#include <exception>
#include <functional>
#include <utility>

#include "server/database.h"

namespace ludoteca {

class Store {
 public:
  virtual ~Store() = default;

  // Calls done(result) where the hall runs, after the row is durable; with an exception if it could
  // not be written, in which case it is not known to anybody.
  using AppendDone = std::function<void(std::exception_ptr, Appended)>;
  virtual void append(Append row, AppendDone done) = 0;

  // Any other work. What job throws reaches done. If the database was lost, the job is done again
  // on a new connection before it is given up.
  using Job = std::function<void(Database&)>;
  using Done = std::function<void(std::exception_ptr)>;
  virtual void run(Job job, Done done) = 0;

  // run() for a job with a result.
  template <class Result>
  void ask(std::function<Result(Database&)> question,
           std::function<void(std::exception_ptr, Result)> done) {
    auto result = std::make_shared<Result>();
    run([question = std::move(question), result](Database& db) { *result = question(db); },
        [done = std::move(done), result](std::exception_ptr error) {
          done(std::move(error), std::move(*result));
        });
  }
};

}  // namespace ludoteca
