// F4.3 to F4.7: cards added to an action and counted in the Lookout.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/fort/test_position.h"

namespace ludoteca::fort {
namespace {

using testing::Contains;
using testing::ElementsAre;

TEST(AddedCards, F4_3_only_the_shown_suit_improves) {
  State state = TestPosition(2).hand(0, "Bug, The Moles, Doc, Kitty, Moose").level(0, 1).build();
  make_all(state, {"play Bug", "public"});
  EXPECT_THAT(moves(state), ElementsAre("add Moose", "add The Moles", "begin"));
  State fixed = TestPosition(2).hand(0, "Giggles, Kitty").build();
  make_all(fixed, {"play Giggles"});
  EXPECT_EQ(fixed.at(0).stuff, (Resources{{0, 1}})) << "nothing to add to `toy`";
}

TEST(AddedCards, F4_3_the_own_symbol_counts_only_where_it_matches) {
  State state = TestPosition(2).hand(0, "Chef, Rocket Bros, Dash").build();
  make_all(state, {"play Chef", "private"});
  EXPECT_THAT(moves(state), ElementsAre("add Dash", "add Rocket Bros")) << "starts at 0";
  make_all(state, {"add Rocket Bros", "begin", "go on"});
  EXPECT_EQ(state.at(0).stuff, (Resources{{2, 0}}));
}

TEST(AddedCards, F4_4_added_cards_are_in_play_counted_ones_stay_in_the_lookout) {
  State state =
      TestPosition(2).hand(0, "Bug, Moose, Doc").lookout(0, "The Moles, Lefty").level(0, 1).build();
  make_all(state, {"play Bug", "public", "add Moose", "count Lefty", "begin"});
  EXPECT_EQ(state.at(0).stuff, (Resources{{3, 0}})) << "The Moles were not counted";
  EXPECT_EQ(names_of(state.in_play), "Bug, Moose");
  EXPECT_EQ(names_of(state.at(0).lookout), "Lefty, The Moles");
  EXPECT_EQ(names_of(state.at(0).hand), "Doc");
}

TEST(AddedCards, F4_4_added_cards_count_for_the_second_action_too) {
  State state = TestPosition(2).hand(0, "Sweet Pea, Kitty").level(0, 1).stuff(0, 1, 1).build();
  make_all(state, {"play Sweet Pea", "public", "add Kitty", "begin", "pack pizza"});
  EXPECT_EQ(state.at(0).pack.total(), 2);
  const auto events = make_all(state, {"private", "begin"});
  EXPECT_EQ(only<ActionStarted>(events).at(0).times, 2);
}

TEST(AddedCards, F4_5_a_coin_gets_one_suit_for_both_actions) {
  State state = TestPosition(2).hand(0, "Patch, Smoke, Dot").build();
  make_all(state, {"play Patch", "public"});
  EXPECT_THAT(moves(state), ElementsAre("add Smoke as book", "begin"));
  make_all(state, {"add Smoke as book", "begin", "private"});
  EXPECT_THAT(moves(state), ElementsAre("add Dot")) << "the coin is a book now";
}

TEST(AddedCards, F4_5_also_a_coin_counted_in_the_lookout_and_the_one_of_puddin) {
  State state =
      TestPosition(2).hand(0, "Prince, Doc, Bug").lookout(0, "Puddin").level(0, 3).build();
  make_all(state, {"play Prince", "public"});
  EXPECT_THAT(moves(state), ElementsAre("count Puddin as skateboard", "count Puddin as shovel",
                                        "count Puddin as glue", "count Puddin as squirt-gun",
                                        "count Puddin as crown", "count Puddin as book", "begin"));
  make_all(state, {"count Puddin as crown"});
  const auto events = make_all(state, {"begin"});
  EXPECT_EQ(only<ActionStarted>(events).at(0).times, 3);
}

TEST(AddedCards, F4_6_a_card_put_into_the_lookout_may_be_counted_in_the_second_action) {
  State state = TestPosition(2).hand(0, "Sarge, The Moles").level(0, 1).build();
  make_all(state, {"play Sarge", "private", "begin"});
  EXPECT_EQ(names_of(state.at(0).lookout), "The Moles");
  make_all(state, {"public", "count The Moles", "begin", "go on"});
  EXPECT_EQ(state.at(0).stuff, (Resources{{0, 3}}));
}

TEST(AddedCards, F4_7_useless_card_may_not_be_added) {
  State state = TestPosition(2).hand(0, "Dash, Munch, Skids, Spike").stuff(0, 2, 0).build();
  make_all(state, {"play Dash"});
  EXPECT_THAT(moves(state), Contains("add Skids"));
  make_all(state, {"add Skids"});
  EXPECT_THAT(moves(state), ElementsAre("begin")) << "room for two pizza only";
}

TEST(AddedCards, F4_7_a_double_may_be_used_for_one_of_its_symbols) {
  // Dash: vp ×pack is used fully, so pizza × skateboard may be used in part.
  State state =
      TestPosition(2).hand(0, "Dash, Rocket Bros, Skids").stuff(0, 2, 0).pack(0, 1, 0).build();
  make_all(state, {"play Dash", "private", "public"});
  EXPECT_THAT(moves(state), ElementsAre("add Skids", "add Rocket Bros", "begin"));
  make_all(state, {"add Rocket Bros"});
  EXPECT_THAT(moves(state), ElementsAre("begin")) << "Skids would make it 2 > 4 − 1: useless";
  make_all(state, {"begin"});
  EXPECT_EQ(state.at(0).stuff, (Resources{{4, 0}})) << "stopping earlier would waste Rocket Bros";
}

TEST(AddedCards, F4_7_cards_added_to_the_first_action_do_not_bind_the_second) {
  State state = TestPosition(2).hand(0, "Sweet Pea, Kitty").level(0, 2).stuff(0, 0, 2).build();
  make_all(state, {"play Sweet Pea", "private", "add Kitty", "begin", "public", "begin"});
  EXPECT_EQ(state.at(0).pack, (Resources{{0, 1}}));
  EXPECT_THAT(moves(state), ElementsAre("pack toy", "stop"));
}

}  // namespace
}  // namespace ludoteca::fort
