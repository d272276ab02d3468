#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <map>

#include "engine/json_input.h"
#include "engine/position_checks.h"
#include "engine/random_play.h"
#include "games/broom_service/broom_service.h"
#include "games/broom_service/json.h"
#include "games/broom_service/mutate_position.h"
#include "games/broom_service/test_random_game.h"
#include "games/broom_service/test_table.h"
#include "tests/rounds.h"
#include "text/error.h"

namespace ludoteca::broom_service {
namespace {

namespace json = boost::json;
using ::testing::HasSubstr;
using ::testing::MatchesRegex;

// For those who say what is wrong with a position.
auto reader_of(const Edition& edition) {
  return [&edition](const json::object& position) { return state_from_json(edition, position); };
}

void expect_to_come_back(const Edition& edition, const State& state) {
  const std::string text = json::serialize(position_json(edition, state));
  ASSERT_EQ(error_of(position_json(edition, state), reader_of(edition)), "accepted") << text;
  const State again = state_from_json(edition, parse_json(text).as_object());
  ASSERT_EQ(again, state) << text;
  ASSERT_EQ(json::serialize(position_json(edition, again)), text);
}

// Which decision, and whether others wait below it.
using Shape = std::pair<Step, std::size_t>;

TEST(BroomPosition, ComesBackExactlyAtEveryStepOfTheGame) {
  std::map<Shape, int> met;
  for (const Edition* edition : {&default_edition(), &crowded_edition()}) {
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
      const auto look = [&](const State& state) {
        const Shape shape = finished(state)
                                ? Shape(Step::start_round, 0)
                                : Shape(state.pending.top().step, state.pending.depth());
        if (met[shape]++ < 150) expect_to_come_back(*edition, state);
      };
      play_at_random<BroomService>(*edition, options_number(seed), seed, look, [](const Event&) {});
      if (HasFatalFailure()) return;
    }
  }
  std::map<Step, std::size_t> deepest;
  for (const auto& [shape, count] : met) deepest[shape.first] = shape.second;
  for (std::size_t i = 0; i < kStepNames.size(); ++i) {
    EXPECT_TRUE(deepest.contains(static_cast<Step>(i))) << kStepNames.at(i);
  }
  for (const Step step : {Step::fly, Step::mountain_cloud, Step::mountain_order}) {
    EXPECT_EQ(deepest[step], 4U) << step_name(step);
  }
  EXPECT_EQ(deepest[Step::witch_delivery], 3U) << "above a mountain tile";
}

// Not a step of the game's course is lost: the same moves lead to the same positions.
TEST(BroomPosition, TheGameGoesOnAsItWouldHave) {
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    FastStreams streams(Seed::from_number(seed));
    FastGenerator random(Seed::from_number(seed), 97);
    const Edition& edition = default_edition();
    State state = setup(edition, options_number(seed), streams);
    while (!finished(state)) {
      State again = state_from_json(edition, position_json(edition, state));
      const Seat seat = to_act(state).front();
      Actions list;
      legal_actions(edition, state, seat, list);
      const Action action = pick(random, list);
      FastStreams same = streams;
      apply(edition, again, seat, action, same, NoEvents());
      apply(edition, state, seat, action, streams, NoEvents());
      ASSERT_EQ(again, state);
    }
  }
}

State beginning(Side side = Side::front) {
  FastStreams streams(Seed::from_number(1));
  return setup(default_edition(), complete({2, side, Storm::few, false}), streams);
}

json::object write(const State& state) {
  return position_json(default_edition(), state);
}

TEST(BroomPosition, OfTheBeginning) {
  const json::object position = write(beginning(Side::back));
  EXPECT_EQ(position.at("players"), 2);
  EXPECT_EQ(position.at("options"),
            json::value({{"board", "back"}, {"mountain-tiles", "on"}, {"storm", "few"}}));
  EXPECT_EQ(json::serialize(position.at("decisions")), R"([{"step":"choose-roles"}])");
  EXPECT_EQ(position.at("events_left").as_array().size(), 9U);
  EXPECT_EQ(position.at("tiles").as_array().size(), 11U);
  EXPECT_TRUE(position.at("acting").is_null() && position.at("role").is_null());
  const json::object& seat = position.at("seats").as_array()[0].as_object();
  EXPECT_EQ(seat.at("hand").as_array().size(), 0U);
  EXPECT_EQ(seat.at("points").at("towers"), 0);
}

