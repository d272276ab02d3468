// Whole games through the engine protocol.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <string_view>

#include "cli/engine_client.h"
#include "games/registry.h"
#include "text/catalogue.h"

namespace ludoteca {
namespace {

namespace json = boost::json;
using ::testing::HasSubstr;
using ::testing::StartsWith;

TEST(EngineGame, TheSameSeedGivesTheSameGame) {
  EngineClient one;
  EngineClient other;
  EngineClient third;
  one.new_game(4, 5);
  other.new_game(4, 5);
  third.new_game(4, 6);
  EXPECT_EQ(one.ask("position"), other.ask("position"));
  EXPECT_NE(one.ask("position"), third.ask("position"));
}

TEST(EngineGame, WithoutASeedEveryGameIsAnother) {
  EngineClient client;
  const json::object request{{"game", "photograph"}, {"players", 2}};
  client.ask("new", request);
  const json::object first = client.ask("record");
  EXPECT_THAT(first.at("record").as_string(), HasSubstr("generator: chacha20"));
  client.ask("new", request);
  EXPECT_NE(client.ask("record"), first);
}

TEST(EngineGame, ARecordLoadsAgainWholeOrInPart) {
  EngineClient client;
  client.ask("new", {{"game", "photograph"},
                     {"players", 3},
                     {"options", {{"missed-opportunity", "on"}}},
                     {"generator", "fast"},
                     {"seed", "2a"}});
  std::vector<json::object> positions = {client.ask("position")};
  for (int i = 0; client.computer_move(i); ++i) positions.push_back(client.ask("position"));
  const json::object result = client.ask("result");
  const json::object record = client.ask("record");
  const json::object events = client.ask("events", {{"viewer", 2}});

  EngineClient again;
  EXPECT_EQ(again.ask("load", {{"record", record.at("record")}}).at("finished"), true);
  EXPECT_EQ(again.ask("result"), result);
  EXPECT_EQ(again.ask("record"), record);
  EXPECT_EQ(again.ask("events", {{"viewer", 2}}), events);
  for (std::size_t moves = 0; moves < positions.size(); moves += 7) {
    again.ask("load", {{"record", record.at("record")}, {"moves", moves}});
    EXPECT_EQ(again.ask("position"), positions[moves]);
  }
  EXPECT_THAT(
      again.error(json::serialize(json::object{
          {"command", "load"}, {"record", record.at("record")}, {"moves", positions.size()}})),
      StartsWith("moves: expected a whole number from 0 to "));
}

TEST(EngineGame, AGameFromAPositionHasNoRecord) {
  EngineClient client;
  client.new_game(2, 9);
  client.computer_move(1);
  const json::object position = client.ask("position");
  client.ask("load", {{"game", "photograph"}, {"position", position.at("position")}});
  EXPECT_THAT(client.error(R"({"command":"record"})"), HasSubstr("began from a position"));
}

TEST(EngineGame, EventsComeByMoveAndViewer) {
  EngineClient client;
  client.new_game(2, 3);
  const int first = static_cast<int>(client.ask("legal").at("legal").at(0).at("seat").as_int64());
  const int other = 3 - first;
  client.ask("apply", {{"seat", first}, {"move", "1L2"}});
  const auto photo = [&](const json::value& viewer) {
    const json::object told = client.ask("events", {{"viewer", viewer}});
    return told.at("moves").at(0).at("events").at(2).at("photo").as_object();
  };
  EXPECT_TRUE(photo(first).contains("number"));
  EXPECT_TRUE(photo(other).contains("range"));
  EXPECT_TRUE(photo("spectator").contains("range"));
  client.ask("apply", {{"seat", first}, {"move", "1>2"}});
  const json::object told = client.ask("events", {{"since", 1}});
  ASSERT_EQ(told.at("moves").as_array().size(), 1U);
  EXPECT_EQ(told.at("moves").at(0).at("number"), 2);
  EXPECT_EQ(told.at("moves").at(0).at("seat"), first);
}

TEST(EngineGame, ApplyTellsTheEventsToTheOneAsked) {
  EngineClient client;
  client.new_game(2, 3);
  const json::value seat = client.ask("legal").at("legal").at(0).at("seat");
  const json::object position = client.ask("position");
  const json::object own = client.ask("apply", {{"seat", seat}, {"move", "1L2"}});
  EXPECT_TRUE(own.at("events").at(2).at("photo").as_object().contains("number"));
  EXPECT_EQ(own.at("moves"), 1);
  client.ask("load", {{"game", "photograph"}, {"position", position.at("position")}});
  const json::object seen =
      client.ask("apply", {{"seat", seat}, {"move", "1L2"}, {"viewer", "spectator"}});
  EXPECT_TRUE(seen.at("events").at(2).at("photo").as_object().contains("range"));
}

TEST(EngineGame, UndoTakesBackWhatShowedNothing) {
  EngineClient client;
  client.new_game(2, 3);
  const json::value seat = client.ask("legal").at("legal").at(0).at("seat");
  const json::object before = client.ask("position");
  client.ask("apply", {{"seat", seat}, {"move", "1L1"}});
  EXPECT_EQ(client.ask("undo", {{"seat", seat}}).at("moves"), 0);
  EXPECT_EQ(client.ask("position"), before);
  EXPECT_TRUE(client.ask("events").at("moves").as_array().empty());
  client.ask("apply", {{"seat", seat}, {"move", "1L2"}});
  client.error(json::serialize(json::object{{"command", "undo"}, {"seat", seat}}));
}

TEST(EngineGame, SaysWhyAMoveIsRefusedInTheLanguageAskedFor) {
  EngineClient client;
  client.new_game(2, 3);
  const json::value legal = client.ask("legal").at("legal").at(0);
  const json::value seat = legal.at("seat");
  EXPECT_TRUE(
      client.ask("why", {{"seat", seat}, {"move", legal.at("moves").at(0)}}).at("why").is_null());
  const auto why = [&](std::string_view language) {
    const json::value said =
        client.ask("why", {{"seat", seat}, {"move", "9L1"}, {"language", language}}).at("why");
    return std::string(said.as_string());
  };
  std::set<std::string> all;
  for (const std::string_view language : Catalogue::languages()) all.insert(why(language));
  EXPECT_EQ(all.size(), Catalogue::languages().size());
  client.error(R"({"command":"why","seat":1,"move":"9L1","language":"la"})");
}

TEST(EngineGame, PlayoutsLeaveTheGameAsItIs) {
  EngineClient client;
  client.new_game(2, 3);
  const json::object before = client.ask("position");
  const json::object request{
      {"players", json::array{"greedy", "random"}}, {"games", 5}, {"seed", "1"}};
  const json::object results = client.ask("playout", request);
  ASSERT_EQ(results.at("results").as_array().size(), 5U);
  EXPECT_EQ(results.at("results").at(0).at("score").as_array().size(), 2U);
  EXPECT_EQ(client.ask("playout", request), results);
  EXPECT_EQ(client.ask("position"), before);
}

TEST(EngineGame, NobodyIsToActAtTheEnd) {
  EngineClient client;
  client.new_game(2, 4);
  for (int i = 0; client.computer_move(i);) ++i;
  EXPECT_TRUE(client.ask("legal").at("legal").as_array().empty());
  EXPECT_THAT(client.error(R"({"command":"choose","seat":1,"player":"greedy"})"),
              HasSubstr("not to act"));
  client.error(R"({"command":"apply","seat":1,"move":"1>2"})");
  const json::object request{{"players", json::array{"random", "random"}}};
  EXPECT_EQ(client.ask("playout", request).at("results").at(0).at("score"),
            client.ask("result").at("score"));
}

TEST(EngineGame, AnOwnEditionIsUsed) {
  std::string text = game_named("photograph").house_edition()->text();
  const auto replace = [&text](std::string_view what, std::string_view with) {
    text.replace(text.find(what), what.size(), with);
  };
  replace("name = house", "name = mine");
  replace("rows for 2      = 3", "rows for 2      = 2");
  replace("A1 A2 A3  B1 B2 B3  C1 C2 C3  D1 D2 D3", "A1 A2 B1 B2 C1 C2 D1 D2");
  EngineClient client;
  client.ask("new", {{"game", "photograph"}, {"players", 2}, {"edition", text}});
  EXPECT_EQ(client.ask("view").at("view").at("city").as_array().size(), 2U);
  const json::object record = client.ask("record");
  EXPECT_THAT(record.at("record").as_string(), HasSubstr("edition: mine "));
  client.ask("load", {{"record", record.at("record")}, {"edition", text}});
  json::object without{{"command", "load"}, {"record", record.at("record")}};
  EXPECT_THAT(client.error(json::serialize(without)), HasSubstr("played with edition mine"));
}

}  // namespace
}  // namespace ludoteca
