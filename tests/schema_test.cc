#include "tests/schema.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <vector>

#include "server/refusal_code.h"
#include "text/catalogue.h"

namespace ludoteca {
namespace {

namespace json = boost::json;

bool fits(std::string_view definition, std::string_view text) {
  return !Schema::of_protocol().complaint(json::parse(text), definition);
}

TEST(Schema, TellsGoodMessagesFromBad) {
  EXPECT_TRUE(fits("client", R"({"id":1,"do":"ping"})"));
  EXPECT_TRUE(fits("client", R"({"do":"create","game":"fort","seats":["me",{"me":"Rui"}]})"));
  EXPECT_FALSE(fits("client", R"({"do":"create","game":"fort","seats":["me"]})"));
  EXPECT_FALSE(fits("client", R"({"do":"create","game":"fort","seats":["me",{"you":"x"}]})"));
  EXPECT_FALSE(fits("client", R"({"do":"pong"})"));
  EXPECT_FALSE(fits("client", R"({"do":"ping","extra":1})"));
  EXPECT_FALSE(fits("client", R"({"do":"sit","table":"x","seat":6})"));
  EXPECT_FALSE(fits("client", R"({"do":"sit","table":"x","seat":1.5})"));
  EXPECT_TRUE(fits("server", R"({"id":"a","ok":true,"number":3})"));
  EXPECT_FALSE(fits("server", R"({"ok":false})"));
  EXPECT_FALSE(fits("server", R"({"update":"here","table":"TOO-SHORT","here":[]})"));
}

// Every refusal with words of the catalogue is a code that programs can find in the schema.
TEST(Schema, KnowsEveryRefusal) {
  for (const auto& [key, text] : Catalogue::get("en").messages()) {
    if (!key.starts_with("server.") || key == "server.guest") continue;
    const json::object error{{"code", key.substr(7)}, {"text", text}};
    EXPECT_FALSE(Schema::of_protocol().complaint(error, "error")) << key;
  }
}

std::string text_of(const char* path) {
  const std::ifstream in(path);
  std::stringstream text;
  text << in.rdbuf();
  return text.str();
}

// No code is sent that is not in the list (server/refusal_code.h).
TEST(Schema, ListsExactlyTheCodesOfRefusals) {
  const json::value schema = json::parse(text_of("docs/protocol.schema.json"));
  std::vector<std::string> listed;
  for (const json::value& code : schema.at("$defs").at("refusal").at("enum").as_array()) {
    listed.emplace_back(code.as_string());
  }
  EXPECT_EQ(listed, std::vector<std::string>(kRefusalCodes.begin(), kRefusalCodes.end()));
  const std::string page = text_of("docs/protocol.md");
  for (const std::string& code : listed) {
    EXPECT_NE(page.find("`" + code + "`"), std::string::npos) << code;
  }
}

}  // namespace
}  // namespace ludoteca
