#include "cli/arena_progress.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <ostream>

namespace ludoteca {
namespace {

constexpr auto kBetweenBars = std::chrono::milliseconds(150);
constexpr auto kBetweenLines = std::chrono::seconds(10);
constexpr int kBarWidth = 24;

double seconds(ArenaProgress::Clock::duration time) {
  return std::chrono::duration<double>(time).count();
}

std::string rate_text(double rate) {
  return rate < 10 ? fmt::format("{:.2g}", rate) : fmt::format("{:.0f}", rate);
}

}  // namespace

std::string duration_text(double seconds) {
  const auto whole = std::lround(seconds);
  if (whole >= 3600) return fmt::format("{} h {:02} min", whole / 3600, whole % 3600 / 60);
  if (whole >= 60) return fmt::format("{} min {:02} s", whole / 60, whole % 60);
  return fmt::format("{} s", whole);
}

ArenaProgress::ArenaProgress(std::ostream& out, bool terminal, long total, long before,
                             bool at_most, Clock::time_point now)
    : out_(out),
      terminal_(terminal),
      total_(total),
      before_(before),
      at_most_(at_most),
      start_(now),
      shown_(now) {}

void ArenaProgress::show(long done, Clock::time_point now) {
  if (now - shown_ < (terminal_ ? Clock::duration(kBetweenBars) : Clock::duration(kBetweenLines))) {
    return;
  }
  shown_ = now;
  if (!terminal_) {
    out_ << line(done, now) << '\n' << std::flush;
    return;
  }
  const auto full = static_cast<std::size_t>(kBarWidth * done / std::max(total_, 1L));
  out_ << fmt::format("\r[{}{}] {}\033[K", std::string(full, '#'),
                      std::string(kBarWidth - full, '.'), line(done, now))
       << std::flush;
}

void ArenaProgress::finish(long done, Clock::time_point now) {
  if (terminal_) out_ << "\r\033[K";
  if (done > before_) {
    out_ << fmt::format("{} games in {}, {} a second\n", done - before_,
                        duration_text(seconds(now - start_)), rate_text(games_a_second(done, now)));
  }
  out_ << std::flush;
}

double ArenaProgress::games_a_second(long done, Clock::time_point now) const {
  return static_cast<double>(done - before_) / std::max(seconds(now - start_), 1e-3);
}

std::string ArenaProgress::line(long done, Clock::time_point now) const {
  const double rate = games_a_second(done, now);
  std::string text = fmt::format("{} of {} games", done, total_);
  if (rate > 0) {
    text += fmt::format(", {} a second, {}{} left", rate_text(rate), at_most_ ? "at most " : "",
                        duration_text(static_cast<double>(total_ - done) / rate));
  }
  return text;
}

}  // namespace ludoteca
