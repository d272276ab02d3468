// The small parts: seats, lists, the decision stack, secret choices, quoted text.
#include <gtest/gtest.h>

#include "engine/decision_stack.h"
#include "engine/fixed_list.h"
#include "engine/seats.h"
#include "engine/secret_choices.h"
#include "text/error.h"

namespace ludoteca {
namespace {

TEST(SeatSet, holds_seats) {
  SeatSet set;
  EXPECT_TRUE(set.empty());
  set.add(3);
  set.add(1);
  EXPECT_EQ(set.size(), 2);
  EXPECT_EQ(set.front(), 1);
  EXPECT_TRUE(set.contains(3));
  EXPECT_EQ(SeatSet::first(5).without(set).size(), 3);
  EXPECT_EQ(next_seat(1, 2), 0);
  EXPECT_EQ(next_seat(0, 2), 1);
}

TEST(FixedList, adds_takes_and_forgets) {
  FixedList<std::uint8_t, 4> list;
  for (int value = 1; value <= 4; ++value) list.push_back(static_cast<std::uint8_t>(value));
  EXPECT_TRUE(list.full());
  list.drop_front(2);
  EXPECT_EQ(list.size(), 2U);
  EXPECT_EQ(list[0], 3);
  EXPECT_EQ(list.pop_back(), 4);
  EXPECT_EQ(*(list.begin() + 1), 0) << "what is gone leaves no trace";
  EXPECT_EQ(*(list.begin() + 2), 0);
  list.clear();
  EXPECT_TRUE(list.empty());
  EXPECT_EQ(*list.begin(), 0);
}

TEST(FixedList, extend_makes_room) {
  FixedList<int, 4> list;
  list.push_back(7);
  int* next = list.extend(2);
  *next++ = 8;
  *next++ = 9;
  EXPECT_EQ(list.size(), 3U);
  EXPECT_TRUE(list.contains(9));
  EXPECT_FALSE(list.contains(10));
}

TEST(DecisionStack, the_innermost_decision_is_on_top) {
  DecisionStack<int, 3> stack;
  stack.push(1);
  stack.push(2);
  stack.replace(3);
  EXPECT_EQ(stack.top(), 3);
  EXPECT_EQ(stack.depth(), 2U);
  stack.pop();
  EXPECT_EQ(stack.top(), 1);
  stack.pop();
  EXPECT_TRUE(stack.empty());
}

TEST(SecretChoices, do_not_depend_on_the_order_they_arrive_in) {
  SecretChoices<int, 3> one;
  SecretChoices<int, 3> other;
  one.choose(0, 5);
  one.choose(2, 7);
  other.choose(2, 7);
  EXPECT_NE(one, other);
  other.choose(0, 5);
  EXPECT_EQ(one, other);
  EXPECT_EQ(one.of(2), 7);
  one.clear();
  EXPECT_TRUE(one.chosen().empty());
  EXPECT_EQ(one, (SecretChoices<int, 3>())) << "nothing of the choices is left";
}

TEST(Quoted, makes_foreign_text_safe_and_short) {
  EXPECT_EQ(quoted("abc"), "'abc'");
  EXPECT_EQ(quoted("żółw"), "'żółw'");
  EXPECT_EQ(quoted("a\nb\x1b"), "'a\\x0ab\\x1b'");
  EXPECT_EQ(quoted("\xff\xc0\x80"), "'\\xff\\xc0\\x80'");
  EXPECT_EQ(quoted("\xed\xa0\x80"), "'\\xed\\xa0\\x80'") << "a surrogate is not UTF-8";
  EXPECT_LT(ludoteca::quoted(std::string_view(std::string(1000, 'x'))).size(), 60U);
}

TEST(Error, says_where) {
  EXPECT_STREQ(Error::at("file", 3, "wrong").what(), "file:3: wrong");
}

}  // namespace
}  // namespace ludoteca
