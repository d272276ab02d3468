#include "text/columns.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace ludoteca {
namespace {

using testing::ElementsAre;

TEST(Columns, CountLettersNotBytes) {
  EXPECT_EQ(columns("żółty"), 5);
  EXPECT_EQ(columns("┌──┐"), 4);
  EXPECT_EQ(columns("e\u0301"), 1);
  EXPECT_EQ(columns("写真"), 4);
  EXPECT_EQ(columns("\033[1;38;5;16mred\033[0m"), 3);
  EXPECT_EQ(columns("\xff\xc3"), 2);
}

TEST(Columns, ForeignTextIsMadeSafe) {
  EXPECT_EQ(printable("Zoë \033[2J\n\xff"), "Zoë ?[2J??");
  EXPECT_EQ(printable("a\u009b\u202e"), "a??");
}

TEST(Columns, CutShowsThatSomethingIsMissing) {
  EXPECT_EQ(cut("żółty", 5), "żółty");
  EXPECT_EQ(cut("żółty", 4), "żół…");
  EXPECT_EQ(cut_front("1 3 5 7", 4), "…5 7");
  EXPECT_EQ(cut("abc", 0), "");
}

TEST(Columns, Padding) {
  EXPECT_EQ(pad_right("źle", 5), "źle  ");
  EXPECT_EQ(pad_left("źle", 5), "  źle");
  EXPECT_EQ(centre("źle", 6), " źle  ");
  EXPECT_EQ(pad_left("abcdef", 3), "abcdef");
}

TEST(Columns, WrapBreaksAtSpaces) {
  EXPECT_THAT(wrap("une photo de trop", 9), ElementsAre("une photo", "de trop"));
  EXPECT_THAT(wrap("• une photo de trop", 11, 2), ElementsAre("• une photo", "  de trop"));
  EXPECT_THAT(wrap("  in place", 20), ElementsAre("  in place"));
  EXPECT_THAT(wrap("", 10), ElementsAre(""));
  EXPECT_THAT(wrap("abcdefgh", 3), ElementsAre("abc", "def", "gh"));
}

TEST(Columns, BlocksSideBySide) {
  EXPECT_THAT(beside({"ż", "ab"}, {"x", "", "y"}, 2), ElementsAre("ż   x", "ab", "    y"));
}

}  // namespace
}  // namespace ludoteca
