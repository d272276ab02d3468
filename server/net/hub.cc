#include "server/net/hub.h"

#include <algorithm>
#include <boost/asio/post.hpp>
#include <chrono>

#include "server/net/http_answer.h"
#include "server/net/socket_session.h"

namespace ludoteca {
namespace {

namespace asio = boost::asio;
using Clock = std::chrono::steady_clock;

constexpr std::size_t kReadBuffer = 64 * 1024;
constexpr std::size_t kWriteBuffer = 512 * 1024;
constexpr std::chrono::milliseconds kStopTick(10);

// Often enough for the shortest of the times.
std::chrono::milliseconds tick_time(const TimeSettings& times) {
  const auto shortest = std::min({times.request, times.keep_alive, times.write, times.ping,
                                  times.silence, times.close, times.stop});
  return std::clamp<std::chrono::milliseconds>(shortest / 4, std::chrono::milliseconds(5),
                                               std::chrono::seconds(1));
}

}  // namespace

Session::Session(std::shared_ptr<Hub> hub) : hub_(std::move(hub)), place_(hub_->sessions_.size()) {
  hub_->sessions_.push_back(this);
}

Session::~Session() {
  auto& all = hub_->sessions_;
  all[place_] = all.back();
  all[place_]->place_ = place_;
  all.pop_back();
}

Hub::Hub(asio::io_context& io, ServerSettings given, Service& to, const Logger& logger)
    : context(io),
      settings(std::move(given)),
      trusted(settings.trusted_networks()),
      service(&to),
      log(logger),
      limits(settings.limits),
      read_buffer(kReadBuffer),
      timer_(io) {}

void Hub::start_ticking() {
  timer_.expires_after(stopping ? kStopTick : tick_time(settings.times));
  timer_.async_wait([weak = weak_from_this()](boost::system::error_code error) {
    const auto self = weak.lock();
    if (error || !self || self->service == nullptr) return;
    self->tick();
    self->start_ticking();
  });
}

void Hub::tick() {
  const SteadyTime now = Clock::now();
  if (now >= stop_by_) drop_all();
  for (Session* session : sessions_) session->tick(now);
  if (now - last_sweep_ > std::chrono::seconds(10)) {
    last_sweep_ = now;
    limits.sweep(now);
  }
  if (sessions_.empty() && stopped_) std::exchange(stopped_, nullptr)();
}

void Hub::stop(std::function<void()> done) {
  stopped_ = std::move(done);
  stopping = true;
  stop_by_ = Clock::now() + settings.times.stop;
  for (Session* session : sessions_) session->stop();
  start_ticking();  // anew, and faster
}

void Hub::drop_all() {
  for (Session* session : sessions_) session->drop();
}

void Hub::abandon() {
  drop_all();
  for (Session* session : sessions_) session->leave();
  service = nullptr;
  to_flush_.clear();  // they hold the hub, and the hub would hold them
}

std::string Hub::metrics_page() const {
  const auto sockets = static_cast<std::size_t>(
      std::count_if(sessions_.begin(), sessions_.end(), [](auto* s) { return s->socket(); }));
  return metrics.to_text(sessions_.size() - sockets, sockets) + service->metrics();
}

std::string_view Hub::date() {
  const auto since = std::chrono::system_clock::now().time_since_epoch();
  const std::int64_t seconds = std::chrono::duration_cast<std::chrono::seconds>(since).count();
  if (seconds != date_seconds_) {
    date_seconds_ = seconds;
    date_ = http_date(seconds);
  }
  return date_;
}

void Hub::flush_soon(std::shared_ptr<SocketSession> session) {
  to_flush_.push_back(std::move(session));
  if (to_flush_.size() > 1) return;
  asio::post(context, [self = shared_from_this()] {
    self->flushing_.swap(self->to_flush_);
    for (const auto& each : self->flushing_) each->flush();
    self->flushing_.clear();
    if (self->write_buffer.capacity() > kWriteBuffer) std::string().swap(self->write_buffer);
  });
}

}  // namespace ludoteca
