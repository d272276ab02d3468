// What a seat may not know does not reach it: the bytes it gets are the same in the real position
// and in any other that it cannot tell apart.
#include <gtest/gtest.h>

#include "cli/engine_client.h"
#include "engine/random_play.h"
#include "games/broom_service/broom_service.h"
#include "games/broom_service/json.h"
#include "games/fort/fort.h"
#include "games/fort/json.h"
#include "games/photograph/json.h"
#include "games/photograph/photograph.h"

namespace ludoteca {
namespace {

namespace json = boost::json;

template <Game G>
class HiddenCards {
  using State = typename G::State;
  using Options = typename G::Options;

 public:
  explicit HiddenCards(const typename G::Edition& edition) : edition_(edition) {}

  // Random games; every so many positions are looked at.
  void check(const std::vector<Options>& all_options, int every) const {
    std::uint64_t seed = 0;
    for (const Options& options : all_options) {
      FastStreams streams(Seed::from_number(++seed));
      FastGenerator random(Seed::from_number(seed), 50);
      State state = setup(edition_, options, streams);
      for (int move = 0;; ++move) {
        if (move % every == 0 || to_act(state).empty()) check_position(state, random);
        if (testing::Test::HasFatalFailure()) FAIL() << load_line(state);
        if (to_act(state).empty()) break;
        play_random_move<G>(edition_, state, streams, random);
      }
    }
  }

 private:
  std::string load_line(const State& state) const {
    return json::serialize(json::object{
        {"command", "load"}, {"game", G::kName}, {"position", position_json(edition_, state)}});
  }

  void check_position(const State& state, FastGenerator& random) const {
    for (Seat seat = 0; seat < state.options.players; ++seat) {
      compare(state, determinize(edition_, state, Viewer::of(seat), random), seat + 1);
    }
    compare(state, determinize(edition_, state, Viewer::spectator(), random), "spectator");
  }

  void compare(const State& real, const State& imagined, const json::value& viewer) const {
    EngineSession one;
    EngineSession other;
    const std::string loaded = one.reply(load_line(real));
    ASSERT_NE(loaded.find("\"ok\":true"), std::string::npos) << loaded;
    // An imagined rival may lack the card for what the real one is about to do: no such game.
    const std::string reply = other.reply(load_line(imagined));
    if (reply.find("nothing to choose") != std::string::npos) return;
    ASSERT_EQ(loaded, reply);
    const auto same = [&](const json::object& request) {
      const std::string line = json::serialize(request);
      ASSERT_EQ(one.reply(line), other.reply(line));
    };
    same({{"command", "view"}, {"viewer", viewer}});
    if (!viewer.is_string()) same({{"command", "legal"}, {"seat", viewer}});
  }

  const typename G::Edition& edition_;
};

TEST(HiddenCards, DoNotReachAnybodyThroughTheEngineInPhotograph) {
  HiddenCards<photograph::Photograph>(photograph::default_edition())
      .check({{2, false}, {2, true}, {3, false}, {3, true}, {4, false}, {4, true}}, 1);
}

TEST(HiddenCards, DoNotReachAnybodyThroughTheEngineInFort) {
  HiddenCards<fort::Fort>(fort::default_edition())
      .check({{2, false}, {2, true}, {3, false}, {3, true}, {4, false}, {4, true}}, 13);
}

TEST(HiddenCards, DoNotReachAnybodyThroughTheEngineInBroomService) {
  using namespace broom_service;
  HiddenCards<BroomService>(default_edition())
      .check({{2, Side::front, Storm::off, false},
              {3, Side::front, Storm::many, true},
              {4, Side::back, Storm::few, true},
              {5, Side::back, Storm::all, true}},
             41);
}

}  // namespace
}  // namespace ludoteca
