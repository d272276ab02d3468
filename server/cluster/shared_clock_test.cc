#include "server/cluster/shared_clock.h"

#include <gtest/gtest.h>

#include <chrono>

namespace ludoteca {
namespace {

constexpr Millis kHour = 3'600'000;

Millis machine_time() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(
             std::chrono::system_clock::now().time_since_epoch())
      .count();
}

TEST(SharedClock, AWrongClockIsCorrectedByTheDatabase) {
  const auto database = open_database("sqlite::memory:");  // its time is this machine's
  for (const Millis skew : {-kHour, Millis{0}, kHour}) {
    SharedClock clock(skew);
    EXPECT_NEAR(static_cast<double>(clock.now() - machine_time()), static_cast<double>(skew), 500);
    clock.measure(*database);
    EXPECT_NEAR(static_cast<double>(clock.now() - machine_time()), 0, 500);
  }
}

TEST(SharedClock, TimeDoesNotGoBack) {
  const auto database = open_database("sqlite::memory:");
  SharedClock clock(300);
  const Millis before = clock.now();
  clock.measure(*database);
  EXPECT_GE(clock.now(), before);
}

}  // namespace
}  // namespace ludoteca
