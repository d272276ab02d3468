// Several pieces of work at the same time, each on a thread of its own, the first on this one.
#pragma once

#include <cstddef>

#ifndef __wasm__
#include <thread>
#include <vector>
#endif

namespace ludoteca::ai {

// work(0), …, work(count - 1). In a browser there are no threads: there, one after another.
template <class Work>
void at_once(std::size_t count, const Work& work) {
#ifdef __wasm__
  for (std::size_t i = 0; i < count; ++i) work(i);
#else
  std::vector<std::jthread> others;
  for (std::size_t i = 1; i < count; ++i) others.emplace_back([&work, i] { work(i); });
  if (count > 0) work(std::size_t{0});
#endif
}

}  // namespace ludoteca::ai
