// The engine protocol: a session fed with lines. Every reply is one JSON object, and a line that is
// refused changes nothing.
#include <boost/json.hpp>
#include <string>
#include <string_view>
#include <utility>

#include "cli/engine_protocol.h"
#include "tests/fuzz/expect.h"
#include "text/lines.h"

namespace {

constexpr int kMostLines = 24;

// Everything the session holds.
std::string held(ludoteca::EngineSession& session) {
  return session.reply(R"({"command":"position"})") + session.reply(R"({"command":"record"})");
}

// Each of these plays whole games: one an input is enough.
bool plays_out(std::string_view line) {
  return line.find("playout") != std::string_view::npos;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  ludoteca::TextLines lines({reinterpret_cast<const char*>(data), size});
  ludoteca::EngineSession session(1);
  bool played_out = false;
  std::string before = held(session);
  while (const auto line = lines.next()) {
    if (lines.number() > kMostLines || session.quit()) break;
    if (plays_out(*line) && std::exchange(played_out, true)) continue;
    const std::string reply = session.reply(*line);
    const boost::json::object object = boost::json::parse(reply).as_object();
    std::string after = held(session);
    ludoteca::expect(object.at("ok").as_bool() || (object.contains("error") && after == before));
    before = std::move(after);
  }
  return 0;
}
