// How long a computer player may think.
#pragma once

#include <chrono>

namespace ludoteca::ai {

struct Budget {
  long iterations = 0;                // 0: as many as the time allows
  std::chrono::milliseconds time{0};  // 0: as long as the iterations take
};

}  // namespace ludoteca::ai
