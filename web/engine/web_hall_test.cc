// The hall of the browser, with a page that does what it is asked to. The same from outside, in
// WebAssembly: tests/tables.test.mjs.
#include "web/engine/web_hall.h"

#include <gtest/gtest.h>

#include "games/registry.h"
#include "server/hall/thinking.h"
#include "text/error.h"

namespace ludoteca {
namespace {

namespace json = boost::json;

class TestPage {
 public:
  explicit TestPage(const json::array& tables = {}) : hall_(tables) {
    call("welcome", {{"link", 1}, {"language", "en"}, {"name", "Ana"}});
  }

  // Says something, and does what comes of it.
  void call(std::string_view command, json::object members) {
    hall_.run(command, members);
    const json::value list = json::parse(hall_.take_outbox());
    for (const json::value& one : list.as_array()) take_up(one.as_object());
  }
  json::object ask(json::object message) {
    message["id"] = ++ids_;
    answer_ = {};
    call("hear", {{"link", 1}, {"message", message}});
    return answer_;
  }
  std::string error_of(json::object message) {
    const json::object answer = ask(std::move(message));
    if (answer.at("ok").as_bool()) return "";
    return std::string(answer.at("error").at("code").as_string());
  }

  std::string keeps = "yes";  // how it fares with keeping
  bool thinks = true;
  json::object told;  // the last update
  std::vector<json::object> kept;

  // What the browser would have of the table, for another page.
  json::array stored() const {
    json::object table{{"log", json::array()}};
    for (const json::object& one : kept) {
      if (const auto* row = one.if_contains("row")) table["row"] = *row;
      for (const json::value& row : one.at("log").as_array()) {
        table["log"].as_array().push_back(row);
      }
    }
    return {table};
  }

 private:
  void take_up(const json::object& one) {
    if (const auto* message = one.if_contains("message")) {
      const json::object& object = message->as_object();
      (object.contains("update") ? told : answer_) = object;
    } else if (const auto* token = one.if_contains("keep")) {
      if (keeps == "yes") {
        for (const json::value& table : one.at("tables").as_array()) {
          kept.push_back(table.as_object());
        }
      }
      call("kept", {{"keep", *token}, {"how", keeps}});
    } else if (thinks && one.contains("think")) {
      json::object question = one;
      question["player"] = "random";
      const json::object thought = thinking_.consider(question);
      call("thought", {{"think", one.at("think")}, {"considered", thought.at("considered")}});
    }
  }

