// How often something may be done. What is done fills a bucket that leaks at a steady rate: what
// would make it overflow is refused.
#pragma once

#include <algorithm>
#include <chrono>
#include <limits>

namespace ludoteca {

using SteadyTime = std::chrono::steady_clock::time_point;

struct Rate {
  double per_second = 0;
  double burst = 0;  // so many at once; infinity: no limit
};

class Bucket {
 public:
  // 0 if there was room for one more; otherwise the seconds until there is.
  double take(const Rate& rate, SteadyTime now) {
    if (unlimited(rate)) return 0;
    const double full = level(rate, now);
    if (full + 1 > rate.burst) return (full + 1 - rate.burst) / rate.per_second;
    level_ = full + 1;
    when_ = now;
    return 0;
  }
  bool empty(const Rate& rate, SteadyTime now) const {
    return unlimited(rate) || level(rate, now) == 0;
  }

 private:
  static bool unlimited(const Rate& rate) {
    return rate.burst == std::numeric_limits<double>::infinity();
  }
  double level(const Rate& rate, SteadyTime now) const {
    const double passed = std::chrono::duration<double>(now - when_).count();
    return std::max(0.0, level_ - std::max(0.0, passed) * rate.per_second);
  }

  double level_ = 0;
  SteadyTime when_;
};

}  // namespace ludoteca
