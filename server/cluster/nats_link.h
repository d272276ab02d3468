// A connection to a NATS server that is kept up for ever. Nothing here waits for the network: what
// is to be sent goes through a thread of its own, what comes is handed over by another.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>

// As the library calls them.
struct __natsConnection;    // NOLINT(bugprone-reserved-identifier)
struct __natsSubscription;  // NOLINT(bugprone-reserved-identifier)

namespace ludoteca {

class NatsLink {
 public:
  // Called on threads of the link; both may come at any time, also before the constructor ends.
  struct Calls {
    std::function<void(std::string_view subject, std::string_view text)> heard;
    std::function<void()> connected;  // anew: something may have been lost
  };

  // "nats://host:4222", several separated by commas. Throws Error if it makes no sense; a server
  // that is not there is waited for.
  NatsLink(const std::string& address, Calls calls);
  NatsLink(const NatsLink&) = delete;
  NatsLink& operator=(const NatsLink&) = delete;
  ~NatsLink();  // sends what waits, if that is possible at once

  void publish(std::string subject, std::string text);
  void subscribe(std::string subject, bool on);

  bool up() const { return up_; }
  std::uint64_t sent() const { return sent_; }
  std::uint64_t received() const { return received_; }
  std::uint64_t dropped() const { return dropped_; }
  __natsConnection* connection() { return connection_; }

 private:
  struct Task {
    std::string subject;
    std::string text;
    enum class What : std::uint8_t { publish, subscribe, unsubscribe } what;
  };
  struct Ear;

  void add(Task task);
  void work();
  void run(const Task& task);
  void connect(const std::string& address);

  const Calls calls_;
  std::atomic<bool> up_ = false;
  std::atomic<std::uint64_t> sent_ = 0;
  std::atomic<std::uint64_t> received_ = 0;
  std::atomic<std::uint64_t> dropped_ = 0;
  Ear* ear_ = nullptr;
  __natsConnection* connection_ = nullptr;
  std::map<std::string, __natsSubscription*> subscriptions_;  // of the thread

  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Task> tasks_;
  bool idle_ = false;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace ludoteca
