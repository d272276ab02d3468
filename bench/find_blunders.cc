// How often the hard player makes a move that a much longer search says is a blunder: one that
// gives away more than 15 % of winning.
//   find_blunders GAME DECISIONS
// The decisions are drawn from games of two to four searching players. What the hard player thinks
// is thought on, in the same tree: to twice the length, and to five times where that is not enough
// to be sure. The figures depend on nothing but the two arguments.
#include <fmt/format.h>

#include <chrono>
#include <cmath>
#include <cstdlib>
#include <exception>
#include <optional>
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
constexpr double kBlunder = 0.15;
constexpr double kDoubt = 0.05;     // what may seem lost without a look five times as long
constexpr double kLookedAt = 0.01;  // share of looks below which a choice's chance says little

template <Game G, class Mind>
class BlunderCheck {
  using State = typename G::State;
  using Action = typename G::Action;
  using Ranking = std::vector<ai::Ranked<Action>>;

 public:
  explicit BlunderCheck(const typename G::Edition& edition)
      : edition_(edition), self_play_(edition, kPlayersThink), search_(edition, room()) {}

  void check(int decisions) {
    for (std::uint64_t game = 0; checked_ < decisions; ++game) {
      auto states = self_play_.decisions(2 + static_cast<int>(game % 3), game);
      for (int i = 0; i < kFromOneGame && checked_ < decisions && !states.empty(); ++i) {
        const auto drawn = static_cast<std::ptrdiff_t>(random_() % states.size());
        check_decision(states[drawn]);
        states.erase(states.begin() + drawn);
        if (checked_ % 10 == 0) tell_progress(decisions);
      }
    }
    tell_result();
  }

 private:
  static ai::SearchSettings room() {
    ai::SearchSettings settings;
    settings.most_nodes = std::size_t{1} << 20;
    settings.most_edges = std::size_t{1} << 23;
    return settings;
  }

  void check_decision(const State& state) {
    const Seat seat = to_act(state).front();
    const State known = determinize(edition_, state, Viewer::of(seat), random_);
    search_.forget();
    search_.start(known, seat, Seed::from_number(random_()));
    const long hard = ai::player_plan("hard")->budget.iterations;
    search_.think({hard, {}});
    auto ranked = search_.ranking();
    ai::draw_first(ranked, Mind::secret(known) ? 1 : 0, random_);
    const Action chosen = ranked.front().action;
    search_.think({hard, {}});
    double lost = loss(chosen);
    if (lost > kDoubt) {
      search_.think({3 * hard, {}});
      lost = loss(chosen);
      ++doubted_;
    }
    ++checked_;
    lost_ += lost;
    if (lost <= kBlunder) return;
    ++blunders_;
    fmt::print("decision {}: {} loses {:.0f} %; {} seats\n", checked_, notation(edition_, chosen),
               100 * lost, state.options.players);
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
    const double each = time.count() / checked_;
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
        "{} looked at five times as long\n",
        G::kName, blunders_, checked_, 100 * share, 100 * std::max(0.0, middle - half),
        100 * (middle + half), 100 * lost_ / n, doubted_);
  }

  const typename G::Edition& edition_;
  SelfPlay<G, Mind> self_play_;
  ai::Search<G, Mind> search_;
  FastGenerator random_{Seed::from_number(2026), kStreams};
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
  int checked_ = 0;
  int blunders_ = 0;
  int doubted_ = 0;
  double lost_ = 0;
};

}  // namespace
}  // namespace ludoteca

int main(int argc, char** argv) {
  const int decisions = argc == 3 ? std::atoi(argv[2]) : 0;
  if (decisions < 1) {
    fmt::print(stderr, "usage: find_blunders GAME DECISIONS\n");
    return 2;
  }
  try {
    ludoteca::with_searched_game(argv[1], [&]<class G, class Mind>(const auto& edition) {
      ludoteca::BlunderCheck<G, Mind>(edition).check(decisions);
    });
    return 0;
  } catch (const std::exception& error) {
    fmt::print(stderr, "{}\n", error.what());
    return 1;
  }
}
