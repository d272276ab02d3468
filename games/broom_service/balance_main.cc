// Measures the balance of a board (B9): the mean score of the winner, and how often each place in
// the turn order of the first round wins.
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
  std::array<double, kMaxSeats> wins{};  // by place in the turn order; a shared win is shared
};

std::unique_ptr<Match> deal(std::string_view board, int players, int game) {
  Record headers;
  headers.players = players;
  headers.options = {{"board", std::string(board)}};
  headers.seed = Seed::from_number(static_cast<std::uint64_t>(game));
  return game_kind().start(headers, EditionFile::parse(game_kind().default_edition(), "edition"));
}

void play(Match& match, std::string_view computer, int game) {
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
    balance.wins[static_cast<std::size_t>(place)] += 1.0 / winners;
  }
}

Balance measure(std::string_view board, int players, std::string_view computer, int games) {
  Balance balance;
  for (int game = 0; game < games; ++game) {
    const auto match = deal(board, players, game);
    const auto first = match->see(Viewer::spectator()).at("leader").to_number<int>() - 1;
    play(*match, computer, game);
    add(balance, *match, first);
  }
  return balance;
}

void print(const Balance& balance, std::string_view board, int players, std::string_view computer) {
  fmt::print("{}, {} players, {}: {} games, mean winning score {:.1f}\n", board, players, computer,
             balance.games, balance.winning_scores / balance.games);
  const double share = 1.0 / players;
  for (int place = 0; place < players; ++place) {
    const double won = balance.wins[static_cast<std::size_t>(place)] / balance.games;
    const double error = 1.96 * std::sqrt(won * (1 - won) / balance.games);
    fmt::print("  place {} in the first round: {:4.1f} % of wins ± {:.1f}, share {:4.1f} %\n",
               place + 1, 100 * won, 100 * error, 100 * share);
  }
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
