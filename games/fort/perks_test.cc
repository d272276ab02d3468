// F7 Perks.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/fort/test_position.h"

namespace ludoteca::fort {
namespace {

using testing::ElementsAre;

TEST(Perks, F7_birthday_party_recruits_once_more_from_park_or_deck) {
  State state = TestPosition(2)
                    .perk(0, Perk::birthday_party)
                    .park("Bug, Doc, Dot")
                    .yard(1, "Lefty, Moose")
                    .build();
  make_all(state, {"play none", "recruit Lefty from Yard 1"});
  EXPECT_THAT(moves(state), ElementsAre("no more", "recruit Doc", "recruit Dot", "recruit Bug",
                                        "recruit from deck"));
  State no = state;
  make_all(state, {"recruit Bug"});
  EXPECT_EQ(state.at(0).hand.size(), 2);
  EXPECT_TRUE(state.at(0).has(Perk::birthday_party)) << "permanent";
  make_all(no, {"no more"});
  EXPECT_EQ(no.at(0).hand.size(), 1);
}

TEST(Perks, F7_bribe_takes_the_card_from_park_deck_or_any_yard) {
  State state = TestPosition(3)
                    .perk(0, Perk::bribe)
                    .hand(0, "Moose, Dash")
                    .park("Bug, Doc, Dot")
                    .yard(1, "Lefty")
                    .yard(2, "Scout")
                    .build();
  make_all(state, {"play Moose", "begin"});
  EXPECT_THAT(moves(state), ElementsAre("look Dash", "look Doc from Park", "look Dot from Park",
                                        "look Bug from Park", "look from deck",
                                        "look Lefty from Yard 1", "look Scout from Yard 2"));
  State yard = state;
  const auto events = make_all(state, {"look Doc from Park"});
  EXPECT_EQ(names_of(state.at(0).lookout), "Doc");
  EXPECT_EQ(only<ParkFilled>(events).size(), 1U) << "the Park is refilled";
  make_all(yard, {"look Scout from Yard 2"});
  EXPECT_TRUE(yard.at(2).yard.empty());
  EXPECT_TRUE(yard.at(0).has(Perk::bribe)) << "permanent";
}

TEST(Perks, F7_bribe_needs_no_hand_but_room) {
  State state = TestPosition(2).perk(0, Perk::bribe).hand(0, "Moose").build();
  EXPECT_THAT(moves(state), ElementsAre("play Moose", "play none"));
  state = TestPosition(2).perk(0, Perk::bribe).hand(0, "Moose").lookout(0, "Bug, Doc, Dot").build();
  EXPECT_THAT(moves(state), ElementsAre("play none"));
}

TEST(Perks, F7_bribe_and_sticky_fingers_not_while_following) {
  State state =
      TestPosition(2).hand(0, "Moose, Dot").hand(1, "Bug, Doc").perk(1, Perk::bribe).build();
  make_all(state, {"play Moose", "begin", "follow Bug"});
  EXPECT_EQ(names_of(state.at(1).lookout), "Doc");
  State sticky = TestPosition(2)
                     .hand(0, "Skids")
                     .stuff(0, 1, 0)
                     .hand(1, "Dash")
                     .perk(1, Perk::sticky_fingers)
                     .stuff(1, 0, 1)
                     .build();
  make_all(sticky, {"play Skids", "begin", "follow Dash"});
  EXPECT_EQ(sticky.at(1).stuff, Resources());
  EXPECT_EQ(sticky.at(1).pack, (Resources{{0, 1}}));
}

TEST(Perks, F7_copy_cat_discards_up_to_two_matching_cards) {
  State state = TestPosition(2)
                    .hand(0, "Dash")
                    .hand(1, "Munch, Rocket Bros, Smoke, Doc")
                    .perk(1, Perk::copy_cat)
                    .build();
  make_all(state, {"play Dash", "begin", "follow Munch"});
  EXPECT_THAT(moves(state), ElementsAre("follow Rocket Bros", "follow Smoke as skateboard", "no"));
  State one = state;
  const auto events = make_all(state, {"follow Rocket Bros"});
  EXPECT_EQ(only<ActionStarted>(events).at(0).times, 3);
  EXPECT_EQ(state.at(1).stuff, (Resources{{3, 0}}));
  EXPECT_EQ(names_of(state.at(1).discard), "Munch, Rocket Bros");
  EXPECT_EQ(step_of(state), Step::recruit) << "no third card";
  make_all(one, {"no"});
  EXPECT_EQ(one.at(1).stuff, (Resources{{1, 0}}));
}

TEST(Perks, F7_copy_cat_second_card_only_for_times_suit_and_only_if_full) {
  State state = TestPosition(2)
                    .hand(0, "Tiny")
                    .stuff(0, 0, 4)
                    .hand(1, "Prince, Ghost")
                    .perk(1, Perk::copy_cat)
                    .build();
  make_all(state, {"play Tiny", "follow Prince"});
  EXPECT_EQ(state.at(1).stuff, (Resources{{1, 0}}));
  EXPECT_EQ(step_of(state), Step::recruit);
  State full = TestPosition(2)
                   .hand(0, "Dash")
                   .hand(1, "Munch, Rocket Bros, Smoke")
                   .stuff(1, 2, 0)
                   .perk(1, Perk::copy_cat)
                   .build();
  make_all(full, {"play Dash", "begin", "follow Munch"});
  EXPECT_THAT(moves(full), ElementsAre("follow Smoke as skateboard", "no"));
}

TEST(Perks, F7_copy_cat_is_not_asked_when_all_can_see_there_is_no_second_card) {
  State state = TestPosition(2).hand(0, "Dash").hand(1, "Munch").perk(1, Perk::copy_cat).build();
  make_all(state, {"play Dash", "begin", "follow Munch"});
  EXPECT_EQ(step_of(state), Step::recruit);
  State full = TestPosition(2)
                   .hand(0, "Dash")
                   .hand(1, "Munch, Skids")
                   .stuff(1, 3, 0)
                   .perk(1, Perk::copy_cat)
                   .build();
  make_all(full, {"play Dash", "begin", "follow Munch"});
  EXPECT_EQ(step_of(full), Step::recruit);
}

TEST(Perks, F7_sticky_fingers_packs_from_the_supply_each_time_as_you_like) {
  State state =
      TestPosition(2).perk(0, Perk::sticky_fingers).hand(0, "Skids, Dash").stuff(0, 1, 0).build();
  make_all(state, {"play Skids", "add Dash", "begin"});
  EXPECT_THAT(moves(state),
              ElementsAre("pack pizza", "pack pizza from supply", "pack toy from supply"));
  make_all(state, {"pack pizza", "pack toy from supply"});
  EXPECT_EQ(state.at(0).pack, (Resources{{1, 1}}));
  EXPECT_EQ(state.at(0).stuff, Resources());
  EXPECT_TRUE(state.at(0).has(Perk::sticky_fingers)) << "permanent";
}

TEST(Perks, F7_xxl_backpack_holds_two_more) {
  State state = TestPosition(2)
                    .perk(0, Perk::xxl_backpack)
                    .hand(0, "Skids, Rocket Bros, Dash, Munch")
                    .stuff(0, 4, 4)
                    .pack(0, 1, 0)
                    .build();
  make_all(state, {"play Skids", "public", "add Rocket Bros", "add Dash"});
  EXPECT_THAT(moves(state), ElementsAre("begin")) << "Munch would make it 6 of 5";
  EXPECT_TRUE(state.at(0).has(Perk::xxl_backpack)) << "permanent";
}

TEST(Perks, F7_followers_use_xxl_backpack_too) {
  State state = TestPosition(2)
                    .hand(0, "Skids")
                    .stuff(0, 1, 0)
                    .hand(1, "Dash")
                    .perk(1, Perk::xxl_backpack)
                    .stuff(1, 1, 0)
                    .pack(1, 4, 0)
                    .build();
  make_all(state, {"play Skids", "begin", "follow Dash"});
  EXPECT_EQ(state.at(1).pack.total(), 5);
}

}  // namespace
}  // namespace ludoteca::fort
