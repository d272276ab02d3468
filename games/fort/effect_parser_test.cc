// The notation of F5: what it means, and what it may not say.
#include "games/fort/effect_parser.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/fort/edition.h"
#include "text/error.h"

namespace ludoteca::fort {
namespace {

using testing::HasSubstr;

TEST(EffectParser, one_icon_two_of_a_kind_and_a_pair) {
  Effect one;
  one.first = Icon::pizza;
  one.count = 1;
  EXPECT_EQ(parse_effect("pizza"), one);
  Effect two = one;
  two.first = Icon::any;
  two.count = 2;
  EXPECT_EQ(parse_effect("any any"), two);
  const Effect pair = parse_effect("lookout, pack");
  EXPECT_EQ(pair.first, Icon::lookout);
  EXPECT_EQ(pair.then, Icon::pack);
  EXPECT_TRUE(pair.side_by_side);
}

TEST(EffectParser, blank_boxes) {
  EXPECT_TRUE(parse_effect("-").blank());
  EXPECT_TRUE(parse_effect("none").blank());
  EXPECT_FALSE(parse_effect("vp").blank());
}

TEST(EffectParser, multipliers) {
  EXPECT_EQ(parse_effect("toy × glue").times, Times::suit);
  EXPECT_EQ(parse_effect("toy × glue").suit, Suit::glue);
  EXPECT_EQ(parse_effect("toy × squirt-gun").suit, Suit::squirt_gun);
  EXPECT_EQ(parse_effect("any × any-suit").times, Times::any_suit);
  EXPECT_EQ(parse_effect("vp ×pack").times, Times::pack);
  EXPECT_EQ(parse_effect("vp ×lookout").times, Times::lookout);
  EXPECT_EQ(parse_effect("vp ×fort").times, Times::fort);
  EXPECT_TRUE(parse_effect("toy × glue").improvable());
  EXPECT_TRUE(parse_effect("any × any-suit").improvable());
  EXPECT_FALSE(parse_effect("vp ×fort").improvable());
  EXPECT_FALSE(parse_effect("any any").improvable());
}

TEST(EffectParser, arrows_inside_and_outside_the_multiplier) {
  const Effect each = parse_effect("(spend-toy → vp) × glue");
  EXPECT_EQ(each.first, Icon::spend_toy);
  EXPECT_EQ(each.then, Icon::vp);
  EXPECT_EQ(each.then_count, 1);
  EXPECT_EQ(each.times, Times::suit);
  const Effect once = parse_effect("(vp × book) → trash-this");
  EXPECT_EQ(once.then, Icon::none);
  EXPECT_TRUE(once.trash_this);
  EXPECT_EQ(parse_effect("fort → vp vp").then_count, 2);
}

TEST(EffectParser, every_effect_of_the_edition_reads_back_the_same) {
  const Edition& edition = default_edition();
  for (KidId id = 0; id < edition.kid_count; ++id) {
    for (const Effect& effect : {edition.kids[id].public_action, edition.kids[id].private_action}) {
      EXPECT_EQ(parse_effect(effect_text(effect)), effect) << edition.kids[id].name();
    }
  }
}

std::string complaint(std::string_view text) {
  try {
    parse_effect(text);
  } catch (const Error& error) {
    return error.what();
  }
  return "none";
}

TEST(EffectParser, mistakes_are_named) {
  EXPECT_THAT(complaint("pizzas"), HasSubstr("expected an icon"));
  EXPECT_THAT(complaint(""), HasSubstr("expected an icon"));
  EXPECT_THAT(complaint("pizza × spades"), HasSubstr("expected a suit"));
  EXPECT_THAT(complaint("pizza ×"), HasSubstr("expected a suit"));
  EXPECT_THAT(complaint("pizza × coin"), HasSubstr("expected a suit"));
  EXPECT_THAT(complaint("pizza toy"), HasSubstr("comma"));
  EXPECT_THAT(complaint("(trash → vp × book"), HasSubstr("expected ')'"));
  EXPECT_THAT(complaint("(trash × book)"), HasSubstr("expected '→'"));
  EXPECT_THAT(complaint("(trash → vp)"), HasSubstr("expected '×'"));
  EXPECT_THAT(complaint("pizza )"), HasSubstr("comes too much"));
  EXPECT_THAT(complaint("any any × glue"), HasSubstr("only one icon"));
}

TEST(EffectParser, what_the_interpreter_cannot_do_is_refused) {
  EXPECT_NE(complaint("fort × glue"), "none");
  EXPECT_NE(complaint("copy-pack copy-pack"), "none");
  EXPECT_NE(complaint("pack, lookout"), "none");
  EXPECT_NE(complaint("pack → toy"), "none");
  EXPECT_NE(complaint("trash → toy toy"), "none");
  EXPECT_NE(complaint("vp → trash"), "none");
  EXPECT_NE(complaint("trash-this"), "none");
  EXPECT_NE(complaint("trash → vp vp vp vp"), "none");
}

TEST(EffectParser, suits_by_name) {
  EXPECT_EQ(suit_name(Suit::squirt_gun), "squirt-gun");
  EXPECT_EQ(suit_named("coin"), Suit::coin);
  EXPECT_EQ(suit_named("coins"), std::nullopt);
}

}  // namespace
}  // namespace ludoteca::fort
