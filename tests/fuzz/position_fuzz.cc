// Positions: what the reader accepts comes back the same and can be played to its end.
#include <algorithm>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>

#include "engine/json_input.h"
#include "engine/random_play.h"
#include "games/photograph/json.h"
#include "games/photograph/mutate_position.h"
#include "games/photograph/photograph.h"
#include "text/error.h"

extern "C" std::size_t LLVMFuzzerMutate(unsigned char* data, std::size_t size, std::size_t most);

namespace ludoteca::photograph {
namespace {

constexpr int kMostMoves = 1000;

void expect(bool holds) {
  if (!holds) std::abort();
}

std::string_view text_of(const unsigned char* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

std::optional<boost::json::object> parse(std::string_view text) {
  try {
    const boost::json::value value = parse_json(text);
    return as_object(value, "position");
  } catch (const Error&) {
    return std::nullopt;
  }
}

std::optional<State> read(const boost::json::object& position) {
  try {
    return state_from_json(default_edition(), position);
  } catch (const Error&) {
    return std::nullopt;
  }
}

void play(State state) {
  const Edition& edition = default_edition();
  FastStreams streams{Seed()};
  FastGenerator random(Seed::from_number(state.deck.size()), kStreams);
  for (int moves = 0; !finished(state); ++moves) {
    expect(moves < kMostMoves);
    const auto players = static_cast<Seat>(state.players());
    const Viewer viewer = Viewer::of(static_cast<Seat>(moves % players));
    const State imagined = determinize(edition, state, viewer, random);
    expect(check_invariants(edition, imagined) == nullptr);
    expect(view(edition, imagined, viewer) == view(edition, state, viewer));
    play_random_move<Photograph>(edition, state, streams, random);
    expect(check_invariants(edition, state) == nullptr);
  }
  view_json(edition, view(edition, state, Viewer::spectator()));
}

}  // namespace
}  // namespace ludoteca::photograph

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  using namespace ludoteca::photograph;
  const auto position = parse(text_of(data, size));
  if (!position) return 0;
  const auto state = read(*position);
  if (!state) return 0;
  expect(read(position_json(default_edition(), *state)) == state);
  play(*state);
  return 0;
}

// Bytes changed blindly put cards in two places; most changes here move cards about.
extern "C" std::size_t LLVMFuzzerCustomMutator(unsigned char* data, std::size_t size,
                                               std::size_t most, unsigned seed) {
  using namespace ludoteca::photograph;
  auto position = parse(text_of(data, size));
  if (!position || seed % 8 == 0) return LLVMFuzzerMutate(data, size, most);
  ludoteca::FastGenerator random(ludoteca::Seed::from_number(seed), 0);
  PositionMutator mutator(random);
  for (unsigned i = 0; i <= seed / 8 % 4; ++i) mutator.mutate(*position);
  const std::string text = boost::json::serialize(*position);
  if (text.size() > most) return LLVMFuzzerMutate(data, size, most);
  std::copy(text.begin(), text.end(), data);
  return text.size();
}
