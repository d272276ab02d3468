// Two servers on one database.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/registry.h"
#include "server/hall/test_news.h"
#include "server/hall/test_play.h"

namespace ludoteca {
namespace {

namespace json = boost::json;

constexpr UserId kFirst = 1;
constexpr UserId kSecond = 2;
constexpr int kSeconds = 6;  // until whatever was lost is repaired

class TwoHalls : public testing::Test {
 protected:
  // Ana sits at one server, Rui at the other.
  std::string open(const std::string& game, const json::array& seats, int clock = 0) {
    json::object wish{{"game", game}, {"seats", seats}, {"listed", true}};
    if (clock > 0) wish["clock"] = clock;
    std::string code = ana.create(wish);
    rui.ask_at(code, {{"do", "watch"}});
    return code;
  }
  std::string open_for_two(const std::string& game = "photograph") {
    std::string code = open(game, {"me", "open"});
    rui.ask_at(code, {{"do", "sit"}, {"seat", 2}});
    air.carry();
    return code;
  }
  void wait(int seconds) {
    for (int i = 0; i < seconds; ++i) {
      for (TestHall* world : {&one, &two}) {
        world->now += 1000;
        world->hall->glance();
        world->hall->tick();
      }
    }
  }
  std::vector<LogRow> log(const std::string& code) {
    return database->log(database->table(code)->id, 0);
  }
  // Both see what somebody sees who comes now.
  void expect_same_sight(const std::string& code) {
    int seat = 0;
    for (TestClient* client : {&ana, &rui}) {
      ++seat;
      TestHall fresh(database);
      TestClient again(fresh, client == &ana ? kFirst : kSecond, "");
      again.ask_at(code, {{"do", "watch"}});
      EXPECT_EQ(client->number(), again.number());
      EXPECT_EQ(client->number(), log(code).back().number);
      json::object seen = client->view_of(seat);
      json::object wanted = again.view_of(seat);
      for (const char* name : {"events", "say"}) {
        seen.erase(name);
        wanted.erase(name);
      }
      EXPECT_EQ(seen, wanted);
    }
  }

