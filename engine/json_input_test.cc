#include "engine/json_input.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <functional>
#include <string>

#include "engine/json_output.h"
#include "text/error.h"

namespace ludoteca {
namespace {

namespace json = boost::json;
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

std::string error_from(const std::function<void()>& use) {
  try {
    use();
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

TEST(JsonInput, OneOfSeveralNames) {
  constexpr std::array<std::string_view, 3> kNames = {"red", "green", "blue"};
  EXPECT_EQ(as_one_of(json::value("blue"), "colour", kNames), 2U);
  EXPECT_EQ(error_from([&] { as_one_of(json::value("pink"), "colour", kNames); }),
            "colour: expected one of red, green, blue, not 'pink'");
  EXPECT_EQ(error_from([&] { as_one_of(json::value(1), "colour", kNames); }),
            "colour: expected a string, not 1");
}

TEST(JsonInput, OptionsComeSorted) {
  const OptionList expected = {{"a", "1"}, {"b", "2"}};
  EXPECT_EQ(as_options(json::object{{"b", "2"}, {"a", "1"}}, "options"), expected);
  EXPECT_EQ(error_from([] { as_options(json::object{{"b", 2}}, "options"); }),
            "options: expected a string, not 2");
  EXPECT_EQ(error_from([] { as_options(json::array{}, "options"); }),
            "options: expected an object, not a list");
}

TEST(JsonOutput, SeatsAreCountedFromOne) {
  SeatSet seats = SeatSet::only(0);
  seats.add(3);
  EXPECT_EQ(json::serialize(seats_json(seats)), "[1,4]");
  EXPECT_EQ(counted_or_none(2), 3);
  EXPECT_EQ(counted_or_none(kNobody), std::nullopt);
  const auto viewer = [](Viewer who) {
    return json_text([&](JsonWriter& out) { write_viewer(who, out); });
  };
  EXPECT_EQ(viewer(Viewer::of(1)), "2");
  EXPECT_EQ(viewer(Viewer::spectator()), R"("spectator")");
}

TEST(JsonOutput, AnOutcomeHasScoreAndPlaceOfEveryPlayer) {
  Outcome outcome;
  outcome.score = {7, -2, 9};
  outcome.place = {2, 3, 1};
  EXPECT_EQ(json::serialize(outcome_json(outcome, 3)), R"({"score":[7,-2,9],"place":[2,3,1]})");
}

}  // namespace
}  // namespace ludoteca
