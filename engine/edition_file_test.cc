#include "engine/edition_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "text/error.h"

namespace ludoteca {
namespace {

using testing::HasSubstr;

constexpr std::string_view kEdition =
    "ludoteca edition 1\n"
    "game = chess\n"
    "name = house\n"
    "\n"
    "[board]   # a comment\n"
    "size = 8 8   @book\n"
    "pieces = king queen   @house\n"
    "[clock]\n"
    "size = 5 @ruling\n";

std::string fault_of(std::string_view text) {
  try {
    EditionFile::parse(text, "my.txt");
  } catch (const Error& error) {
    return error.what();
  }
  return "no error";
}

TEST(EditionFile, holds_values_with_their_origin_and_line) {
  const EditionFile file = EditionFile::parse(kEdition, "my.txt");
  EXPECT_EQ(file.game, "chess");
  EXPECT_EQ(file.name, "house");
  ASSERT_EQ(file.entries.size(), 3U);
  EXPECT_EQ(file.entries[1].section, "board");
  EXPECT_EQ(file.entries[1].value, "king queen");
  EXPECT_EQ(file.entries[1].origin, Origin::house);
  EXPECT_EQ(file.entries[1].line, 7);
}

TEST(EditionFile, errors_say_where_and_what_was_expected) {
  EXPECT_EQ(fault_of("hello"), "my.txt:1: expected 'ludoteca edition 1' as the first line");
  EXPECT_EQ(fault_of(""), "my.txt:1: expected 'ludoteca edition 1' as the first line");
  const std::string head = "ludoteca edition 1\ngame = chess\nname = a\n";
  EXPECT_THAT(fault_of("ludoteca edition 1\nname = a\n"),
              HasSubstr("my.txt:2: expected 'game = '"));
  EXPECT_THAT(fault_of(head + "x = 1 @book\n"), HasSubstr("my.txt:4: expected a section"));
  EXPECT_THAT(fault_of(head + "[s]\nx = 1\n"), HasSubstr("my.txt:5: 'x' has no origin"));
  EXPECT_THAT(fault_of(head + "[s]\nx = 1 @guess\n"), HasSubstr("my.txt:5: the origin is one of"));
  EXPECT_THAT(fault_of(head + "[s]\nx = @book\n"), HasSubstr("'x' has no value"));
  EXPECT_THAT(fault_of(head + "[s]\nx\n"), HasSubstr("expected 'key = value @origin', not 'x'"));
  EXPECT_THAT(fault_of(head + "[s]\nx\xff = 1 @book\n"), HasSubstr("my.txt:5: expected UTF-8"));
  EXPECT_THAT(fault_of(head + "[s\n"), HasSubstr("my.txt:4: expected a section as in"));
  EXPECT_THAT(fault_of(head + "[s]\nx = 1 @book\nx = 2 @book\n"),
              HasSubstr("my.txt:6: 'x' in [s] stands already in line 5"));
}

TEST(EditionFile, the_fingerprint_is_of_the_values_alone) {
  const auto fingerprint = [](std::string text) {
    return EditionFile::parse(text, "x").fingerprint();
  };
  const std::string head = "ludoteca edition 1\ngame = chess\nname = a\n[s]\n";
  const auto one = fingerprint(head + "x = 1 2 @book\ny = 3 @book\n");
  EXPECT_EQ(one, fingerprint(head + "# hello\ny = 3 @book\nx =  1   2 @house\n"));
  EXPECT_NE(one, fingerprint(head + "x = 1 2 @book\ny = 4 @book\n"));
  EXPECT_NE(one, fingerprint(head + "x = 12 @book\ny = 3 @book\n"));
}

TEST(EditionReader, checks_values_and_that_all_are_known) {
  const EditionFile file = EditionFile::parse(kEdition, "my.txt");
  EXPECT_THROW(EditionReader(file, "go"), Error);
  EditionReader reader(file, "chess");
  EXPECT_THAT(reader.numbers("board", "size", 2, 1, 9), testing::ElementsAre(8, 8));
  EXPECT_EQ(reader.number("clock", "size", 1, 9), 5);
  const auto what = [](auto&& call) -> std::string {
    try {
      call();
    } catch (const Error& error) {
      return error.what();
    }
    return "no error";
  };
  EXPECT_EQ(what([&] { reader.number("clock", "size", 6, 9); }),
            "my.txt:9: size: expected a number from 6 to 9, not '5'");
  EXPECT_EQ(what([&] { reader.number("board", "size", 1, 9); }),
            "my.txt:6: size: expected 1 numbers, not 2");
  EXPECT_EQ(what([&] { reader.words("clock", "hands"); }), "my.txt: 'hands' is missing in [clock]");
  EXPECT_EQ(what([&] { reader.expect_all_used(); }), "my.txt:7: unknown value 'pieces' in [board]");
}

TEST(EditionFile, a_missing_file_is_an_error) {
  EXPECT_THROW(EditionFile::read("no/such/file"), Error);
}

}  // namespace
}  // namespace ludoteca