  Air air;
  std::shared_ptr<Database> database = open_database("sqlite::memory:");
  TestHall one{database, std::make_unique<TestNews>(air, "one"), 1000};
  TestHall two{database, std::make_unique<TestNews>(air, "two"), 2000};
  TestClient ana{one, kFirst, "Ana"};
  TestClient rui{two, kSecond, "Rui"};
};

bool move_first(TestClient& client, int seat, const std::string& code) {
  const std::vector<std::string> moves = client.legal(seat);
  if (moves.empty()) return false;
  const auto answer = client.ask_at(code, {{"do", "move"},
                                           {"seat", seat},
                                           {"number", client.number()},
                                           {"move", moves.front()},
                                           {"key", std::to_string(client.number())}});
  EXPECT_EQ(TestClient::error_of(answer), "") << client.texts.back();
  return true;
}

TEST_F(TwoHalls, NewsBringsRowsWithoutTheDatabase) {
  const std::string code = open_for_two();
  for (int i = 0; i < 6; ++i) {
    ASSERT_TRUE(move_first(ana, 1, code) || move_first(rui, 2, code));
    air.carry();
  }
  EXPECT_EQ(one.hall->figures().rows_read + two.hall->figures().rows_read, 0U);
  EXPECT_GE(one.hall->figures().rows_heard + two.hall->figures().rows_heard, 7U);
  expect_same_sight(code);
}

TEST_F(TwoHalls, WhatNewsLosesComesFromTheDatabase) {
  const std::string code = open_for_two();
  for (int i = 0; i < 3; ++i) {
    ASSERT_TRUE(move_first(ana, 1, code) || move_first(rui, 2, code));
    air.lose();
    wait(kSeconds);
    air.lose();
  }
  EXPECT_GE(one.hall->figures().rows_read + two.hall->figures().rows_read, 3U);
  expect_same_sight(code);
}

TEST_F(TwoHalls, WhoeverLosesARaceIsTriedAgain) {
  const std::string code = open_for_two();
  EXPECT_EQ(ana.error_of(ana.ask_at(code, {{"do", "chat"}, {"text", "first"}})), "");
  air.lose();
  EXPECT_EQ(rui.error_of(rui.ask_at(code, {{"do", "chat"}, {"text", "second"}})), "");
  air.carry();
  EXPECT_EQ(two.hall->figures().races_lost, 1U);
  EXPECT_EQ(ana.next("chat").at("text"), "first");
  EXPECT_EQ(ana.next("chat").at("text"), "second");
  EXPECT_EQ(rui.next("chat").at("text"), "first");
  EXPECT_EQ(rui.next("chat").at("text"), "second");
  expect_same_sight(code);
}

TEST_F(TwoHalls, AMoveThatWasMadeElsewhereIsNotMadeTwice) {
  const std::string code = open_for_two();
  TestClient& mover = ana.legal(1).empty() ? rui : ana;
  const int seat = &mover == &ana ? 1 : 2;
  TestClient elsewhere(&mover == &ana ? two : one, seat, "");
  elsewhere.ask_at(code, {{"do", "watch"}});
  const json::object move{{"do", "move"},
                          {"seat", seat},
                          {"number", mover.number()},
                          {"move", mover.legal(seat).front()},
                          {"key", "k"}};
  const auto first = mover.ask_at(code, move);
  air.lose();  // the connection breaks, and the other server knows nothing
  const auto second = elsewhere.ask_at(code, move);
  EXPECT_EQ(first.at("number"), second.at("number"));
}

TEST_F(TwoHalls, WhoeverHasSeenMoreElsewhereIsNotSentBack) {
  const std::string code = open_for_two();
  ana.ask_at(code, {{"do", "chat"}, {"text", "hello"}});
  air.lose();
  TestClient moved(two, kFirst, "Ana");
  const auto answer = moved.ask_at(code, {{"do", "watch"}, {"since", ana.number()}});
  EXPECT_EQ(answer.at("table").at("number"), ana.number());
}

TEST_F(TwoHalls, WhoeverComesIsShownTheNewest) {
  const std::string code = open_for_two();
  rui.ask_at(code, {{"do", "unwatch"}});
  for (int i = 0; i < 3; ++i) ana.ask_at(code, {{"do", "chat"}, {"text", "hello"}});
  air.lose();
  two.now += 5000;
  const auto answer = rui.ask_at(code, {{"do", "watch"}});
  EXPECT_EQ(answer.at("table").at("number"), ana.number());
}

TEST_F(TwoHalls, GamesWithBadNews) {
  FastGenerator random(Seed::from_number(7), kStreams);
  for (const GameKind* kind : all_games()) {
    const std::string code = open(
        std::string(kind->name()),
        kind->max_players() > 2 ? json::array{"me", "open", "random"} : json::array{"me", "open"});
    rui.ask_at(code, {{"do", "sit"}, {"seat", 2}});
    for (int round = 0; round < 20'000 && database->table(code)->phase != Phase::finished;
         ++round) {
      air.carry_badly(random);
      if (below(random, 8U) == 0) wait(1);
      if (below(random, 4U) == 0) one.thoughts.think();
      if (below(random, 4U) == 0) two.thoughts.think();
      TestClient& client = below(random, 2U) == 0 ? ana : rui;
      const int seat = &client == &ana ? 1 : 2;
      const std::vector<std::string> moves = client.legal(seat);
      if (moves.empty()) continue;
      const auto answer = client.ask_at(code, {{"do", "move"},
                                               {"seat", seat},
                                               {"number", client.number()},
                                               {"move", pick(random, moves)},
                                               {"key", std::to_string(client.number())}});
      EXPECT_THAT(TestClient::error_of(answer), testing::AnyOf("", "stale", "not-playing"));
    }
    ASSERT_EQ(database->table(code)->phase, Phase::finished) << kind->name();
    air.lose();
    wait(kSeconds);
    expect_same_sight(code);
    for (TestClient* client : {&ana, &rui}) client->ask_at(code, {{"do", "unwatch"}});
  }
}

TEST_F(TwoHalls, AComputerThinksAtOneServer) {
  const std::string code = open("photograph", {"me", "random"});
  while (one.thoughts.waiting() == 0) ASSERT_TRUE(move_first(ana, 1, code));
  air.carry();
  wait(1);
  EXPECT_EQ(one.thoughts.waiting() + two.thoughts.waiting(), 1U);
  EXPECT_EQ(two.thoughts.waiting(), 0U);
}

TEST_F(TwoHalls, AServerThatIsGoneIsReplaced) {
  const std::string code = open("photograph", {"me", "random"});
  while (one.thoughts.waiting() == 0) ASSERT_TRUE(move_first(ana, 1, code));
  air.carry();
  const int before = log(code).back().number;
  ana.break_off();
  for (int i = 0; i < 3; ++i) {  // the first one is dead: it says nothing more
    two.now += 1000;
    two.hall->glance();
    two.hall->tick();
    air.lose();
  }
  EXPECT_EQ(two.thoughts.waiting(), 1U);
  two.thoughts.think();
  EXPECT_GT(log(code).back().number, before);
}

TEST_F(TwoHalls, OneServerActsWhenAClockRunsOut) {
  const std::string code = open("photograph", {"me", "open"}, 30);
  rui.ask_at(code, {{"do", "sit"}, {"seat", 2}});
  air.carry();
  for (int i = 0; i < 40; ++i) {
    wait(1);
    air.lose();
  }
  int taken_over = 0;
  for (const LogRow& row : log(code)) taken_over += row.act == Act::take_over ? 1 : 0;
  EXPECT_EQ(taken_over, 1);
  EXPECT_EQ(one.hall->figures().races_lost + two.hall->figures().races_lost, 0U);
}

TEST_F(TwoHalls, PresenceIsKnownEverywhere) {
  const std::string code = open_for_two();
  const auto last_here = [](TestClient& client) {
    json::value here;
    for (auto told = client.next("here"); !told.empty(); told = client.next("here")) {
      here = told.at("here");
    }
    return here;
  };
  EXPECT_EQ(last_here(ana), (json::array{1, 2}));
  EXPECT_EQ(last_here(rui), (json::array{1, 2}));
  rui.break_off();
  air.carry();
  EXPECT_EQ(last_here(ana), json::array{1});
}

TEST_F(TwoHalls, TheLobbyIsTheSameEverywhere) {
  TestClient looker(two, kNoUser, "");
  looker.ask({{"do", "lobby"}, {"on", true}});
  const std::string first =
      ana.create({{"game", "photograph"}, {"seats", {"me", "open"}}, {"listed", true}});
  air.carry();
  EXPECT_EQ(looker.next("lobby").at("table").at("code").as_string(), first);
  const std::string second =
      ana.create({{"game", "photograph"}, {"seats", {"me", "open"}}, {"listed", true}});
  air.lose();
  for (int i = 0; i < 10; ++i) wait(1);
  EXPECT_EQ(looker.next("lobby").at("table").at("code").as_string(), second);
  rui.ask_at(first, {{"do", "sit"}, {"seat", 2}});
  EXPECT_EQ(looker.next("lobby").at("gone").as_string(), first);
}

}  // namespace
}  // namespace ludoteca
