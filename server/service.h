// What the network brings to the server, and what it takes back: the border between bytes and
// meaning. All calls and answers happen on one thread.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "server/peer.h"

namespace ludoteca {

using PeerId = std::uint64_t;

struct ApiRequest {
  std::string method;  // GET, POST, …
  std::string path;    // "/api/tables/k3f9", without the query
  std::string query;   // "viewer=1&lang=pl", still encoded
  std::string body;
  std::string pass;     // what the visitor proved to be with; empty if nothing
  std::string address;  // of the other end, for limits
};

struct ApiAnswer {
  int status = 200;
  std::string body;
  std::string type = "application/json";
  std::string file_name;                // the browser saves it under this name
  std::optional<std::string> new_pass;  // for the cookie; an empty one takes the cookie away
};

class Service {
 public:
  virtual ~Service() = default;

  // Who has this pass (a cookie or a token of a bot); a visitor without a name if nobody does.
  virtual void identify(std::string pass, std::function<void(Visitor)> done) = 0;
  // Everything below /api/.
  virtual void request(const Visitor& visitor, ApiRequest request,
                       std::function<void(ApiAnswer)> done) = 0;

  // A connection for messages (docs/protocol.md). The peer lives until gone() was called.
  virtual PeerId welcome(Peer& peer, Visitor visitor) = 0;
  virtual void hear(PeerId peer, std::string_view message) = 0;  // one message
  virtual void gone(PeerId peer) = 0;

  // Lines for /metrics in Prometheus' text form.
  virtual std::string metrics() = 0;
  // Nothing is lost if it cannot answer; but a proxy should send people elsewhere.
  virtual bool healthy() = 0;
  // Lines for /healthz about what it can do without.
  virtual std::string about_health() { return ""; }
};

}  // namespace ludoteca
