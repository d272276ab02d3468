// What the operator decides about the network: where to listen, with what certificate, what limits.
#pragma once

#include <chrono>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "server/log.h"
#include "server/net/limits.h"
#include "server/net/site.h"

namespace ludoteca {

struct Endpoint {
  Address address;
  std::uint16_t port = 0;  // 0: a free one

  // "8080" (on this machine only), "0.0.0.0:80", "[::]:443", "localhost:8080"; throws Error.
  static Endpoint parse(std::string_view text);
  std::string to_string() const;
};

struct TimeSettings {
  using Time = std::chrono::milliseconds;
  Time request = std::chrono::seconds(15);     // for a whole request to arrive
  Time keep_alive = std::chrono::seconds(75);  // between requests
  Time write = std::chrono::seconds(30);       // without the other end taking anything
  Time answer = std::chrono::seconds(30);      // for the service to answer
  Time ping = std::chrono::seconds(30);        // a socket that was silent so long is asked
  Time silence = std::chrono::seconds(75);     // and let go when it was silent so long
  Time close = std::chrono::seconds(3);        // for the other end to agree to the end
  Time stop = std::chrono::seconds(5);         // for everything to end
};

struct ServerSettings {
  std::vector<std::string> listen = {"127.0.0.1:8080"};
  std::string certificate;  // PEM files; both or none
  std::string key;
  std::vector<std::string> origins;  // "https://games.example.org": pages that may speak to us too
  std::vector<std::string> trusted_proxies;  // addresses or networks; "loopback"
  bool open_metrics = false;                 // /metrics for everybody, not only on this machine
  LogLevel log_level = LogLevel::info;
  LimitSettings limits;
  TimeSettings times;
  std::size_t body_limit = 96 * 1024;  // an edition fits
  std::size_t message_limit = 16 * 1024;
  std::size_t queue_limit = 256 * 1024;  // bytes that wait for a socket that does not read
  // Paths below /api/ that count as Work::sign_in.
  std::vector<std::string> sign_in_paths = {"/api/sign-in", "/api/account", "/api/guest",
                                            "/api/me/password"};
  std::span<const SiteFile> site = plain_site();

  // Throws Error if something makes no sense or a file cannot be read.
  void check() const;
  std::vector<Network> trusted_networks() const;
};

}  // namespace ludoteca
