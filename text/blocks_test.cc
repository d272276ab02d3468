#include "text/blocks.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace ludoteca {
namespace {

using testing::ElementsAre;

TEST(Blocks, FlowKeepsPiecesWhole) {
  EXPECT_THAT(flow({"one", "two", "three"}, 8, 2), ElementsAre("one  two", "  three"));
  EXPECT_THAT(flow({"one", "two"}, 7, 0), ElementsAre("one", "two"));
  EXPECT_THAT(flow({}, 7, 0), ElementsAre());
}

TEST(Blocks, FlowBreaksAPieceThatIsWiderThanALine) {
  EXPECT_THAT(flow({"a", "far too long for it", "b"}, 8, 1),
              ElementsAre("a", " far too", " long", " for it", " b"));
}

TEST(Blocks, JoinedLinesHaveNoSpacesAtTheirEnds) {
  EXPECT_EQ(join_lines({" a  ", "", "b"}), " a\n\nb\n");
}

TEST(Blocks, RepeatAndAppend) {
  EXPECT_EQ(repeat("─·", 3), "─·─·─·");
  EXPECT_EQ(repeat("x", 0), "");
  Lines lines = {"a"};
  append(lines, {"b", "c"});
  EXPECT_THAT(lines, ElementsAre("a", "b", "c"));
}

}  // namespace
}  // namespace ludoteca
