#include "games/broom_service/json.h"

#include <gtest/gtest.h>

#include <set>
#include <utility>
#include <vector>

#include "games/broom_service/board_checks.h"
#include "games/broom_service/names.h"
#include "games/broom_service/polygon.h"
#include "games/broom_service/test_random_game.h"

namespace ludoteca::broom_service {
namespace {

namespace json = boost::json;

std::string event_text(const Event& event) {
  return json_text([&](JsonWriter& out) { write_json(test_edition(), event, out); });
}

TEST(BroomEventJson, WritesNamesAndNumbersThatPeopleKnow) {
  EXPECT_EQ(event_text(EventRevealed{EventCard::more_or_less}),
            R"({"event":"event-revealed","card":"more-or-less"})");
  EXPECT_EQ(event_text(RolesBewitched{with(bit(Role::hill_druid), Role::forest_witch)}),
            R"({"event":"roles-bewitched","roles":["forest-witch","hill-druid"]})");
  EXPECT_EQ(event_text(RoleLaid{1, Role::weather_fairy, true, false}),
            R"({"event":"role-laid","seat":2,"role":"weather-fairy","brave":true,)"
            R"("leading":false})");
  EXPECT_EQ(event_text(BraveOut{0, 2}), R"({"event":"brave-out","seat":1,"by":3})");
  EXPECT_EQ(event_text(PointsScored{0, -3, Why::bewitched}),
            R"({"event":"points-scored","seat":1,"points":-3,"why":"bewitched"})");
  EXPECT_EQ(event_text(PawnFlew{0, 1, 8, 19, 2}),
            R"({"event":"pawn-flew","seat":1,"pawn":2,"from":9,"to":20,"circle":"C"})");
  EXPECT_EQ(event_text(PotionDelivered{0, 6, 11, Colour::violet, 6, 1}),
            R"({"event":"potion-delivered","seat":1,"region":7,"tower":"t12","potion":"violet",)"
            R"("points":6,"wands":1})");
  EXPECT_EQ(event_text(PotionDelivered{0, 6, kTileTower, Colour::orange, 7, 0}),
            R"({"event":"potion-delivered","seat":1,"region":7,"tower":"tile","potion":"orange",)"
            R"("points":7,"wands":0})");
  EXPECT_EQ(event_text(ResourcesTaken{0, {{0, 2, 0, 1}}}),
            R"({"event":"resources-taken","seat":1,"amount":{"orange":0,"violet":2,"green":0,)"
            R"("wands":1}})");
  EXPECT_EQ(event_text(CloudTaken{0, 8, Cloud::heavy_3, 3}),
            R"({"event":"cloud-taken","seat":1,"region":9,"kind":"heavy","wands":3,"bolts":3})");
  EXPECT_EQ(event_text(GaveUp{0, Step::witch_delivery, true}),
            R"({"event":"gave-up","seat":1,"step":"witch-delivery","could":true})");
  EXPECT_EQ(event_text(Chosen{0, Choice::black_market}),
            R"({"event":"chosen","seat":1,"choice":"black-market"})");
  EXPECT_EQ(event_text(SetHandedIn{0, 0b1011}),
            R"({"event":"set-handed-in","seat":1,"kinds":["orange","violet","wand"]})");
  EXPECT_EQ(event_text(GameOver{}), R"({"event":"game-over"})");
}

TEST(BroomEventJson, TellsNoSecrets) {
  const Event chosen = RolesChosen{1, bit(Role::hill_druid)};
  EXPECT_EQ(event_text(redact(chosen, Viewer::of(0))), R"({"event":"roles-chosen","seat":2})");
  EXPECT_EQ(event_text(redact(chosen, Viewer::of(1))),
            R"({"event":"roles-chosen","seat":2,"roles":["hill-druid"]})");
  EXPECT_EQ(event_text(redact(ExtraRoleChosen{1, Role::hill_druid}, Viewer::spectator())),
            R"({"event":"extra-role-chosen","seat":2,"role":null})");
}

// Every kind of event comes up in random games and has a name of its own.
TEST(BroomEventJson, WritesEveryKindOfEvent) {
  std::set<std::string> names;
  std::set<std::size_t> kinds;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    play_at_random<BroomService>(
        test_edition(), options_number(seed), seed, [](const State&) {},
        [&](const Event& event) {
          kinds.insert(event.index());
          names.emplace(json::parse(event_text(event)).at("event").as_string());
        });
  }
  EXPECT_EQ(kinds.size(), std::variant_size_v<Event>);
  EXPECT_EQ(names.size(), kinds.size());
}

class BroomViewJson : public testing::Test {
 protected:
  json::object see(const State& state, Viewer viewer) const {
    const std::string text = json_text(
        [&](JsonWriter& out) { write_json(edition_, view(edition_, state, viewer), out); });
    return json::parse(text).as_object();
  }
  State begin(const Options& options) { return setup(edition_, options, streams_); }
  const Edition& edition_ = test_edition();
  FastStreams streams_{Seed::from_number(3)};
};

TEST_F(BroomViewJson, ShowsTheBeginning) {
  const State state = begin({3, Side::back, Storm::few, true});
  const json::object seen = see(state, Viewer::of(0));
  EXPECT_EQ(seen.at("viewer"), 1);
  EXPECT_EQ(seen.at("options"),
            json::parse(R"({"board":"back","mountain-tiles":"on","storm":"few"})"));
  EXPECT_EQ(seen.at("step"), "choose-roles");
  EXPECT_EQ(seen.at("to_act"), json::parse("[1,2,3]"));
  EXPECT_EQ(seen.at("round"), 1);
  EXPECT_EQ(seen.at("bewitched").as_array().size(), 2U);
  EXPECT_EQ(seen.at("events_left").as_array().size(), 9U);
  EXPECT_EQ(seen.at("clouds").as_array().size(), kBackClouds);
  EXPECT_EQ(seen.at("filled").as_array().size(), 0U);
  EXPECT_TRUE(seen.at("role").is_null());
  EXPECT_TRUE(seen.at("outcome").is_null());
  EXPECT_TRUE(seen.at("own_roles").is_null());
  const json::value& own = seen.at("seats").at(0);
  EXPECT_EQ(own.at("pawns"), json::parse("[1,16]"));
  EXPECT_EQ(own.at("score").at("track"), 10);
}

TEST_F(BroomViewJson, ShowsWhatLiesOnTheBoard) {
  State state = begin({2, Side::back, Storm::off, true});
  json::object seen = see(state, Viewer::spectator());
  const json::value& cloud = seen.at("clouds").at(0);
  EXPECT_EQ(cloud.at("region"), 5);
  EXPECT_EQ(cloud.at("kind"), "heavy");
  EXPECT_EQ(seen.at("tiles").as_array().size(), kMountainTiles + kForestTiles + kHillTiles);
  EXPECT_EQ(seen.at("covered"), json::parse(R"(["t18"])"));
  state.closed |= Towers{1} << 3;
  state.cloudy &= state.cloudy - 1;  // the first one is taken
  seen = see(state, Viewer::spectator());
  EXPECT_EQ(seen.at("filled"), json::parse(R"(["t4"])"));
  EXPECT_EQ(seen.at("clouds").as_array().size(), kBackClouds - 1);
  EXPECT_NE(seen.at("clouds").at(0).at("region"), 5);
  const State plain = begin({2, Side::front, Storm::off, false});
  EXPECT_EQ(see(plain, Viewer::spectator()).at("tiles"), json::array());
  EXPECT_EQ(see(plain, Viewer::spectator()).at("covered"), json::array());
}

json::object house_board(Side side) {
  const EditionFile file = EditionFile::parse(default_edition_text(), "edition");
  const auto texts = board_texts(file, default_edition());
  return json::parse(texts.at(static_cast<std::size_t>(side))).as_object();
}

TEST(BroomBoardJson, TellsTheRulesOfTheBoard) {
  const json::object board = house_board(Side::back);
  const Map& map = default_edition().map(Side::back);
  EXPECT_EQ(board.at("side"), "back");
  EXPECT_EQ(board.at("regions").as_array().size(), map.regions);
  EXPECT_EQ(board.at("towers").as_array().size(), map.towers);
  const json::value& region = board.at("regions").at(4);
  EXPECT_EQ(region.at("terrain").as_string(), terrain_name(map.terrain[4]));
  Regions neighbours = 0;
  for (const json::value& other : region.at("neighbours").as_array()) {
    neighbours |= Regions{1} << (json::value_to<int>(other) - 1);
  }
  EXPECT_EQ(neighbours, map.neighbours[4]);
  EXPECT_EQ(board.at("castles").at(1).at("region"), map.castle[1] + 1);
  EXPECT_EQ(board.at("circles").at(1).at("circle"), "B");
  EXPECT_EQ(board.at("circles").at(1).at("region"), map.circle[1] + 1);
  EXPECT_EQ(board.at("towers").at(12).at("shape"), map.tower[12].square ? "square" : "round");
  EXPECT_EQ(board.at("towers").at(12).at("points"), map.tower[12].points);
  EXPECT_EQ(board.at("clouds").as_array().size(), kBackClouds);
  EXPECT_EQ(board.at("tile_tower").at("colour"), "orange");
  const json::value& values = board.at("values");
  EXPECT_EQ(values.at("brave_druid"), default_edition().brave_druid);
  EXPECT_EQ(values.at("gathers").at(1).at(1).at("orange"), 2);
  EXPECT_EQ(values.at("more_or_less").at(1), default_edition().more_or_less[1]);
  const json::object front = house_board(Side::front);
  int covering = 0;
  for (const json::value& mountain : front.at("mountains").as_array()) {
    covering += static_cast<int>(mountain.as_object().contains("covers"));
  }
  EXPECT_EQ(covering, std::popcount(default_edition().map(Side::front).covered));
}

// Regions and towers name each other, and what is drawn lies in the region it belongs to.
TEST(BroomBoardJson, TheGeometryFitsTheRules) {
  for (const Side side : {Side::front, Side::back}) {
    const json::object board = house_board(side);
    std::vector<Polygon> outlines;
    std::set<std::pair<int, std::string>> served;
    const auto point = [](const json::value& at) {
      return Point{json::value_to<int>(at.at(0)), json::value_to<int>(at.at(1))};
    };
    for (const json::value& region : board.at("regions").as_array()) {
      Polygon outline;
      for (const json::value& corner : region.at("outline").as_array()) {
        outline.push_back(point(corner));
      }
      EXPECT_TRUE(inside(outline, point(region.at("label"))));
      outlines.push_back(std::move(outline));
      for (const json::value& tower : region.at("towers").as_array()) {
        served.emplace(outlines.size(), tower.as_string());
      }
    }
    for (const json::value& tower : board.at("towers").as_array()) {
      for (const json::value& region : tower.at("regions").as_array()) {
        const int number = json::value_to<int>(region);
        EXPECT_EQ(served.erase({number, std::string(tower.at("tower").as_string())}), 1U);
        EXPECT_TRUE(disc_overlaps(outlines.at(static_cast<std::size_t>(number - 1)),
                                  point(tower.at("at")), json::value_to<int>(tower.at("base"))));
      }
    }
    EXPECT_TRUE(served.empty());
    for (const auto* name :
         {"castles", "clouds", "mountains", "forest_tiles", "hill_tiles", "circles"}) {
      for (const json::value& place : board.at(name).as_array()) {
        const auto number = json::value_to<std::size_t>(place.at("region"));
        EXPECT_TRUE(inside(outlines.at(number - 1), point(place.at("at")))) << name;
      }
    }
  }
}

TEST_F(BroomViewJson, ShowsOnlyTheOwnHandAndChoice) {
  State state = begin({2, Side::front, Storm::off, false});
  NoEvents silent;
  const Roles roles = 0b1111;
  state.event = EventCard::same_destinations;
  apply(edition_, state, 0, Action::roles(roles), streams_, silent);
  EXPECT_EQ(see(state, Viewer::of(0)).at("own_roles").as_array().size(), 4U);
  EXPECT_TRUE(see(state, Viewer::of(1)).at("own_roles").is_null());
  apply(edition_, state, 1, Action::roles(roles), streams_, silent);
  const json::object seen = see(state, Viewer::of(1));
  EXPECT_EQ(seen.at("seats").at(1).at("hand").as_array().size(), 4U);
  EXPECT_TRUE(seen.at("seats").at(0).at("hand").is_null());
  EXPECT_EQ(seen.at("seats").at(0).at("hand_size"), 4);
  EXPECT_TRUE(see(state, Viewer::spectator()).at("seats").at(1).at("hand").is_null());
}

// Every decision of random games can be written, and the end has an outcome.
TEST_F(BroomViewJson, EveryPositionCanBeWritten) {
  std::set<Step> steps;
  int position = 0;
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    const auto look = [&](const State& state) {
      const bool over = finished(state);
      const bool unseen = !over && steps.insert(state.pending.top().step).second;
      if (!unseen && ++position % 20 != 0 && !over) return;
      const json::object seen = see(state, Viewer::of(0));
      ASSERT_EQ(seen.at("decision").is_null(), over);
      if (!over) return;
      EXPECT_EQ(seen.at("step"), "over");
      EXPECT_EQ(seen.at("outcome").at("score").at(0),
                seen.at("seats").at(0).at("score").at("total"));
    };
    play_at_random<BroomService>(edition_, options_number(seed), seed, look, [](const Event&) {});
  }
  EXPECT_EQ(steps.size(), static_cast<std::size_t>(Step::start_round)) << "every decision";
}

}  // namespace
}  // namespace ludoteca::broom_service
