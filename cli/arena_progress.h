// How far an arena has come: a bar that is drawn over itself on a terminal, and else a line now and
// then.
#pragma once

#include <chrono>
#include <iosfwd>
#include <string>

namespace ludoteca {

class ArenaProgress {
 public:
  using Clock = std::chrono::steady_clock;

  // Of `total` games, `before` were played by earlier runs. With `at_most` the end may come
  // earlier.
  ArenaProgress(std::ostream& out, bool terminal, long total, long before, bool at_most,
                Clock::time_point now);

  void show(long done, Clock::time_point now);
  // Takes the bar away and says what was done.
  void finish(long done, Clock::time_point now);

 private:
  double games_a_second(long done, Clock::time_point now) const;
  std::string line(long done, Clock::time_point now) const;

  std::ostream& out_;
  bool terminal_;
  long total_;
  long before_;
  bool at_most_;
  Clock::time_point start_;
  Clock::time_point shown_;
};

// "1 h 05 min", "3 min 20 s", "12 s"
std::string duration_text(double seconds);

}  // namespace ludoteca
