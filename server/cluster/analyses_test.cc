#include "server/cluster/analyses.h"

#include <gtest/gtest.h>

#include <memory>

#include "engine/json_input.h"
#include "games/registry.h"
#include "server/storage/direct_store.h"
#include "text/error.h"

namespace ludoteca {
namespace {

namespace json = boost::json;

// The first moves of a game, or all of it.
GameToStudy some_game(const std::string& name, std::size_t moves) {
  const GameKind& kind = game_named(name);
  RecordHeaders headers;
  headers.players = 2;
  headers.seed = Seed::from_number(3);
  const auto match = kind.start(headers, kind.house_edition());
  while (!match->finished() && match->move_count() < moves) {
    const Seat seat = match->acting().front();
    match->play(seat, match->legal(seat).front());
  }
  return {"k3f9", "reply", match->record().to_string(), std::string(kind.house_edition()->text())};
}

std::string question(const GameToStudy& game) {
  return json::serialize(
      json::object{{"id", game.id},
                   {"reply", game.reply},
                   {"study", json::object{{"record", game.record}, {"edition", game.edition}}}});
}

TEST(Analyses, AWorkerLooksAtEveryDecision) {
  for (const GameKind* kind : all_games()) {
    const GameToStudy game = some_game(std::string(kind->name()), 6);
    const auto asked = read_game_to_study(question(game));
    ASSERT_TRUE(asked);
    int decisions = 0;
    const auto text = study_text(*asked, [&] { return ++decisions > 0; });
    ASSERT_TRUE(text);
    EXPECT_EQ(decisions, 6);
    EXPECT_EQ(text, study_text(*asked, [] { return true; }));  // whoever does it
    const json::value told = parse_json(*text);
    EXPECT_EQ(told.at("id").as_string(), "k3f9");
    const json::object& analysis = told.at("analysis").as_object();
    EXPECT_EQ(analysis.at("game").as_string(), kind->name());
    EXPECT_TRUE(analysis.at("end").is_null());
    ASSERT_EQ(analysis.at("decisions").as_array().size(), 6U);
    bool some_choice = false;
    for (const json::value& decision : analysis.at("decisions").as_array()) {
      const bool choice = !decision.at("alternatives").as_array().empty();
      EXPECT_EQ(decision.at("chances").is_array(), choice);
      if (choice) {
        EXPECT_EQ(decision.at("chances").as_array().size(), 2U);
      }
      some_choice = some_choice || choice;
    }
    EXPECT_TRUE(some_choice);
  }
}

TEST(Analyses, AFinishedGameEndsWithItsWinner) {
  const GameToStudy game = some_game("photograph", 10'000);
  const auto text = study_text(game, [] { return true; });
  ASSERT_TRUE(text);
  EXPECT_LT(text->size(), 1'000'000U);  // what NATS carries
  double sum = 0;
  const json::value told = parse_json(*text);
  for (const json::value& share : told.at("analysis").at("end").as_array()) {
    sum += share.to_number<double>();
  }
  EXPECT_DOUBLE_EQ(sum, 1);
}

TEST(Analyses, AWorkerCanBeStopped) {
  EXPECT_FALSE(study_text(some_game("fort", 6), [] { return false; }));
}

TEST(Analyses, OtherQuestionsAndNonsenseAreNotGames) {
  EXPECT_FALSE(read_game_to_study(R"({"id":"1","reply":"x","record":"y"})"));
  EXPECT_THROW(read_game_to_study("nonsense"), Error);
  EXPECT_THROW(read_game_to_study(R"({"id":"1","reply":"x","study":{}})"), Error);
  EXPECT_THROW(study_text({"1", "x", "no record", ""}, [] { return true; }), Error);
}

TEST(Analyses, WhatWorkersFoundIsKeptOnce) {
  const auto database = open_database("sqlite::memory:");
  DirectStore store(*database);
  NatsLink link("nats://127.0.0.1:1", {[](std::string_view, std::string_view) {}, [] {}});
  Analyses analyses(link, "me", store, [] { return Millis{1'000'000}; });
  std::vector<Analyses::State> states;
  std::string found;
  const auto note = [&](Analyses::State state, const std::string& text) {
    states.push_back(state);
    found = text;
  };
  const FinishedGame game{"k3f9", "record", "edition"};
  analyses.find(game, false, note);
  analyses.find(game, true, note);
  analyses.hear("ludoteca.analysis.me", R"({"id":"k3f9","considered":[]})");  // an old worker
  analyses.find(game, true, note);
  analyses.hear("ludoteca.analysis.me", R"({"id":"k3f9","analysis":{"one":1}})");
  analyses.hear("ludoteca.analysis.me", R"({"id":"k3f9","analysis":{"two":2}})");
  analyses.find(game, false, note);
  using enum Analyses::State;
  EXPECT_EQ(states, (std::vector{nobody, awaited, awaited, there}));
  EXPECT_EQ(found, R"({"one":1})");
}

}  // namespace
}  // namespace ludoteca
