#include "server/cluster/worker.h"

#include <fmt/format.h>
#include <sys/resource.h>

#include <atomic>
#include <chrono>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <thread>
#include <vector>

#include "server/cluster/analyses.h"
#include "server/cluster/arena_games.h"
#include "server/cluster/nats_link.h"
#include "server/cluster/question_json.h"
#include "server/cluster/work_queue.h"
#include "text/error.h"

namespace ludoteca {
namespace {

using Kind = WorkQueue::Kind;

// Milliseconds.
constexpr int kLiveWait = 500;
constexpr int kOtherWait = 20;
constexpr int kGlanceWait = 10;
constexpr std::chrono::milliseconds kBetweenGlances{100};
constexpr int kLiveInARow = 32;
constexpr std::chrono::milliseconds kBetweenSigns{1000};
constexpr std::chrono::milliseconds kBetweenTries{500};
constexpr std::chrono::milliseconds kBetweenLooks{100};
constexpr int kSignsBetweenAcks = 5;

class Workplace {
 public:
  Workplace(NatsLink& link, const WorkerSettings& settings) : link_(link), settings_(settings) {}

  void work() {
    while (!stopping) {
      try {
        WorkQueue queue(link_.connection());
        working_ = true;
        const int known = connections;
        while (!stopping && connections == known) next(queue);
      } catch (const Error&) {  // NATS is away, or has lost the queues
        working_ = false;
        std::this_thread::sleep_for(kBetweenTries);
      }
    }
  }

  bool working() const { return working_ && link_.up(); }

  // Nobody else is to begin what is still being worked on.
  void hold_on() {
    const std::scoped_lock lock(mutex_);
    for (Work* work : in_hand_) work->still_at_it();
  }

  std::atomic<bool> stopping = false;
  std::atomic<int> connections = 0;  // with a NATS that was restarted, the queues are new

 private:
  // Whoever looks on is served first; then the rest, in turn.
  void next(WorkQueue& queue) {
    thread_local int wait = kLiveWait;
    thread_local Kind other = Kind::later;
    thread_local int served = 0;  // without a look at the rest, which shall not wait for ever
    if (served++ < kLiveInARow) {
      if (auto work = queue.take(Kind::live, wait)) return think(std::move(*work));
    }
    served = 0;
    for (int i = 0; i < 2; ++i) {
      other = other == Kind::later ? Kind::games : Kind::later;
      auto work = queue.take(other, kOtherWait);
      if (!work) continue;
      wait = kOtherWait;
      if (other == Kind::later) {
        think_or_study(queue, std::move(*work));
      } else {
        play(std::move(*work));
      }
      return;
    }
    wait = kLiveWait;
  }

  void think_or_study(WorkQueue& queue, Work work) {
    std::optional<GameToStudy> game;
    try {
      game = read_game_to_study(work.text());
    } catch (const Error&) {
      game.reset();  // think() says what is wrong
    }
    game ? study(queue, std::move(work), *game) : think(std::move(work));
  }

  // A whole game takes a while: whoever waits for a move is served in between.
  void study(WorkQueue& queue, Work work, const GameToStudy& game) {
    auto next_glance = std::chrono::steady_clock::now() + kBetweenGlances;
    const auto go_on = [&] {
      if (std::chrono::steady_clock::now() < next_glance) return !stopping;
      while (auto live = queue.take(Kind::live, kGlanceWait)) think(std::move(*live));
      next_glance = std::chrono::steady_clock::now() + kBetweenGlances;
      return !stopping;
    };
    in_hand(work, [&] {
      if (auto text = study_text(game, go_on)) link_.publish(game.reply, std::move(*text));
    });
  }

  void think(Work work) {
    thread_local std::map<std::pair<const GameKind*, std::string>, std::unique_ptr<Thinker>> known;
    in_hand(work, [&] {
      const Asker asker = read_asker(work.text());
      std::vector<Considered> considered;
      try {
        const Question question = read_question(work.text());
        auto& thinker = known[{question.kind, question.player}];
        if (thinker == nullptr) thinker = question.kind->thinker(question.player);
        considered = thinker->consider(*question.match, question.seat, question.seed);
      } catch (const Error& error) {  // another version asks: it has to think itself
        fmt::print(stderr, "worker: {}\n", error.what());
      }
      link_.publish(asker.reply, answer_text(asker.id, considered));
    });
  }

  void play(Work work) {
    in_hand(work, [&] {
      const auto [reply, text] = play_arena_game(work.text(), settings_.version, stopping);
      if (!text.empty()) link_.publish(reply, text);
    });
  }

  // What makes no sense here is given up: it would not make more sense a second time.
  template <class Do>
  void in_hand(Work& work, const Do& what) {
    {
      const std::scoped_lock lock(mutex_);
      in_hand_.insert(&work);
    }
    try {
      what();
    } catch (const Error& error) {
      fmt::print(stderr, "worker: {}\n", error.what());
    }
    {
      const std::scoped_lock lock(mutex_);
      in_hand_.erase(&work);
    }
    if (!stopping) work.done();
  }

  NatsLink& link_;
  const WorkerSettings& settings_;
  std::atomic<bool> working_ = false;
  std::mutex mutex_;
  std::set<Work*> in_hand_;
};

}  // namespace

void run_worker(const WorkerSettings& settings, const std::function<bool()>& stop) {
  std::atomic<Workplace*> told = nullptr;
  NatsLink link(settings.nats, {[](std::string_view, std::string_view) {},
                                [&told] {
                                  if (Workplace* there = told) ++there->connections;
                                }});
  Workplace place(link, settings);
  told = &place;
  std::vector<std::jthread> threads;
  for (int i = 0; i < settings.threads; ++i) threads.emplace_back([&] { place.work(); });
  auto next_sign = std::chrono::steady_clock::now();
  int signs = 0;
  while (!stop()) {
    if (std::chrono::steady_clock::now() >= next_sign) {
      next_sign += kBetweenSigns;
      if (place.working()) {
        link.publish(kWorkersSubject, fmt::format(R"({{"threads":{}}})", settings.threads));
      }
      if (++signs % kSignsBetweenAcks == 0) place.hold_on();
    }
    std::this_thread::sleep_for(kBetweenLooks);
  }
  place.stopping = true;
  threads.clear();
  told = nullptr;
}

}  // namespace ludoteca
