// Messages that no honest client sends: nothing breaks, everything is answered, honest people play
// on, and nothing is kept of it.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <array>

#include "engine/rng.h"
#include "server/hall/test_play.h"

namespace ludoteca {
namespace {

namespace json = boost::json;

#ifdef LUDOTECA_FEWER_MESSAGES
constexpr int kMessages = 100'000;
#else
constexpr int kMessages = 1'000'000;
#endif

// Counts what it is sent and forgets it.
class DeafPeer final : public Peer {
 public:
  void send(Text message) override { bytes += message->size(), ++messages; }
  void close(int, std::string_view) override {}
  std::size_t bytes = 0;
  std::size_t messages = 0;
};

class Attacker {
 public:
  Attacker(std::string table, std::uint64_t seed)
      : table_(std::move(table)), random_(Seed::from_number(seed), 0) {}

  std::string message() {
    std::string text = sensible();
    const std::uint64_t damages = random_() % 4;
    for (std::uint64_t i = 0; i < damages; ++i) damage(text);
    return text;
  }

 private:
  std::uint64_t below(std::uint64_t n) { return random_() % n; }

  std::string sensible() {
    constexpr std::array<std::string_view, 20> kDo = {
        "watch", "unwatch", "sit",     "stand", "computer", "open",   "move",
        "undo",  "back",    "kick",    "chat",  "mute",     "report", "lobby",
        "ping",  "create",  "rematch", "hint",  "",         "quit"};
    json::object out{{"id", static_cast<std::int64_t>(random_())}, {"do", kDo[below(kDo.size())]}};
    add(out, "table", below(4) == 0 ? json::value("nowhere") : json::value(table_));
    add(out, "seat", number());
    add(out, "number", number());
    add(out, "since", number());
    add(out, "on", below(2) == 0);
    add(out, "move", below(2) == 0 ? json::value("1L1") : text(100));
    add(out, "key", text(80));
    add(out, "text", text(600));
    add(out, "name", text(60));
    add(out, "why", "because");
    add(out, "player", below(2) == 0 ? "normal" : "god");
    add(out, "game", below(2) == 0 ? "fort" : "chess");
    add(out, "seats", json::array{"me", below(2) == 0 ? "open" : "nobody"});
    return json::serialize(out);
  }
  void add(json::object& out, std::string_view name, json::value value) {
    if (below(3) == 0) out[name] = std::move(value);
  }
  json::value text(std::uint64_t longest) { return json::value(std::string(below(longest), 'x')); }
  json::value number() {
    constexpr std::array<std::int64_t, 8> kNumbers = {-1, 0,    1,          2,
                                                      3,  1000, 2147483648, -9223372036854775807};
    return kNumbers[below(kNumbers.size())];
  }

  void damage(std::string& text) {
    if (text.empty()) return;
    const std::size_t at = below(text.size());
    switch (below(5)) {
      case 0:
        text[at] = static_cast<char>(below(256));
        break;
      case 1:
        text.erase(at, 1 + below(8));
        break;
      case 2:
        text.insert(at, text.substr(below(text.size()), below(40)));
        break;
      case 3:
        text.insert(at, std::string(below(200), "[{\"\\0"[below(5)]));
        break;
      default:
        text.resize(at);
    }
  }

  std::string table_;
  FastGenerator random_;
};

TEST(Hostile, MessagesDoNoHarm) {
  TestHall world;
  TestClient ana(world, 1, "Ana");
  TestClient rui(world, 2, "Rui");
  const std::string code = ana.create({{"game", "photograph"}, {"seats", {"me", "open"}}});
  rui.ask_at(code, {{"do", "watch"}});
  rui.ask_at(code, {{"do", "sit"}, {"seat", 2}});

  DeafPeer peer;
  const PeerId attacker = world.hall->welcome(peer, {3, "Mallory", "fr", false});
  Attacker attack(code, 1);
  for (int i = 0; i < kMessages; ++i) {
    world.now += 1;
    world.hall->hear(attacker, attack.message());
    ana.texts.clear();
    rui.texts.clear();
  }
  EXPECT_GE(peer.messages, static_cast<std::size_t>(kMessages));
  // Mallory could open tables of his own, slowly, and sat at none of the others'.
  EXPECT_LT(world.hall->tables().size(), static_cast<std::size_t>(kMessages) / 500);
  world.hall->gone(attacker);
  play_to_the_end(world, code, {&ana, &rui});
  EXPECT_EQ(table_phase(world, code), Phase::finished);
  // What nobody looks at is forgotten.
  world.now += 3'600'000;
  world.thoughts.think();
  world.hall->tick();
  world.now += 3'600'000;
  ana.break_off();
  rui.break_off();
  world.hall->tick();
  EXPECT_EQ(world.hall->tables().size(), 0U);
}

}  // namespace
}  // namespace ludoteca
