// Measures the balance of a board (B9): the mean score of the winner, how often each seat wins, and
// each place in the turn order of the first round, which the draw of the start player gives out.
//   broom_service_balance front|back PLAYERS COMPUTER GAMES [LOG [QUICK]]
// A log keeps the games that were played: killed and begun again with the same one, it goes on.
//   Deals differ in how much there is to win, so a few games of a slow player say little by
// themselves. With a quick player the same deals are played by it too, each twenty times, and it is
// told how much more the slow one's winners score.
#include <fmt/format.h>

#include <array>
#include <cmath>
#include <cstdlib>
#include <exception>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "ai/statistics.h"
#include "engine/rng.h"
#include "games/broom_service/kind.h"
#include "text/error.h"

namespace ludoteca::broom_service {
namespace {

constexpr int kQuickGames = 20;  // of each deal

// What one game came to.
struct Played {
  int first = 0;  // who led the first round
  int best = 0;   // the winner's score
  std::vector<int> winners;
};

std::istream& operator>>(std::istream& in, Played& game) {
  std::size_t winners = 0;
  in >> game.first >> game.best >> winners;
  game.winners.assign(in && winners <= kMaxSeats ? winners : 0, 0);
  for (int& seat : game.winners) in >> seat;
  return in;
}
std::ostream& operator<<(std::ostream& out, const Played& game) {
  return out << fmt::format("{} {} {} {}\n", game.first, game.best, game.winners.size(),
                            fmt::join(game.winners, " "));
}

std::unique_ptr<Match> deal(std::string_view board, int players, int game) {
  Record headers;
  headers.players = players;
  headers.options = {{"board", std::string(board)}};
  headers.seed = Seed::from_number(static_cast<std::uint64_t>(game));
  return game_kind().start(headers, game_kind().house_edition());
}

void play_out(Match& match, std::string_view computer, int game, int time) {
  std::vector<std::unique_ptr<Thinker>> players;
  for (int i = 0; i < match.players(); ++i) players.push_back(game_kind().thinker(computer));
  FastGenerator random(Seed::from_number(static_cast<std::uint64_t>(game)),
                       kStreams + static_cast<std::size_t>(time));
  while (!match.finished()) {
    const Seat seat = match.acting().front();
    match.play(seat, players[seat]->choose(match, seat, Seed::from_number(random())));
  }
}

// The same game is the same deal; the computer players are lucky in other things each time.
Played play_game(std::string_view board, int players, std::string_view computer, int game,
                 int time = 0) {
  const auto match = deal(board, players, game);
  Played played;
  played.first = match->see(Viewer::spectator()).at("leader").to_number<int>() - 1;
  play_out(*match, computer, game, time);
  const Outcome outcome = match->result();
  for (Seat seat = 0; seat < players; ++seat) {
    if (outcome.place[seat] != 1) continue;
    played.best = outcome.score[seat];
    played.winners.push_back(seat);
  }
  return played;
}

std::vector<Played> read(const std::string& log) {
  std::vector<Played> games;
  std::ifstream in(log);
  for (Played game; in >> game;) games.push_back(game);
  return games;
}

std::vector<Played> play_all(std::string_view board, int players, std::string_view computer,
                             int number, const std::string& log) {
  std::vector<Played> games = log.empty() ? std::vector<Played>() : read(log);
  std::ofstream out;
  if (!log.empty()) out.open(log, std::ios::app);
  if (!log.empty() && !out) throw Error(fmt::format("{} cannot be written", log));
  while (static_cast<int>(games.size()) < number) {
    games.push_back(play_game(board, players, computer, static_cast<int>(games.size())));
    if (out.is_open()) out << games.back() << std::flush;
  }
  return games;
}

std::string with_interval(const ai::Figure& figure) {
  if (!figure.interval) return fmt::format("{:.1f}", figure.mean);
  return fmt::format("{:.1f} [{:.1f}, {:.1f}]", figure.mean, figure.interval->low,
                     figure.interval->high);
}

void print_more_than(std::string_view quick, const std::vector<Played>& games,
                     std::string_view board, int players) {
  std::vector<double> more;
  for (std::size_t game = 0; game < games.size(); ++game) {
    double best = 0;
    for (int time = 0; time < kQuickGames; ++time) {
      best += play_game(board, players, quick, static_cast<int>(game), time).best;
    }
    more.push_back(games[game].best - best / kQuickGames);
  }
  fmt::print("more than {} in the same deals: {}\n", quick,
             with_interval(ai::mean_of_blocks(more)));
}

// A shared win is shared.
template <class Place>
void print_wins(std::string_view of, const std::vector<Played>& games, int players, Place place) {
  std::array<double, kMaxSeats> wins{};
  for (const Played& game : games) {
    for (const int seat : game.winners) {
      wins[place(game, seat)] += 1.0 / static_cast<double>(game.winners.size());
    }
  }
  const auto number = static_cast<double>(games.size());
  for (int i = 0; i < players; ++i) {
    const double won = wins[static_cast<std::size_t>(i)] / number;
    const double error = 1.96 * std::sqrt(won * (1 - won) / number);
    fmt::print("  {}: {:4.1f} % of wins ± {:.1f}, share {:4.1f} %\n",
               fmt::format(fmt::runtime(of), i + 1), 100 * won, 100 * error, 100.0 / players);
  }
}

void print(const std::vector<Played>& games, std::string_view board, int players,
           std::string_view computer) {
  std::vector<double> best;
  for (const Played& game : games) best.push_back(game.best);
  fmt::print("{}, {} players, {}: {} games, mean winning score {}\n", board, players, computer,
             games.size(), with_interval(ai::mean_of_blocks(best)));
  print_wins("seat {}", games, players,
             [](const Played&, int seat) { return static_cast<std::size_t>(seat); });
  print_wins("place {} in the first round", games, players, [&](const Played& game, int seat) {
    return static_cast<std::size_t>((seat - game.first + players) % players);
  });
}

}  // namespace
}  // namespace ludoteca::broom_service

int main(int argc, char** argv) {
  using namespace ludoteca::broom_service;
  if (argc < 5 || argc > 7) {
    fmt::print(stderr,
               "usage: broom_service_balance front|back PLAYERS COMPUTER GAMES [LOG [QUICK]]\n");
    return 2;
  }
  try {
    const int players = std::atoi(argv[2]);
    const std::string log = argc >= 6 ? argv[5] : "";
    const auto games = play_all(argv[1], players, argv[3], std::atoi(argv[4]), log);
    print(games, argv[1], players, argv[3]);
    if (argc == 7) print_more_than(argv[6], games, argv[1], players);
    return 0;
  } catch (const std::exception& error) {
    fmt::print(stderr, "{}\n", error.what());
    return 1;
  }
}
