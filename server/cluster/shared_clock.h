// The time of the database, so that servers whose own clocks differ agree on when a clock runs out.
#pragma once

#include <atomic>
#include <functional>

#include "server/database.h"

namespace ludoteca {

// Between two measurements it runs with this machine's steady clock; it never goes back.
class SharedClock {
 public:
  // Until it is measured, this machine's clock; `skew` is added to that, for tests.
  explicit SharedClock(Millis skew = 0);

  Millis now();
  // Where the store works: asks a few times and believes the quickest answer.
  void measure(Database& database);
  Millis offset() const { return offset_; }  // of this machine's clock, for /metrics

 private:
  const Millis skew_;
  std::atomic<Millis> offset_;
  std::atomic<Millis> last_ = 0;
};

}  // namespace ludoteca
