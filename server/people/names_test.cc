#include "server/people/names.h"

#include <gtest/gtest.h>

namespace ludoteca {
namespace {

TEST(Names, spaces_around_go_and_those_inside_are_single) {
  EXPECT_EQ(clean_name("  Ana   Maria "), "Ana Maria");
  EXPECT_EQ(clean_name("Żółć"), "Żółć");
  EXPECT_EQ(clean_name("李 明"), "李 明");
  EXPECT_EQ(clean_name("🎲"), "🎲");
  EXPECT_EQ(clean_name("<b>"), "<b>");
}

TEST(Names, are_one_to_24_characters) {
  EXPECT_FALSE(clean_name(""));
  EXPECT_FALSE(clean_name("   "));
  EXPECT_TRUE(clean_name(std::string(24, 'x')));
  EXPECT_FALSE(clean_name(std::string(25, 'x')));
  std::string letters;
  for (int i = 0; i < 24; ++i) letters += "ż";
  EXPECT_TRUE(clean_name(letters));
  EXPECT_FALSE(clean_name(letters + "ż"));
}

TEST(Names, nothing_unseen_is_in_them) {
  for (const std::string_view bad :
       {"a\tb",    "a\nb",    "a\x7f",   "a\u0085",     "a\u00a0b", "a\u00ad",
        "a\u200b", "a\u200d", "a\u200e", "a\u202e",     "a\u2066",  "a\u2028",
        "\ufeffa", "\u3164",  "\u2800",  "a\u3000b",    "a\ue000",  "a\U000e0041",
        "a\ufffe", "\xff",    "a\xc3",   "\xed\xa0\x80"}) {
    EXPECT_FALSE(clean_name(bad)) << bad;
  }
  EXPECT_FALSE(clean_name(std::string("a\0b", 3)));
}

TEST(Names, characters_are_counted_not_bytes) {
  EXPECT_EQ(count_characters("żółw"), 4U);
  EXPECT_EQ(count_characters(""), 0U);
  EXPECT_FALSE(count_characters("\xff"));
}

}  // namespace
}  // namespace ludoteca
