// What a seat is told depends only on what it may know: two worlds that it cannot tell apart send
// it the same bytes.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "engine/rng.h"
#include "games/registry.h"
#include "server/hall/test_play.h"

namespace ludoteca {
namespace {

namespace json = boost::json;

#ifdef LUDOTECA_FEWER_MESSAGES
constexpr std::uint64_t kGames = 5;
#else
constexpr std::uint64_t kGames = 25;
#endif

// One of two servers with a table of people, all connected, and one who looks on. Ids, times and
// random numbers are the same in both.
struct World {
  World(const GameKind& kind, int players, const json::object& options) {
    json::array seats;
    for (int i = 0; i < players; ++i) {
      clients.push_back(std::make_unique<TestClient>(hall, i + 1, fmt::format("P{}", i + 1), "pl"));
      seats.push_back(i == 0 ? "me" : "open");
    }
    code = clients[0]->create({{"game", kind.name()}, {"seats", seats}, {"options", options}});
    for (int i = 1; i < players; ++i) {
      TestClient& client = *clients[static_cast<std::size_t>(i)];
      client.ask_at(code, {{"do", "watch"}});
      EXPECT_EQ(client.error_of(client.ask_at(code, {{"do", "sit"}, {"seat", i + 1}})), "");
    }
    clients.push_back(std::make_unique<TestClient>(hall, kNoUser, "", "pl"));
    clients.back()->ask_at(code, {{"do", "watch"}});
  }

  Table& table() { return hall.hall->desk().tables.find(code)->table; }
  // The client's part of everything sent so far.
  std::vector<std::string>& heard(std::size_t client) { return clients[client]->texts; }
  json::object say(std::size_t client, json::object message) {
    return clients[client]->ask_at(code, std::move(message));
  }

  TestHall hall;
  std::vector<std::unique_ptr<TestClient>> clients;  // by seat, then the spectator
  std::string code;
};

class TwoWorlds {
 public:
  TwoWorlds(const GameKind& kind, int players, const json::object& options, std::uint64_t number)
      : kind_(kind),
        players_(players),
        real_(kind, players, options),
        other_(kind, players, options),
        random_(Seed::from_number(number), kStreams) {}

  // Plays on; from some move on one world is only imagined by one of those who watch. Returns how
  // many moves that watcher could not tell them apart.
  int run() {
    watcher_ = static_cast<std::size_t>(random_() % static_cast<std::uint64_t>(players_ + 1));
    const int until = static_cast<int>(random_() % 60);
    for (int i = 0; i < until || somebody_can_undo(); ++i) {
      if (!step(false)) return 0;
    }
    part();
    int same = 0;
    while (step(true)) ++same;
    return same;
  }

 private:
  Viewer viewer() const {
    return watcher_ == static_cast<std::size_t>(players_) ? Viewer::spectator()
                                                          : Viewer::of(static_cast<Seat>(watcher_));
  }

  bool somebody_can_undo() {
    for (Seat seat = 0; seat < players_; ++seat) {
      if (real_.table().match()->can_undo(seat)) return true;
    }
    return false;
  }

  // Where nobody can take anything back: what is imagined has no past.
  void part() {
    const Seed seed = Seed::from_number(random_());
    other_.table().exchange_match(real_.table().match()->imagined(viewer(), seed));
    real_.heard(watcher_).clear();
    other_.heard(watcher_).clear();
  }

  // One move, and sometimes a wrong one, talk, or an undo, in both worlds. False: the game is over,
  // or the worlds can be told apart by what the rules show.
  bool step(bool parted) {
    const Match& match = *real_.table().match();
    if (match.finished()) return false;
    const Seat seat = match.acting().front();
    const std::string move = pick(random_, match.legal(seat));
    if (parted && !same_outcome(seat, move)) return false;
    both(seat, move_message(seat, move));
    if (random_() % 8 == 0) both(seat, move_message(seat, "nonsense"));
    if (random_() % 8 == 0) both(0, {{"do", "chat"}, {"text", "hm"}});
    if (random_() % 8 == 0) both(seat, {{"do", "undo"}, {"seat", seat + 1}, {"number", 1}});
    if (random_() % 8 == 0) both(watcher_, {{"do", "watch"}});
    if (parted) {
      EXPECT_EQ(real_.heard(watcher_), other_.heard(watcher_)) << kind_.name();
    }
    return !testing::Test::HasFailure();
  }

  // Whether the move can be made in both, and what the watcher sees of it is the same: this is for
  // the rules to say, and checked by the engine's contract.
  bool same_outcome(Seat seat, const std::string& move) {
    if (real_.table().match()->acting() != other_.table().match()->acting()) return false;
    std::string told[2];
    int i = 0;
    for (World* world : {&real_, &other_}) {
      const auto match = world->table().match()->clone();
      if (match->why_not(seat, move, Catalogue::get("en"))) return false;
      const auto report = match->play(seat, move);
      report->write(viewer(), told[i]);
      told[i] += report->undoable() ? "undoable" : "";
      if (match->finished()) return false;  // everything is shown
      ++i;
    }
    return told[0] == told[1];
  }

  json::object move_message(Seat seat, std::string_view move) {
    return {{"do", "move"},
            {"seat", seat + 1},
            {"number", real_.clients[seat]->number()},
            {"move", move},
            {"key", fmt::format("{}", ++keys_)}};
  }
  void both(std::size_t client, const json::object& message) {
    real_.hall.now += 10'000;
    other_.hall.now += 10'000;
    real_.say(client, message);
    other_.say(client, message);
  }

  const GameKind& kind_;
  int players_;
  World real_;
  World other_;
  FastGenerator random_;
  std::size_t watcher_ = 0;
  int keys_ = 0;
};

TEST(Secrecy, WorldsThatCannotBeToldApartSendTheSameBytes) {
  for (const GameKind* kind : all_games()) {
    int same = 0;
    for (std::uint64_t number = 0; number < kGames; ++number) {
      const int most = kind->max_players() - kind->min_players() + 1;
      const int players = kind->min_players() + static_cast<int>(number) % most;
      same += TwoWorlds(*kind, players, {}, number).run();
      if (HasFailure()) return;
    }
    EXPECT_GT(same, kGames) << kind->name();
  }
}

// What is said before the game is over holds neither the seed nor the ids inside.
TEST(Secrecy, SeedsAndIdsStayInside) {
  for (const GameKind* kind : all_games()) {
    World world(*kind, kind->min_players(), {});
    const TableRow row = *world.hall.database->table(world.code);
    std::vector<TestClient*> clients;
    for (const auto& client : world.clients) clients.push_back(client.get());
    play_to_the_end(world.hall, world.code, clients);
    for (const auto& client : world.clients) {
      for (const std::string& text : client->texts) {
        EXPECT_EQ(text.find(row.seed.substr(0, 16)), std::string::npos);
        EXPECT_EQ(text.find(std::to_string(row.id)), std::string::npos);
      }
    }
  }
}

}  // namespace
}  // namespace ludoteca
