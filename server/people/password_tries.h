// How often a password may be tried: limits by address do not help against many addresses. Names
// that nobody has count too, so that nobody learns which ones are taken.
#pragma once

#include <chrono>
#include <string>
#include <unordered_map>

#include "server/bucket.h"
#include "server/rows.h"

namespace ludoteca {

class PasswordTries {
 public:
  // Notes a try; false if there were too many.
  bool may_try(const std::string& folded_name, Millis now) {
    const SteadyTime time{std::chrono::milliseconds(now)};
    if (tries_.size() >= kMostNames) make_room(time);
    return tries_[folded_name].take(kRate, time) == 0;
  }
  // It was the right one.
  void forgive(const std::string& folded_name) { tries_.erase(folded_name); }

 private:
  static constexpr Rate kRate{.per_second = 1.0 / 60, .burst = 20};
  static constexpr std::size_t kMostNames = 20'000;

  void make_room(SteadyTime now) {
    std::erase_if(tries_, [now](const auto& entry) { return entry.second.empty(kRate, now); });
    if (tries_.size() >= kMostNames) tries_.clear();
  }

  std::unordered_map<std::string, Bucket> tries_;
};

}  // namespace ludoteca
