#include "server/hall/hall.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "games/registry.h"
#include "server/hall/test_play.h"

namespace ludoteca {
namespace {

namespace json = boost::json;
using testing::HasSubstr;

constexpr UserId kAna = 1;
constexpr UserId kRui = 2;

TEST(Hall, ATableAgainstComputersIsOneRequestAway) {
  TestHall world;
  TestClient ana(world, kAna, "Ana");
  const std::string code =
      ana.create({{"game", "photograph"}, {"seats", {"me", "normal", "normal"}}});
  EXPECT_EQ(code.size(), 12U);
  play_to_the_end(world, code, {&ana});
  EXPECT_EQ(table_phase(world, code), Phase::finished);
}

TEST(Hall, WholeGamesOfEveryKindAndPlayerCount) {
  for (const GameKind* kind : all_games()) {
    for (int players = kind->min_players(); players <= kind->max_players(); ++players) {
      TestHall world;
      std::vector<std::unique_ptr<TestClient>> clients;
      json::array seats;
      for (int i = 0; i < players; ++i) {
        clients.push_back(std::make_unique<TestClient>(world, i + 1, fmt::format("P{}", i + 1)));
        seats.push_back(i == 0 ? "me" : "open");
      }
      TestClient spectator(world, kNoUser, "");
      const std::string code =
          clients[0]->create({{"game", kind->name()}, {"seats", seats}, {"listed", true}});
      for (int i = 1; i < players; ++i) {
        ASSERT_EQ(clients[i]->error_of(clients[i]->ask_at(code, {{"do", "watch"}})), "");
        const auto sat = clients[i]->ask_at(code, {{"do", "sit"}, {"seat", i + 1}});
        ASSERT_EQ(clients[i]->error_of(sat), "");
      }
      spectator.ask_at(code, {{"do", "watch"}});
      std::vector<TestClient*> all;
      for (const auto& client : clients) all.push_back(client.get());
      play_to_the_end(world, code, all);
      EXPECT_EQ(table_phase(world, code), Phase::finished) << kind->name() << players;
      EXPECT_THAT(spectator.texts.back(), HasSubstr(R"("result":)"));
    }
  }
}

TEST(Hall, TheBoardIsToldOnceAndTheSameToEverybody) {
  TestHall world;
  TestClient ana(world, kAna, "Ana");
  TestClient spectator(world, kNoUser, "", "pl");
  const json::array seats{"me", "open"};
  const std::string code = ana.create({{"game", "broom-service"}, {"seats", seats}});
  const auto open = ana.ask_at(code, {{"do", "watch"}});
  EXPECT_EQ(open.at("board").at("side"), "front");
  ana.ask_at(code, {{"do", "computer"}, {"seat", 2}, {"player", "random"}});
  const auto begun = spectator.ask_at(code, {{"do", "watch"}});
  EXPECT_EQ(begun.at("board"), open.at("board"));
  const std::size_t before = spectator.texts.size();
  play_to_the_end(world, code, {&ana});
  ASSERT_GT(spectator.texts.size(), before);
  for (std::size_t i = before; i < spectator.texts.size(); ++i) {
    EXPECT_EQ(spectator.texts[i].find(R"("outline")"), std::string::npos);
  }
  const std::string other = ana.create({{"game", "photograph"}, {"seats", seats}});
  EXPECT_FALSE(ana.ask_at(other, {{"do", "watch"}}).contains("board"));
}

class HallOfTwo : public testing::Test {
 protected:
  HallOfTwo() {
    code = ana.create({{"game", "photograph"}, {"seats", {"me", "open"}}});
    rui.ask_at(code, {{"do", "watch"}});
    rui.ask_at(code, {{"do", "sit"}, {"seat", 2}});
  }
  // Who is to act first.
  TestClient& mover() { return ana.legal(1).empty() ? rui : ana; }
  int mover_seat() { return ana.legal(1).empty() ? 2 : 1; }
  json::object move(TestClient& client, int seat, int number, const std::string& text,
                    const std::string& key) {
    return client.ask_at(
        code, {{"do", "move"}, {"seat", seat}, {"number", number}, {"move", text}, {"key", key}});
  }

