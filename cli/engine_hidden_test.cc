// What a seat may not know does not reach it: the bytes it gets are the same in the real position
// and in any other that it cannot tell apart.
#include <gtest/gtest.h>

#include "cli/engine_client.h"
#include "engine/random_play.h"
#include "games/photograph/json.h"
#include "games/photograph/photograph.h"

namespace ludoteca::photograph {
namespace {

namespace json = boost::json;

std::string load_line(const State& state) {
  return json::serialize(json::object{{"command", "load"},
                                      {"game", "photograph"},
                                      {"position", position_json(default_edition(), state)}});
}

void expect_same_bytes(const State& real, const State& imagined, const json::value& viewer) {
  EngineSession one;
  EngineSession other;
  ASSERT_EQ(one.reply(load_line(real)), other.reply(load_line(imagined)));
  const std::string view = json::serialize(json::object{{"command", "view"}, {"viewer", viewer}});
  ASSERT_EQ(one.reply(view), other.reply(view));
  if (viewer.is_string()) return;
  const std::string legal = json::serialize(json::object{{"command", "legal"}, {"seat", viewer}});
  ASSERT_EQ(one.reply(legal), other.reply(legal));
}

class HiddenCards : public testing::TestWithParam<int> {};

TEST_P(HiddenCards, DoNotReachAnybodyThroughTheEngine) {
  const int players = GetParam();
  for (std::uint64_t seed = 0; seed < 3; ++seed) {
    FastStreams streams(Seed::from_number(seed));
    FastGenerator random(Seed::from_number(seed), 50);
    State state =
        setup(default_edition(), {static_cast<std::uint8_t>(players), seed == 1}, streams);
    for (;;) {
      for (Seat seat = 0; seat < players; ++seat) {
        const State imagined = determinize(default_edition(), state, Viewer::of(seat), random);
        expect_same_bytes(state, imagined, seat + 1);
      }
      const State imagined = determinize(default_edition(), state, Viewer::spectator(), random);
      expect_same_bytes(state, imagined, "spectator");
      if (HasFatalFailure()) FAIL() << load_line(state);
      if (finished(state)) break;
      play_random_move<Photograph>(default_edition(), state, streams, random);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Players, HiddenCards, testing::Values(2, 3, 4));

}  // namespace
}  // namespace ludoteca::photograph
