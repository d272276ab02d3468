// How often the hard player makes a move that a much longer search says is a blunder: one that
// gives away more than 15 % of winning.
//   find_blunders GAME DECISIONS [LOG [ITERATIONS]]
// The decisions are drawn from games of two to four searching players. What the hard player thinks,
// its most iterations or those that its time allows in this game, is thought on in the same tree:
// to twice the length or for 80,000 iterations, and for three times as much again where that is not
// enough to be sure. By the same long look it tells what shorter searches give away, and whether
// twice the iterations give away less. The figures depend on nothing but game and numbers. A log
// keeps what was found: killed and begun again with the same one, it goes on.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <exception>
#include <fstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "ai/choosing.h"
#include "ai/players.h"
#include "ai/statistics.h"
#include "bench/searched_games.h"
#include "bench/self_play.h"

namespace ludoteca {
namespace {

constexpr long kPlayersThink = 100;  // iterations of those who play the games
constexpr int kFromOneGame = 4;      // decisions
constexpr long kLongLook = 80'000;   // iterations more, at least
constexpr double kBlunder = 0.15;
constexpr double kDoubt = 0.05;     // what may seem lost without a longer look still
constexpr double kLookedAt = 0.01;  // share of looks below which a choice's chance says little
constexpr std::array<long, 5> kShorter = {250, 500, 1000, 2000, 4000};  // iterations

// What one decision came to, in chances to win.
struct Finding {
  std::uint64_t game = 0;
  double lost = 0;  // by the hard player
  bool doubted = false;
  std::array<double, kShorter.size()> shorter{};  // lost by shorter searches
};
using Findings = std::vector<Finding>;

std::istream& operator>>(std::istream& in, Finding& finding) {
  in >> finding.game >> finding.lost >> finding.doubted;
  for (double& lost : finding.shorter) in >> lost;
  return in;
}
std::ostream& operator<<(std::ostream& out, const Finding& finding) {
  return out << fmt::format("{} {} {:d} {}\n", finding.game, finding.lost, finding.doubted,
                            fmt::join(finding.shorter, " "));
}

int blunders(const Findings& findings) {
  return static_cast<int>(
      std::count_if(findings.begin(), findings.end(),
                    [](const Finding& finding) { return finding.lost > kBlunder; }));
}

// The mean of something in per cent, with its interval over games.
template <class Value>
std::string mean_by_games(const Findings& findings, Value value) {
  std::vector<double> games;
  for (auto from = findings.begin(); from != findings.end();) {
    const auto to = std::find_if(
        from, findings.end(), [&](const Finding& finding) { return finding.game != from->game; });
    double sum = 0;
    for (auto one = from; one != to; ++one) sum += value(*one);
    games.push_back(100 * sum / static_cast<double>(to - from));
    from = to;
  }
  const ai::Figure figure = ai::mean_of_blocks(games);
  if (!figure.interval) return fmt::format("{:.3f}", figure.mean);
  return fmt::format("{:.3f} [{:.3f}, {:.3f}]", figure.mean, figure.interval->low,
                     figure.interval->high);
}

template <Game G, class Mind>
class BlunderCheck {
  using State = typename G::State;
  using Action = typename G::Action;
  using Ranking = std::vector<ai::Ranked<Action>>;

 public:
  BlunderCheck(const typename G::Edition& edition, const std::string& log, long iterations)
      : edition_(edition),
        hard_(iterations),
        self_play_(edition, kPlayersThink),
        search_(edition, room()),
        short_(edition) {
    if (log.empty()) return;
    std::ifstream before(log);
    for (Finding finding; before >> finding;) findings_.push_back(finding);
    before_ = findings_.size();
    log_.open(log, std::ios::app);
    if (!log_) throw std::runtime_error(fmt::format("{} cannot be written", log));
  }

  void check(std::size_t decisions) {
    std::uint64_t game = findings_.empty() ? 0 : findings_.back().game + 1;
    for (; findings_.size() < decisions; ++game) {
      FastGenerator random(Seed::from_number(game), kStreams);
      FastGenerator short_random(Seed::from_number(game), kStreams + 1);
      auto states = self_play_.decisions(2 + static_cast<int>(game % 3), game);
      Findings found;
      while (found.size() < kFromOneGame && !states.empty()) {
        const auto drawn = static_cast<std::ptrdiff_t>(random() % states.size());
        found.push_back(check_decision(game, states[drawn], random));
        check_shorter(states[drawn], short_random, found.back());
        states.erase(states.begin() + drawn);
      }
      if (log_.is_open()) {
        for (const Finding& finding : found) log_ << finding;
        log_.flush();
      }
      findings_.insert(findings_.end(), found.begin(), found.end());
      tell_progress(decisions);
    }
    tell_result();
    tell_shorter();
  }

 private:
  static ai::SearchSettings room() {
    ai::SearchSettings settings;
    settings.most_nodes = std::size_t{1} << 20;
    settings.most_edges = std::size_t{1} << 23;
    return settings;
  }

