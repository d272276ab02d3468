#include "engine/json_writer.h"

#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <cstdint>
#include <limits>

namespace ludoteca {
namespace {

TEST(JsonWriter, WritesValuesInsideValues) {
  const std::string text = json_text([](JsonWriter& out) {
    out.object([&] {
      out.member("seat", std::uint8_t{12});
      out.member("brave", true);
      out.array("none", [] {});
      out.array("some", [&] {
        out.value(-7);
        out.value(nullptr);
        out.object([] {});
        out.value(std::optional<int>());
        out.value(std::optional("x"));
      });
      out.object("deep", [&] { out.member("rest", [&] { out.value(0); }); });
    });
  });
  EXPECT_EQ(text,
            R"({"seat":12,"brave":true,"none":[],"some":[-7,null,{},null,"x"],"deep":{"rest":0}})");
}

TEST(JsonWriter, WritesBehindWhatStandsThere) {
  std::string text = "view:";
  {
    JsonWriter(text).value(3);
  }
  EXPECT_EQ(text, "view:3");
  {
    JsonWriter out(text);
  }
  EXPECT_EQ(text, "view:3");
}

TEST(JsonWriter, EscapesAsTheLibraryDoes) {
  std::string all;
  for (int c = 0; c < 0x80; ++c) all += static_cast<char>(c);
  all += "Ação";
  EXPECT_EQ(json_text([&](JsonWriter& out) { out.value(all); }), boost::json::serialize(all));
}

TEST(JsonWriter, WritesTheLongestNumbersAndTexts) {
  for (const std::int64_t number :
       {std::numeric_limits<std::int64_t>::min(), std::numeric_limits<std::int64_t>::max()}) {
    EXPECT_EQ(json_text([&](JsonWriter& out) { out.value(number); }), std::to_string(number));
  }
  const std::string zeros(5000, '\0');
  const std::string text = json_text([&](JsonWriter& out) { out.value(zeros); });
  EXPECT_EQ(boost::json::parse(text).as_string(), zeros);
}

}  // namespace
}  // namespace ludoteca
