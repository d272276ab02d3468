// What twice the iterations are worth, decision by decision.
//   weigh_doubling GAME GAMES [LOG [MOST [PLAYED]]]
// A match between players of whom one thinks twice as long says little about a small gain: both
// make the same choice nearly always, and luck decides the games. So here decisions are drawn from
// games of two searching players. At each one search goes on from 250 to MOST iterations (16,000),
// and what it would choose on the way is kept. Where these choices are the same nothing is gained,
// without any chance about it. Where they differ, the turn (or round) goes on after each of them by
// short searches, and the rest of the game is played out by habit (ai/mind.h), from positions that
// the player cannot tell apart and many times with the same luck, and who wins is counted. What is
// gained at the decisions of one player is added up to what it would be in a whole game.
//   With PLAYED, where the choices seem to differ by 5 % of winning or more, so many whole games of
// short searches go on after each of them too, and it is told how much of what habit says of a
// choice comes true in them. That takes many times as long.
//   The figures depend on nothing but game, number, MOST and PLAYED. A log keeps what was found:
// killed and begun again with the same one, it goes on.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <exception>
#include <fstream>
#include <numeric>
#include <stdexcept>
#include <string>
#include <vector>

#include "ai/choosing.h"
#include "ai/elo.h"
#include "ai/statistics.h"
#include "bench/searched_games.h"
#include "bench/self_play.h"

namespace ludoteca {
namespace {

constexpr int kPlayers = 2;
constexpr long kPlayersThink = 100;  // iterations of those who play the games
constexpr int kFromOneGame = 16;     // decisions
constexpr int kTurns = 16;           // that go on after each choice
constexpr long kFinish = 50;         // iterations of those who play them
constexpr int kPlayedOut = 50;       // times after each of them
constexpr int kLongest = 1000;       // moves of a game played out; some would never end by habit
constexpr long kFewest = 250;        // iterations
constexpr long kMost = 16'000;
constexpr double kPlain = 0.05;  // of winning: a difference worth playing games for

// A number for each length of search.
using Worth = std::vector<double>;

// What one game came to.
struct Finding {
  Worth gained;  // wins more than with the fewest iterations, in a whole game
  // Of choices that differ plainly, by how much each wins more often than the others by habit: its
  // square, and times by how much it does in games of searches, summed up.
  double squares = 0;
  double products = 0;
};

std::istream& operator>>(std::istream& in, Finding& game) {
  for (double& gained : game.gained) in >> gained;
  return in >> game.squares >> game.products;
}
std::ostream& operator<<(std::ostream& out, const Finding& game) {
  return out << fmt::format("{} {} {}\n", fmt::join(game.gained, " "), game.squares, game.products);
}

std::vector<long> lengths_to(long most) {
  std::vector<long> lengths;
  for (long n = kFewest; n <= most; n *= 2) lengths.push_back(n);
  return lengths;
}

std::string columns(const ai::Figure& figure, double scale, int digits) {
  const ai::Interval interval = figure.interval.value_or(ai::Interval{figure.mean, figure.mean});
  return fmt::format("{:.{}f}\t{:.{}f}\t{:.{}f}", scale * figure.mean, digits, scale * interval.low,
                     digits, scale * interval.high, digits);
}

template <Game G, class Mind>
class Doubling {
  using State = typename G::State;
  using Action = typename G::Action;
  using Actions = typename G::Actions;

 public:
  Doubling(const typename G::Edition& edition, const std::string& log, long most, int played)
      : edition_(edition),
        lengths_(lengths_to(most)),
        played_(played),
        mind_(edition),
        self_play_(edition, kPlayersThink),
        search_(edition) {
    if (log.empty()) return;
    const bool begun = read(log);
    log_.open(log, std::ios::app);
    if (!log_) throw std::runtime_error(fmt::format("{} cannot be written", log));
    if (!begun) log_ << header() << std::flush;
  }

  void weigh(std::size_t games) {
    while (findings_.size() < games) {
      findings_.push_back(weigh_game(findings_.size()));
      if (log_.is_open()) log_ << findings_.back() << std::flush;
      tell_progress(games);
    }
    tell_result();
  }

 private:
  std::string header() const {
    return fmt::format("{} played {}\n", fmt::join(lengths_, " "), played_);
  }
  // What an earlier run has found: below the settings, a line for each game.
  bool read(const std::string& log) {
    std::ifstream before(log);
    std::string first;
    if (!std::getline(before, first)) return false;
    if (first + '\n' != header()) {
      throw std::runtime_error(fmt::format("{} has other settings: {}", log, first));
    }
    Finding finding{Worth(lengths_.size())};
    while (before >> finding) findings_.push_back(finding);
    before_ = findings_.size();
    return true;
  }

