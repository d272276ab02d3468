// Measures the balance of a board (B9): the mean score of the winner, how often each seat wins, and
// each place in the turn order of the first round, which the draw of the start player gives out.
//   broom_service_balance front|back PLAYERS COMPUTER GAMES
#include <fmt/format.h>

#include <array>
#include <cmath>
#include <cstdlib>
#include <exception>
#include <string_view>

#include "engine/rng.h"
#include "games/broom_service/kind.h"
#include "text/error.h"

namespace ludoteca::broom_service {
namespace {

struct Balance {
  int games = 0;
  double winning_scores = 0;
  // A shared win is shared.
  std::array<double, kMaxSeats> seat_wins{};
  std::array<double, kMaxSeats> place_wins{};  // by place in the turn order
};

std::unique_ptr<Match> deal(std::string_view board, int players, int game) {
  Record headers;
  headers.players = players;
  headers.options = {{"board", std::string(board)}};
  headers.seed = Seed::from_number(static_cast<std::uint64_t>(game));
  return game_kind().start(headers, game_kind().house_edition());
}

void play_out(Match& match, std::string_view computer, int game) {
  std::vector<std::unique_ptr<Thinker>> players;
  for (int i = 0; i < match.players(); ++i) players.push_back(game_kind().thinker(computer));
  FastGenerator random(Seed::from_number(static_cast<std::uint64_t>(game)), kStreams);
  while (!match.finished()) {
    const Seat seat = match.acting().front();
    match.play(seat, players[seat]->choose(match, seat, Seed::from_number(random())));
  }
}

void add(Balance& balance, const Match& match, int first) {
  const Outcome outcome = match.result();
  int winners = 0;
  int best = 0;
  for (Seat seat = 0; seat < match.players(); ++seat) {
    if (outcome.place[seat] != 1) continue;
    ++winners;
    best = outcome.score[seat];
  }
  ++balance.games;
  balance.winning_scores += best;
  for (Seat seat = 0; seat < match.players(); ++seat) {
    if (outcome.place[seat] != 1) continue;
    const int place = (seat - first + match.players()) % match.players();
    balance.seat_wins[seat] += 1.0 / winners;
    balance.place_wins[static_cast<std::size_t>(place)] += 1.0 / winners;
  }
}

Balance measure(std::string_view board, int players, std::string_view computer, int games) {
  Balance balance;
  for (int game = 0; game < games; ++game) {
    const auto match = deal(board, players, game);
    const auto first = match->see(Viewer::spectator()).at("leader").to_number<int>() - 1;
    play_out(*match, computer, game);
    add(balance, *match, first);
  }
  return balance;
}

void print_wins(std::string_view of, const std::array<double, kMaxSeats>& wins, int players,
                int games) {
  for (int i = 0; i < players; ++i) {
    const double won = wins[static_cast<std::size_t>(i)] / games;
    const double error = 1.96 * std::sqrt(won * (1 - won) / games);
    fmt::print("  {}: {:4.1f} % of wins ± {:.1f}, share {:4.1f} %\n",
               fmt::format(fmt::runtime(of), i + 1), 100 * won, 100 * error, 100.0 / players);
  }
}

void print(const Balance& balance, std::string_view board, int players, std::string_view computer) {
  fmt::print("{}, {} players, {}: {} games, mean winning score {:.1f}\n", board, players, computer,
             balance.games, balance.winning_scores / balance.games);
  print_wins("seat {}", balance.seat_wins, players, balance.games);
  print_wins("place {} in the first round", balance.place_wins, players, balance.games);
}

}  // namespace
}  // namespace ludoteca::broom_service

int main(int argc, char** argv) {
  using namespace ludoteca::broom_service;
  if (argc != 5) {
    fmt::print(stderr, "usage: broom_service_balance front|back PLAYERS COMPUTER GAMES\n");
    return 2;
  }
  try {
    const int players = std::atoi(argv[2]);
    print(measure(argv[1], players, argv[3], std::atoi(argv[4])), argv[1], players, argv[3]);
    return 0;
  } catch (const std::exception& error) {
    fmt::print(stderr, "{}\n", error.what());
    return 1;
  }
}
