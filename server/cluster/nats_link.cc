#include "server/cluster/nats_link.h"

#include <fmt/format.h>
#include <nats/nats.h>

#include <chrono>
#include <memory>
#include <utility>
#include <vector>

#include "text/error.h"

namespace ludoteca {
namespace {

constexpr std::size_t kMostTasks = 100'000;
constexpr std::size_t kFreedAtOnce = 32;
constexpr std::int64_t kConnectTimeout = 2'000;  // milliseconds, all of these
constexpr std::int64_t kReconnectWait = 250;
constexpr std::int64_t kPingInterval = 2'000;
constexpr std::int64_t kWriteDeadline = 2'000;
constexpr std::int64_t kLastFlush = 200;
constexpr std::chrono::milliseconds kRhythm{10};
constexpr int kBufferWhileAway = 64 * 1024;  // news that is old helps nobody

void check(natsStatus status, std::string_view doing) {
  if (status == NATS_OK) return;
  throw Error(fmt::format("cannot {}: {}", doing, natsStatus_GetText(status)));
}

std::chrono::nanoseconds until_next_moment() {
  const std::chrono::nanoseconds now = std::chrono::system_clock::now().time_since_epoch();
  return kRhythm - now % kRhythm;
}

}  // namespace

// What the library calls. It may still be calling when the link is gone, so that ears stay for ever
// and only forget their link.
struct NatsLink::Ear {
  std::mutex mutex;
  NatsLink* link = nullptr;
  // Those that were heard. The library has a thread that frees them, which is woken for many at
  // once.
  std::vector<natsMsg*> heard_before;

  static Ear* make(NatsLink* link) {
    static std::mutex all_mutex;
    static std::vector<std::unique_ptr<Ear>> all;
    const std::scoped_lock lock(all_mutex);
    all.push_back(std::make_unique<Ear>());
    all.back()->link = link;
    return all.back().get();
  }

  static void connected(natsConnection*, void* closure) {
    auto* ear = static_cast<Ear*>(closure);
    const std::scoped_lock lock(ear->mutex);
    if (ear->link == nullptr) return;
    ear->link->up_ = true;
    ear->link->calls_.connected();
  }
  static void disconnected(natsConnection*, void* closure) {
    auto* ear = static_cast<Ear*>(closure);
    const std::scoped_lock lock(ear->mutex);
    if (ear->link != nullptr) ear->link->up_ = false;
  }
  static void heard(natsConnection*, natsSubscription*, natsMsg* message, void* closure) {
    auto* ear = static_cast<Ear*>(closure);
    const std::scoped_lock lock(ear->mutex);
    if (ear->link != nullptr) {
      ++ear->link->received_;
      ear->link->calls_.heard(
          natsMsg_GetSubject(message),
          {natsMsg_GetData(message), static_cast<std::size_t>(natsMsg_GetDataLength(message))});
    }
    ear->heard_before.push_back(message);
    if (ear->heard_before.size() >= kFreedAtOnce || ear->link == nullptr) ear->free_messages();
  }

  void free_messages() {
    for (natsMsg* message : heard_before) natsMsg_Destroy(message);
    heard_before.clear();
  }
};

NatsLink::NatsLink(const std::string& address, Calls calls) : calls_(std::move(calls)) {
  ear_ = Ear::make(this);
  connect(address);
  thread_ = std::thread([this] { work(); });
}

void NatsLink::connect(const std::string& address) {
  natsOptions* made = nullptr;
  check(natsOptions_Create(&made), "use NATS");
  const std::unique_ptr<natsOptions, void (*)(natsOptions*)> options(made, natsOptions_Destroy);
  check(natsOptions_SetURL(made, address.c_str()), "use this address of NATS");
  natsOptions_UseGlobalMessageDelivery(made, true);  // not a thread for each subscription
  natsOptions_SetSendAsap(made, true);               // we have a thread for it already
  natsOptions_SetNoEcho(made, true);
  natsOptions_SetTimeout(made, kConnectTimeout);
  natsOptions_SetMaxReconnect(made, -1);
  natsOptions_SetReconnectWait(made, kReconnectWait);
  natsOptions_SetReconnectBufSize(made, kBufferWhileAway);
  natsOptions_SetPingInterval(made, kPingInterval);
  natsOptions_SetMaxPingsOut(made, 1);
  natsOptions_SetWriteDeadline(made, kWriteDeadline);
  natsOptions_SetDisconnectedCB(made, Ear::disconnected, ear_);
  natsOptions_SetReconnectedCB(made, Ear::connected, ear_);
  natsOptions_SetRetryOnFailedConnect(made, true, Ear::connected, ear_);
  const natsStatus status = natsConnection_Connect(&connection_, made);
  if (status == NATS_NOT_YET_CONNECTED) return;
  check(status, fmt::format("connect to NATS at {}", address));
  up_ = true;
}

NatsLink::~NatsLink() {
  {
    const std::scoped_lock lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_one();
  thread_.join();
  {
    const std::scoped_lock lock(ear_->mutex);
    ear_->link = nullptr;
    ear_->free_messages();
  }
  if (up_) natsConnection_FlushTimeout(connection_, kLastFlush);
  natsConnection_Close(connection_);
  for (const auto& [subject, subscription] : subscriptions_) {
    natsSubscription_Destroy(subscription);
  }
  natsConnection_Destroy(connection_);
}

void NatsLink::publish(std::string subject, std::string text) {
  add({std::move(subject), std::move(text), Task::What::publish});
}

void NatsLink::subscribe(std::string subject, bool on) {
  add({std::move(subject), "", on ? Task::What::subscribe : Task::What::unsubscribe});
}

void NatsLink::add(Task task) {
  bool wake = false;
  {
    const std::scoped_lock lock(mutex_);
    const bool may_be_lost = task.what == Task::What::publish;
    if (may_be_lost && tasks_.size() >= kMostTasks) {
      ++dropped_;
      return;
    }
    tasks_.push_back(std::move(task));
    wake = std::exchange(idle_, false);
  }
  if (wake) wake_.notify_one();
}

void NatsLink::work() {
  while (true) {
    std::deque<Task> tasks;
    bool stopping = false;
    {
      std::unique_lock lock(mutex_);
      idle_ = tasks_.empty();
      wake_.wait(lock, [&] { return stopping_ || !tasks_.empty(); });
      idle_ = false;
      if (tasks_.empty()) return;
      tasks.swap(tasks_);
      stopping = stopping_;
    }
    for (const Task& task : tasks) run(task);
    // What comes in a moment goes together: waking up costs more than sending. As far as clocks
    // agree, all servers send at the same moments, so that what they hear comes together, too.
    if (!stopping) std::this_thread::sleep_for(until_next_moment());
  }
}

void NatsLink::run(const Task& task) {
  if (task.what == Task::What::publish) {
    const natsStatus status = natsConnection_Publish(
        connection_, task.subject.c_str(), task.text.data(), static_cast<int>(task.text.size()));
    ++(status == NATS_OK ? sent_ : dropped_);
  } else if (task.what == Task::What::subscribe) {
    natsSubscription*& subscription = subscriptions_[task.subject];
    if (subscription != nullptr) return;
    natsConnection_Subscribe(&subscription, connection_, task.subject.c_str(), Ear::heard, ear_);
  } else if (const auto found = subscriptions_.extract(task.subject)) {
    natsSubscription_Destroy(found.mapped());
  }
}

}  // namespace ludoteca