// Compilers disagree about what json::array{value} is.
json::array list_of(json::value only) {
  json::array list;
  list.push_back(std::move(only));
  return list;
}

json::object& seat_of(json::object& position, std::size_t seat) {
  return position["seats"].as_array()[seat].as_object();
}
json::object& item_of(json::object& position, const char* list, std::size_t i) {
  return position[list].as_array()[i].as_object();
}

void expect_errors(const Edition& edition, const State& state, const std::vector<Damage>& table) {
  ludoteca::expect_errors(position_json(edition, state), table, reader_of(edition));
}

TEST(BroomPosition, NamesWhatIsWrong) {
  expect_errors(
      default_edition(), beginning(),
      {
          {"unknown member", [](auto& p) { p["extra"] = 1; }, "unknown member 'extra'"},
          {"missing member", [](auto& p) { p.erase("tiles"); }, "tiles: is missing"},
          {"players", [](auto& p) { p["players"] = 6; },
           "players: expected a whole number from 2 to 5"},
          {"option", [](auto& p) { p["options"] = {{"x", "on"}}; }, "unknown option 'x'"},
          {"front without its tiles", [](auto& p) { p["options"] = {{"board", "back"}}; },
           "tiles: expected 11 items"},
          {"round", [](auto& p) { p["round"] = 8; }, "round: expected a whole number from 1 to 7"},
          {"events left", [](auto& p) { p["events_left"].as_array().pop_back(); },
           "events_left: this position cannot occur: round, event"},
          {"an event twice", [](auto& p) { p["events_left"].at(0) = p["events_left"].at(1); },
           "events_left: 'black-market' stands there twice"},
          {"bewitched", [](auto& p) { p["bewitched"] = json::array(); }, "bewitched roles do not"},
          {"leader", [](auto& p) { p["leader"] = 3; }, "leader: expected a whole number from 1"},
          {"role", [](auto& p) { p["role"] = "witch"; }, "role: expected one of forest-witch"},
          {"role laid", [](auto& p) { p["role"] = "hill-druid"; },
           "decisions: this position cannot occur"},
          {"brave", [](auto& p) { p["last_brave"] = 1; }, "decisions: this position cannot occur"},
          {"acting", [](auto& p) { p["acting"] = 1; },
           "acting: 'choose-roles' is decided by all at once"},
          {"nobody leads", [](auto& p) { item_of(p, "decisions", 0)["step"] = "lead"; },
           "acting: 'lead' is decided by one player"},
          {"step", [](auto& p) { item_of(p, "decisions", 0)["step"] = "next-turn"; },
           "step: expected one of choose-roles"},
          {"an argument too many", [](auto& p) { item_of(p, "decisions", 0)["brave"] = true; },
           "decisions: 'choose-roles' has other members"},
          {"over too early", [](auto& p) { p["decisions"] = json::array(); },
           "decisions: this position cannot occur"},
          {"five decisions", [](auto& p) { p["decisions"] = json::array{1, 1, 1, 1, 1}; },
           "decisions: expected 0 to 4 items, not 5"},
          {"four above a turn",
           [](auto& p) {
             p["acting"] = 1;
             p["role"] = "hill-witch";
             const json::object fly = {{"step", "mountain-cloud"}};
             p["decisions"] = json::array{fly, fly, fly, fly};
           },
           "decisions: more than ever wait at once"},
          {"cloud twice",
           [](auto& p) { item_of(p, "clouds", 0)["region"] = item_of(p, "clouds", 1)["region"]; },
           "stands there twice"},
          {"cloud", [](auto& p) { item_of(p, "clouds", 0)["kind"] = "9/9"; },
           "kind: there is no cloud '9/9'"},
          {"cloud taken", [](auto& p) { item_of(p, "clouds", 0)["taken"] = 3; },
           "taken: expected a whole number"},
          {"a cloud space without one", [](auto& p) { p["clouds"].as_array().pop_back(); },
           "clouds: this position cannot occur"},
          {"too many of a kind",
           [](auto& p) {
             for (auto& cloud : p["clouds"].as_array()) cloud.as_object()["kind"] = "bonus";
           },
           "clouds: this position cannot occur"},
          {"tower", [](auto& p) { p["filled_towers"] = list_of(99); },
           "filled_towers: expected a whole number"},
          {"tower twice", [](auto& p) { p["filled_towers"] = json::array{1, 1}; },
           "filled_towers: a tower stands there twice"},
          {"tile on the front", [](auto& p) { p["tiles"] = list_of(1); },
           "tiles: expected 0 items"},
          {"seats", [](auto& p) { p["seats"].as_array().pop_back(); },
           "seats: expected 2 items, not 1"},
          {"pawn", [](auto& p) { seat_of(p, 0)["pawns"].as_array()[0] = 40; },
           "pawns: expected a whole number"},
          {"pawn under a cloud",
           [](auto& p) { seat_of(p, 0)["pawns"].at(0) = item_of(p, "clouds", 0)["region"]; },
           "pawns: this position cannot occur"},
          {"a hand too early", [](auto& p) { seat_of(p, 0)["hand"] = list_of("hill-druid"); },
           "decisions: this position cannot occur"},
          {"laid", [](auto& p) { seat_of(p, 0)["laid"] = list_of("druid"); },
           "laid: expected one of"},
          {"amulet", [](auto& p) { seat_of(p, 0)["amulets"] = list_of(1); },
           "amulets: there is none in region 1"},
          {"forest tile", [](auto& p) { seat_of(p, 0)["forest_tiles"] = list_of("brave"); },
           "tiles: this position cannot occur"},
          {"resource", [](auto& p) { seat_of(p, 0)["resources"].as_object()["green"] = -1; },
           "green: expected a whole number"},
          {"rich", [](auto& p) { seat_of(p, 0)["resources"].as_object()["green"] = 200; },
           "green: expected a whole number from 0 to 33"},
          {"points", [](auto& p) { seat_of(p, 0)["points"].as_object()["towers"] = -1; },
           "points: this position cannot occur"},
          {"track", [](auto& p) { seat_of(p, 0)["points"].as_object()["events"] = 1 << 20; },
           "events: expected a whole number"},
          {"chosen too many",
           [](auto& p) { seat_of(p, 0)["chosen"] = {"hill-druid", "hill-druid"}; },
           "chosen: 'hill-druid' stands there twice"},
          {"extra", [](auto& p) { seat_of(p, 0)["extra"] = "nobody"; }, "extra: expected one of"},
          {"extra too early", [](auto& p) { seat_of(p, 0)["extra"] = "none"; },
           "seats: this position cannot occur: choices in secret"},
          {"offer too early", [](auto& p) { seat_of(p, 0)["offer"] = json::array(); },
           "seats: this position cannot occur: choices in secret"},
          {"all have chosen",
           [](auto& p) {
             for (std::size_t i = 0; i < 2; ++i) {
               seat_of(p, i)["chosen"] = {"forest-witch", "hill-witch", "hill-druid",
                                          "weather-fairy"};
             }
           },
           "decisions: this position cannot occur"},
      });
}

