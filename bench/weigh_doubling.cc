// What twice the iterations are worth, decision by decision.
//   weigh_doubling GAME GAMES [LOG [MOST]]
// A match between players of whom one thinks twice as long says little about a small gain: both
// make the same choice nearly always, and luck decides the games. So here decisions are drawn from
// games of two searching players. At each one search goes on from 250 to MOST iterations (16,000),
// and what it would choose on the way is kept. Where these choices are the same nothing is gained,
// without any chance about it. Where they differ, the turn (or round) goes on after each of them by
// short searches, and the rest of the game is played out by habit (ai/mind.h), from positions that
// the player cannot tell apart and many times with the same luck, and who wins is counted. What is
// gained at the decisions of one player is added up to what it would be in a whole game. The
// figures depend on nothing but game, number and MOST. A log keeps what was found: killed and begun
// again with the same one, it goes on.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <exception>
#include <fstream>
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
constexpr int kTurns = 24;           // that go on after each choice
constexpr long kFinish = 50;         // iterations of those who play them
constexpr int kPlayedOut = 120;      // times after each of them
constexpr int kLongest = 1000;       // moves of a game played out; some would never end by habit
constexpr long kFewest = 250;        // iterations
constexpr long kMost = 16'000;

// A number for each length of search.
using Worth = std::vector<double>;

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
  Doubling(const typename G::Edition& edition, const std::string& log, long most)
      : edition_(edition),
        lengths_(lengths_to(most)),
        mind_(edition),
        self_play_(edition, kPlayersThink),
        search_(edition) {
    if (log.empty()) return;
    const bool begun = read(log);
    log_.open(log, std::ios::app);
    if (!log_) throw std::runtime_error(fmt::format("{} cannot be written", log));
    if (!begun) keep(lengths_);
  }

  void weigh(std::size_t games) {
    while (findings_.size() < games) {
      findings_.push_back(weigh_game(findings_.size()));
      keep(findings_.back());
      tell_progress(games);
    }
    tell_result();
  }

 private:
  template <class Numbers>
  void keep(const Numbers& line) {
    if (log_.is_open()) log_ << fmt::format("{}\n", fmt::join(line, " ")) << std::flush;
  }
  // What an earlier run has found: below the lengths of search, a line for each game.
  bool read(const std::string& log) {
    std::ifstream before(log);
    std::string first;
    if (!std::getline(before, first)) return false;
    if (first != fmt::format("{}", fmt::join(lengths_, " "))) {
      throw std::runtime_error(fmt::format("{} has other lengths of search: {}", log, first));
    }
    const auto reads = [&](double& worth) { return static_cast<bool>(before >> worth); };
    Worth game(lengths_.size());
    while (std::all_of(game.begin(), game.end(), reads)) findings_.push_back(game);
    before_ = findings_.size();
    return true;
  }

  // Wins, in a whole game, more than with the fewest iterations.
  Worth weigh_game(std::uint64_t number) {
    FastGenerator random(Seed::from_number(number), kStreams + 1);
    auto states = self_play_.decisions(kPlayers, number);
    const double of_one = static_cast<double>(states.size()) / kPlayers;
    const std::size_t drawn = std::min<std::size_t>(kFromOneGame, states.size());
    Worth game(lengths_.size());
    for (std::size_t i = 0; i < drawn; ++i) {
      std::swap(states[i],
                states[i + below(random, static_cast<std::uint32_t>(states.size() - i))]);
      const Worth one = weigh_decision(states[i], random);
      for (std::size_t n = 0; n < one.size(); ++n) {
        game[n] += (one[n] - one[0]) * of_one / static_cast<double>(drawn);
      }
    }
    return game;
  }

  // How often the choice of each length of search wins. Nothing where all are the same.
  Worth weigh_decision(const State& state, FastGenerator& random) {
    const Seat seat = to_act(state).front();
    const auto choices = choose(state, seat, lengths_, random);
    const Seed luck = Seed::from_number(random());
    Worth wins(choices.size());
    if (std::count(choices.begin(), choices.end(), choices[0]) == std::ssize(choices)) return wins;
    for (std::size_t n = 0; n < choices.size(); ++n) {
      const auto same = std::find(choices.begin(), choices.end(), choices[n]) - choices.begin();
      const auto before = static_cast<std::size_t>(same);
      wins[n] = before < n ? wins[before] : worth_of(state, seat, choices[n], luck);
    }
    return wins;
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
      const State after = finish_turn(state, seat, choice, seeds);
      for (int j = 0; j < kPlayedOut; ++j) wins += play_out(after, seat, seeds);
    }
    return wins / (kTurns * kPlayedOut);
  }
  // By habit a turn goes on badly that was begun well with a plan.
  State finish_turn(const State& state, Seat seat, const Action& choice, FastGenerator& seeds) {
    State next = determinize(edition_, state, Viewer::of(seat), seeds);
    FastStreams streams(Seed::from_number(seeds()));
    const int now = Mind::stage(next);
    apply(edition_, next, seat, choice, streams, NoEvents{});
    while (!to_act(next).empty() && Mind::stage(next) == now) {
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
  }
  void tell_gain(std::size_t with, std::size_t against) const {
    std::vector<double> shares;
    shares.reserve(findings_.size());
    for (const Worth& worth : findings_) shares.push_back(0.5 + worth[with] - worth[against]);
    const ai::Figure share = ai::mean_of_blocks(shares);
    const ai::Figure elo = ai::elo_of_share(share, kPlayers);
    fmt::print("{}\t{}\t{}\t{}\t{}\t{}\n", G::kName, lengths_[with], lengths_[against],
               findings_.size(), columns(elo, 1, 0), columns(share, 100, 1));
  }

  const typename G::Edition& edition_;
  std::vector<long> lengths_;
  Mind mind_;
  SelfPlay<G, Mind> self_play_;
  ai::Search<G, Mind> search_;
  std::ofstream log_;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
  std::vector<Worth> findings_;  // a game each
  std::size_t before_ = 0;       // of those, found by an earlier run
};

}  // namespace
}  // namespace ludoteca

int main(int argc, char** argv) {
  const bool given = argc >= 3 && argc <= 5;
  const int games = given ? std::atoi(argv[2]) : 0;
  const long most = argc == 5 ? std::atol(argv[4]) : ludoteca::kMost;
  if (games < 1 || most < 2 * ludoteca::kFewest) {
    fmt::print(stderr, "usage: weigh_doubling GAME GAMES [LOG [MOST]]\n");
    return 2;
  }
  try {
    ludoteca::with_searched_game(argv[1], [&]<class G, class Mind>(const auto& edition) {
      ludoteca::Doubling<G, Mind>(edition, argc >= 4 ? argv[3] : "", most)
          .weigh(static_cast<std::size_t>(games));
    });
    return 0;
  } catch (const std::exception& error) {
    fmt::print(stderr, "{}\n", error.what());
    return 1;
  }
}
