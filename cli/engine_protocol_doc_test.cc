// docs/engine-protocol.md says what the program does: its dialogue is held, word for word.
#include <gtest/gtest.h>

#include <string>

#include "cli/engine_protocol.h"
#include "engine/json_input.h"
#include "text/lines.h"

namespace ludoteca {
namespace {

std::string page() {
  return read_file("docs/engine-protocol.md", 1 << 20);
}

TEST(EngineProtocolPage, ItsDialogueIsWhatTheEngineSays) {
  const std::string text = page();
  TextLines lines(text);
  EngineSession session;
  std::string reply;
  int exchanges = 0;
  while (const auto line = lines.next()) {
    if (line->starts_with("> ")) {
      reply = session.reply(line->substr(2));
      ++exchanges;
    } else if (line->starts_with("< ")) {
      EXPECT_EQ(line->substr(2), reply) << "line " << lines.number();
    }
  }
  EXPECT_GE(exchanges, 15);
  EXPECT_TRUE(session.quit());
}

TEST(EngineProtocolPage, NamesEveryCommand) {
  const std::string text = page();
  EngineSession session;
  const auto hello = parse_json(session.reply(R"({"command":"hello"})"));
  for (const auto& command : hello.at("commands").as_array()) {
    const std::string name(command.as_string());
    EXPECT_NE(text.find("### `" + name + "`\n"), std::string::npos) << name;
    EXPECT_NE(text.find("\"command\":\"" + name + "\""), std::string::npos)
        << name << " is not in the dialogue";
  }
}

}  // namespace
}  // namespace ludoteca
