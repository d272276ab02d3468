#include "cli/engine_protocol.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

#include "cli/engine_client.h"

namespace ludoteca {
namespace {

namespace json = boost::json;
using ::testing::HasSubstr;
using ::testing::StartsWith;

TEST(EngineProtocol, EchoesTheId) {
  EngineSession session;
  EXPECT_THAT(session.reply(R"({"id":7,"command":"hello"})"), StartsWith(R"({"id":7,"ok":true,)"));
  EXPECT_THAT(session.reply(R"({"command":"hello","id":"a é"})"), StartsWith(R"({"id":"a é",)"));
  EXPECT_THAT(session.reply(R"({"id":18446744073709551615,"command":"nothing"})"),
              StartsWith(R"({"id":18446744073709551615,"ok":false,"error":")"));
  EXPECT_THAT(session.reply(R"({"command":"hello"})"), StartsWith(R"({"ok":true,)"));
  for (const char* id : {"null", "1.5", "[1]", "{}", "true"}) {
    EXPECT_THAT(session.reply(fmt::format(R"({{"id":{},"command":"hello"}})", id)),
                StartsWith(R"({"ok":false,"error":"id: expected)"));
  }
}

TEST(EngineProtocol, TellsWhatThereIs) {
  EngineClient client;
  EXPECT_EQ(client.ask("hello").at("protocol"), kEngineProtocolVersion);
  const json::object games = client.ask("games");
  const json::value& game = games.at("games").at(0);
  EXPECT_EQ(game.at("game"), "photograph");
  EXPECT_EQ(game.at("min_players"), 2);
  EXPECT_EQ(game.at("max_players"), 4);
  EXPECT_EQ(game.at("options").at(0).at("option"), "missed-opportunity");
  EXPECT_EQ(game.at("computer_players").at(0), "normal");
}

TEST(EngineProtocol, SaysWhereALineIsWrong) {
  EngineClient client;
  const auto error = [&client](std::string_view line) { return client.error(line); };
  EXPECT_THAT(error(""), StartsWith("byte 0: not JSON"));
  EXPECT_THAT(error(R"({"command":"hello")"), StartsWith("byte 18: not JSON"));
  EXPECT_THAT(error(R"({"command":"hello"} x)"), StartsWith("byte 20: "));
  EXPECT_THAT(error("[]"), HasSubstr("expected an object, not a list"));
  EXPECT_THAT(error("{}"), HasSubstr("command: is missing"));
  EXPECT_THAT(error(R"({"command":3})"), HasSubstr("command: expected a string, not 3"));
  EXPECT_THAT(error(R"({"command":"fly"})"), HasSubstr("command: no command 'fly'"));
  EXPECT_THAT(error(R"({"command":"hello","x":1})"), HasSubstr("unknown member 'x'"));
  EXPECT_THAT(error(R"({"command":"view"})"), HasSubstr("there is no game yet"));
  EXPECT_THAT(error(R"({"command":"new","command":"new"})"), HasSubstr("twice"));
  EXPECT_THAT(error(R"({"command":"new","game":"chess"})"), HasSubstr("game: no game 'chess'"));
  EXPECT_THAT(error(R"({"command":"new","game":"photograph"})"), HasSubstr("players: is missing"));
  EXPECT_THAT(error(R"({"command":"new","game":"photograph","players":5})"),
              HasSubstr("players: expected a whole number from 2 to 4, not 5"));
  EXPECT_THAT(error(R"({"command":"new","game":"photograph","players":2,"seed":"xyz"})"),
              HasSubstr("seed: "));
  EXPECT_THAT(error(R"({"command":"new","game":"photograph","players":2,"generator":"dice"})"),
              HasSubstr("generator: expected 'fast' or 'chacha20', not 'dice'"));
  EXPECT_THAT(error(R"({"command":"new","game":"photograph","players":2,"options":{"a":"b"}})"),
              HasSubstr("unknown option 'a'"));
  EXPECT_THAT(error(R"({"command":"new","game":"photograph","players":2,"edition":"x"})"),
              StartsWith("edition:1: "));
  EXPECT_THAT(error(R"({"command":"load"})"), HasSubstr("record or position"));
  EXPECT_THAT(error(R"({"command":"load","record":"x"})"), StartsWith("record:1: "));
  EXPECT_THAT(error(R"({"command":"load","record":"ludoteca record 1\ngame: chess\nrules: 1\n)"
                    R"(edition: x 0123456789abcdef\nplayers: 2\ngenerator: fast\nseed: 1\n"})"),
              StartsWith("record: no game 'chess'"));
  EXPECT_THAT(error(R"({"command":"load","game":"photograph","position":{}})"),
              StartsWith("position: players: is missing"));
}

TEST(EngineProtocol, RefusesLinesThatAreTooLong) {
  EngineClient client;
  const std::string line = R"({"command":"hello"})" + std::string(kLongestLine, ' ');
  EXPECT_THAT(client.error(line), HasSubstr("longer than 1048576 bytes"));

  std::istringstream in(std::string(5 * kLongestLine, 'x') + "\n" + R"({"command":"hello"})" +
                        "\r\n" + R"({"command":"quit"})" + "\n" + R"({"command":"hello"})");
  std::ostringstream out;
  run_engine(in, out);
  std::istringstream replies(out.str());
  std::string reply;
  std::getline(replies, reply);
  EXPECT_THAT(reply, HasSubstr("longer than"));
  std::getline(replies, reply);
  EXPECT_THAT(reply, HasSubstr("\"program\":\"ludoteca\""));
  std::getline(replies, reply);
  EXPECT_EQ(reply, R"({"ok":true})");
  EXPECT_FALSE(std::getline(replies, reply)) << reply;  // nothing after quit
}

TEST(EngineProtocol, AnswersTheLastLineWithoutALineEnd) {
  std::istringstream in(R"({"command":"quit","id":1})");
  std::ostringstream out;
  run_engine(in, out);
  EXPECT_EQ(out.str(), "{\"id\":1,\"ok\":true}\n");
}

TEST(EngineProtocol, ForeignBytesNeverSpoilAReply) {
  EngineClient client;
  EXPECT_THAT(client.error("{\"command\":\"\xff\xfe\"}"), StartsWith("byte 12: not JSON"));
  EXPECT_THAT(client.error("\x80\x80"), StartsWith("byte 0: not JSON"));
  EXPECT_THAT(client.error(R"({"command":"\u0000\u001b[31m"})"), HasSubstr("no command"));
  EXPECT_THAT(
      client.error(R"({"command":"new","game":"photograph","players":2,"edition":"\u0007é"})"),
      StartsWith("edition:1: "));
}

// A list of as many items as fit into a line.
std::string huge_list(std::string_view item) {
  std::string list = "[";
  while (list.size() + item.size() < kLongestLine - 200) list.append(item).append(",");
  return list.append(item).append("]");
}

TEST(EngineProtocol, HugeMembersGetAnErrorReply) {
  EngineClient client;
  client.new_game(2, 1);
  const std::string numbers = huge_list("0");
  EXPECT_THAT(client.error(R"({"command":"legal","seat":)" + numbers + "}"),
              HasSubstr("seat: expected a whole number from 1 to 2, not a list"));
  EXPECT_THAT(client.error(R"({"command":"playout","players":)" + huge_list(R"("random")") + "}"),
              HasSubstr("players: expected 2 items"));
  EXPECT_THAT(client.error(R"({"id":)" + huge_list("[]") + R"(,"command":"hello"})"),
              StartsWith("id: expected"));
  EXPECT_THAT(client.error(R"({"command":")" + std::string(kLongestLine - 100, 'x') + "\"}"),
              HasSubstr("no command 'xxx"));
  EXPECT_THAT(client.error(R"({"command":"new","game":"photograph","players":2,"edition":")" +
                           std::string(kLongestLine - 100, '[') + "\"}"),
              StartsWith("edition:1: "));
}

class WrongLines : public testing::Test {
 protected:
  void SetUp() override {
    client_.new_game(3, 11);
    for (int i = 0; i < 25; ++i) client_.computer_move(i);
  }
  json::value everything() {
    return {client_.ask("position"), client_.ask("record"), client_.ask("events"),
            client_.ask("legal")};
  }
  EngineClient client_;
};

TEST_F(WrongLines, ChangeNothing) {
  const json::value before = everything();
  const std::vector<std::string> lines = {
      R"({"command":"apply"})",
      R"({"command":"apply","seat":1})",
      R"({"command":"apply","seat":0,"move":"1L1"})",
      R"({"command":"apply","seat":4,"move":"1L1"})",
      R"({"command":"apply","seat":1,"move":"9>9"})",
      R"({"command":"apply","seat":2,"move":"9>9"})",
      R"({"command":"apply","seat":3,"move":"9>9"})",
      R"({"command":"apply","seat":1,"move":1})",
      R"({"command":"apply","seat":1,"move":"1L1","viewer":"nobody"})",
      R"({"command":"apply","seat":1,"move":"1L1","viewer":4})",
      R"({"command":"apply","seat":1,"move":"1L1","extra":4})",
      R"({"command":"new","game":"photograph","players":99999999999999999999})",
      R"({"command":"new","game":"photograph","players":2,"seed":""})",
      R"({"command":"new","game":"photograph","players":2,"edition":"ludoteca edition 1"})",
      R"({"command":"load","record":""})",
      R"({"command":"load","record":"ludoteca record 1\ngame: photograph"})",
      R"({"command":"load","game":"photograph","position":{"players":2}})",
      R"({"command":"load","record":"","position":{}})",
      R"({"command":"load","game":"photograph","position":{},"moves":1})",
      R"({"command":"undo","seat":7})",
      R"({"command":"choose","seat":1,"player":"oracle"})",
      R"({"command":"playout","players":["random"]})",
      R"({"command":"playout","players":["random","random","oracle"]})",
      R"({"command":"playout","players":["random","random","random"],"games":0})",
      R"({"command":"playout","players":["random","random","random"],"games":1001})",
      R"({"command":"result"})",
      R"({"command":"quit","now":true})",
  };
  for (const std::string& line : lines) {
    client_.error(line);
    EXPECT_EQ(everything(), before) << line;
  }
  EXPECT_FALSE(client_.session().quit());
}

}  // namespace
}  // namespace ludoteca
