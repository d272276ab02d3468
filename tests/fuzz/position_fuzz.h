// Positions: what the reader accepts comes back the same and can be played to its end.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

#include "engine/json_input.h"
#include "engine/position_mutator.h"
#include "engine/random_play.h"
#include "tests/fuzz/expect.h"
#include "text/error.h"

extern "C" std::size_t LLVMFuzzerMutate(unsigned char* data, std::size_t size, std::size_t most);

namespace ludoteca {

inline std::optional<boost::json::object> parse_position(const unsigned char* data,
                                                         std::size_t size) {
  try {
    const boost::json::value value = parse_json({reinterpret_cast<const char*>(data), size});
    return as_object(value, "position");
  } catch (const Error&) {
    return std::nullopt;
  }
}

template <Game G>
std::optional<typename G::State> read_position(const typename G::Edition& edition,
                                               const boost::json::object& position) {
  try {
    return G::state_from_json(edition, position);
  } catch (const Error&) {
    return std::nullopt;
  }
}

template <Game G>
void play_position(const typename G::Edition& edition, typename G::State state) {
  constexpr int kMostMoves = 20'000;
  FastStreams streams{Seed()};
  FastGenerator random(Seed::from_number(1), kStreams);
  for (int moves = 0; !to_act(state).empty(); ++moves) {
    expect(moves < kMostMoves);
    const Viewer viewer = Viewer::of(static_cast<Seat>(moves % state.options.players));
    const auto imagined = determinize(edition, state, viewer, random);
    expect(check_invariants(edition, imagined) == nullptr);
    expect(view(edition, imagined, viewer) == view(edition, state, viewer));
    play_random_move<G>(edition, state, streams, random);
    expect(check_invariants(edition, state) == nullptr);
  }
  const auto seen = view(edition, state, Viewer::spectator());
  boost::json::parse(json_text([&](JsonWriter& out) { write_json(edition, seen, out); }));
}

template <Game G>
int fuzz_position(const typename G::Edition& edition, const unsigned char* data, std::size_t size) {
  const auto position = parse_position(data, size);
  if (!position) return 0;
  const auto state = read_position<G>(edition, *position);
  if (!state) return 0;
  expect(read_position<G>(edition, position_json(edition, *state)) == state);
  play_position<G>(edition, *state);
  return 0;
}

// Bytes changed blindly put cards in two places; most changes here move cards about.
template <class MakeMutator>
std::size_t mutate_position(unsigned char* data, std::size_t size, std::size_t most, unsigned seed,
                            MakeMutator make_mutator) {
  auto position = parse_position(data, size);
  if (!position || seed % 8 == 0) return LLVMFuzzerMutate(data, size, most);
  FastGenerator random(Seed::from_number(seed), 0);
  PositionMutator mutator = make_mutator(random);
  for (unsigned i = 0; i <= seed / 8 % 4; ++i) mutator.mutate(*position);
  const std::string text = boost::json::serialize(*position);
  if (text.size() > most) return LLVMFuzzerMutate(data, size, most);
  std::copy(text.begin(), text.end(), data);
  return text.size();
}

}  // namespace ludoteca
