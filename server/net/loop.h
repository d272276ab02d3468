// The one thread on which network and tables run.
#pragma once

#include <chrono>
#include <functional>
#include <memory>

namespace boost::asio {
class io_context;
}

namespace ludoteca {

class Loop {
 public:
  Loop();
  Loop(const Loop&) = delete;
  Loop& operator=(const Loop&) = delete;
  ~Loop();

  // Runs a task on the thread of the loop, later; may be called from any thread.
  void post(std::function<void()> task);
  // Once, after a time; not called if the loop ends before.
  void after(std::chrono::milliseconds time, std::function<void()> task);

  void run();    // until stop()
  void stop();   // may be called from any thread
  void drain();  // runs what was posted and is due, without waiting

  boost::asio::io_context& context();

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace ludoteca
