#include "server/cluster/nats_news.h"

#include <thread>
#include <utility>

namespace ludoteca {
namespace {

constexpr std::string_view kPrefix = "ludoteca.news.";
// A hall that does not come to read is not given ever more.
constexpr std::size_t kMostWaiting = 50'000;
// Waking a thread costs more than a message: what comes within so long comes together. There is
// nothing to wait for while one message follows the other.
constexpr std::chrono::milliseconds kGathering{3};
constexpr std::chrono::microseconds kFollows{200};

}  // namespace

NatsNews::NatsNews(const std::string& address, std::string name, Post post)
    : post_(std::move(post)),
      link_(address,
            {[this](std::string_view subject, std::string_view text) { take(subject, text); },
             [this] { post_([this] { doubted(); }); }}) {
  server = std::move(name);
}

// On a thread of the link. The hall is called once for all that comes meanwhile.
void NatsNews::take(std::string_view subject, std::string_view text) {
  if (Clock::now() - last_taken_ > kFollows) std::this_thread::sleep_for(kGathering);
  {
    const std::scoped_lock lock(mutex_);
    if (inbox_.size() < kMostWaiting) inbox_.push_back({std::string(subject), std::string(text)});
    if (inbox_.size() == 1) post_([this] { pass_on(); });
  }
  last_taken_ = Clock::now();
}

void NatsNews::pass_on() {
  std::vector<Message> inbox;
  {
    const std::scoped_lock lock(mutex_);
    inbox.swap(inbox_);
  }
  if (inbox.size() == kMostWaiting) doubted();
  for (const Message& message : inbox) {
    const std::string_view subject = message.subject;
    if (subject.starts_with(kPrefix)) {
      heard(subject.substr(kPrefix.size()), message.text);
    } else {
      heard_other(subject, message.text);
    }
  }
}

void NatsNews::tell(const std::string& topic, std::string text) {
  link_.publish(std::string(kPrefix) + topic, std::move(text));
}

void NatsNews::follow(const std::string& topic, bool on) {
  link_.subscribe(std::string(kPrefix) + topic, on);
}

}  // namespace ludoteca
