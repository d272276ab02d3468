#include "tests/rule_coverage.h"

#include <gmock/gmock.h>

namespace ludoteca {
namespace {

TEST(RuleCoverage, every_rule_of_the_page_has_a_test) {
  EXPECT_THAT(rules_without_test("docs/rules/photograph.md", "P"), testing::IsEmpty());
}

TEST(RuleCoverage, the_page_holds_all_rules) {
  const auto ids = rule_ids(read_file("docs/rules/photograph.md", 1 << 20), R"(\b(P\d+)\.(\d+)\b)");
  const std::map<std::string, int> rules = {{"P1", 3}, {"P2", 5}, {"P3", 4}, {"P4", 1}, {"P5", 7},
                                            {"P6", 3}, {"P7", 4}, {"P8", 3}, {"P9", 3}, {"P10", 1}};
  for (const auto& [chapter, count] : rules) {
    for (int i = 1; i <= count; ++i) {
      EXPECT_EQ(ids.count(chapter + "." + std::to_string(i)), 1U) << chapter << "." << i;
    }
  }
}

}  // namespace
}  // namespace ludoteca
