// The other servers on the same database, as far as they were heard of lately.
#pragma once

#include <map>
#include <string>

#include "server/rows.h"

namespace ludoteca {

// Each server says four times a second that it is there; who was silent for longer is gone.
inline constexpr Millis kNeighbourSilence = 1'200;

class Neighbours {
 public:
  void heard(const std::string& server, Millis now) { last_[server] = now; }
  void gone(const std::string& server) { last_.erase(server); }
  bool is_there(const std::string& server, Millis now) const {
    const auto found = last_.find(server);
    return found != last_.end() && now - found->second <= kNeighbourSilence;
  }
  void forget_silent(Millis now) {
    std::erase_if(last_, [&](const auto& one) { return now - one.second > kNeighbourSilence; });
  }
  std::size_t size() const { return last_.size(); }

 private:
  std::map<std::string, Millis> last_;
};

}  // namespace ludoteca
