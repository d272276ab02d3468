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
//   All cores work, and the figures depend on nothing but game, number, MOST and PLAYED. A log
// keeps what was found: killed and begun again with the same one, it goes on.
#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdlib>
#include <exception>
#include <fstream>
#include <map>
#include <mutex>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "ai/at_once.h"
#include "ai/elo.h"
#include "ai/statistics.h"
#include "bench/decision_gain.h"
#include "bench/searched_games.h"

namespace ludoteca {
namespace {

constexpr long kFewest = 250;  // iterations
constexpr long kMost = 16'000;

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
  using Weigher = DecisionWeigher<G, Mind>;

 public:
  Doubling(const typename G::Edition& edition, const std::string& log, long most, int played)
      : edition_(edition), lengths_(lengths_to(most)), played_(played) {
    if (log.empty()) return;
    const bool begun = read(log);
    log_.open(log, std::ios::app);
    if (!log_) throw std::runtime_error(fmt::format("{} cannot be written", log));
    if (!begun) log_ << header() << std::flush;
  }

  void weigh(std::size_t games) {
    std::vector<std::size_t> missing;
    for (std::size_t game = 0; game < games; ++game) {
      if (!found_.contains(game)) missing.push_back(game);
    }
    std::atomic<std::size_t> next = 0;
    ai::at_once(std::max(1U, std::thread::hardware_concurrency()), [&](std::size_t) {
      Weigher weigher(edition_, lengths_, played_);
      for (std::size_t i = next++; i < missing.size(); i = next++) {
        keep(missing[i], weigher.weigh_game(missing[i]));
        tell_progress(i + 1, missing.size());
      }
    });
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
    std::size_t number = 0;
    DecisionGain game{Worth(lengths_.size())};
    while (before >> number) {
      for (double& gained : game.gained) before >> gained;
      if (before >> game.squares >> game.products) found_[number] = game;
    }
    return true;
  }
  void keep(std::size_t number, const DecisionGain& game) {
    const std::lock_guard lock(keeping_);
    found_[number] = game;
    if (!log_.is_open()) return;
    log_ << fmt::format("{} {} {} {}\n", number, fmt::join(game.gained, " "), game.squares,
                        game.products)
         << std::flush;
  }

  void tell_progress(std::size_t done, std::size_t all) const {
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start_;
    fmt::print(stderr, "{} of {} games, {:.0f} min left\n", done, all,
               time.count() / static_cast<double>(done) * static_cast<double>(all - done) / 60);
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
    shares.reserve(found_.size());
    for (const auto& [number, game] : found_) {
      shares.push_back(0.5 + game.gained[with] - game.gained[against]);
    }
    const ai::Figure share = ai::mean_of_blocks(shares);
    const ai::Figure elo = ai::elo_of_share(share, Weigher::kPlayers);
    fmt::print("{}\t{}\t{}\t{}\t{}\t{}\n", G::kName, lengths_[with], lengths_[against],
               found_.size(), columns(elo, 1, 0), columns(share, 100, 1));
  }
  // The slope of wins in games over wins by habit, through nothing; its interval by the games, each
  // of which is far from deciding it.
  void tell_how_true() const {
    double squares = 0;
    double products = 0;
    for (const auto& [number, game] : found_) {
      squares += game.squares;
      products += game.products;
    }
    if (squares == 0) return;
    const double slope = products / squares;
    std::vector<double> games;
    games.reserve(found_.size());
    const double mean = squares / static_cast<double>(found_.size());
    for (const auto& [number, game] : found_) {
      games.push_back(slope + (game.products - slope * game.squares) / mean);
    }
    fmt::print("of what habit says, % come true in games\t{}\n",
               columns(ai::mean_of_blocks(games), 100, 0));
  }

  const typename G::Edition& edition_;
  std::vector<long> lengths_;
  int played_;
  std::mutex keeping_;
  std::ofstream log_;
  std::map<std::size_t, DecisionGain> found_;  // by the number of the game
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
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
