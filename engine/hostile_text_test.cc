// Records and editions that nobody wrote by hand: huge ones, and ones that would not come back as
// they were.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <string>

#include "engine/edition_file.h"
#include "engine/record.h"
#include "text/error.h"

namespace ludoteca {
namespace {

TEST(HostileText, ARecordOfOptionsAloneIsRefusedSoon) {
  std::string text = "ludoteca record 1\n";
  for (int i = 0; text.size() < 1 << 20; ++i) text += fmt::format("option: {} = x\n", i);
  EXPECT_THROW(Record::parse(text, "record"), Error);
}

TEST(HostileText, AnEditionOfAMillionValuesIsRefusedSoon) {
  std::string text = "ludoteca edition 1\ngame = photograph\nname = x\n[a]\n";
  for (int i = 0; text.size() < 1 << 20; ++i) text += fmt::format("{} = x @book\n", i);
  EXPECT_THROW(EditionFile::parse(text, "edition"), Error);
}

TEST(HostileText, TheNameOfAnEditionIsOneWordInARecordToo) {
  const std::string text = "ludoteca edition 1\ngame = photograph\nname = a\rb\n";
  EXPECT_THROW(EditionFile::parse(text, "edition"), Error);
}

}  // namespace
}  // namespace ludoteca
