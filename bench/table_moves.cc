// What a move costs whoever keeps the table: play it and write the view and the events for every
// seat and a spectator, over whole random games; and how much memory a match takes at its end.
//   table_moves [GAMES]
#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <memory>
#include <string>
#include <vector>

#include "engine/allocations.h"
#include "engine/rng.h"
#include "games/registry.h"

namespace ludoteca {
namespace {

double cpu_seconds() {
  timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

struct Cost {
  long moves = 0;
  long bytes = 0;  // of views and events
  long views = 0;
  double start = 0;  // seconds
  double play = 0;
  double tell = 0;
  double legal = 0;
  long memory = 0;  // the most of a match
};

// A whole game with moves drawn at random.
std::vector<Move> random_game(Match& match, std::uint64_t number) {
  FastGenerator random(Seed::from_number(number), kStreams);
  while (!match.finished()) {
    const Seat seat = match.acting().front();
    match.play(seat, pick(random, match.legal(seat)));
  }
  return match.record().moves;
}

void tell(const Match& match, const MoveReport& report, Viewer viewer, std::string& out) {
  match.write_view(viewer, out);
  report.write(viewer, out);
}

void add_game(const GameKind& kind, const RecordHeaders& headers, std::uint64_t number,
              Cost& cost) {
  const long before = allocated_bytes();
  auto match = kind.start(headers, kind.house_edition());
  std::vector<Move> moves = random_game(*match, number);
  const long listed = allocated_bytes();
  match.reset();
  cost.memory = std::max(cost.memory, listed - allocated_bytes());
  std::string out;
  double at = cpu_seconds();
  const auto lap = [&at] {
    const double earlier = at;
    return (at = cpu_seconds()) - earlier;
  };
  match = kind.start(headers, kind.house_edition());
  cost.start += lap();
  for (const Move& move : moves) {
    lap();
    match->legal(move.seat);
    cost.legal += lap();
    const auto report = match->play(move.seat, move.notation);
    cost.play += lap();
    out.clear();
    for (Seat seat = 0; seat < headers.players; ++seat) {
      tell(*match, *report, Viewer::of(seat), out);
    }
    tell(*match, *report, Viewer::spectator(), out);
    cost.tell += lap();
    ++cost.moves;
    cost.views += headers.players + 1;
    cost.bytes += static_cast<long>(out.size());
  }
  if (allocated_bytes() < before) std::abort();
}

void measure(const GameKind& kind, int players, int games) {
  Cost cost;
  RecordHeaders headers;
  headers.players = players;
  headers.generator = GeneratorKind::chacha20;
  for (int game = 0; game < games; ++game) {
    headers.seed = Seed::from_number(static_cast<std::uint64_t>(game));
    add_game(kind, headers, static_cast<std::uint64_t>(game), cost);
  }
  const auto each = [&](double seconds) { return seconds * 1e6 / static_cast<double>(cost.moves); };
  fmt::print(
      "{:14} {} players: start {:5.1f} us, {:4} moves; a move {:5.1f} us (play {:.1f}, views and "
      "events {:.1f}), {} bytes a view; legal {:.1f} us; memory {} bytes\n",
      kind.name(), players, cost.start * 1e6 / games, cost.moves / games,
      each(cost.play + cost.tell), each(cost.play), each(cost.tell), cost.bytes / cost.views,
      each(cost.legal), cost.memory);
}

}  // namespace
}  // namespace ludoteca

int main(int argc, char** argv) {
  const int games = argc > 1 ? std::atoi(argv[1]) : 20;
  for (const ludoteca::GameKind* kind : ludoteca::all_games()) {
    for (int players = kind->min_players(); players <= kind->max_players(); ++players) {
      ludoteca::measure(*kind, players, games);
    }
  }
}
