#include "server/cluster/nats_news.h"

#include <utility>

namespace ludoteca {
namespace {

constexpr std::string_view kPrefix = "ludoteca.news.";
// A hall that does not come to read is not given ever more.
constexpr int kMostWaiting = 50'000;

}  // namespace

NatsNews::NatsNews(const std::string& address, std::string name, Post post)
    : post_(std::move(post)),
      link_(address, {[this](std::string_view subject, std::string_view text) {
                        if (waiting_ < kMostWaiting) return pass_on(subject, text);
                        post_([this] { doubted(); });
                      },
                      [this] { post_([this] { doubted(); }); }}) {
  server = std::move(name);
}

void NatsNews::pass_on(std::string_view subject, std::string_view text) {
  ++waiting_;
  post_([this, subject = std::string(subject), text = std::string(text)] {
    --waiting_;
    if (subject.starts_with(kPrefix)) {
      heard(std::string_view(subject).substr(kPrefix.size()), text);
    } else {
      heard_other(subject, text);
    }
  });
}

void NatsNews::tell(const std::string& topic, std::string text) {
  link_.publish(std::string(kPrefix) + topic, std::move(text));
}

void NatsNews::follow(const std::string& topic, bool on) {
  link_.subscribe(std::string(kPrefix) + topic, on);
}

}  // namespace ludoteca
