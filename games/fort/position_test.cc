#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <map>

#include "engine/json_input.h"
#include "engine/position_checks.h"
#include "engine/random_play.h"
#include "games/fort/fort.h"
#include "games/fort/json.h"
#include "games/fort/mutate_position.h"
#include "games/fort/test_position.h"
#include "tests/rounds.h"
#include "text/error.h"
#include "text/lines.h"

namespace ludoteca::fort {
namespace {

namespace json = boost::json;
using ::testing::HasSubstr;

json::object write(const State& state) {
  return position_json(default_edition(), state);
}
State read(const json::object& position) {
  return state_from_json(default_edition(), position);
}

// What is left of an action that is over is not part of a position.
State without_old_run(State state) {
  if (!is_running(state)) state.run = Run();
  return state;
}

void expect_to_come_back(const State& state) {
  const std::string text = json::serialize(write(state));
  const State again = read(parse_json(text).as_object());
  ASSERT_EQ(again, without_old_run(state)) << text;
  ASSERT_EQ(json::serialize(write(again)), text);
}

TEST(FortPosition, ComesBackExactlyAtEveryStepOfTheGame) {
  std::map<std::pair<Step, bool>, int> met;  // by step, and whether a follower makes it
  for (std::uint64_t seed = 0; seed < 150; ++seed) {
    const Options options{static_cast<std::uint8_t>(2 + seed % 3), seed % 2 == 1};
    const auto look = [&](const State& state) {
      const Step step = finished(state) ? Step::start_turn : state.pending.top().step;
      const bool follows = is_running(state) && !state.run.leader;
      if (met[std::pair(step, follows)]++ < 100) expect_to_come_back(state);
    };
    play_at_random<Fort>(default_edition(), options, seed, look, [](const Event&) {});
    if (HasFatalFailure()) return;
  }
  State state = TestPosition(2)  // at random, Recycling is used up before this moment
                    .hand(0, "Bug, Wart")
                    .deck(0, "Moose, Chef, Patch, Doc, Tiny")
                    .hand(1, "Sarge")
                    .perk(0, Perk::recycling)
                    .build();
  make_all(state, {"play none", "recruit from deck", "no more"});
  ++met[std::pair(step_of(state), false)];
  expect_to_come_back(state);
  for (std::size_t i = 0; i < kStepNames.size(); ++i) {
    const auto step = static_cast<Step>(i);
    EXPECT_GT(met[std::pair(step, false)] + met[std::pair(step, true)], 0) << kStepNames.at(i);
  }
  for (const Step step : {Step::repeat, Step::pay, Step::choose_kind, Step::keep_rule}) {
    EXPECT_GT(met[std::pair(step, true)], 0) << step_name(step) << " of a follower";
  }
}

// Not a step of the game's course is lost: the same moves lead to the same positions.
TEST(FortPosition, TheGameGoesOnAsItWouldHave) {
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    FastStreams streams(Seed::from_number(seed));
    FastGenerator random(Seed::from_number(seed), 97);
    const Options options{static_cast<std::uint8_t>(2 + seed % 3), seed % 2 == 0};
    State state = setup(default_edition(), options, streams);
    while (!finished(state)) {
      State again = read(write(state));
      const Seat seat = to_act(state).front();
      Actions list;
      legal_actions(default_edition(), state, seat, list);
      const Action action = pick(random, list);
      FastStreams same = streams;
      apply(default_edition(), again, seat, action, same, NoEvents());
      apply(default_edition(), state, seat, action, streams, NoEvents());
      ASSERT_EQ(without_old_run(again), without_old_run(state));
    }
  }
}

State beginning(bool draft) {
  FastStreams streams(Seed::from_number(1));
  return setup(default_edition(), {2, draft}, streams);
}

TEST(FortPosition, OfTheBeginning) {
  const json::object position = write(beginning(false));
  EXPECT_EQ(position.at("players"), 2);
  EXPECT_EQ(position.at("options"), json::value({{"setup", "basic"}}));
  EXPECT_EQ(position.at("step"), "play");
  EXPECT_EQ(position.at("park_deck").as_array().size(), 41U);
  EXPECT_TRUE(position.at("play").is_null() && position.at("run").is_null());
  const json::object& seat = position.at("seats").as_array()[0].as_object();
  EXPECT_EQ(seat.at("hand").as_array().size(), 5U);
  EXPECT_EQ(seat.at("known").as_array().size(), 2U) << "the Best Friends";
}

TEST(FortPosition, NamesTheSecondCardOfAKid) {
  const State state = TestPosition(2).hand(0, "Bug, Bug").build();
  const json::object position = write(state);
  EXPECT_EQ(json::serialize(position.at("seats").as_array()[0].at("hand")), R"(["Bug","Bug #2"])");
}

// In the middle of The Ant's public action, with a card added: pack × skateboard.
State in_the_middle() {
  State state = TestPosition(2)
                    .hand(0, "The Ant, Dash, Penny")
                    .hand(1, "Moose, Worm")
                    .deck(1, "Sarge")
                    .level(0, 1)
                    .stuff(0, 2, 2)
                    .build();
  make_all(state, {"play The Ant", "add Dash", "begin"});
  return state;
}

json::object& seat_of(json::object& position, std::size_t seat) {
  return position["seats"].as_array()[seat].as_object();
}

void expect_errors(const State& state, const std::vector<Damage>& table) {
  ludoteca::expect_errors(write(state), table, read);
}

TEST(FortPosition, NamesWhatIsWrong) {
  expect_errors(
      beginning(false),
      {
          {"unknown member", [](auto& p) { p["extra"] = 1; }, "unknown member 'extra'"},
          {"missing member", [](auto& p) { p.erase("park"); }, "park: is missing"},
          {"players", [](auto& p) { p["players"] = 5; },
           "players: expected a whole number from 2 to 4"},
          {"option", [](auto& p) { p["options"] = {{"x", "on"}}; }, "unknown option 'x'"},
          {"step", [](auto& p) { p["step"] = "start-turn"; }, "step: expected one of draft, play"},
          {"turn", [](auto& p) { p["turn"] = 3; }, "turn: expected a whole number from 1 to 2"},
          {"over", [](auto& p) { p["step"] = "over"; }, "turn: must be null when the game is over"},
          {"over too early",
           [](auto& p) {
             p["step"] = "over";
             p["turn"] = p["acting"] = nullptr;
           },
           "the end of the game"},
          {"two seats", [](auto& p) { p["seats"].as_array().pop_back(); },
           "seats: expected 2 items, not 1"},
          {"no kid", [](auto& p) { seat_of(p, 0)["hand"].as_array()[0] = "Bugs"; },
           "hand: no kid 'Bugs'"},
          {"card twice",
           [](auto& p) {
             auto& hand = seat_of(p, 0)["hand"].as_array();
             hand[0] = hand[1];
           },
           "stands there twice"},
          {"card in two places",
           [](auto& p) { seat_of(p, 0)["deck"].as_array()[0] = p["park_deck"].as_array()[0]; },
           "a card is in two places"},
          {"colour twice", [](auto& p) { seat_of(p, 0)["colour"] = seat_of(p, 1)["colour"]; },
           "a card is in two places or not of this game"},
          {"level", [](auto& p) { seat_of(p, 0)["level"] = 6; },
           "level: expected a whole number from 0 to 5"},
          {"level without a rule", [](auto& p) { seat_of(p, 0)["level"] = 1; },
           "made-up rules do not fit the Fort levels"},
          {"stuff", [](auto& p) { seat_of(p, 0)["stuff"].as_object()["pizza"] = 5; },
           "holds more than it can"},
          {"rule", [](auto& p) { seat_of(p, 0)["rule"] = "no-homework"; },
           "rule: there is no 'no-homework'"},
          {"perk twice", [](auto& p) { p["perks"].as_array()[0] = p["perks"].as_array()[1]; },
           "stands there twice"},
          {"points without the end", [](auto& p) { seat_of(p, 0)["points"] = 25; },
           "the end of the game"},
          {"end without a reason", [](auto& p) { p["end"] = "fort"; }, "the end of the game"},
          {"unknown Best Friends", [](auto& p) { seat_of(p, 0)["known"] = json::array(); },
           "cards seen by all"},
          {"known elsewhere",
           [](auto& p) { seat_of(p, 0)["known"].as_array().push_back(p["park_deck"].at(0)); },
           "known: a card of it is neither"},
          {"drafted in a basic setup", [](auto& p) { p["drafted"] = json::array{1}; },
           "drafted: expected 0 items"},
          {"a card of the play that is not there", [](auto& p) { p["step"] = "choose-action"; },
           "'choose-action' cannot be the decision"},
          {"an action that is not there", [](auto& p) { p["step"] = "repeat"; },
           "run: step 'repeat' is part of an action"},
          {"a perk that is not there", [](auto& p) { p["step"] = "birthday"; },
           "the pending decision"},
      });
}

TEST(FortPosition, ADraftHasNothingButKids) {
  expect_errors(
      beginning(true),
      {
          {"basic", [](auto& p) { p["options"] = {{"setup", "basic"}}; }, "expected 0 items"},
          {"a hand too small", [](auto& p) { seat_of(p, 0)["hand"].as_array().pop_back(); },
           "the draft does not fit"},
          {"kept by somebody else",
           [](auto& p) { p["kept"].as_array()[0] = seat_of(p, 1)["hand"].as_array()[0]; },
           "the draft does not fit"},
          {"points", [](auto& p) { seat_of(p, 0)["points"] = 1; }, "the draft does not fit"},
          {"turn", [](auto& p) { p["step"] = "play"; }, "cannot occur"},
      });
}

TEST(FortPosition, AnActionMustBeOneThatCanBeCompleted) {
  const auto run = [](json::object& p) -> json::object& { return p["run"].as_object(); };
  const auto play = [](json::object& p) -> json::object& { return p["play"].as_object(); };
  expect_errors(
      in_the_middle(),
      {
          {"times", [&](auto& p) { run(p)["times"] = 3; }, "the pending decision"},
          {"done", [&](auto& p) { run(p)["done"] = 2; }, "the pending decision"},
          {"stage", [&](auto& p) { run(p)["stage"] = 1; }, "the pending decision"},
          {"kind", [&](auto& p) { run(p)["kind"] = "pizza"; }, "the pending decision"},
          {"kind of a pair", [&](auto& p) { run(p)["kind"] = "both"; }, "kind: expected one of"},
          {"rival", [&](auto& p) { run(p)["rival"] = 2; }, "the pending decision"},
          {"suit", [&](auto& p) { run(p)["suit"] = "glue"; }, "the pending decision"},
          {"the coin as a suit", [&](auto& p) { run(p)["suit"] = "coin"; }, "no suit 'coin'"},
          {"diy", [&](auto& p) { run(p)["action"] = "diy"; }, "run: DIY is used instead"},
          {"used before", [&](auto& p) { play(p)["public"] = "fully"; }, "the pending decision"},
          {"symbols of nothing", [&](auto& p) { play(p)["symbols"].as_object()["book"] = 1; },
           "the pending decision"},
          {"another card", [&](auto& p) { play(p)["card"] = "Penny"; }, "the pending decision"},
          {"followed too early", [&](auto& p) { play(p)["followed"].as_array().emplace_back(2); },
           "the pending decision"},
          {"the wrong question", [](auto& p) { p["step"] = "choose-kind"; },
           "cannot be the decision"},
          {"a payment", [](auto& p) { p["step"] = "pay"; }, "the pending decision"},
          {"somebody else", [](auto& p) { p["acting"] = 2; }, "the pending decision"},
          {"no room in the Pack", [](auto& p) { seat_of(p, 0)["pack"].as_object()["toys"] = 2; },
           "nothing to choose"},
          {"no card played", [](auto& p) { p["play"] = nullptr; }, "run: no card is played"},
      });
}

TEST(FortPosition, DamagedOnesAreRefusedOrPlayable) {
  FastGenerator random(Seed::from_number(7), 0);
  PositionMutator mutator = position_mutator(random);
  FastStreams streams{Seed()};
  int accepted = 0;
  for (std::uint64_t round = 0; round < rounds(1200U); ++round) {
    FastStreams deal(Seed::from_number(round));
    State state =
        setup(default_edition(), {static_cast<std::uint8_t>(2 + round % 3), round % 2 == 0}, deal);
    for (std::uint32_t i = below(random, 400); i > 0 && !finished(state); --i) {
      play_random_move<Fort>(default_edition(), state, streams, random);
    }
    for (int tries = 0; tries < 10; ++tries) {
      json::object position = write(state);
      for (std::uint32_t i = 0; i <= below(random, 3); ++i) mutator.mutate(position);
      std::optional<State> read_back;
      try {
        read_back = read(position);
      } catch (const Error&) {
        continue;
      }
      ++accepted;
      expect_playable<Fort>(default_edition(), *read_back, random);
      if (HasFatalFailure()) FAIL() << json::serialize(position);
      break;
    }
  }
  EXPECT_GT(accepted, rounds(300));
}

// Seat 4 holds a Golden Boy that nobody has seen since it was drafted, and everybody knows of
// another one in its deck, which seat 1 had drafted. Nobody can tell which of them is played: the
// known one is taken to be it, and the other is still the one that seat 4 drafted (F2.3).
TEST(FortPosition, AKidThatNobodySawStaysWithWhoDraftedIt) {
  State state =
      read(parse_json(read_file("tests/fuzz/corpus/fort_position/drafted_twin.json", 1 << 20))
               .as_object());
  const auto drafted = state.drafted;
  const Card card = take_from_hand(default_edition(), state, 3, kid_named("Golden Boy"));
  EXPECT_TRUE(state.shown.contains(card));
  EXPECT_EQ(state.drafted, drafted);
}

}  // namespace
}  // namespace ludoteca::fort
