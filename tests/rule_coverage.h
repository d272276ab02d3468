// Which rules of a rules page have a test named after them.
#pragma once

#include <gtest/gtest.h>

#include <regex>
#include <set>
#include <string>
#include <vector>

#include "text/lines.h"

namespace ludoteca {

// Rule ids such as "P5.4" in a page, or in test names such as "P5_4_after_a_blurry_card".
inline std::set<std::string> rule_ids(const std::string& text, const std::string& pattern) {
  std::set<std::string> ids;
  const std::regex regex(pattern);
  for (std::sregex_iterator it(text.begin(), text.end(), regex), end; it != end; ++it) {
    ids.insert((*it)[1].str() + "." + (*it)[2].str());
  }
  return ids;
}

// The rules of the page for which this test program has no test.
inline std::vector<std::string> rules_without_test(const std::string& page,
                                                   const std::string& letter) {
  std::set<std::string> tested;
  const auto& all = *testing::UnitTest::GetInstance();
  for (int i = 0; i < all.total_test_suite_count(); ++i) {
    const auto& suite = *all.GetTestSuite(i);
    for (int j = 0; j < suite.total_test_count(); ++j) {
      tested.merge(rule_ids(suite.GetTestInfo(j)->name(),
                            "(?:^|_)(" + letter + "\\d+)_(\\d+[a-z]?)(?:_|$)"));
    }
  }
  std::vector<std::string> missing;
  for (const std::string& id :
       rule_ids(read_file(page, 1 << 20), "\\b(" + letter + "\\d+)\\.(\\d+[a-z]?)\\b")) {
    if (tested.count(id) == 0) missing.push_back(id);
  }
  return missing;
}

}  // namespace ludoteca