TEST(BroomPosition, TilesLieInTheirRegions) {
  expect_errors(
      default_edition(), beginning(Side::back),
      {
          {"region", [](auto& p) { item_of(p, "tiles", 0)["region"] = 1; }, "region: tile 1 lies"},
          {"tile", [](auto& p) { item_of(p, "tiles", 0)["tile"] = "turbo-1"; },
           "tile: no tile 'turbo-1' for region"},
          {"tile twice",
           [](auto& p) { item_of(p, "tiles", 0)["tile"] = item_of(p, "tiles", 1)["tile"]; },
           "tiles: this position cannot occur"},
          {"no tile", [](auto& p) { item_of(p, "tiles", 0)["tile"] = nullptr; },
           "tiles: this position cannot occur"},
      });
}

// A brave Mountain Witch has arrived at the first mountain: order, tile and delivery wait.
State at_the_mountain(TestTable& table) {
  table.hand(0, "MW").hand(1, "VD").pawns(0, 4, 0).resources(0, 1, 1, 1, 1);
  table.mountain_tiles({MountainTile::moves, MountainTile::wands, MountainTile::delivery});
  table.map().covered = 0;
  table.state.closed = 0;
  table.play({"brave MW", "move 4 to 5"});
  return table.state;
}

TEST(BroomPosition, DecisionsWaitOnlyWhereTheyCan) {
  TestTable table(2);
  const State state = at_the_mountain(table);
  ASSERT_EQ(state.pending.top().step, Step::mountain_order);
  const auto decision = [](json::object& p, std::size_t i) -> json::object& {
    return item_of(p, "decisions", i);
  };
  const char* const no = "decisions: this position cannot occur: the pending decision";
  expect_errors(
      table.edition, state,
      {
          {"without the tile",
           [](auto& p) { p["decisions"].as_array().erase(&p["decisions"].at(1)); }, no},
          {"without the delivery", [](auto& p) { p["decisions"].as_array().pop_back(); }, no},
          {"another tile",
           [&](auto& p) { p["decisions"].at(1) = json::object{{"step", "mountain-wands"}}; }, no},
          {"another region", [&](auto& p) { decision(p, 2)["region"] = 5; }, no},
          {"no pawn", [&](auto& p) { decision(p, 2)["pawn"] = 3; },
           "pawn: expected a whole number from 1 to 2"},
          {"too many moves", [&](auto& p) { decision(p, 1)["moves"] = 3; },
           "moves: expected a whole number from 1 to 2"},
          {"a move made before", [&](auto& p) { decision(p, 1)["moves"] = 1; }, no},
          {"no amulet", [](auto& p) { seat_of(p, 0)["amulets"] = json::array(); }, no},
          {"no potion",
           [](auto& p) {
             for (auto& entry : seat_of(p, 0)["resources"].as_object()) entry.value() = 0;
           },
           no},
          {"somebody else", [](auto& p) { p["acting"] = 2; }, no},
          {"a cowardly witch", [](auto& p) { seat_of(p, 0)["laid_brave"] = json::array(); },
           "decisions: "},
          {"another role", [](auto& p) { p["role"] = "hill-witch"; }, "decisions: "},
          {"another brave player", [](auto& p) { p["last_brave"] = 2; }, no},
          {"a flight on the front",
           [](auto& p) {
             p["decisions"].as_array()[0] = json::object{{"step", "fly"}, {"pawn", 1}};
           },
           "pawn: no tile in region"},
          {"an action of another role",
           [](auto& p) {
             p["decisions"] = json::array{json::object{{"step", "fairy"}, {"brave", true}}};
           },
           "step: 'fairy' is not what the mountain-witch does"},
          {"a set in the middle of a turn",
           [](auto& p) { p["decisions"] = json::array{json::object{{"step", "hand-in"}}}; }, no},
      });
}

