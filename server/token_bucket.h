// How often something may be done: so many at once, and then so many a second.
#pragma once

#include <algorithm>

#include "server/rows.h"

namespace ludoteca {

class TokenBucket {
 public:
  constexpr TokenBucket(double most, double per_second)
      : most_(most), per_second_(per_second), left_(most) {}

  // Takes one if there is one.
  constexpr bool take(Millis now) {
    if (last_ != 0) {
      const double passed = static_cast<double>(now - last_) / 1000;
      left_ = std::min(most_, left_ + std::max(0.0, passed) * per_second_);
    }
    last_ = now;
    if (left_ < 1) return false;
    left_ -= 1;
    return true;
  }

 private:
  double most_;
  double per_second_;
  double left_;
  Millis last_ = 0;
};

}  // namespace ludoteca