  Finding weigh_game(std::uint64_t number) {
    FastGenerator random(Seed::from_number(number), kStreams + 1);
    auto states = self_play_.decisions(kPlayers, number);
    const double of_one = static_cast<double>(states.size()) / kPlayers;
    const std::size_t drawn = std::min<std::size_t>(kFromOneGame, states.size());
    Finding game{Worth(lengths_.size())};
    for (std::size_t i = 0; i < drawn; ++i) {
      std::swap(states[i],
                states[i + below(random, static_cast<std::uint32_t>(states.size() - i))]);
      const Worth one = weigh_decision(states[i], random, game);
      for (std::size_t n = 0; n < one.size(); ++n) {
        game.gained[n] += (one[n] - one[0]) * of_one / static_cast<double>(drawn);
      }
    }
    return game;
  }

  // How often the choice of each length of search wins. Nothing where all are the same.
  Worth weigh_decision(const State& state, FastGenerator& random, Finding& game) {
    const Seat seat = to_act(state).front();
    const auto choices = choose(state, seat, lengths_, random);
    const Seed luck = Seed::from_number(random());
    Worth wins(choices.size());
    std::vector<Action> differing = choices;
    std::sort(differing.begin(), differing.end());
    differing.erase(std::unique(differing.begin(), differing.end()), differing.end());
    if (differing.size() == 1) return wins;
    Worth worths;
    for (const Action& choice : differing) worths.push_back(worth_of(state, seat, choice, luck));
    if (played_ > 0) compare_with_games(state, seat, differing, worths, luck, game);
    for (std::size_t n = 0; n < choices.size(); ++n) {
      const auto at = std::lower_bound(differing.begin(), differing.end(), choices[n]);
      wins[n] = worths[static_cast<std::size_t>(at - differing.begin())];
    }
    return wins;
  }

  void compare_with_games(const State& state, Seat seat, const std::vector<Action>& choices,
                          const Worth& worths, const Seed& luck, Finding& game) {
    const auto [least, most] = std::minmax_element(worths.begin(), worths.end());
    if (*most - *least < kPlain) return;
    const double mean = mean_of(worths);
    for (std::size_t i = 0; i < choices.size(); ++i) {
      const double ahead = worths[i] - mean;
      game.squares += ahead * ahead;
      game.products += ahead * share_of_games(state, seat, choices[i], luck);
    }
  }
  static double mean_of(const Worth& worths) {
    return std::accumulate(worths.begin(), worths.end(), 0.0) / static_cast<double>(worths.size());
  }

  // By searches of each length.
  std::vector<Action> choose(const State& state, Seat seat, const std::vector<long>& lengths,
                             FastGenerator& random) {
    const State known = determinize(edition_, state, Viewer::of(seat), random);
    const double looseness = ai::is_mixed<Mind>(known) ? 1 : 0;
    search_.forget();
    search_.start(known, seat, Seed::from_number(random()));
    const FastGenerator lot(Seed::from_number(random()), 0);
    std::vector<Action> choices;
    for (const long length : lengths) {
      search_.think({length - search_.iterations(), {}});
      auto ranked = search_.ranking();
      FastGenerator same_lot = lot;
      ai::draw_first(ranked, looseness, same_lot);
      choices.push_back(ranked.front().action);
    }
    return choices;
  }

  // How often that choice wins.
  double worth_of(const State& state, Seat seat, const Action& choice, const Seed& luck) {
    double wins = 0;
    for (int i = 0; i < kTurns; ++i) {
      FastGenerator seeds(luck, static_cast<std::uint64_t>(i));
      const State after = play_on(state, seat, choice, seeds, Until::end_of_turn);
      for (int j = 0; j < kPlayedOut; ++j) wins += play_out(after, seat, seeds);
    }
    return wins / (kTurns * kPlayedOut);
  }
  // In games of short searches.
  double share_of_games(const State& state, Seat seat, const Action& choice, const Seed& luck) {
    double wins = 0;
    for (int i = 0; i < played_; ++i) {
      FastGenerator seeds(luck, static_cast<std::uint64_t>(kTurns + i));
      wins += chances(play_on(state, seat, choice, seeds, Until::end_of_game))[seat];
    }
    return wins / played_;
  }
  // By short searches. By habit a turn goes on badly that was begun well with a plan.
  enum class Until { end_of_turn, end_of_game };
  State play_on(const State& state, Seat seat, const Action& choice, FastGenerator& seeds,
                Until until) {
    State next = determinize(edition_, state, Viewer::of(seat), seeds);
    FastStreams streams(Seed::from_number(seeds()));
    const int now = Mind::stage(next);
    apply(edition_, next, seat, choice, streams, NoEvents{});
    while (!to_act(next).empty() && (until == Until::end_of_game || Mind::stage(next) == now)) {
      const Seat other = to_act(next).front();
      apply(edition_, next, other, choose(next, other, {kFinish}, seeds).front(), streams,
            NoEvents{});
    }
    return next;
  }
  double play_out(const State& state, Seat seat, FastGenerator& seeds) const {
    FastStreams streams(Seed::from_number(seeds()));
    State next = determinize(edition_, state, Viewer::of(seat), seeds);
    Actions list;
    if (!to_act(next).empty()) legal_actions(edition_, next, to_act(next).front(), list);
    for (int moves = 0; !list.empty() && moves < kLongest; ++moves) {
      const Seat other = to_act(next).front();
      const Action habit = usual(next, other, list, seeds, streams);
      apply_and_list(edition_, next, other, habit, streams, NoEvents{}, list);
    }
    return chances(next)[seat];
  }
  ai::Chances chances(const State& state) const {
    if (to_act(state).empty()) return ai::verdict_of(outcome(edition_, state), kPlayers, 1).wins;
    return ai::chances_of(mind_.estimate(state), kPlayers, mind_.uncertainty(state));
  }
  Action usual(const State& state, Seat seat, const Actions& list, FastGenerator& random,
               FastStreams& streams) const {
    if constexpr (requires { mind_.habit(state, seat, list, random); }) {
      return mind_.habit(state, seat, list, random);
    } else {
      return mind_.habit(state, seat, list, streams);
    }
  }

