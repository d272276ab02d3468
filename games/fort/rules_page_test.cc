#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/rule_coverage.h"
#include "text/lines.h"

namespace ludoteca::fort {
namespace {

std::set<std::string> ids_of(const std::string& page) {
  return rule_ids(read_file(page, 1 << 20), R"(\*\*(F\d+)\.(\d+a?)\*\*)");
}

TEST(FortRulesPage, HoldsAllRules) {
  const std::map<std::string, int> rules = {{"F1", 4}, {"F2", 3}, {"F3", 5}, {"F4", 12},
                                            {"F5", 2}, {"F6", 8}, {"F8", 3}};
  const std::set<std::string> ids = ids_of("docs/rules/fort.md");
  EXPECT_EQ(ids.count("F4.2a"), 1U);
  for (const auto& [chapter, count] : rules) {
    for (int i = 1; i <= count; ++i) {
      EXPECT_EQ(ids.count(chapter + "." + std::to_string(i)), 1U) << chapter << "." << i;
    }
  }
}

TEST(FortRulesPage, SaysTheSameInEveryLanguage) {
  const std::set<std::string> english = ids_of("docs/rules/fort.md");
  for (const std::string language : {"pt-BR", "fr", "pl"}) {
    EXPECT_EQ(ids_of("docs/rules/fort." + language + ".md"), english) << language;
  }
}

}  // namespace
}  // namespace ludoteca::fort
