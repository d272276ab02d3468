// F6 Following.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/fort/test_position.h"

namespace ludoteca::fort {
namespace {

using testing::ElementsAre;

TEST(Follow, F6_1_the_others_in_turn_order_after_the_leader) {
  State state = TestPosition(4)
                    .turn(1)
                    .hand(1, "Dash")
                    .hand(2, "Munch, Doc")
                    .hand(3, "Dot")
                    .hand(0, "Skids")
                    .build();
  make_all(state, {"play Dash", "begin"});
  EXPECT_EQ(to_act(state), SeatSet::only(2));
  EXPECT_THAT(moves(state), ElementsAre("follow Munch", "no"));
  const auto events = make_all(state, {"follow Munch"});
  EXPECT_EQ(state.at(2).stuff, (Resources{{1, 0}}));
  EXPECT_EQ(names_of(state.at(2).discard), "Munch");
  EXPECT_EQ(only<KidMoved>(events).at(0).to, Zone::discard);
  EXPECT_EQ(to_act(state), SeatSet::only(3));
  EXPECT_THAT(moves(state), ElementsAre("no"));
  EXPECT_EQ(only<NotFollowed>(make_all(state, {"no"})).size(), 1U);
  EXPECT_EQ(to_act(state), SeatSet::only(0));
  make_all(state, {"follow Skids"});
  EXPECT_EQ(step_of(state), Step::recruit);
}

TEST(Follow, F6_1_whether_or_not_the_leader_used_the_public_action) {
  State state = TestPosition(2).hand(0, "Dash").pack(0, 1, 0).hand(1, "Munch").build();
  make_all(state, {"play Dash", "private", "no more"});
  EXPECT_EQ(state.at(0).stuff, Resources());
  make_all(state, {"follow Munch"});
  EXPECT_EQ(state.at(1).stuff, (Resources{{1, 0}}));
}

TEST(Follow, F6_1_fully_or_not_at_all) {
  // Rocket Bros count two: no room for them, so only Munch can be discarded.
  State state =
      TestPosition(2).hand(0, "Dash").hand(1, "Munch, Rocket Bros").stuff(1, 3, 0).build();
  make_all(state, {"play Dash", "begin"});
  EXPECT_THAT(moves(state), ElementsAre("follow Munch", "no"));
}

TEST(Follow, F6_1_never_from_the_lookout_nor_improved_by_it) {
  State state = TestPosition(2)
                    .hand(0, "Dash")
                    .hand(1, "Munch")
                    .level(1, 1)
                    .lookout(1, "Skids, Rocket Bros")
                    .build();
  make_all(state, {"play Dash", "begin"});
  EXPECT_THAT(moves(state), ElementsAre("follow Munch", "no"));
  make_all(state, {"follow Munch"});
  EXPECT_EQ(state.at(1).stuff, (Resources{{1, 0}}));
}

TEST(Follow, F6_2_the_symbols_of_the_discarded_card_alone) {
  State state = TestPosition(2).hand(0, "Dash, Skids").hand(1, "Rocket Bros, Munch, Smoke").build();
  make_all(state, {"play Dash", "add Skids", "begin"});
  EXPECT_EQ(state.at(0).stuff, (Resources{{2, 0}}));
  EXPECT_THAT(moves(state), ElementsAre("follow Munch", "follow Rocket Bros",
                                        "follow Smoke as skateboard", "no"));
  State coin = state;
  make_all(state, {"follow Rocket Bros"});
  EXPECT_EQ(state.at(1).stuff, (Resources{{2, 0}}));
  make_all(coin, {"follow Smoke as skateboard"});
  EXPECT_EQ(coin.at(1).stuff, (Resources{{1, 0}}));
}

TEST(Follow, F6_2_puddin_against_crown_counts_one_or_two) {
  State state =
      TestPosition(2).hand(0, "Prince, Doc").hand(1, "Puddin, Bug, Dot").level(1, 1).build();
  make_all(state, {"play Prince", "begin", "no more"});
  EXPECT_THAT(moves(state),
              ElementsAre("follow Puddin as skateboard", "follow Puddin as crown", "no"));
  State one = state;
  make_all(one, {"follow Puddin as skateboard", "look Bug"});
  EXPECT_EQ(names_of(one.at(1).lookout), "Bug");
  make_all(state, {"follow Puddin as crown", "look Bug"});
  EXPECT_EQ(names_of(state.at(1).lookout), "Dot, Bug");
}

TEST(Follow, F6_2_the_suit_of_a_coin_is_no_choice_where_it_changes_nothing) {
  // Tiny: `any`, whatever Puddin's coin is.
  State state = TestPosition(2).hand(0, "Tiny").hand(1, "Puddin").stuff(0, 0, 4).build();
  make_all(state, {"play Tiny"});
  EXPECT_THAT(moves(state), ElementsAre("follow Puddin as crown", "no"));
}

TEST(Follow, F6_2_times_lookout_uses_the_followers_own_count) {
  State state = TestPosition(3)
                    .hand(0, "Worm")
                    .lookout(0, "Dash")
                    .hand(1, "Bug")
                    .level(1, 1)
                    .lookout(1, "Doc, Dot")
                    .hand(2, "Moose")
                    .build();
  make_all(state, {"play Worm", "take pizza", "follow Bug"});
  EXPECT_EQ(state.at(0).stuff, (Resources{{1, 0}}));
  EXPECT_EQ(state.at(1).stuff, (Resources{{2, 0}}));
  EXPECT_EQ(step_of(state), Step::recruit) << "0 cards in the Lookout of seat 2: not asked";
}

TEST(Follow, F6_3_the_leader_of_a_coin_card_declares_a_suit) {
  State state = TestPosition(2).hand(0, "Blades, Doc").hand(1, "Bug, Dash, Smoke").build();
  make_all(state, {"play Blades"});
  EXPECT_THAT(moves(state), ElementsAre("suit skateboard", "suit shovel", "suit glue",
                                        "suit squirt-gun", "suit crown", "suit book"));
  const auto events = make_all(state, {"suit shovel", "private", "no more"});
  EXPECT_EQ(only<SuitNamed>(events).size(), 1U) << "even when the public action is not used";
  EXPECT_THAT(moves(state), ElementsAre("follow Bug", "follow Smoke as shovel", "no"));
}

TEST(Follow, F6_3_no_suit_for_a_coin_card_without_public_action) {
  State state = TestPosition(2).hand(0, "Smoke").pack(1, 1, 0).hand(1, "Ace").build();
  make_all(state, {"play Smoke"});
  EXPECT_EQ(step_of(state), Step::recruit);
  EXPECT_EQ(state.at(0).stuff, (Resources{{1, 0}}));
}

TEST(Follow, F6_4_followers_take_the_kind_the_leader_took) {
  State state =
      TestPosition(3).hand(0, "Blitz").hand(1, "Crash").hand(2, "Punky").stuff(2, 0, 4).build();
  make_all(state, {"play Blitz", "take toy", "begin", "follow Crash"});
  EXPECT_EQ(state.at(1).stuff, (Resources{{0, 1}}));
  EXPECT_EQ(step_of(state), Step::recruit) << "seat 2 has no room for a toy";
}

TEST(Follow, F6_4_if_the_leader_did_not_use_it_each_follower_chooses) {
  State state = TestPosition(3).hand(0, "Blitz, Doc").hand(1, "Crash").hand(2, "Punky").build();
  make_all(state, {"play Blitz", "private", "begin", "no more", "follow Crash"});
  EXPECT_THAT(moves(state), ElementsAre("take pizza", "take toy"));
  make_all(state, {"take pizza", "follow Punky", "take toy"});
  EXPECT_EQ(state.at(1).stuff, (Resources{{1, 0}}));
  EXPECT_EQ(state.at(2).stuff, (Resources{{0, 1}}));
}

TEST(Follow, F6_4_each_follower_chooses_the_direction_of_a_conversion) {
  State state =
      TestPosition(2).hand(0, "Golden Boy").stuff(0, 1, 0).hand(1, "Tiny").stuff(1, 1, 1).build();
  make_all(state, {"play Golden Boy", "begin", "follow Tiny"});
  EXPECT_EQ(state.at(0).stuff, (Resources{{0, 1}}));
  EXPECT_THAT(moves(state), ElementsAre("convert pizza", "convert toy"));
}

TEST(Follow, F6_5_a_blank_public_action_cannot_be_followed) {
  State state = TestPosition(2).hand(0, "Punky").hand(1, "Crash").build();
  make_all(state, {"play Punky", "take pizza", "begin"});
  EXPECT_EQ(step_of(state), Step::recruit);
}

TEST(Follow, F6_5_kids_without_actions_may_be_discarded) {
  State state = TestPosition(2).hand(0, "Bug").hand(1, "The Moles").build();
  make_all(state, {"play Bug", "begin"});
  EXPECT_THAT(moves(state), ElementsAre("follow The Moles", "no"));
}

TEST(Follow, F6_6_the_card_just_discarded_may_be_trashed) {
  State state = TestPosition(2).hand(0, "Crash, Doc").hand(1, "Punky, Bug").build();
  make_all(state, {"play Crash", "public", "begin", "no more", "follow Punky"});
  EXPECT_THAT(moves(state), ElementsAre("trash Bug", "trash Punky from discard"));
  make_all(state, {"trash Punky from discard"});
  EXPECT_TRUE(state.at(1).discard.empty());
  State last = TestPosition(2).hand(0, "Crash, Doc").hand(1, "Punky").build();
  make_all(last, {"play Crash", "public", "begin", "no more", "follow Punky"});
  EXPECT_TRUE(last.at(1).discard.empty());
}

TEST(Follow, F6_7_a_follower_can_reach_levels_take_rules_and_perks_and_end_the_game) {
  State state =
      TestPosition(2).hand(0, "Zip").stuff(0, 1, 1).hand(1, "Dash").stuff(1, 1, 1).build();
  make_all(state, {"play Zip", "keep rule 0", "follow Dash"});
  EXPECT_EQ(to_act(state), SeatSet::only(1));
  EXPECT_THAT(moves(state), ElementsAre("keep rule 1", "keep rule 2"));
  make_all(state, {"keep rule 2"});
  EXPECT_EQ(state.at(1).rule, 2);
  EXPECT_EQ(state.lookers[1], 1);

  State perk = TestPosition(2)
                   .hand(0, "Zip")
                   .stuff(0, 1, 1)
                   .hand(1, "Dash")
                   .level(1, 1)
                   .stuff(1, 1, 2)
                   .build();
  make_all(perk, {"play Zip", "keep rule 1", "follow Dash", "take Bribe"});
  EXPECT_TRUE(perk.at(1).has(Perk::bribe));

  State end = TestPosition(2)
                  .hand(0, "Lefty")
                  .stuff(0, 1, 1)
                  .hand(1, "Bug")
                  .level(1, 2)
                  .stuff(1, 2, 2)
                  .points(1, 23)
                  .build();
  const auto events = make_all(end, {"play Lefty", "keep rule 1", "follow Bug"});
  EXPECT_THAT(only<EndTriggered>(events), ElementsAre(EndTriggered{End::points}));
}

TEST(Follow, F6_8_every_rival_who_could_is_asked_also_without_a_matching_card) {
  State state =
      TestPosition(4).hand(0, "Bug").hand(1, "Doc").stuff(2, 4, 0).hand(2, "Moose").build();
  make_all(state, {"play Bug", "begin"});
  EXPECT_EQ(to_act(state), SeatSet::only(1));
  EXPECT_THAT(moves(state), ElementsAre("no"));
  make_all(state, {"no"});
  EXPECT_EQ(step_of(state), Step::recruit) << "seat 2 has no room, seat 3 no cards: all see that";
}

TEST(Follow, F6_8_public_facts_the_lookout_the_pack_and_the_fort) {
  State lookout = TestPosition(2).hand(0, "Moose, Doc").hand(1, "Bug").build();
  make_all(lookout, {"play Moose", "begin"});
  EXPECT_EQ(step_of(lookout), Step::recruit) << "no card left to put there";
  State pack = TestPosition(2).hand(0, "Scout").hand(1, "Bug").build();
  make_all(pack, {"play Scout", "go on", "no more"});
  EXPECT_EQ(step_of(pack), Step::recruit) << "nothing to move";
  State fort =
      TestPosition(2).hand(0, "Rusty").stuff(0, 1, 1).hand(1, "Bug").stuff(1, 4, 0).build();
  make_all(fort, {"play Rusty", "keep rule 0"});
  EXPECT_EQ(step_of(fort), Step::recruit) << "cannot pay";
}

}  // namespace
}  // namespace ludoteca::fort
