// F7: the perks that are trashed when they are used.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/fort/test_position.h"

namespace ludoteca::fort {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::Not;

TEST(OncePerks, F7_diy_instead_of_playing_a_card) {
  State state = TestPosition(2)
                    .hand(0, "Zip")
                    .hand(1, "Dash")
                    .stuff(1, 4, 4)
                    .stuff(0, 3, 2)
                    .perk(0, Perk::diy)
                    .build();
  EXPECT_THAT(moves(state), ElementsAre("play Zip", "play none", "diy"));
  const auto events = make_all(state, {"diy"});
  EXPECT_EQ(state.at(0).level, 3);
  EXPECT_EQ(state.at(0).stuff, Resources()) << "one resource more";
  EXPECT_THAT(only<PerkTrashed>(events), ElementsAre(PerkTrashed{0, Perk::diy}));
  EXPECT_EQ(step_of(state), Step::recruit) << "cannot be followed, and no card is played";
  EXPECT_FALSE(state.at(0).has(Perk::diy));
}

TEST(OncePerks, F7_diy_only_if_it_can_be_paid) {
  const State state = TestPosition(2).stuff(0, 2, 2).perk(0, Perk::diy).build();
  EXPECT_THAT(moves(state), ElementsAre("play none"));
}

TEST(OncePerks, F7_diy_not_after_a_card_was_played) {
  State state = TestPosition(2)
                    .hand(0, "Zip")
                    .level(0, 1)
                    .stuff(0, 4, 4)
                    .pack(0, 1, 1)
                    .row({Perk::diy, Perk::bribe})
                    .build();
  make_all(state, {"play Zip", "pay 1 2 0 0", "take DIY"});
  EXPECT_EQ(step_of(state), Step::recruit);
  EXPECT_THAT(moves(state), Not(Contains("diy")));
}

TEST(OncePerks, F7_do_over_plays_a_second_card_followed_as_usual) {
  State state =
      TestPosition(2).hand(0, "Dash, Bug").hand(1, "Munch, Moose").perk(0, Perk::do_over).build();
  make_all(state, {"play Dash", "begin", "follow Munch"});
  EXPECT_THAT(moves(state), ElementsAre("no more", "do over"));
  State no = state;
  const auto events = make_all(state, {"do over"});
  EXPECT_THAT(only<PerkTrashed>(events), ElementsAre(PerkTrashed{0, Perk::do_over}));
  EXPECT_THAT(moves(state), ElementsAre("play Bug")) << "a card must be played";
  make_all(state, {"play Bug", "public", "begin", "no more"});
  EXPECT_THAT(moves(state), ElementsAre("follow Moose", "no"));
  make_all(state, {"follow Moose"});
  EXPECT_EQ(step_of(state), Step::recruit) << "once";
  make_all(no, {"no more"});
  EXPECT_EQ(step_of(no), Step::recruit);
  EXPECT_TRUE(no.at(0).has(Perk::do_over));
}

TEST(OncePerks, F7_do_over_not_without_a_first_or_a_playable_second_card) {
  State none = TestPosition(2).hand(0, "Dash, Bug").perk(0, Perk::do_over).build();
  make_all(none, {"play none"});
  EXPECT_EQ(step_of(none), Step::recruit);
  State twins = TestPosition(2).hand(0, "Dash, Noodle Twins").perk(0, Perk::do_over).build();
  make_all(twins, {"play Dash", "begin"});
  EXPECT_THAT(moves(twins), ElementsAre("no more")) << "asked, so that nobody learns of the hand";
}

TEST(OncePerks, F7_recycling_at_each_of_its_moments) {
  const auto position = [] {
    return TestPosition(2)
        .hand(0, "Bug")
        .discard(0, "Doc, Moose")
        .deck(0, "Dash, Dot, Kitty, Lefty, Scout")
        .perk(0, Perk::recycling)
        .build();
  };
  const auto offered = testing::IsSupersetOf({"recycle Doc", "recycle Moose"});
  State state = position();
  EXPECT_THAT(moves(state), offered) << "before Play";
  make_all(state, {"play Bug"});
  EXPECT_THAT(moves(state), offered) << "before the actions";
  State early = state;
  make_all(state, {"public", "begin"});
  EXPECT_THAT(moves(state), offered) << "between the actions";
  make_all(state, {"private", "go on"});
  EXPECT_THAT(moves(state), offered) << "after the actions";
  make_all(state, {"no more"});
  EXPECT_THAT(moves(state), offered) << "before Recruit";
  make_all(state, {"recruit from deck"});
  EXPECT_EQ(step_of(state), Step::before_discard);
  EXPECT_THAT(moves(state), offered) << "before Discard";
  make_all(state, {"no more"});
  EXPECT_EQ(step_of(state), Step::after_draw);
  EXPECT_THAT(moves(state), offered) << "after Draw";
  const auto events = make_all(state, {"recycle Moose"});
  EXPECT_EQ(state.at(0).hand.size(), 6);
  EXPECT_THAT(only<PerkTrashed>(events), ElementsAre(PerkTrashed{0, Perk::recycling}));
  EXPECT_EQ(to_act(state), SeatSet::only(1));

  make_all(early, {"recycle Moose", "public"});
  EXPECT_THAT(moves(early), ElementsAre("add Moose", "begin")) << "it can be added at once";
  EXPECT_FALSE(early.at(0).has(Perk::recycling));
}

TEST(OncePerks, F7_recycling_a_best_friend_before_discard_goes_back_to_the_discard) {
  State state = TestPosition(2)
                    .discard(0, "Zip, Doc")
                    .deck(0, "Dash, Dot, Kitty, Lefty, Scout")
                    .perk(0, Perk::recycling)
                    .build();
  State yard = state;
  make_all(state, {"play none", "recruit from deck", "recycle Zip"});
  EXPECT_TRUE(state.at(0).discard.contains(default_edition().first_card[kid_named("Zip")]));
  make_all(yard, {"play none", "recruit from deck", "recycle Doc"});
  EXPECT_EQ(names_of(yard.at(0).yard), "Doc");
}

TEST(OncePerks, F7_rough_housing_sends_the_played_card_to_the_box) {
  State state = TestPosition(3)
                    .hand(0, "Zip")
                    .stuff(0, 1, 1)
                    .hand(1, "Doc")
                    .hand(2, "Dash")
                    .stuff(2, 1, 1)
                    .perk(1, Perk::rough_housing)
                    .build();
  make_all(state, {"play Zip", "keep rule 1"});
  EXPECT_EQ(to_act(state), SeatSet::only(2)) << "seat 1 cannot pay; all others decide first";
  make_all(state, {"no"});
  EXPECT_EQ(to_act(state), SeatSet::only(1));
  EXPECT_THAT(moves(state), ElementsAre("no", "rough house"));
  const auto events = make_all(state, {"rough house"});
  EXPECT_TRUE(state.in_play.empty()) << "even a Best Friend";
  EXPECT_THAT(only<PerkTrashed>(events), ElementsAre(PerkTrashed{1, Perk::rough_housing}));
  EXPECT_EQ(only<KidMoved>(events).at(0).to, Zone::box);
}

TEST(OncePerks, F7_rough_housing_not_after_following_nor_against_a_blank_action) {
  State followed =
      TestPosition(2).hand(0, "Dash").hand(1, "Munch").perk(1, Perk::rough_housing).build();
  State refused = followed;
  make_all(followed, {"play Dash", "begin", "follow Munch"});
  EXPECT_EQ(step_of(followed), Step::recruit);
  make_all(refused, {"play Dash", "begin", "no", "no"});
  EXPECT_TRUE(refused.at(1).has(Perk::rough_housing)) << "declined";
  State blank =
      TestPosition(2).hand(0, "Punky").hand(1, "Crash").perk(1, Perk::rough_housing).build();
  make_all(blank, {"play Punky", "take pizza", "begin"});
  EXPECT_EQ(step_of(blank), Step::recruit);
}

TEST(OncePerks, F7_rough_housing_before_trash_this_and_do_over) {
  State state = TestPosition(2)
                    .hand(0, "Wart, Bug")
                    .stuff(0, 4, 0)
                    .level(0, 1)
                    .perk(0, Perk::do_over)
                    .perk(1, Perk::rough_housing)
                    .build();
  make_all(state, {"play Wart", "add Bug", "begin"});
  EXPECT_EQ(step_of(state), Step::rough_housing);
  const auto events = make_all(state, {"rough house"});
  EXPECT_EQ(only<KidMoved>(events).size(), 1U) << "not to the box twice";
  State order = TestPosition(2)
                    .hand(0, "Wart, Bug")
                    .stuff(0, 4, 0)
                    .perk(0, Perk::do_over)
                    .perk(1, Perk::rough_housing)
                    .build();
  make_all(order, {"play Wart", "begin", "no"});
  EXPECT_EQ(step_of(order), Step::do_over);
  EXPECT_TRUE(order.in_play.empty()) << "trash-this came before";
}

}  // namespace
}  // namespace ludoteca::fort
