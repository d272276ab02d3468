// Writes finished games as golden records:
//   photograph_make_golden FOLDER
// Random and greedy players, every player count, the variant on and off, and enough of every way a
// game can end: photos left in the City, a tie broken, a shared win.
#include <fmt/format.h>

#include <cstdlib>
#include <fstream>
#include <map>
#include <string>

#include "engine/numbered_games.h"
#include "games/photograph/json.h"
#include "games/photograph/kind.h"
#include "games/photograph/notation.h"
#include "games/photograph/photograph.h"

namespace ludoteca::photograph {
namespace {

constexpr int kOfEachEnd = 5;
constexpr std::uint64_t kSeeds = 20'000;

struct Game {
  Record record;
  State end;
};

Game play(std::uint64_t number) {
  const auto match = play_numbered_game(game_kind(), number, 0);
  return {match->record(), state_from_json(default_edition(), match->position())};
}

// How a game ended: players, variant, photos left in the City, and how the first place was won.
std::string ending(const Game& game) {
  const Outcome result = outcome(default_edition(), game.end);
  int winners = 0;
  int best = 0;
  for (Seat seat = 0; seat < game.end.players(); ++seat) {
    if (result.place[seat] == 1) {
      ++winners;
      best = result.score[seat];
    }
  }
  Standing first;
  Standing tied;
  for (Seat seat = 0; seat < game.end.players(); ++seat) {
    if (result.score[seat] != best) continue;
    (result.place[seat] == 1 ? first : tied) = standing(default_edition(), game.end, seat);
  }
  std::string_view how = "points";
  if (winners > 1) {
    how = "shared";
  } else if (tied != Standing()) {
    how = first.good_shots != tied.good_shots ? "good-shots" : "longest-strip";
  }
  return fmt::format("{}p-{}-city{}-{}", game.end.players(),
                     game.end.options.missed_opportunity ? "missed" : "plain",
                     photos_in_city(game.end), how);
}

void write_all(const std::string& folder) {
  std::map<std::string, int> counts;
  int written = 0;
  for (std::uint64_t number = 0; number < kSeeds; ++number) {
    const Game game = play(number);
    const std::string label = ending(game);
    const int count = counts[label]++;
    if (count >= kOfEachEnd) continue;
    std::ofstream(fmt::format("{}/{}-{}.record", folder, label, count + 1))
        << game.record.to_string();
    ++written;
  }
  fmt::print("{} records\n", written);
  for (const auto& [label, count] : counts) fmt::print("{:40} {}\n", label, count);
}

}  // namespace
}  // namespace ludoteca::photograph

int main(int argc, char** argv) {
  if (argc != 2) {
    fmt::print(stderr, "usage: photograph_make_golden FOLDER\n");
    return 2;
  }
  ludoteca::photograph::write_all(argv[1]);
}
