#include "server/cluster/shared_clock.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <limits>

namespace ludoteca {
namespace {

constexpr int kQuestions = 3;
constexpr Millis kLargest = 1000;

template <class Clock>
Millis reading() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now().time_since_epoch())
      .count();
}

// What this machine counts.
Millis own() {
  return reading<std::chrono::steady_clock>();
}

}  // namespace

SharedClock::SharedClock(Millis skew) : skew_(skew), offset_(0) {
  offset_ = reading<std::chrono::system_clock>() + skew_ - own();
}

Millis SharedClock::now() {
  const Millis time = std::max(own() + offset_, last_.load());
  last_ = time;
  return time;
}

void SharedClock::measure(Database& database) {
  Millis shortest = std::numeric_limits<Millis>::max();
  Millis offset = 0;
  for (int i = 0; i < kQuestions; ++i) {
    const Millis before = own();
    const Millis time = database.clock();
    const Millis after = own();
    if (after - before >= shortest) continue;
    shortest = after - before;
    offset = time - (before + after) / 2;
  }
  // A small correction is made by standing still; more than that was a wrong clock.
  if (std::abs(offset - offset_) > kLargest) last_ = 0;
  offset_ = offset;
}

}  // namespace ludoteca
