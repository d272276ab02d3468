// The other end of a connection, as the hall sees it.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "server/rows.h"

namespace ludoteca {

// Messages are shared: one text goes to all who may read the same.
using Text = std::shared_ptr<const std::string>;

// Who is there.
struct Visitor {
  UserId user = kNoUser;  // kNoUser: looks on without a name
  std::string name;
  std::string language;  // empty: a program that wants no words
  bool banned = false;
};

class Peer {
 public:
  Peer() = default;
  Peer(const Peer&) = delete;
  Peer& operator=(const Peer&) = delete;
  virtual ~Peer() = default;

  virtual void send(Text message) = 0;
  // No more messages are read; `code` is that of the WebSocket protocol.
  virtual void close(int code, std::string_view why) = 0;
};

}  // namespace ludoteca
