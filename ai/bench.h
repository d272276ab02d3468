// What a search of one game costs: for `ludoteca bench ai`.
#pragma once

#include <chrono>

#include "ai/search.h"
#include "engine/allocations.h"
#include "engine/bench_result.h"
#include "engine/random_play.h"

namespace ludoteca::ai {

using BenchClock = std::chrono::steady_clock;

// Times what the rules do, less what reading the clock costs.
class RulesMeter {
 public:
  template <class Work>
  decltype(auto) rules(Work&& work) {
    struct Reading {
      RulesMeter& meter;
      BenchClock::time_point start = BenchClock::now();
      explicit Reading(RulesMeter& of) : meter(of) {}
      Reading(const Reading&) = delete;
      Reading& operator=(const Reading&) = delete;
      ~Reading() {
        meter.time_ += BenchClock::now() - start;
        ++meter.calls_;
      }
    };
    const Reading reading(*this);
    return work();
  }
  double seconds() const { return std::chrono::duration<double>(time_).count(); }
  long calls() const { return calls_; }

 private:
  BenchClock::duration time_{};
  long calls_ = 0;
};

// Thinks for `iterations` at each decision of random games, for about `seconds`; the time spent
// thinking, and what was thought.
template <Game G, class Mind, class Meter>
SearchBenchResult think_in_games(Search<G, Mind, Meter>& search, const typename G::Edition& edition,
                                 const typename G::Options& options, double seconds) {
  constexpr long kIterations = 1000;
  constexpr int kSkipped = 5;  // moves between the decisions that are thought about
  SearchBenchResult result;
  FastGenerator random(Seed(), kStreams);
  for (std::uint64_t game = 0; result.seconds < seconds; ++game) {
    FastStreams streams(Seed::from_number(game));
    auto state = setup(edition, options, streams);
    for (int move = 0; !to_act(state).empty() && result.seconds < seconds; ++move) {
      if (move % kSkipped == 0) {
        const Seat seat = to_act(state).front();
        search.forget();
        const Seed luck = Seed::from_number(random());
        search.start(determinize(edition, state, Viewer::of(seat), random), seat, luck);
        const long allocated = allocations();
        const auto start = BenchClock::now();
        search.think({kIterations, {}});
        result.seconds += std::chrono::duration<double>(BenchClock::now() - start).count();
        result.allocations += allocations() - allocated;
        result.iterations += kIterations;
        result.nodes += static_cast<long>(search.nodes());
      }
      play_random_move<G>(edition, state, streams, random);
    }
  }
  return result;
}

// What one reading of the clock adds to a metered call, in seconds.
inline double cost_of_metering() {
  constexpr int kCalls = 1'000'000;
  RulesMeter meter;
  const auto start = BenchClock::now();
  for (int i = 0; i < kCalls; ++i) meter.rules([] {});
  return std::chrono::duration<double>(BenchClock::now() - start).count() / kCalls;
}

template <Game G, class Mind>
SearchBenchResult bench_search(const typename G::Edition& edition,
                               const typename G::Options& options, double seconds) {
  Search<G, Mind> plain(edition);
  SearchBenchResult result = think_in_games<G, Mind>(plain, edition, options, seconds);
  SearchSettings short_settings;
  short_settings.figures = Mind::figures(options);
  short_settings.figures->horizon = std::min(short_settings.figures->horizon, 1);
  Search<G, Mind> quick(edition, short_settings);
  const SearchBenchResult cut = think_in_games<G, Mind>(quick, edition, options, seconds / 2);
  result.short_rate = static_cast<double>(cut.iterations) / cut.seconds;
  Search<G, Mind, RulesMeter> metered(edition);
  const SearchBenchResult timed = think_in_games<G, Mind>(metered, edition, options, seconds / 2);
  // A metered call reads the clock twice: about half of it lies inside what is measured.
  const double metering = cost_of_metering() * static_cast<double>(metered.meter().calls());
  result.rules_share =
      (metered.meter().seconds() - metering / 2) / std::max(timed.seconds - metering, 1e-9);
  return result;
}

}  // namespace ludoteca::ai
