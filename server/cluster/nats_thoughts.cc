#include "server/cluster/nats_thoughts.h"

#include <algorithm>
#include <utility>

#include "server/cluster/question_json.h"
#include "server/cluster/work_queue.h"
#include "text/error.h"

namespace ludoteca {
namespace {

constexpr Millis kWorkersSilence = 3'000;
constexpr Millis kPatience = 5'000;
// After a question that nobody answered, the next ones are not asked elsewhere for a while.
constexpr Millis kDistrust = 10'000;
constexpr Millis kPatienceForOthers = 60'000;  // nobody looks on
constexpr std::size_t kMostAsked = 10'000;

}  // namespace

NatsThoughts::NatsThoughts(NatsLink& link, std::string name, Thoughts& own,
                           std::function<Millis()> now)
    : link_(link), reply_("ludoteca.thought." + std::move(name)), own_(own), now_(std::move(now)) {
  link_.subscribe(reply_, true);
  link_.subscribe(kWorkersSubject, true);
}

bool NatsThoughts::has_workers() const {
  const Millis now = now_();
  return link_.up() && now - worker_heard_ < kWorkersSilence && now >= distrusted_until_;
}

bool NatsThoughts::ask(Question question, Done done) {
  if (!has_workers() || waiting_.size() >= kMostAsked) {
    return own_.ask(std::move(question), std::move(done));
  }
  std::string id = std::to_string(++last_);
  link_.publish(question.urgent ? kLiveSubject : kLaterSubject,
                question_text(question, id, reply_));
  ++figures_.asked;
  const Millis patience = question.urgent ? kPatience : kPatienceForOthers;
  waiting_.emplace(std::move(id), Waiting{std::move(question), std::move(done), now_() + patience});
  return true;
}

void NatsThoughts::hear(std::string_view subject, std::string_view text) {
  if (subject == kWorkersSubject) worker_heard_ = now_();
  if (subject != reply_) return;
  try {
    ReadAnswer answer = read_answer(text);
    const auto found = waiting_.find(answer.id);
    if (found == waiting_.end()) {
      ++figures_.dropped;
    } else if (answer.considered.empty()) {
      think_here(found);
    } else {
      ++figures_.answered;
      const Done done = std::move(found->second.done);
      waiting_.erase(found);
      done(std::move(answer.considered));
    }
  } catch (const Error&) {
    ++figures_.dropped;
  }
}

void NatsThoughts::tick() {
  const Millis now = now_();
  const auto is_late = [now](const auto& one) { return one.second.until <= now; };
  if (std::any_of(waiting_.begin(), waiting_.end(), is_late)) {
    distrusted_until_ = now + kDistrust;
  }
  const bool none = !has_workers();
  for (auto one = waiting_.begin(); one != waiting_.end();) {
    if (!none && one->second.until > now) {
      ++one;
      continue;
    }
    const auto late = one++;
    if (!think_here(late)) return;  // too much to do: next time
  }
}

bool NatsThoughts::think_here(Asked::iterator late) {
  const Question& question = late->second.question;
  Question copy{question.match->clone(), question.kind,   question.seat,   question.player,
                question.seed,           question.urgent, question.edition};
  if (!own_.ask(std::move(copy), late->second.done)) return false;
  ++figures_.late;
  waiting_.erase(late);
  return true;
}

}  // namespace ludoteca
