#include "text/message_format.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "text/error.h"

namespace ludoteca {
namespace {

using testing::HasSubstr;
using testing::UnorderedElementsAre;

std::string why_refused(std::string_view language, std::string_view text) {
  try {
    parse_message(language, text);
  } catch (const Error& error) {
    return error.what();
  }
  return "accepted";
}

TEST(MessageFormat, FillsInArguments) {
  const Message message = parse_message("en", "{name}'s row {n}: {name}");
  const TextArg args[] = {{"name", "Ana"}, {"n", std::int64_t{2}}};
  EXPECT_EQ(format_message("en", message, args), "Ana's row 2: Ana");
  EXPECT_THAT(argument_names(message), UnorderedElementsAre("name", "n"));
}

TEST(MessageFormat, NegativeNumbersHaveAMinusSign) {
  const TextArg args[] = {{"n", std::int64_t{-2}}};
  EXPECT_EQ(format_message("en", parse_message("en", "{n}"), args), "−2");
}

TEST(MessageFormat, ChoosesThePluralAndWritesItsNumber) {
  const Message message = parse_message(
      "pl", "{n, plural, one {# zdjęcie} few {# zdjęcia} many {# zdjęć} other {# zdjęcia}} {who}");
  const auto text = [&](std::int64_t n) {
    const TextArg args[] = {{"n", n}, {"who", "Ola"}};
    return format_message("pl", message, args);
  };
  EXPECT_EQ(text(1), "1 zdjęcie Ola");
  EXPECT_EQ(text(3), "3 zdjęcia Ola");
  EXPECT_EQ(text(12), "12 zdjęć Ola");
}

TEST(MessageFormat, ANumberSignOutsideAPluralIsText) {
  EXPECT_EQ(format_message("en", parse_message("en", "# {n}"), std::vector<TextArg>{{"n", "x"}}),
            "# x");
}

TEST(MessageFormat, RefusesWhatIsMalformed) {
  EXPECT_THAT(why_refused("en", "a {name"), HasSubstr("not closed"));
  EXPECT_THAT(why_refused("en", "a } b"), HasSubstr("without its '{'"));
  EXPECT_THAT(why_refused("en", "{}"), HasSubstr("without a name"));
  EXPECT_THAT(why_refused("en", "{Name}"), HasSubstr("without a name"));
  EXPECT_THAT(why_refused("en", "{n, select, a {b}}"), HasSubstr("'select' is not 'plural'"));
  EXPECT_THAT(why_refused("en", "{n, plural, other {#}}"), HasSubstr("lacks 'one'"));
  EXPECT_THAT(why_refused("en", "{n, plural, one {#}}"), HasSubstr("lacks 'other'"));
  EXPECT_THAT(why_refused("en", "{n, plural, one {a} one {b} other {c}}"), HasSubstr("twice"));
  EXPECT_THAT(why_refused("en", "{n, plural, one {a} few {b} other {c}}"), HasSubstr("only"));
  EXPECT_THAT(why_refused("pl", "{n, plural, one {a} other {c}}"), HasSubstr("lacks 'few'"));
  EXPECT_EQ(why_refused("en", "{n, plural, one {a {b}} other {c}}"), "accepted");
}

TEST(MessageFormat, AMissingOrWrongArgumentIsABug) {
  EXPECT_THROW(format_message("en", parse_message("en", "{a}"), {}), std::logic_error);
  const TextArg args[] = {{"n", "two"}};
  EXPECT_THROW(format_message("en", parse_message("en", "{n, plural, one {a} other {b}}"), args),
               std::logic_error);
}

}  // namespace
}  // namespace ludoteca
