#include <gtest/gtest.h>

#include <algorithm>
#include <regex>
#include <string>
#include <vector>

#include "text/lines.h"

namespace ludoteca::broom_service {
namespace {

std::string page(const std::string& language) {
  return read_file("docs/rules/broom-service" + language + ".md", 1 << 20);
}

// Rules, headings, tables and entries of lists, in their order.
std::vector<std::string> outline_of(const std::string& text) {
  std::vector<std::string> outline;
  TextLines lines(text);
  while (const auto line = lines.next()) {
    if (line->starts_with("<a id=")) outline.emplace_back(*line);
    if (line->starts_with("|")) outline.emplace_back("|");
    if (line->starts_with("- **")) {
      outline.emplace_back(line->substr(0, line->find("**", 4)));
    } else if (line->starts_with("- ")) {
      outline.emplace_back("-");
    }
  }
  return outline;
}

TEST(BroomRulesPage, SaysTheSameInEveryLanguage) {
  const auto english = outline_of(page(""));
  ASSERT_GT(english.size(), 60U);
  for (const std::string language : {".pt-BR", ".fr", ".pl"}) {
    EXPECT_EQ(outline_of(page(language)), english) << language;
  }
}

int count_of(const std::string& text, const std::string& what) {
  std::string flat = text;
  std::replace(flat.begin(), flat.end(), '\n', ' ');
  flat = std::regex_replace(flat, std::regex(" +"), " ");
  int count = 0;
  for (auto at = flat.find(what); at != std::string::npos; at = flat.find(what, at + 1)) ++count;
  return count;
}

TEST(BroomRulesPage, MarksTheSameValuesAsOursInEveryLanguage) {
  const int house = count_of(page(""), "house value");
  const int rulings = count_of(page(""), "our ruling");
  ASSERT_GT(house, 10);
  EXPECT_EQ(count_of(page(".pt-BR"), "valor da casa") + count_of(page(".pt-BR"), "valores da casa"),
            house);
  EXPECT_EQ(count_of(page(".fr"), "valeur maison") + count_of(page(".fr"), "valeurs maison"),
            house);
  EXPECT_EQ(count_of(page(".pl"), "wartość własna") + count_of(page(".pl"), "wartości własne"),
            house);
  EXPECT_EQ(count_of(page(".pt-BR"), "decisão nossa"), rulings);
  EXPECT_EQ(count_of(page(".fr"), "notre décision"), rulings);
  EXPECT_EQ(count_of(page(".pl"), "nasza decyzja"), rulings);
}

}  // namespace
}  // namespace ludoteca::broom_service
