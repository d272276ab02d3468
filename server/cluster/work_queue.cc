#include "server/cluster/work_queue.h"

#include <fmt/format.h>
#include <nats/nats.h>

#include <array>
#include <utility>

#include "text/error.h"

namespace ludoteca {

// The library's handle.
class JetStream {
 public:
  explicit JetStream(natsConnection* connection) {
    if (natsConnection_JetStream(&context_, connection, nullptr) != NATS_OK) {
      throw Error("JetStream of NATS cannot be used");
    }
  }
  JetStream(const JetStream&) = delete;
  JetStream& operator=(const JetStream&) = delete;
  ~JetStream() { jsCtx_Destroy(context_); }
  jsCtx* get() { return context_; }

 private:
  jsCtx* context_ = nullptr;
};

namespace {

constexpr std::int64_t kSecond = 1'000'000'000;  // JetStream counts nanoseconds
constexpr std::int64_t kAckWait = 15 * kSecond;

struct Queue {
  const char* stream;
  const char* subject;
  const char* consumer;
  std::int64_t max_age;
  std::int64_t tries;
};
// By WorkQueue::Kind. A question is worth nothing once the server has thought for itself.
constexpr std::array<Queue, 3> kQueues = {{
    {"LUDOTECA_LIVE", kLiveSubject, "live", 20 * kSecond, 2},
    {"LUDOTECA_LATER", kLaterSubject, "later", 120 * kSecond, 2},
    {"LUDOTECA_GAMES", kGamesSubject, "games", 24 * 3600 * kSecond, -1},
}};

void expect(natsStatus status, std::string_view doing) {
  if (status == NATS_OK) return;
  throw Error(fmt::format("JetStream of NATS cannot {}: {} (is nats-server started with -js?)",
                          doing, natsStatus_GetText(status)));
}

void make_queue(jsCtx* context, const Queue& queue) {
  jsStreamConfig config;
  jsStreamConfig_Init(&config);
  config.Name = queue.stream;
  std::array<const char*, 1> subjects = {queue.subject};
  config.Subjects = subjects.data();
  config.SubjectsLen = 1;
  config.Retention = js_WorkQueuePolicy;
  config.Storage = js_MemoryStorage;
  config.MaxAge = queue.max_age;
  jsErrCode code{};
  const natsStatus status = js_AddStream(nullptr, context, &config, nullptr, &code);
  if (status != NATS_OK && code != JSStreamNameExistErr) expect(status, "make a queue");
}

}  // namespace

void make_queues(natsConnection* connection) {
  JetStream context(connection);
  for (const Queue& queue : kQueues) make_queue(context.get(), queue);
}

Work::Work(Work&& other) noexcept : message_(std::exchange(other.message_, nullptr)) {}

Work::~Work() {
  natsMsg_Destroy(message_);
}

std::string_view Work::text() const {
  return {natsMsg_GetData(message_), static_cast<std::size_t>(natsMsg_GetDataLength(message_))};
}

void Work::still_at_it() {
  natsMsg_InProgress(message_, nullptr);
}

void Work::done() {
  natsMsg_Ack(message_, nullptr);
}

struct WorkQueue::Inside {
  explicit Inside(natsConnection* connection) : context(connection) {}
  Inside(const Inside&) = delete;
  Inside& operator=(const Inside&) = delete;
  ~Inside() {
    for (natsSubscription* subscription : subscriptions) natsSubscription_Destroy(subscription);
  }

  JetStream context;
  std::array<natsSubscription*, kQueues.size()> subscriptions{};
};

WorkQueue::WorkQueue(natsConnection* connection) {
  make_queues(connection);
  inside_ = std::make_unique<Inside>(connection);
  for (std::size_t i = 0; i < kQueues.size(); ++i) {
    const Queue& queue = kQueues[i];
    jsSubOptions options;
    jsSubOptions_Init(&options);
    options.Stream = queue.stream;
    options.Config.AckPolicy = js_AckExplicit;
    options.Config.AckWait = kAckWait;
    options.Config.MaxDeliver = queue.tries;
    options.Config.MaxAckPending = 10'000;
    options.Config.MaxWaiting = 10'000;
    expect(js_PullSubscribe(&inside_->subscriptions[i], inside_->context.get(), queue.subject,
                            queue.consumer, nullptr, &options, nullptr),
           "read a queue");
  }
}

WorkQueue::~WorkQueue() = default;

std::optional<Work> WorkQueue::take(Kind kind, int wait) {
  natsMsgList list{};
  const natsStatus status = natsSubscription_Fetch(
      &list, inside_->subscriptions[static_cast<std::size_t>(kind)], 1, wait, nullptr);
  if (status == NATS_TIMEOUT || (status == NATS_OK && list.Count == 0)) return std::nullopt;
  expect(status, "give work");
  std::optional<Work> work(std::in_place, std::exchange(list.Msgs[0], nullptr));
  natsMsgList_Destroy(&list);
  return work;
}

}  // namespace ludoteca
