// What the network did, counted for /metrics.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>

namespace ludoteca {

struct NetMetrics {
  std::uint64_t accepted = 0;
  std::uint64_t sockets_opened = 0;
  std::uint64_t messages_in = 0;
  std::uint64_t messages_out = 0;
  std::uint64_t frames_out = 0;
  std::uint64_t bytes_in = 0;
  std::uint64_t bytes_out = 0;
  std::uint64_t queue_overflows = 0;
  std::uint64_t timeouts = 0;
  std::map<std::pair<std::string_view, int>, std::uint64_t> requests;  // by class and status
  std::map<std::string_view, std::uint64_t> limited;                   // by Work
  std::map<int, std::uint64_t> closed;                                 // sockets, by our code

  // In Prometheus' text form, with what is open now and what the process takes.
  std::string to_text(std::size_t http_open, std::size_t sockets_open) const;
};

}  // namespace ludoteca
