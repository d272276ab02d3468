#include "cli/playout.h"

#include "engine/rng.h"

namespace ludoteca {
namespace {

Outcome finish(const GameKind& kind, Match& match, const std::vector<std::string>& players,
               FastGenerator& random) {
  std::vector<std::unique_ptr<Thinker>> thinkers;
  for (const std::string& player : players) thinkers.push_back(kind.thinker(player));
  while (!match.finished()) {
    const Seat seat = match.acting().front();
    match.play(seat, thinkers[seat]->choose(match, seat, Seed::from_number(random())));
  }
  return match.result();
}

}  // namespace

std::vector<Outcome> play_out(const GameKind& kind, const Match& from,
                              const std::vector<std::string>& players, int games,
                              const Seed& seed) {
  std::vector<Outcome> results;
  for (int game = 0; game < games; ++game) {
    FastGenerator random(seed, static_cast<std::uint64_t>(game));
    const auto match = from.clone();
    results.push_back(finish(kind, *match, players, random));
  }
  return results;
}

}  // namespace ludoteca
