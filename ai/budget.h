// How long a computer player may think.
#pragma once

#include <chrono>

namespace ludoteca::ai {

struct Budget {
  long iterations = 0;                // 0: as many as the time allows
  std::chrono::milliseconds time{0};  // 0: as long as the iterations take
  // Ends as soon as what is left could no longer make another choice the most looked at.
  bool until_settled = false;
};

}  // namespace ludoteca::ai
