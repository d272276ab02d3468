// Editions: an owner's edition may be anything the loader accepts, so whatever it accepts must be
// playable by every number of players.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "engine/edition_file.h"
#include "engine/random_play.h"
#include "tests/fuzz/expect.h"
#include "text/error.h"

namespace ludoteca {

// One whole random game. `position_json` and `state_from_json` are those of the game.
template <Game G>
void play_edition(const typename G::Edition& edition, const typename G::Options& options,
                  const Seed& seed) {
  constexpr int kMostMoves = 20'000;
  constexpr int kLookEvery = 7;
  FastStreams streams(seed);
  FastGenerator random(seed, kStreams);
  auto state = setup(edition, options, streams);
  for (int moves = 0; !to_act(state).empty(); ++moves) {
    expect(moves < kMostMoves);
    if (moves % kLookEvery == 0) {
      expect(check_invariants(edition, state) == nullptr);
      const Viewer viewer = Viewer::of(static_cast<Seat>(moves % options.players));
      const auto imagined = determinize(edition, state, viewer, random);
      expect(check_invariants(edition, imagined) == nullptr);
      expect(view(edition, imagined, viewer) == view(edition, state, viewer));
      const auto position = position_json(edition, state);
      expect(position_json(edition, G::state_from_json(edition, position)) == position);
    }
    play_random_move<G>(edition, state, streams, random);
  }
  expect(check_invariants(edition, state) == nullptr);
  outcome(edition, state);
}

template <Game G>
int fuzz_edition(const unsigned char* data, std::size_t size,
                 const std::vector<typename G::Options>& all_options) {
  std::optional<typename G::Edition> edition;
  Seed seed;
  try {
    const EditionFile file =
        EditionFile::parse({reinterpret_cast<const char*>(data), size}, "fuzz");
    edition = G::load(file);
    seed = Seed::from_number(file.fingerprint());
  } catch (const Error&) {
    return 0;
  }
  for (const auto& options : all_options) play_edition<G>(*edition, options, seed);
  return 0;
}

}  // namespace ludoteca