  Finding check_decision(std::uint64_t game, const State& state, FastGenerator& random) {
    const Seat seat = to_act(state).front();
    const State known = determinize(edition_, state, Viewer::of(seat), random);
    const Action chosen = choose(search_, known, seat, hard_, random);
    const long more = std::max(hard_, kLongLook);
    search_.think({more, {}});
    Finding finding{game, loss(chosen), false, {}};
    if (finding.lost > kDoubt) {
      search_.think({3 * more, {}});
      finding = {game, loss(chosen), true, {}};
    }
    if (finding.lost > kBlunder) {
      fmt::print("game {}: {} loses {:.0f} %; {} seats\n", game, notation(edition_, chosen),
                 100 * finding.lost, state.options.players);
    }
    return finding;
  }

  // After check_decision(), whose long look is the judge.
  void check_shorter(const State& state, FastGenerator& random, Finding& finding) {
    const Seat seat = to_act(state).front();
    const State known = determinize(edition_, state, Viewer::of(seat), random);
    for (std::size_t i = 0; i < kShorter.size(); ++i) {
      finding.shorter[i] = loss(choose(short_, known, seat, kShorter[i], random));
    }
  }

  static Action choose(ai::Search<G, Mind>& search, const State& known, Seat seat, long iterations,
                       FastGenerator& random) {
    search.forget();
    search.start(known, seat, Seed::from_number(random()));
    search.think({iterations, {}});
    auto ranked = search.ranking();
    ai::draw_first(ranked, ai::is_mixed<Mind>(known) ? 1 : 0, random);
    return ranked.front().action;
  }

  // How much chance to win a choice gives away by what the search knows now.
  double loss(const Action& chosen) const {
    const Ranking ranked = search_.ranking();
    double all = 0;
    for (const auto& one : ranked) all += static_cast<double>(one.visits);
    double best = 0;
    double own = 0;
    for (const auto& one : ranked) {
      if (one.action == chosen) own = one.wins;
      if (static_cast<double>(one.visits) >= kLookedAt * all) best = std::max(best, one.wins);
    }
    return std::max(0.0, best - own);
  }

  void tell_progress(std::size_t decisions) const {
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start_;
    const double each = time.count() / static_cast<double>(findings_.size() - before_);
    const double left = static_cast<double>(decisions) - static_cast<double>(findings_.size());
    fmt::print(stderr, "{} of {} decisions, {} blunders, {:.0f} min left\n", findings_.size(),
               decisions, blunders(findings_), each * left / 60);
  }
  // With Wilson's interval of 95 %.
  void tell_result() const {
    constexpr double kZ = 1.96;
    const auto n = static_cast<double>(findings_.size());
    const double share = blunders(findings_) / n;
    const double middle = (share + kZ * kZ / (2 * n)) / (1 + kZ * kZ / n);
    const double half =
        kZ * std::sqrt(share * (1 - share) / n + kZ * kZ / (4 * n * n)) / (1 + kZ * kZ / n);
    const auto doubted = std::count_if(findings_.begin(), findings_.end(),
                                       [](const Finding& finding) { return finding.doubted; });
    fmt::print(
        "{}: {} blunders in {} decisions, {:.1f} % [{:.1f}, {:.1f}]; mean loss {} %; "
        "{} looked at for longer still\n",
        G::kName, blunders(findings_), findings_.size(), 100 * share,
        100 * std::max(0.0, middle - half), 100 * (middle + half),
        mean_by_games(findings_, [](const Finding& finding) { return finding.lost; }), doubted);
  }
  void tell_shorter() const {
    for (std::size_t i = 0; i < kShorter.size(); ++i) {
      const auto lost = [&](const Finding& finding) { return finding.shorter[i]; };
      fmt::print("{} iterations: mean loss {} %", kShorter[i], mean_by_games(findings_, lost));
      if (i > 0) {
        const auto gained = [&](const Finding& finding) {
          return finding.shorter[i - 1] - finding.shorter[i];
        };
        fmt::print("; less than with half of them by {} %", mean_by_games(findings_, gained));
      }
      fmt::print("\n");
    }
  }

  const typename G::Edition& edition_;
  long hard_;  // iterations of the hard player
  SelfPlay<G, Mind> self_play_;
  ai::Search<G, Mind> search_;
  ai::Search<G, Mind> short_;
  std::ofstream log_;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
  Findings findings_;
  std::size_t before_ = 0;  // of those, found by an earlier run
};

}  // namespace
}  // namespace ludoteca

int main(int argc, char** argv) {
  const bool given = argc >= 3 && argc <= 5;
  const int decisions = given ? std::atoi(argv[2]) : 0;
  const long iterations =
      argc == 5 ? std::atol(argv[4]) : ludoteca::ai::player_plan("hard")->budget.iterations;
  if (decisions < 1 || iterations < 1) {
    fmt::print(stderr, "usage: find_blunders GAME DECISIONS [LOG [ITERATIONS]]\n");
    return 2;
  }
  try {
    ludoteca::with_searched_game(argv[1], [&]<class G, class Mind>(const auto& edition) {
      const std::string log = argc >= 4 ? argv[3] : "";
      ludoteca::BlunderCheck<G, Mind>(edition, log, iterations)
          .check(static_cast<std::size_t>(decisions));
    });
    return 0;
  } catch (const std::exception& error) {
    fmt::print(stderr, "{}\n", error.what());
    return 1;
  }
}
