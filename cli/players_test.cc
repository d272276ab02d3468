#include "cli/players.h"

#include <gtest/gtest.h>

#include "text/error.h"

namespace ludoteca {
namespace {

TEST(Players, NamesThatCannotBeKeptAreRefused) {
  EXPECT_EQ(checked_name(" Zoë "), "Zoë");
  EXPECT_THROW(checked_name("  "), Error);
  EXPECT_THROW(checked_name(std::string(41, 'a')), Error);
  EXPECT_THROW(checked_name("a\nb"), Error);
  EXPECT_THROW(checked_name("\xff"), Error);
  EXPECT_THROW(checked_name("Ana [greedy]"), Error);
}

}  // namespace
}  // namespace ludoteca
