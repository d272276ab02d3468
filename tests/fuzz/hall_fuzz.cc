// Messages of clients: the first bytes choose who speaks, the lines are what they say.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "server/hall/test_hall.h"

namespace {

using namespace ludoteca;

class Listener final : public Peer {
 public:
  void send(Text message) override { bytes_ += message->size(); }
  void close(int, std::string_view) override {}

 private:
  std::size_t bytes_ = 0;
};

// "TABLE" stands for the code of the table, which nobody could guess.
std::string with_code(std::string_view line, const std::string& code) {
  std::string out(line);
  for (std::size_t at = 0; (at = out.find("TABLE", at)) != std::string::npos;) {
    out.replace(at, 5, code);
  }
  return out;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  TestHall world;
  Listener ana;
  Listener rui;
  const PeerId peers[] = {world.hall->welcome(ana, {1, "Ana", "fr", false}),
                          world.hall->welcome(rui, {2, "Rui", "", false}),
                          world.hall->welcome(rui, {kNoUser, "", "pl", false})};
  world.hall->hear(peers[0], R"({"do":"create","game":"photograph","seats":["me","open"]})");
  const auto tables = world.database->newest_tables(1);
  const std::string code = tables.empty() ? "" : tables.front().code;
  std::string_view rest(reinterpret_cast<const char*>(data), size);
  while (!rest.empty()) {
    const auto who = static_cast<std::size_t>(rest.front()) % std::size(peers);
    rest.remove_prefix(1);
    const std::string_view line = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(std::min(rest.size(), line.size() + 1));
    world.hall->hear(peers[who], with_code(line, code));
    world.now += 500;
    world.thoughts.think();
    world.hall->tick();
  }
  return 0;
}