  WebHall hall_;
  Thinking thinking_;
  json::object answer_;
  int ids_ = 0;
};

json::object wish(std::string_view game, json::array seats) {
  return {{"do", "create"}, {"game", game}, {"seats", std::move(seats)}};
}

const json::object* asked_seat(const json::object& watched) {
  for (const json::value& view : watched.at("views").as_array()) {
    if (view.as_object().contains("legal")) return &view.as_object();
  }
  return nullptr;
}

json::object first_move(const json::object& table, const json::object& seen) {
  return {{"do", "move"},
          {"table", table.at("code")},
          {"seat", seen.at("seat")},
          {"number", seen.at("asked")},
          {"key", std::to_string(seen.at("asked").to_number<int>())},
          {"move", seen.at("legal").as_array().front()}};
}

// So many moves, or to the end. Says which phase the table is in then.
std::string play_on(TestPage& page, const std::string& code, int moves) {
  json::object now = page.ask({{"do", "watch"}, {"table", code}});
  for (; moves > 0 && now.at("table").at("phase") == "playing"; --moves) {
    const json::object* seen = asked_seat(now);
    if (seen == nullptr) return "nobody is asked";
    const json::object made = page.ask(first_move(now.at("table").as_object(), *seen));
    if (!made.at("ok").as_bool()) return json::serialize(made);
    now = page.ask({{"do", "watch"}, {"table", code}});
  }
  return std::string(now.at("table").at("phase").as_string());
}

TEST(WebHall, PlaysAWholeGameAgainstComputerPlayers) {
  TestPage page;
  const json::object made = page.ask(wish("photograph", {"me", "easy", "hard"}));
  const std::string code(made.at("code").as_string());
  EXPECT_TRUE(code.starts_with("local-"));
  EXPECT_EQ(play_on(page, code, 1000), "finished");
  const json::object now = page.ask({{"do", "watch"}, {"table", code}});
  EXPECT_EQ(now.at("table").at("result").at("place").as_array().size(), 3U);

  TestPage another(page.stored());
  const json::object again = another.ask({{"do", "watch"}, {"table", code}});
  EXPECT_EQ(again.at("views"), now.at("views"));
  const json::object next = another.ask({{"do", "rematch"}, {"table", code}});
  EXPECT_TRUE(next.at("ok").as_bool());
}

TEST(WebHall, ATableKeepsItsOwnEdition) {
  std::string text(game_named("photograph").house_edition()->text());
  const std::size_t sharp = text.find("= 3", text.find("sharp distance"));
  ASSERT_NE(sharp, std::string::npos);
  text.replace(sharp, 3, "= 4");
  json::object asked = wish("photograph", {"me", "easy"});
  asked["edition_text"] = text;
  TestPage page;
  const std::string code(page.ask(asked).at("code").as_string());
  play_on(page, code, 3);  // a computer player answers, with the same values

  TestPage another(page.stored());
  const json::object now = another.ask({{"do", "watch"}, {"table", code}});
  EXPECT_TRUE(now.at("table").at("other_edition").as_bool());
  EXPECT_EQ(play_on(another, code, 1000), "finished");
  const json::object next = another.ask({{"do", "rematch"}, {"table", code}});
  EXPECT_TRUE(next.at("ok").as_bool());
}

TEST(WebHall, WhatIsNotKeptIsNotTold) {
  TestPage page;
  const json::object made = page.ask(wish("fort", {"me", json::object{{"me", "Rui"}}}));
  const json::object now = page.ask({{"do", "watch"}, {"table", made.at("code")}});
  const json::object move = first_move(now.at("table").as_object(), *asked_seat(now));
  using Case = std::pair<std::string_view, std::string_view>;
  // What another page has taken is tried again, a few times.
  for (const auto& [how, refusal] : {Case{"lost", "unavailable"}, Case{"taken", "busy"}}) {
    page.keeps = how;
    page.told = {};
    EXPECT_EQ(page.error_of(move), refusal);
    EXPECT_FALSE(page.told.contains("views"));
  }
  page.keeps = "yes";
  EXPECT_EQ(page.error_of(move), "");
  EXPECT_TRUE(page.told.contains("views"));
}

TEST(WebHall, AQuestionThatNobodyAnswersIsAskedAgainByTheNextPage) {
  TestPage page;
  page.thinks = false;
  const json::object made = page.ask(wish("photograph", {"easy", "easy", "me"}));
  TestPage another(page.stored());
  const json::object now = another.ask({{"do", "watch"}, {"table", made.at("code")}});
  const json::object later = another.ask({{"do", "watch"}, {"table", made.at("code")}});
  EXPECT_NE(asked_seat(later), nullptr);
}

TEST(WebHall, RefusesWhatItDoesNotKnow) {
  TestPage page;
  EXPECT_THROW(page.call("nonsense", {}), Error);
  EXPECT_THROW(page.call("hear", {{"link", 2}, {"message", json::object()}}), Error);
  EXPECT_THROW(page.call("kept", {{"keep", 1}, {"how", "perhaps"}}), Error);
  EXPECT_THROW(page.call("thought", {{"think", 1}, {"considered", json::array()}}), Error);
  EXPECT_EQ(page.error_of({{"do", "dance"}}), "wrong");
  page.call("kept", {{"keep", 99}, {"how", "yes"}});
  // Tables of another version are left out, the rest stays.
  TestPage another(json::array{json::object{{"row", 1}, {"log", json::array()}}, 7});
  EXPECT_EQ(another.error_of(wish("fort", {"me", "easy"})), "");
}

}  // namespace
}  // namespace ludoteca