  void tell_progress(std::size_t games) const {
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start_;
    const double each = time.count() / static_cast<double>(findings_.size() - before_);
    fmt::print(stderr, "{} of {} games, {:.0f} min left\n", findings_.size(), games,
               each * static_cast<double>(games - findings_.size()) / 60);
  }
  // As bench/doubling_plot reads it.
  void tell_result() const {
    fmt::print("game\titerations\tagainst\tgames\telo\tlow\thigh\twin share\tlow\thigh\n");
    for (std::size_t n = 1; n < lengths_.size(); ++n) {
      tell_gain(n, 0);
      if (n > 1) tell_gain(n, n - 1);
    }
    if (played_ > 0) tell_how_true();
  }
  void tell_gain(std::size_t with, std::size_t against) const {
    std::vector<double> shares;
    shares.reserve(findings_.size());
    for (const Finding& game : findings_) {
      shares.push_back(0.5 + game.gained[with] - game.gained[against]);
    }
    const ai::Figure share = ai::mean_of_blocks(shares);
    const ai::Figure elo = ai::elo_of_share(share, kPlayers);
    fmt::print("{}\t{}\t{}\t{}\t{}\t{}\n", G::kName, lengths_[with], lengths_[against],
               findings_.size(), columns(elo, 1, 0), columns(share, 100, 1));
  }
  // The slope of wins in games over wins by habit, through nothing; its interval by the games, each
  // of which is far from deciding it.
  void tell_how_true() const {
    double squares = 0;
    double products = 0;
    for (const Finding& game : findings_) {
      squares += game.squares;
      products += game.products;
    }
    if (squares == 0) return;
    const double slope = products / squares;
    std::vector<double> games;
    games.reserve(findings_.size());
    const double mean = squares / static_cast<double>(findings_.size());
    for (const Finding& game : findings_) {
      games.push_back(slope + (game.products - slope * game.squares) / mean);
    }
    fmt::print("of what habit says, % come true in games\t{}\n",
               columns(ai::mean_of_blocks(games), 100, 0));
  }

  const typename G::Edition& edition_;
  std::vector<long> lengths_;
  int played_;
  Mind mind_;
  SelfPlay<G, Mind> self_play_;
  ai::Search<G, Mind> search_;
  std::ofstream log_;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
  std::vector<Finding> findings_;  // a game each
  std::size_t before_ = 0;         // of those, found by an earlier run
};

}  // namespace
}  // namespace ludoteca

int main(int argc, char** argv) {
  const bool given = argc >= 3 && argc <= 6;
  const int games = given ? std::atoi(argv[2]) : 0;
  const long most = argc >= 5 ? std::atol(argv[4]) : ludoteca::kMost;
  const int played = argc == 6 ? std::atoi(argv[5]) : 0;
  if (games < 1 || most < 2 * ludoteca::kFewest || played < 0) {
    fmt::print(stderr, "usage: weigh_doubling GAME GAMES [LOG [MOST [PLAYED]]]\n");
    return 2;
  }
  try {
    ludoteca::with_searched_game(argv[1], [&]<class G, class Mind>(const auto& edition) {
      ludoteca::Doubling<G, Mind>(edition, argc >= 4 ? argv[3] : "", most, played)
          .weigh(static_cast<std::size_t>(games));
    });
    return 0;
  } catch (const std::exception& error) {
    fmt::print(stderr, "{}\n", error.what());
    return 1;
  }
}
