// Writes finished games as golden records, in place of those that are there:
//   photograph_make_golden FOLDER
// Random and greedy players, every player count, the variant on and off, and enough of every way a
// game can end: photos left in the City, a tie broken, a shared win.
#include <fmt/format.h>

#include "engine/golden_records.h"
#include "engine/numbered_games.h"
#include "games/photograph/json.h"
#include "games/photograph/kind.h"
#include "games/photograph/notation.h"
#include "games/photograph/photograph.h"

namespace ludoteca::photograph {
namespace {

// How a game ended: players, variant, photos left in the City, and how the first place was won.
std::string ending(const State& end) {
  const Outcome result = outcome(default_edition(), end);
  int winners = 0;
  int best = 0;
  for (Seat seat = 0; seat < end.players(); ++seat) {
    if (result.place[seat] == 1) {
      ++winners;
      best = result.score[seat];
    }
  }
  Standing first;
  Standing tied;
  for (Seat seat = 0; seat < end.players(); ++seat) {
    if (result.score[seat] != best) continue;
    (result.place[seat] == 1 ? first : tied) = standing(default_edition(), end, seat);
  }
  std::string_view how = "points";
  if (winners > 1) {
    how = "shared";
  } else if (tied != Standing()) {
    how = first.good_shots != tied.good_shots ? "good-shots" : "longest-strip";
  }
  return fmt::format("{}p-{}-city{}-{}", end.players(),
                     end.options.missed_opportunity ? "missed" : "plain", photos_in_city(end), how);
}

GoldenGame play(std::uint64_t number) {
  const auto match = play_numbered_game(game_kind(), number, 0);
  return {match->record(), ending(state_from_json(default_edition(), match->position())), {}};
}

}  // namespace
}  // namespace ludoteca::photograph

int main(int argc, char** argv) {
  return ludoteca::write_golden_records(argc, argv, {20'000, 5, 0}, {}, ludoteca::photograph::play);
}
