// How often the hard player makes a move that a much longer search says is a blunder: one that
// gives away more than 15 % of winning.
//   find_blunders GAME DECISIONS [LOG [ITERATIONS]]
// The decisions are drawn from games of two to four searching players. What the hard player thinks,
// its most iterations or those that its time allows in this game, is thought on in the same tree:
// to twice the length or for 80,000 iterations, and for three times as much again where that is not
// enough to be sure. The figures depend on nothing but game and numbers. A log keeps what was
// found: killed and begun again with the same one, it goes on.
#include <fmt/format.h>

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
        search_(edition, room()) {
    if (log.empty()) return;
    std::ifstream before(log);
    Finding finding;
    while (before >> finding.game >> finding.lost >> finding.doubted) count(finding);
    before_ = checked_;
    log_.open(log, std::ios::app);
    if (!log_) throw std::runtime_error(fmt::format("{} cannot be written", log));
  }

  void check(int decisions) {
    for (std::uint64_t game = next_game_; checked_ < decisions; ++game) {
      FastGenerator random(Seed::from_number(game), kStreams);
      auto states = self_play_.decisions(2 + static_cast<int>(game % 3), game);
      std::vector<Finding> found;
      while (found.size() < kFromOneGame && !states.empty()) {
        const auto drawn = static_cast<std::ptrdiff_t>(random() % states.size());
        found.push_back(check_decision(game, states[drawn], random));
        states.erase(states.begin() + drawn);
      }
      for (const Finding& finding : found) {
        if (log_.is_open())
          log_ << fmt::format("{} {} {:d}\n", finding.game, finding.lost, finding.doubted);
        count(finding);
      }
      log_.flush();
      tell_progress(decisions);
    }
    tell_result();
  }

 private:
  struct Finding {
    std::uint64_t game = 0;
    double lost = 0;
    bool doubted = false;
  };
  void count(const Finding& finding) {
    next_game_ = finding.game + 1;
    ++checked_;
    lost_ += finding.lost;
    if (finding.doubted) ++doubted_;
    if (finding.lost > kBlunder) ++blunders_;
  }

  static ai::SearchSettings room() {
    ai::SearchSettings settings;
    settings.most_nodes = std::size_t{1} << 20;
    settings.most_edges = std::size_t{1} << 23;
    return settings;
  }

  Finding check_decision(std::uint64_t game, const State& state, FastGenerator& random) {
    const Seat seat = to_act(state).front();
    const State known = determinize(edition_, state, Viewer::of(seat), random);
    search_.forget();
    search_.start(known, seat, Seed::from_number(random()));
    search_.think({hard_, {}});
    auto ranked = search_.ranking();
    ai::draw_first(ranked, ai::is_mixed<Mind>(known) ? 1 : 0, random);
    const Action chosen = ranked.front().action;
    const long more = std::max(hard_, kLongLook);
    search_.think({more, {}});
    Finding finding{game, loss(chosen), false};
    if (finding.lost > kDoubt) {
      search_.think({3 * more, {}});
      finding = {game, loss(chosen), true};
    }
    if (finding.lost > kBlunder) {
      fmt::print("game {}: {} loses {:.0f} %; {} seats\n", game, notation(edition_, chosen),
                 100 * finding.lost, state.options.players);
    }
    return finding;
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

  void tell_progress(int decisions) const {
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start_;
    const double each = time.count() / (checked_ - before_);
    fmt::print(stderr, "{} of {} decisions, {} blunders, {:.0f} min left\n", checked_, decisions,
               blunders_, each * (decisions - checked_) / 60);
  }
  // With Wilson's interval of 95 %.
  void tell_result() const {
    constexpr double kZ = 1.96;
    const double n = checked_;
    const double share = blunders_ / n;
    const double middle = (share + kZ * kZ / (2 * n)) / (1 + kZ * kZ / n);
    const double half =
        kZ * std::sqrt(share * (1 - share) / n + kZ * kZ / (4 * n * n)) / (1 + kZ * kZ / n);
    fmt::print(
        "{}: {} blunders in {} decisions, {:.1f} % [{:.1f}, {:.1f}]; mean loss {:.2f} %; "
        "{} looked at for longer still\n",
        G::kName, blunders_, checked_, 100 * share, 100 * std::max(0.0, middle - half),
        100 * (middle + half), 100 * lost_ / n, doubted_);
  }

  const typename G::Edition& edition_;
  long hard_;  // iterations of the hard player
  SelfPlay<G, Mind> self_play_;
  ai::Search<G, Mind> search_;
  std::ofstream log_;
  std::uint64_t next_game_ = 0;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
  int checked_ = 0;
  int before_ = 0;  // of those, found by an earlier run
  int blunders_ = 0;
  int doubted_ = 0;
  double lost_ = 0;
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
      ludoteca::BlunderCheck<G, Mind>(edition, log, iterations).check(decisions);
    });
    return 0;
  } catch (const std::exception& error) {
    fmt::print(stderr, "{}\n", error.what());
    return 1;
  }
}
