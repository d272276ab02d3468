#include "server/house.h"

#include <fmt/format.h>

#include <chrono>

#include "server/analysis_api.h"
#include "server/people/people_api.h"

namespace ludoteca {
namespace {

constexpr std::size_t kMostThoughts = 10'000;
constexpr std::size_t kMostPasswords = 64;
constexpr std::chrono::milliseconds kTick{1000};
constexpr int kTicksBetweenForgetting = 60;

constexpr int kTicksBetweenMeasuring = 10;
constexpr std::chrono::milliseconds kRhythmAmongOthers{5};
constexpr std::chrono::milliseconds kGlance{250};

Millis own_time() {
  using std::chrono::system_clock;
  return std::chrono::duration_cast<std::chrono::milliseconds>(
             system_clock::now().time_since_epoch())
      .count();
}

// Several servers share a database, so that each commits less often and more at a time.
StoreLimits store_limits(const HouseSettings& settings) {
  StoreLimits limits;
  if (!settings.nats.empty()) limits.rhythm = kRhythmAmongOthers;
  return limits;
}

// Among several servers: the first bytes of a random number.
std::string new_server_name() {
  constexpr std::size_t kLength = 12;
  return Seed::from_system().to_string().substr(0, kLength);
}

}  // namespace

House::House(Loop& loop, const HouseSettings& settings)
    : loop_(loop),
      log_(settings.log),
      shelf_(settings.shelf),
      clock_(settings.clock_skew),
      now_(own_time),
      news_(std::make_unique<NoNews>()),
      store_(
          settings.open, [&loop](std::function<void()> call) { loop.post(std::move(call)); },
          store_limits(settings)),
      thinkers_(settings.thinkers, kMostThoughts,
                [&loop](std::function<void()> call) { loop.post(std::move(call)); }),
      passwords_(1, kMostPasswords,
                 [&loop](std::function<void()> call) { loop.post(std::move(call)); }),
      people_(store_, passwords_, [this] { return now_(); }),
      hall_(around(settings)) {
  hall_.on_person_changed = [this](UserId user) { people_.look_up_again(user); };
  hall_.on_pass_dropped = [this](const std::string& hash) { people_.look_up_pass_again(hash); };
  people_.on_changed = [this](UserId user) { hall_.tell_person_changed(user); };
  people_.on_pass_dropped = [this](const std::string& hash) { hall_.tell_pass_dropped(hash); };
  keep_editions();
  tick();
  if (nats_ != nullptr) glance();
}

Surroundings House::around(const HouseSettings& settings) {
  News& news = join(settings);
  Thoughts& thoughts = workers_ ? static_cast<Thoughts&>(*workers_) : thinkers_;
  return {store_,
          thoughts,
          shelf_,
          [this] { return now_(); },
          Seed::from_system,
          news,
          "",
          settings.tells_too_early};
}

// Where there are other servers, the time is the database's, from the first moment on.
News& House::join(const HouseSettings& settings) {
  if (settings.nats.empty()) return *news_;
  clock_.measure(*settings.open());
  now_ = [this] { return clock_.now(); };
  auto nats = std::make_unique<NatsNews>(
      settings.nats, new_server_name(),
      [this](std::function<void()> call) { loop_.post(std::move(call)); });
  nats_ = nats.get();
  news_ = std::move(nats);
  workers_ = std::make_unique<NatsThoughts>(nats_->link(), news_->server, thinkers_, now_);
  analyses_ = std::make_unique<Analyses>(nats_->link(), news_->server, store_, now_);
  nats_->heard_other = [this](std::string_view subject, std::string_view text) {
    workers_->hear(subject, text);
    analyses_->hear(subject, text);
  };
  return *news_;
}

void House::glance() {
  workers_->tick();
  hall_.glance();
  loop_.after(kGlance, [this] { glance(); });
}

// A table can be read again when the host has taken its edition off the shelf.
void House::keep_editions() {
  for (const Shelf::Book& book : shelf_.books()) {
    store_.run(
        [edition = book.edition](Database& database) {
          database.keep_edition(edition->fingerprint(), edition->text());
        },
        [](const std::exception_ptr&) {});
  }
}

void House::tick() {
  hall_.tick();
  tell_health();
  if (++ticks_ % kTicksBetweenForgetting == 0) people_.forget_old_guests();
  if (nats_ != nullptr && ticks_ % kTicksBetweenMeasuring == 0) {
    store_.run([this](Database& database) { clock_.measure(database); },
               [](const std::exception_ptr&) {});
  }
  loop_.after(kTick, [this] { tick(); });
}

void House::tell_health() {
  if (news_->reachable() != was_reachable_) {
    was_reachable_ = !was_reachable_;
    if (was_reachable_) {
      log_.info("NATS is there again");
    } else {
      log_.warning("NATS is away: other servers' moves are read from the database, a little later");
    }
  }
  if (healthy() == was_healthy_) return;
  was_healthy_ = !was_healthy_;
  if (was_healthy_) {
    log_.info("everything can be saved again");
  } else {
    log_.error("nothing can be saved: is the disk full, or the database away?");
  }
}

void House::identify(std::string pass, std::function<void(Visitor)> done) {
  people_.identify(pass, std::move(done));
}

void House::request(const Visitor& visitor, ApiRequest request,
                    std::function<void(ApiAnswer)> done) {
  const bool opens = request.method == "POST" && request.path == "/api/tables";
  if (opens && visitor.user == kNoUser && request.pass.empty()) {
    open_for_newcomer(visitor, request, done);
    return;
  }
  const bool has_workers = workers_ != nullptr && workers_->has_workers();
  if (answer_analysis(analyses_.get(), has_workers, hall_, visitor, request, done)) return;
  if (hall_.request(visitor, request, done)) return;
  if (answer_people(people_, visitor, request, done)) return;
  done(refused_answer(404, "no-page", "There is nothing at this address."));
}

// Whoever comes for the first time need not introduce himself to play.
void House::open_for_newcomer(const Visitor& visitor, const ApiRequest& request,
                              const std::function<void(ApiAnswer)>& done) {
  const std::string language = visitor.language.empty() ? "en" : visitor.language;
  people_.be_guest(Catalogue::get(language).text("server.guest"),
                   [this, request, language, done](Answered<SignedIn> answered) {
                     Visitor guest;
                     guest.language = language;
                     std::string pass;
                     if (const auto* signed_in = std::get_if<SignedIn>(&answered)) {
                       guest.user = signed_in->user.id;
                       guest.name = signed_in->user.name;
                       pass = signed_in->pass;
                     }
                     hall_.request(guest, request, [done, pass](ApiAnswer answer) {
                       if (answer.status < 300) answer.new_pass = pass;
                       done(std::move(answer));
                     });
                   });
}

PeerId House::welcome(Peer& peer, Visitor visitor) {
  return hall_.welcome(peer, std::move(visitor));
}

void House::hear(PeerId peer, std::string_view message) {
  hall_.hear(peer, message);
}

void House::gone(PeerId peer) {
  hall_.gone(peer);
}

std::string House::metrics() {
  std::string out;
  const auto add = [&](std::string_view name, std::string_view type, auto value) {
    out += fmt::format("# TYPE ludoteca_{0} {1}\nludoteca_{0} {2}\n", name, type, value);
  };
  const HallFigures& hall = hall_.figures();
  const StoreFigures& store = store_.figures();
  add("tables_in_memory", "gauge", hall_.tables().size());
  add("messages_total", "counter", hall.messages);
  add("refusals_total", "counter", hall.refusals);
  add("rows_total", "counter", hall.rows);
  add("moves_total", "counter", hall.moves);
  add("lost_writes_total", "counter", hall.lost_writes);
  add("tables_loaded_total", "counter", hall.tables_loaded);
  add("tables_created_total", "counter", hall.tables_created);
  if (nats_ != nullptr) {
    add("races_lost_total", "counter", hall.races_lost);
    add("rows_heard_total", "counter", hall.rows_heard);
    add("rows_read_total", "counter", hall.rows_read);
    add("news_reachable", "gauge", nats_->reachable() ? 1 : 0);
    add("news_sent_total", "counter", nats_->link().sent());
    add("news_received_total", "counter", nats_->link().received());
    add("news_dropped_total", "counter", nats_->link().dropped());
    add("neighbours", "gauge", hall_.neighbours());
    add("workers_reachable", "gauge", workers_->has_workers() ? 1 : 0);
    add("workers_asked_total", "counter", workers_->figures().asked);
    add("workers_answered_total", "counter", workers_->figures().answered);
    add("workers_late_total", "counter", workers_->figures().late);
  }
  add("thoughts_waiting", "gauge", thinkers_.waiting());
  add("store_commits_total", "counter", store.commits.load());
  add("store_rows_total", "counter", store.rows.load());
  add("store_failures_total", "counter", store.failures.load());
  add("store_waiting", "gauge", store.waiting.load());
  add("store_longest_commit_seconds", "gauge",
      static_cast<double>(store.longest_commit_us.load()) / 1e6);
  return out;
}

bool House::healthy() {
  return store_.figures().reachable;
}

std::string House::about_health() {
  if (nats_ == nullptr) return "";
  const bool reachable = nats_->reachable();
  return fmt::format("nats: {}\nworkers: {}\n", reachable ? "connected" : "away",
                     workers_->has_workers() ? "there" : "none");
}

}  // namespace ludoteca
