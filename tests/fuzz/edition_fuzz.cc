// Editions: an owner's edition may be anything the loader accepts, so whatever it accepts must be
// playable by every number of players.
#include <cstdlib>
#include <optional>
#include <string_view>

#include "engine/random_play.h"
#include "games/photograph/json.h"
#include "games/photograph/photograph.h"
#include "text/error.h"

namespace ludoteca::photograph {
namespace {

constexpr int kMostMoves = 1000;

void expect(bool holds) {
  if (!holds) std::abort();
}

struct Loaded {
  Edition edition;
  Seed seed;  // of the games played with it
};

std::optional<Loaded> load(std::string_view text) {
  try {
    const EditionFile file = EditionFile::parse(text, "fuzz");
    return Loaded{load_edition(file), Seed::from_number(file.fingerprint())};
  } catch (const Error&) {
    return std::nullopt;
  }
}

void play(const Edition& edition, const Seed& seed, int players) {
  FastStreams streams(seed);
  FastGenerator random(seed, kStreams);
  State state = setup(edition, {static_cast<std::uint8_t>(players), players == 3}, streams);
  for (int moves = 0; !finished(state); ++moves) {
    expect(moves < kMostMoves);
    expect(check_invariants(edition, state) == nullptr);
    const Viewer viewer = Viewer::of(static_cast<Seat>(moves % players));
    const State imagined = determinize(edition, state, viewer, random);
    expect(check_invariants(edition, imagined) == nullptr);
    expect(view(edition, imagined, viewer) == view(edition, state, viewer));
    play_random_move<Photograph>(edition, state, streams, random);
  }
  expect(check_invariants(edition, state) == nullptr);
  expect(state_from_json(edition, position_json(edition, state)) == state);
  outcome(edition, state);
}

}  // namespace
}  // namespace ludoteca::photograph

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  using namespace ludoteca::photograph;
  const auto loaded = load({reinterpret_cast<const char*>(data), size});
  if (!loaded) return 0;
  for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
    play(loaded->edition, loaded->seed, players);
  }
  return 0;
}
