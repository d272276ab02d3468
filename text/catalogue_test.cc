#include "text/catalogue.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "text/error.h"
#include "text/message_format.h"

namespace ludoteca {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;

// What a translation lacks, has too much, or fills in differently.
std::vector<std::string> differences(const Catalogue& original, const Catalogue& translation) {
  std::vector<std::string> found;
  const std::string language(translation.language());
  for (const auto& [key, text] : original.messages()) {
    const auto other = translation.messages().find(key);
    if (other == translation.messages().end()) {
      found.push_back(language + " lacks " + key);
    } else if (argument_names(parse_message(original.language(), text)) !=
               argument_names(parse_message(language, other->second))) {
      found.push_back(language + " has other placeholders in " + key);
    }
  }
  for (const auto& [key, text] : translation.messages()) {
    if (!original.has(key)) found.push_back(language + " has an unknown " + key);
  }
  return found;
}

TEST(Catalogue, EveryLanguageSaysTheSame) {
  for (const std::string_view language : Catalogue::languages()) {
    EXPECT_THAT(differences(Catalogue::get("en"), Catalogue::get(language)), IsEmpty());
  }
}

TEST(Catalogue, NoMessageIsEmpty) {
  for (const std::string_view language : Catalogue::languages()) {
    for (const auto& [key, text] : Catalogue::get(language).messages()) {
      EXPECT_FALSE(text.empty()) << language << " " << key;
    }
  }
}

TEST(Catalogue, DifferencesAreFound) {
  const Catalogue english = Catalogue::parse("en", R"({"a": "{x}", "b": "b"})");
  EXPECT_THAT(differences(english, Catalogue::parse("fr", R"({"a": "{x}"})")),
              testing::ElementsAre("fr lacks b"));
  EXPECT_THAT(differences(english, Catalogue::parse("fr", R"({"a": "{y}", "b": "b"})")),
              testing::ElementsAre("fr has other placeholders in a"));
  EXPECT_THAT(differences(english, Catalogue::parse("fr", R"({"a": "{x}", "b": "b", "c": ""})")),
              testing::ElementsAre("fr has an unknown c"));
}

TEST(Catalogue, UnknownLanguagesAreRefused) {
  EXPECT_THROW(Catalogue::get("de"), Error);
  EXPECT_THROW(Catalogue::get(""), Error);
}

TEST(Catalogue, TheNearestLanguageOfALocale) {
  EXPECT_EQ(Catalogue::nearest("pl_PL.UTF-8"), "pl");
  EXPECT_EQ(Catalogue::nearest("pt"), "pt-BR");
  EXPECT_EQ(Catalogue::nearest("pt_PT@euro"), "pt-BR");
  EXPECT_EQ(Catalogue::nearest("FR-ca"), "fr");
  EXPECT_EQ(Catalogue::nearest("C"), "en");
  EXPECT_EQ(Catalogue::nearest("plain"), "en");
  EXPECT_EQ(Catalogue::nearest(""), "en");
}

TEST(Catalogue, BadFilesAreRefusedWithTheirPlace) {
  const auto why = [](std::string_view json) -> std::string {
    try {
      Catalogue::parse("fr", json);
    } catch (const Error& error) {
      return error.what();
    }
    return "accepted";
  };
  EXPECT_THAT(why("{"), HasSubstr("locales/fr.json"));
  EXPECT_THAT(why("[]"), HasSubstr("expected an object"));
  EXPECT_THAT(why(R"({"a.b": 1})"), HasSubstr("'a.b': expected a string"));
  EXPECT_THAT(why(R"({"a.b": "{"})"), HasSubstr("'a.b': "));
}

TEST(Catalogue, UnknownKeysAreBugs) {
  EXPECT_FALSE(Catalogue::get("en").has("no.such.key"));
  EXPECT_THROW(Catalogue::get("en").text("no.such.key"), std::logic_error);
}

TEST(PluralCategory, FollowsEachLanguage) {
  EXPECT_EQ(plural_category("en", 0), "other");
  EXPECT_EQ(plural_category("en", 1), "one");
  EXPECT_EQ(plural_category("en", 2), "other");
  for (const std::string_view language : {"pt-BR", "fr"}) {
    EXPECT_EQ(plural_category(language, 0), "one");
    EXPECT_EQ(plural_category(language, 1), "one");
    EXPECT_EQ(plural_category(language, 2), "other");
    EXPECT_EQ(plural_category(language, 1'000'000), "other");
  }
  for (const int n : {2, 3, 4, 22, 104, 1003}) EXPECT_EQ(plural_category("pl", n), "few") << n;
  for (const int n : {0, 5, 11, 12, 13, 14, 21, 112, 1000}) {
    EXPECT_EQ(plural_category("pl", n), "many") << n;
  }
  EXPECT_EQ(plural_category("pl", 1), "one");
  EXPECT_EQ(plural_category("pl", -3), "few");
}

}  // namespace
}  // namespace ludoteca
