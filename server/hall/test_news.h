// For tests: news between halls that is lost, doubled and late as the test wants.
#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <vector>

#include "engine/rng.h"
#include "server/news.h"

namespace ludoteca {

class TestNews;

// What is on its way.
class Air {
 public:
  struct Message {
    TestNews* to;
    std::string topic;
    std::string text;
  };

  void put(const TestNews& from, const std::string& topic, const std::string& text);
  // Everything arrives in its order, with what comes of it.
  void carry();
  // One message, whichever: it may be lost or come again later.
  void carry_badly(FastGenerator& random);
  void lose() { messages_.clear(); }
  void forget(const TestNews* end) {
    std::erase(ends, end);
    std::erase_if(messages_, [end](const Message& message) { return message.to == end; });
  }
  std::size_t size() const { return messages_.size(); }

  std::vector<TestNews*> ends;

 private:
  std::vector<Message> messages_;
};

class TestNews final : public News {
 public:
  TestNews(Air& air, std::string name) : air_(air) {
    server = std::move(name);
    air_.ends.push_back(this);
  }
  ~TestNews() override { air_.forget(this); }
  TestNews(const TestNews&) = delete;
  TestNews& operator=(const TestNews&) = delete;

  bool alone() const override { return false; }
  bool reachable() const override { return true; }
  void tell(const std::string& topic, std::string text) override { air_.put(*this, topic, text); }
  void follow(const std::string& topic, bool on) override {
    if (on) {
      topics.insert(topic);
    } else {
      topics.erase(topic);
    }
  }

  std::set<std::string> topics;

 private:
  Air& air_;
};

inline void Air::put(const TestNews& from, const std::string& topic, const std::string& text) {
  for (TestNews* end : ends) {
    if (end != &from && end->topics.contains(topic)) messages_.push_back({end, topic, text});
  }
}

inline void Air::carry() {
  while (!messages_.empty()) {
    const Message message = messages_.front();
    messages_.erase(messages_.begin());
    message.to->heard(message.topic, message.text);
  }
}

inline void Air::carry_badly(FastGenerator& random) {
  if (messages_.empty()) return;
  const auto index =
      static_cast<std::ptrdiff_t>(below(random, static_cast<std::uint32_t>(messages_.size())));
  const Message message = messages_[static_cast<std::size_t>(index)];
  const auto fate = below(random, 4U);
  if (fate != 0) messages_.erase(messages_.begin() + index);  // else it comes twice
  if (fate != 1) message.to->heard(message.topic, message.text);
}

}  // namespace ludoteca
