#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>

#include "engine/json_input.h"
#include "engine/position_checks.h"
#include "engine/random_play.h"
#include "games/photograph/json.h"
#include "games/photograph/mutate_position.h"
#include "games/photograph/photograph.h"
#include "text/error.h"

namespace ludoteca::photograph {
namespace {

namespace json = boost::json;
using ::testing::HasSubstr;

State deal(int players, bool variant, std::uint64_t seed) {
  FastStreams streams(Seed::from_number(seed));
  return setup(default_edition(), {static_cast<std::uint8_t>(players), variant}, streams);
}

void play_random_moves(State& state, int moves, std::uint64_t seed) {
  FastStreams streams{Seed()};
  FastGenerator random(Seed::from_number(seed), 99);
  for (int i = 0; i < moves && !finished(state); ++i) {
    play_random_move<Photograph>(default_edition(), state, streams, random);
  }
}

// Calls use(state) at every move of a random game, the first and last position included.
void for_each_position(int players, bool variant, std::uint64_t seed,
                       const std::function<void(const State&)>& use) {
  State state = deal(players, variant, seed);
  FastStreams streams{Seed()};
  FastGenerator random(Seed::from_number(seed), 98);
  use(state);
  while (!finished(state)) {
    play_random_move<Photograph>(default_edition(), state, streams, random);
    use(state);
  }
}

State read(const json::object& position) {
  return state_from_json(default_edition(), position);
}

TEST(Position, ComesBackExactlyAtEveryMove) {
  for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
    for (const bool variant : {false, true}) {
      for (std::uint64_t seed = 0; seed < 20; ++seed) {
        for_each_position(players, variant, seed, [](const State& state) {
          const std::string text = json::serialize(position_json(default_edition(), state));
          const State again = read(parse_json(text).as_object());
          ASSERT_EQ(again, state) << text;
          ASSERT_EQ(json::serialize(position_json(default_edition(), again)), text);
        });
      }
    }
  }
}

TEST(Position, OfTheBeginning) {
  const json::object position = position_json(default_edition(), deal(2, true, 1));
  EXPECT_EQ(position.at("players"), 2);
  EXPECT_EQ(position.at("options"), json::value({{"missed-opportunity", "on"}}));
  EXPECT_EQ(position.at("step"), "choose-scene");
  EXPECT_EQ(position.at("deck").as_array().size(), 61U - 12 - 10);
  EXPECT_EQ(position.at("winds"), json::value(json::array{nullptr, nullptr}));
  EXPECT_TRUE(position.at("shown").as_array().empty());
}

TEST(Position, NamesWhatIsWrong) {
  expect_errors(
      position_json(default_edition(), deal(2, false, 1)),
      {
          {"unknown member", [](auto& p) { p["extra"] = 1; }, "unknown member 'extra'"},
          {"missing member", [](auto& p) { p.erase("deck"); }, "deck: is missing"},
          {"players", [](auto& p) { p["players"] = 5; },
           "players: expected a whole number from 2 to 4"},
          {"players as text", [](auto& p) { p["players"] = "2"; },
           "players: expected a whole number"},
          {"fraction", [](auto& p) { p["players"] = 2.0; }, "players: expected a whole number"},
          {"option", [](auto& p) { p["options"] = {{"x", "on"}}; }, "unknown option 'x'"},
          {"colour", [](auto& p) { p["colours"].as_array()[0] = "pink"; },
           "colours: no colour 'pink'"},
          {"colour twice", [](auto& p) { p["colours"].as_array()[0] = p["colours"].as_array()[1]; },
           "stands there twice"},
          {"step", [](auto& p) { p["step"] = "refill"; }, "step: no step 'refill'"},
          {"turn", [](auto& p) { p["turn"] = 3; }, "turn: expected a whole number from 1 to 2"},
          {"taken", [](auto& p) { p["taken"] = 1; }, "the pending decision does not fit"},
          {"over", [](auto& p) { p["step"] = "over"; }, "turn: must be null"},
          {"deck too long", [](auto& p) { p["deck"].as_array().resize(86, json::value("R1")); },
           "deck: expected 0 to 85 items"},
          {"no card", [](auto& p) { p["deck"].as_array()[3] = "R13"; }, "deck: expected a photo"},
          {"two Sunsets", [](auto& p) { p["deck"].as_array()[0] = "sunset"; }, "exactly one place"},
          {"Sunset in a hand", [](auto& p) { p["hands"].as_array()[0].as_array()[0] = "sunset"; },
           "hands: expected a photo"},
          {"rows", [](auto& p) { p["city"].as_array().pop_back(); },
           "city: expected 3 items, not 2"},
          {"columns", [](auto& p) { p["city"].as_array()[0].as_array().push_back(nullptr); },
           "city: expected 4 items, not 5"},
          {"hand too long",
           [](auto& p) { p["hands"].as_array()[0].as_array().resize(9, json::value("R1")); },
           "hands: expected 0 to 8 items"},
          {"card twice",
           [](auto& p) {
             p["hands"].as_array()[0].as_array()[0] = p["hands"].as_array()[0].as_array()[1];
           },
           "exactly one place"},
          {"three hands", [](auto& p) { p["hands"].as_array().emplace_back(json::array()); },
           "hands: expected 2 items, not 3"},
          {"strip number",
           [](auto& p) { p["strips"].as_array()[0].as_object()["red"] = parse_json("[0]"); },
           "strips: expected a whole number from 1 to 12"},
          {"strip too long",
           [](auto& p) {
             p["strips"].as_array()[0].as_object()["red"] = json::array(13, json::value(1));
           },
           "strips: expected 1 to 12 items"},
          {"secret wind of a turn", [](auto& p) { p["winds"].as_array()[0] = "1>2"; },
           "does not fit"},
          {"wind beyond the hand", [](auto& p) { p["winds"].as_array()[0] = "1>6"; },
           "winds: '1>6' is no wind of this hand"},
          {"wind to the back", [](auto& p) { p["winds"].as_array()[0] = "2>1"; }, "winds: '2>1'"},
          {"a take as wind", [](auto& p) { p["winds"].as_array()[0] = "1L1"; }, "winds: '1L1'"},
          {"good shot", [](auto& p) { p["good_shots"].as_object()["red"] = 3; },
           "good_shots: expected a whole number from 1 to 2"},
          {"shown in the deck",
           [](auto& p) { p["shown"].as_array().push_back(p["deck"].as_array()[0]); }, "shown: "},
          {"left twice", [](auto& p) { p["left"] = json::array{"R1", "R1"}; },
           "left: R1 stands there twice"},
      },
      read);
}

TEST(Position, TheSunsetStepNeedsTheSunsetRevealed) {
  json::object position = position_json(default_edition(), deal(3, false, 5));
  position["step"] = "sunset";
  EXPECT_THAT(error_of(position, read),
              HasSubstr("the pending decision does not fit the position"));
}

TEST(Position, FinalShotsNeedAnEmptyDeck) {
  State state = deal(4, false, 5);
  while (!state.sunset_seen || state.pending.top().step != Step::choose_scene) {
    play_random_moves(state, 1, state.deck.size());
  }
  json::object position = position_json(default_edition(), state);
  position["step"] = "final-shots";
  EXPECT_THAT(error_of(position, read),
              HasSubstr("the pending decision does not fit the position"));
}

TEST(Position, DamagedOnesAreRefusedOrPlayable) {
  FastGenerator random(Seed::from_number(7), 0);
  PositionMutator mutator = position_mutator(random);
  int accepted = 0;
  for (int round = 0; round < 5000; ++round) {
    State state = deal(2 + round % 3, round % 2 == 0, static_cast<std::uint64_t>(round));
    play_random_moves(state, static_cast<int>(below(random, 110)),
                      static_cast<std::uint64_t>(round));
    json::object position = position_json(default_edition(), state);
    for (std::uint32_t i = 0; i <= below(random, 4); ++i) mutator.mutate(position);
    std::optional<State> read_back;
    try {
      read_back = read(position);
    } catch (const Error&) {
      continue;
    }
    ++accepted;
    expect_playable<Photograph>(default_edition(), *read_back, random);
    if (HasFatalFailure()) FAIL() << json::serialize(position);
  }
  EXPECT_GT(accepted, 30);
}

}  // namespace
}  // namespace ludoteca::photograph
