#include "tests/rule_coverage.h"

#include <gmock/gmock.h>

namespace ludoteca {
namespace {

TEST(RuleCoverage, every_rule_of_the_page_has_a_test) {
  EXPECT_THAT(rules_without_test("docs/rules/broom-service.md", "B"), testing::IsEmpty());
}

}  // namespace
}  // namespace ludoteca
