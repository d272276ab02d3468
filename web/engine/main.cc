// What the page can call. A call passes a JSON text and gets one back, both in the memory of this
// module: the page asks for room, writes, calls, and reads `answer_size` bytes of the answer, which
// stay there until the next call.
#include <fmt/format.h>

#include <cstdlib>
#include <string>
#include <string_view>

#include "cli/engine_protocol.h"
#include "engine/json_input.h"
#include "server/hall/thinking.h"
#include "text/error.h"
#include "web/engine/web_hall.h"

namespace ludoteca {
namespace {

namespace json = boost::json;

struct Device {
  std::unique_ptr<WebHall> hall;
  Thinking thinking;
  EngineSession engine;
  std::string answer;
};

Device& device() {
  static Device one;
  return one;
}

WebHall& hall() {
  if (!device().hall) throw Error("open the hall first");
  return *device().hall;
}

// {"command": …, …} for the hall, or for computer players.
std::string run(std::string_view text) {
  const json::value value = json::parse(json::string_view(text.data(), text.size()));
  const json::object& members = as_object(value, "request");
  const std::string_view command = as_text(member(members, "command"), "command");
  constexpr std::size_t kMostTables = 10'000;
  if (command == "open") {
    device().hall =
        std::make_unique<WebHall>(as_list(member(members, "tables"), "tables", 0, kMostTables));
    return hall().take_outbox();
  }
  if (command == "consider") return json::serialize(device().thinking.consider(members));
  if (command == "study") return json::serialize(device().thinking.study(members));
  if (command == "decision") return json::serialize(device().thinking.decision(members));
  hall().run(command, members);
  return hall().take_outbox();
}

const char* handed_over(std::string text) {
  device().answer = std::move(text);
  return device().answer.data();
}

}  // namespace
}  // namespace ludoteca

extern "C" {

[[clang::export_name("room")]] char* room(std::size_t size) {
  return static_cast<char*>(std::malloc(size));
}

[[clang::export_name("answer_size")]] std::size_t answer_size() {
  return ludoteca::device().answer.size();
}

// Takes the room back that the text lies in.
[[clang::export_name("call")]] const char* call(char* text, std::size_t size) {
  std::string reply;
  try {
    reply = ludoteca::run({text, size});
  } catch (const std::exception& error) {
    reply =
        fmt::format(R"({{"error":{}}})", boost::json::serialize(boost::json::value(error.what())));
  }
  std::free(text);
  return ludoteca::handed_over(std::move(reply));
}

// One line of docs/engine-protocol.md.
[[clang::export_name("engine_line")]] const char* engine_line(char* text, std::size_t size) {
  std::string reply = ludoteca::device().engine.reply({text, size});
  std::free(text);
  return ludoteca::handed_over(std::move(reply));
}

}  // extern "C"
