// What must hold: if it does not, the fuzzer has found something.
#pragma once

#include <cstdlib>

namespace ludoteca {

inline void expect(bool holds) {
  if (!holds) std::abort();
}

}  // namespace ludoteca