  TestHall world;
  TestClient ana{world, kAna, "Ana"};
  TestClient rui{world, kRui, "Rui"};
  std::string code;
};

TEST_F(HallOfTwo, AMoveSentTwiceIsMadeOnce) {
  TestClient& client = mover();
  const int seat = mover_seat();
  const int number = client.number();
  const std::string text = client.legal(seat).front();
  const auto first = move(client, seat, number, text, "a");
  ASSERT_EQ(client.error_of(first), "");
  const auto again = move(client, seat, number, text, "a");
  EXPECT_EQ(again.at("number"), first.at("number"));
  EXPECT_EQ(client.number(), number + 1);
}

TEST_F(HallOfTwo, AMoveByWhatWasSeenBeforeIsStale) {
  TestClient& client = mover();
  const int seat = mover_seat();
  const int number = client.number();
  while (client.legal(seat).size() > 0) {
    ASSERT_EQ(client.error_of(move(client, seat, client.number(), client.legal(seat).front(),
                                   std::to_string(client.number()))),
              "");
  }
  TestClient& other = mover();
  const std::string text = other.legal(mover_seat()).front();
  EXPECT_EQ(other.error_of(move(other, mover_seat(), number, text, "x")), "stale");
  EXPECT_EQ(other.error_of(move(other, mover_seat(), 9999, text, "x")), "stale");
}

TEST_F(HallOfTwo, WrongMovesSayWhy) {
  TestClient& client = mover();
  TestClient& other = &client == &ana ? rui : ana;
  const int seat = mover_seat();
  EXPECT_EQ(client.error_of(move(client, seat, client.number(), "zzz", "a")), "illegal");
  EXPECT_EQ(other.error_of(move(other, seat, other.number(), client.legal(seat).front(), "a")),
            "not-your-seat");
  EXPECT_EQ(other.error_of(move(other, 3 - seat, other.number(), client.legal(seat).front(), "a")),
            "illegal");
}

TEST_F(HallOfTwo, ALostConnectionGetsWhatItMissed) {
  const int before = rui.number();
  rui.break_off();
  EXPECT_THAT(ana.texts.back(), HasSubstr(R"("update":"here")"));
  EXPECT_THAT(ana.texts.back(), HasSubstr(R"("here":[1])"));
  TestClient& client = ana;
  if (!ana.legal(1).empty()) {
    ASSERT_EQ(client.error_of(move(ana, 1, ana.number(), ana.legal(1).front(), "k")), "");
  }
  ana.ask_at(code, {{"do", "chat"}, {"text", "Where are you?"}});
  TestClient again(world, kRui, "Rui");
  const auto answer = again.ask_at(code, {{"do", "watch"}, {"since", before}});
  ASSERT_EQ(again.error_of(answer), "");
  const json::array& missed = answer.at("missed").as_array();
  ASSERT_FALSE(missed.empty());
  EXPECT_EQ(missed.front().at("number"), before + 1);
  EXPECT_EQ(missed.back().at("text"), "Where are you?");
}

TEST_F(HallOfTwo, WhatHappensWhileAHistoryIsReadIsToldAfterIt) {
  const int before = ana.number();
  ana.ask_at(code, {{"do", "chat"}, {"text", "one"}});
  TestClient again(world, kRui, "Rui");
  world.store.hold();
  again.say(fmt::format(R"({{"id":"w","do":"watch","table":"{}","since":{}}})", code, before));
  ana.say(fmt::format(R"({{"id":"c","do":"chat","table":"{}","text":"two"}})", code));
  world.store.release_all();
  const auto answered = std::find_if(
      again.texts.begin(), again.texts.end(),
      [](const std::string& text) { return text.find("missed") != std::string::npos; });
  ASSERT_NE(answered, again.texts.end());
  EXPECT_THAT(*answered, HasSubstr(R"("text":"one")"));
  EXPECT_THAT(*answered, HasSubstr(fmt::format(R"("number":{})", before + 1)));
  EXPECT_EQ(again.next("chat").at("number"), before + 2);
  EXPECT_EQ(again.number(), before + 2);
}

TEST_F(HallOfTwo, NothingIsToldThatIsNotDurable) {
  TestClient& client = mover();
  const int seat = mover_seat();
  const std::size_t told = rui.texts.size() + ana.texts.size();
  world.store.fail_next(1);
  const auto answer = move(client, seat, client.number(), client.legal(seat).front(), "a");
  EXPECT_EQ(client.error_of(answer), "unavailable");
  EXPECT_EQ(rui.texts.size() + ana.texts.size(), told + 1);  // the refusal
  // The table goes on from what is stored.
  const auto again = move(client, seat, client.number(), client.legal(seat).front(), "a");
  EXPECT_EQ(client.error_of(again), "");
}

TEST_F(HallOfTwo, AMoveThatWasKeptAfterAllIsTold) {
  TestClient& client = mover();
  const int seat = mover_seat();
  const int number = client.number();
  const std::string text = client.legal(seat).front();
  world.store.lose_next_answer();
  ASSERT_EQ(client.error_of(move(client, seat, number, text, "a")), "unavailable");
  EXPECT_EQ(move(client, seat, number, text, "a").at("number"), number + 1);
  EXPECT_EQ(ana.next("move").at("number"), number + 1);
  EXPECT_EQ(rui.next("move").at("number"), number + 1);
  play_to_the_end(world, code, {&ana, &rui});
  EXPECT_EQ(table_phase(world, code), Phase::finished);
}

TEST_F(HallOfTwo, AfterARestartTheGameGoesOn) {
  TestClient& client = mover();
  const int seat = mover_seat();
  ASSERT_EQ(client.error_of(move(client, seat, client.number(), client.legal(seat).front(), "a")),
            "");
  ana.break_off();
  rui.break_off();
  world.restart();
  TestClient ana2(world, kAna, "Ana");
  TestClient rui2(world, kRui, "Rui");
  ana2.ask_at(code, {{"do", "watch"}});
  rui2.ask_at(code, {{"do", "watch"}});
  play_to_the_end(world, code, {&ana2, &rui2});
  EXPECT_EQ(table_phase(world, code), Phase::finished);
  const auto ratings = world.database->ratings_of(kAna);
  ASSERT_EQ(ratings.size(), 1U);
  EXPECT_EQ(ratings.front().games, 1);
  EXPECT_EQ(world.database->results(world.database->table(code)->id).size(), 2U);
}

TEST_F(HallOfTwo, LeavingGivesTheSeatToAComputer) {
  ASSERT_EQ(rui.error_of(rui.ask_at(code, {{"do", "stand"}, {"seat", 2}})), "");
  EXPECT_EQ(ana.next("stand").at("seats").at(1).at("computer"), "normal");
  play_to_the_end(world, code, {&ana});
  EXPECT_EQ(table_phase(world, code), Phase::finished);
}

TEST_F(HallOfTwo, NobodyIsKickedWhoIsThere) {
  EXPECT_EQ(ana.error_of(ana.ask_at(code, {{"do", "kick"}, {"seat", 2}})), "");
  EXPECT_TRUE(ana.next("kick").empty());
  rui.break_off();
  EXPECT_EQ(ana.error_of(ana.ask_at(code, {{"do", "kick"}, {"seat", 2}})), "");
  EXPECT_FALSE(ana.next("kick").empty());
}

TEST_F(HallOfTwo, OwnTablesSayWhoseTurnItIs) {
  const auto yours = [this](UserId user) {
    Visitor visitor;
    visitor.user = user;
    ApiRequest request;
    request.method = "GET";
    request.path = "/api/tables/mine";
    json::value told;
    world.hall->request(visitor, request,
                        [&told](const ApiAnswer& answer) { told = json::parse(answer.body); });
    const json::object& table = told.at("tables").at(0).as_object();
    EXPECT_FALSE(table.contains("asked_people"));
    return table.at("your_turn").as_bool();
  };
  // A turn has two decisions; then it is the other's.
  for (int decision = 0; decision < 6; ++decision) {
    const bool of_ana = mover_seat() == 1;
    EXPECT_EQ(yours(kAna), of_ana);
    EXPECT_EQ(yours(kRui), !of_ana);
    const std::string first = mover().legal(mover_seat()).front();
    move(mover(), mover_seat(), mover().number(), first, std::to_string(decision));
  }
}

TEST_F(HallOfTwo, ARematchIsFoundByTheMessage) {
  EXPECT_EQ(ana.error_of(ana.ask_at(code, {{"do", "rematch"}})), "not-finished");
  play_to_the_end(world, code, {&ana, &rui});
  const auto answer = ana.ask_at(code, {{"do", "rematch"}});
  ASSERT_EQ(ana.error_of(answer), "");
  EXPECT_EQ(rui.next("rematch").at("code"), answer.at("code"));
  EXPECT_EQ(rui.ask_at(code, {{"do", "rematch"}}).at("code"), answer.at("code"));
  const std::string next(answer.at("code").as_string());
  rui.ask_at(next, {{"do", "watch"}});
  EXPECT_EQ(rui.error_of(rui.ask_at(next, {{"do", "sit"}, {"seat", 2}})), "");
  EXPECT_EQ(table_phase(world, next), Phase::playing);
}

TEST_F(HallOfTwo, ChatIsForThoseWhoSitThere) {
  TestClient spectator(world, 3, "Zosia");
  spectator.ask_at(code, {{"do", "watch"}});
  const auto refused = spectator.ask_at(code, {{"do", "chat"}, {"text", "hi"}});
  EXPECT_EQ(spectator.error_of(refused), "not-seated");
  ana.ask_at(code, {{"do", "chat"}, {"text", "Olá!"}});
  EXPECT_EQ(rui.next("chat").at("text"), "Olá!");
  EXPECT_EQ(spectator.next("chat").at("name"), "Ana");
  rui.ask_at(code, {{"do", "mute"}, {"seat", 1}, {"on", true}});
  ana.ask_at(code, {{"do", "chat"}, {"text", "again"}});
  EXPECT_TRUE(rui.next("chat").empty());
  EXPECT_FALSE(spectator.next("chat").empty());
}

TEST(Hall, AnAbandonedSeatIsTakenOverAndGivenBack) {
  TestHall world;
  TestClient ana(world, kAna, "Ana");
  const std::string code = ana.create(
      {{"game", "photograph"}, {"seats", {"me", "easy"}}, {"clock", 60}, {"stand_in", "greedy"}});
  world.thoughts.think();
  ASSERT_FALSE(ana.legal(1).empty());
  world.now += 59'000;
  world.hall->tick();
  EXPECT_TRUE(ana.next("take-over").empty());
  world.now += 2'000;
  world.hall->tick();
  const auto update = ana.next("take-over");
  ASSERT_FALSE(update.empty());
  EXPECT_EQ(update.at("seats").at(0).at("computer"), "greedy");
  const auto refused = ana.ask_at(code, {{"do", "move"},
                                         {"seat", 1},
                                         {"number", ana.number()},
                                         {"move", ana.legal(1).front()},
                                         {"key", "k"}});
  EXPECT_EQ(ana.error_of(refused), "taken-over");
  EXPECT_EQ(ana.error_of(ana.ask_at(code, {{"do", "back"}, {"seat", 1}})), "");
  // The thought of the one who took over comes too late.
  world.thoughts.think();
  EXPECT_TRUE(ana.next("move").empty());
  ASSERT_FALSE(ana.legal(1).empty());
  play_to_the_end(world, code, {&ana});
  EXPECT_EQ(table_phase(world, code), Phase::finished);
}

// Whoever comes back to a table without other people finds the game going on.
TEST(Hall, AStandInTakesThePersonsTimeWhereNobodyElsePlays) {
  TestHall world;
  TestClient ana(world, kAna, "Ana");
  const std::string code = ana.create(
      {{"game", "photograph"}, {"seats", {"me", "easy"}}, {"clock", 60}, {"stand_in", "greedy"}});
  world.thoughts.think();
  const auto moves_of_ana = [&] {
    int made = 0;
    for (auto move = ana.next("move"); !move.empty(); move = ana.next("move")) {
      made += move.at("seat") == 1 ? 1 : 0;
    }
    return made;
  };
  const auto seconds = [&](int count) {
    for (int i = 0; i < count; ++i) {
      world.now += 1'000;
      world.hall->tick();
      world.thoughts.think();
    }
    return moves_of_ana();
  };
  ana.next("take-over");
  EXPECT_EQ(seconds(62), 1);
  EXPECT_EQ(seconds(55), 0);
  EXPECT_EQ(seconds(10), 1);
  EXPECT_EQ(table_phase(world, code), Phase::playing);
  world.restart();
  TestClient again(world, kAna, "Ana");
  again.ask_at(code, {{"do", "watch"}});
  world.thoughts.think();
  EXPECT_EQ(table_phase(world, code), Phase::playing);
  EXPECT_EQ(again.error_of(again.ask_at(code, {{"do", "back"}, {"seat", 1}})), "");
  play_to_the_end(world, code, {&again});
  EXPECT_EQ(table_phase(world, code), Phase::finished);
}

TEST_F(HallOfTwo, AStandInDoesNotKeepOthersWaiting) {
  const std::string clocked = ana.create(
      {{"game", "photograph"}, {"seats", {"me", "open"}}, {"clock", 60}, {"stand_in", "greedy"}});
  rui.ask_at(clocked, {{"do", "watch"}});
  rui.ask_at(clocked, {{"do", "sit"}, {"seat", 2}});
  const bool of_ana = !ana.legal(1).empty();
  TestClient& stays = of_ana ? rui : ana;
  world.now += 61'000;
  world.hall->tick();
  world.thoughts.think();
  // Both decisions of the turn: now it is the other's.
  EXPECT_FALSE(stays.legal(of_ana ? 2 : 1).empty());
}

TEST(Hall, SeveralSeatsFromOneScreen) {
  TestHall world;
  TestClient ana(world, kAna, "Ana", "pt-BR");
  const std::string code = ana.create(
      {{"game", "broom-service"}, {"seats", {"me", json::object{{"me", "Rui"}}, "normal"}}});
  EXPECT_EQ(ana.view_of(1).at("seat"), 1);
  EXPECT_EQ(ana.view_of(2).at("seat"), 2);
  play_to_the_end(world, code, {&ana});
  EXPECT_EQ(table_phase(world, code), Phase::finished);
}

TEST(Hall, TheLobbyListsOpenTables) {
  TestHall world;
  TestClient ana(world, kAna, "Ana");
  TestClient rui(world, kRui, "Rui");
  EXPECT_EQ(rui.ask({{"do", "lobby"}, {"on", true}}).at("tables"), json::array());
  const std::string code =
      ana.create({{"game", "fort"}, {"seats", {"me", "open"}}, {"listed", true}});
  ana.create({{"game", "fort"}, {"seats", {"me", "open"}}});  // only for those who know the code
  EXPECT_EQ(rui.next("lobby").at("table").at("code"), json::value(code));
  EXPECT_TRUE(rui.next("lobby").empty());
  world.hall.reset();
  world.restart();
  TestClient zosia(world, 3, "Zosia");
  EXPECT_EQ(zosia.ask({{"do", "lobby"}, {"on", true}}).at("tables").as_array().size(), 1U);
  zosia.ask_at(code, {{"do", "sit"}, {"seat", 2}});
  EXPECT_EQ(zosia.next("lobby").at("gone"), json::value(code));
}

TEST(Hall, AnEditionOfOnesOwn) {
  TestHall world;
  TestClient ana(world, kAna, "Ana");
  const GameKind& kind = game_named("photograph");
  std::string text(kind.house_edition()->text());
  const json::object wish{{"do", "create"}, {"game", "photograph"}, {"seats", {"me", "easy"}}};
  const auto refused = [&](const char* member, auto value) {
    json::object other = wish;
    other["edition_text"] = text;
    other[member] = json::value_from(value);
    const json::object answer = ana.ask(other);
    EXPECT_EQ(ana.error_of(answer), "wrong");
    return json::serialize(answer);
  };
  EXPECT_THAT(refused("listed", true), HasSubstr("listed"));
  EXPECT_THAT(refused("edition", "house"), HasSubstr("edition_text"));
  EXPECT_THAT(refused("edition_text", text + "nonsense"), HasSubstr("edition:"));
  EXPECT_THAT(refused("edition_text", std::string(65 * 1024, ' ')), HasSubstr("64 KiB"));
  EXPECT_THAT(refused("game", "fort"), HasSubstr("fort"));

  const std::size_t sharp = text.find("= 3", text.find("sharp distance"));
  ASSERT_NE(sharp, std::string::npos);
  text.replace(sharp, 3, "= 4");
  const std::string code =
      ana.create({{"game", "photograph"}, {"seats", {"me", "easy"}}, {"edition_text", text}});
  EXPECT_THAT(ana.texts.back(), HasSubstr(R"("other_edition":true)"));
  world.restart();
  TestClient again(world, kAna, "Ana");
  again.ask_at(code, {{"do", "watch"}});
  play_to_the_end(world, code, {&again});
  EXPECT_EQ(table_phase(world, code), Phase::finished);
}

TEST(Hall, OrdersOfTheAdministration) {
  TestHall world;
  TestClient ana(world, kAna, "Ana");
  world.hall->tick();
  const std::string code = ana.create({{"game", "fort"}, {"seats", {"me", "open"}}});
  world.database->give_order("close", code);
  world.hall->tick();
  EXPECT_EQ(ana.next("close").at("why"), "administration");
  world.database->give_order("ban", std::to_string(kAna));
  world.hall->tick();
  EXPECT_EQ(ana.closed, 1008);
}

}  // namespace
}  // namespace ludoteca
