// News between servers by NATS: subjects "ludoteca.news.TOPIC".
#pragma once

#include <chrono>
#include <functional>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "server/cluster/nats_link.h"
#include "server/news.h"

namespace ludoteca {

class NatsNews final : public News {
 public:
  // Runs a function where the hall runs.
  using Post = std::function<void(std::function<void()>)>;
  NatsNews(const std::string& address, std::string name, Post post);

  bool alone() const override { return false; }
  bool reachable() const override { return link_.up(); }
  void tell(const std::string& topic, std::string text) override;
  void follow(const std::string& topic, bool on) override;

  // Other subjects, for those who share the connection; called where the hall runs.
  std::function<void(std::string_view subject, std::string_view text)> heard_other =
      [](std::string_view, std::string_view) {};
  NatsLink& link() { return link_; }

 private:
  using Clock = std::chrono::steady_clock;
  struct Message {
    std::string subject;
    std::string text;
  };

  void take(std::string_view subject, std::string_view text);
  void pass_on();

  const Post post_;
  Clock::time_point last_taken_;  // of the thread that takes
  std::mutex mutex_;
  std::vector<Message> inbox_;  // until the hall comes to read
  NatsLink link_;
};

}  // namespace ludoteca
