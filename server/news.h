// What servers on one database tell each other. News may be lost, doubled or late: it only makes
// quick what the database would tell as well, and nothing is right only because it arrived.
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace ludoteca {

// Topics: "table.CODE" (rows of its log, and who is there), "lobby", "people" and "servers".
class News {
 public:
  News() = default;
  News(const News&) = delete;
  News& operator=(const News&) = delete;
  virtual ~News() = default;

  // Whether there are no other servers, so that there is nobody to wait for or to ask.
  virtual bool alone() const = 0;
  // Whether news is likely to arrive; if not, the database is asked more often.
  virtual bool reachable() const = 0;

  // Neither waits. What this server tells does not come back to it.
  virtual void tell(const std::string& topic, std::string text) = 0;
  virtual void follow(const std::string& topic, bool on) = 0;

  std::string server;  // the name of this one among all

  // Called where the hall runs.
  std::function<void(std::string_view topic, std::string_view text)> heard =
      [](std::string_view, std::string_view) {};
  // Something may have been lost.
  std::function<void()> doubted = [] {};
};

// There is only one server.
class NoNews final : public News {
 public:
  bool alone() const override { return true; }
  bool reachable() const override { return true; }
  void tell(const std::string&, std::string) override {}
  void follow(const std::string&, bool) override {}
};

}  // namespace ludoteca
