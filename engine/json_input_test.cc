#include "engine/json_input.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "text/error.h"

namespace ludoteca {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

std::string error_of(std::string_view text) {
  try {
    parse_json(text);
  } catch (const Error& error) {
    return error.what();
  }
  return "accepted";
}

TEST(ParseJson, NamesTheByteOfASyntaxError) {
  EXPECT_THAT(error_of(R"({"a":1,})"), StartsWith("byte 7: not JSON"));
  EXPECT_THAT(error_of("{"), StartsWith("byte 1: not JSON"));
  EXPECT_THAT(error_of(""), StartsWith("byte 0: not JSON"));
  EXPECT_THAT(error_of("{} {}"), StartsWith("byte 3: "));
  EXPECT_EQ(error_of(" {} \r"), "accepted");
}

TEST(ParseJson, RefusesAMemberTwice) {
  EXPECT_THAT(error_of(R"({"a":1,"b":{"a":2},"a":3})"), HasSubstr("'a' stands there twice"));
  EXPECT_THAT(error_of(R"({"a":1,"\u0061":3})"), HasSubstr("'a' stands there twice"));
  EXPECT_THAT(error_of(R"({"":1,"":3})"), HasSubstr("'' stands there twice"));
  EXPECT_EQ(error_of(R"([{"a":1},{"a":1}])"), "accepted");
}

TEST(ParseJson, RefusesDeepNesting) {
  EXPECT_EQ(error_of(std::string(32, '[') + std::string(32, ']')), "accepted");
  EXPECT_THAT(error_of(std::string(33, '[') + std::string(33, ']')), StartsWith("byte 32: "));
  EXPECT_THAT(error_of(std::string(1'000'000, '[')), StartsWith("byte 32: "));
}

TEST(ParseJson, RefusesWhatIsNotUtf8) {
  EXPECT_THAT(error_of("\"\xff\""), HasSubstr("not JSON"));
  EXPECT_THAT(error_of("\"\xed\xa0\x80\""), HasSubstr("not JSON"));
  EXPECT_THAT(error_of(R"("\ud800")"), HasSubstr("not JSON"));
}

TEST(JsonInput, SaysWhatWasExpected) {
  const auto error_from = [](const auto& use) -> std::string {
    try {
      use();
    } catch (const Error& error) {
      return error.what();
    }
    return "accepted";
  };
  const boost::json::value list = {1, 2};
  EXPECT_EQ(error_from([] { as_number(9, "seat", 1, 4); }),
            "seat: expected a whole number from 1 to 4, not 9");
  EXPECT_EQ(error_from([] { as_number(1.5, "seat", 1, 4); }),
            "seat: expected a whole number from 1 to 4, not 1.5E0");
  EXPECT_EQ(error_from([] { as_number(~0ULL, "seat", 1, 4); }),
            "seat: expected a whole number from 1 to 4, not 18446744073709551615");
  EXPECT_EQ(error_from([] { as_flag("x", "on"); }), "on: expected true or false, not 'x'");
  EXPECT_EQ(error_from([] { as_text(nullptr, "move"); }), "move: expected a string, not null");
  EXPECT_EQ(error_from([&] { as_object(list, "options"); }),
            "options: expected an object, not a list");
  EXPECT_EQ(error_from([&] { as_list(list, "hands", 3, 3); }), "hands: expected 3 items, not 2");
  EXPECT_EQ(error_from([] { member({}, "deck"); }), "deck: is missing");
}

}  // namespace
}  // namespace ludoteca