TEST(BroomPosition, DamagedOnesAreRefusedOrPlayable) {
  FastGenerator random(Seed::from_number(7), 0);
  PositionMutator mutator = position_mutator(random);
  FastStreams streams{Seed()};
  int accepted = 0;
  for (std::uint64_t round = 0; round < rounds(1500U); ++round) {
    const Edition& edition = round % 2 == 0 ? default_edition() : crowded_edition();
    FastStreams deal(Seed::from_number(round));
    State state = setup(edition, options_number(round), deal);
    for (std::uint32_t i = below(random, 250); i > 0 && !finished(state); --i) {
      play_random_move<BroomService>(edition, state, streams, random);
    }
    for (int tries = 0; tries < 10; ++tries) {
      json::object position = position_json(edition, state);
      for (std::uint32_t i = 0; i <= below(random, 3); ++i) mutator.mutate(position);
      const std::string error = error_of(position, reader_of(edition));
      if (error != "accepted") {
        EXPECT_THAT(error, MatchesRegex("([a-z_]+: |unknown |board = |[a-z-]+ is one of ).*"));
        continue;
      }
      ++accepted;
      expect_playable<BroomService>(edition, state_from_json(edition, position), random);
      if (HasFatalFailure()) FAIL() << json::serialize(position);
      break;
    }
  }
  EXPECT_GT(accepted, rounds(500));
}

}  // namespace
}  // namespace ludoteca::broom_service
