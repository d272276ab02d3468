#include "server/storage/folded_name.h"

#include <gtest/gtest.h>

namespace ludoteca {
namespace {

TEST(FoldedName, capital_letters_become_small_ones) {
  EXPECT_EQ(folded_name("Ana MARIA 42"), "ana maria 42");
  EXPECT_EQ(folded_name("ZAŻÓŁĆ GĘŚLĄ JAŹŃ"), "zażółć gęślą jaźń");
  EXPECT_EQ(folded_name("ÀÂÇÉÈÊËÎÏÔŒÙÛÜŸÆÃÕ×"), "àâçéèêëîïôœùûüÿæãõ×");
  EXPECT_EQ(folded_name("ΣΊΣΥΦΟΣ Ά"), "σίσυφοσ ά");
  EXPECT_EQ(folded_name("Σίσυφος"), folded_name("ΣΊΣΥΦΟΣ"));
  EXPECT_EQ(folded_name("ЁЖИК ЇЖАК Ґ"), "ёжик їжак ґ");
  EXPECT_EQ(folded_name("ĲŇŽŐŰĞİẞẸ"), "ĳňžőűğißẹ");
}

TEST(FoldedName, everything_else_stays) {
  for (const std::string text : {"", "ana", "日本語", "🎲", "ß÷ĸŉ", "\xff\xc3", "łódź"}) {
    EXPECT_EQ(folded_name(text), text);
  }
}

}  // namespace
}  // namespace ludoteca
