// F4 Playing a card (F4.3 to F4.7 are in added_cards_test.cc), and the worked examples.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/fort/test_position.h"

namespace ludoteca::fort {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::Not;

TEST(PlayCard, F4_1_kids_without_actions_cannot_be_played) {
  const State state =
      TestPosition(2)
          .hand(0, "Noodle Twins, Puddin, Icky & Sticky, The Moles, Rocket Bros, The Scrappers")
          .build();
  EXPECT_THAT(moves(state), ElementsAre("play none"));
}

TEST(PlayCard, F4_1_one_action_or_both_in_either_order) {
  State state = TestPosition(2).hand(0, "Sweet Pea").stuff(0, 0, 1).build();
  make_all(state, {"play Sweet Pea"});
  EXPECT_THAT(moves(state), ElementsAre("public", "private"));
  State private_first = state;
  make_all(state, {"public", "begin"});
  EXPECT_EQ(state.at(0).pack, (Resources{{0, 1}}));
  EXPECT_THAT(moves(state), ElementsAre("private", "no more"));
  make_all(private_first, {"private", "begin"});
  EXPECT_EQ(private_first.at(0).stuff, (Resources{{0, 2}}));
  EXPECT_THAT(moves(private_first), ElementsAre("public", "no more"));
  make_all(state, {"no more"});
  EXPECT_EQ(step_of(state), Step::recruit);
  make_all(private_first, {"public", "begin"});
  EXPECT_EQ(step_of(private_first), Step::recruit) << "each action once";
}

TEST(PlayCard, F4_2_at_least_one_action_fully) {
  // `any any` needs room for two of a kind, `trash` a card.
  State state = TestPosition(2).hand(0, "Blades").stuff(0, 3, 3).build();
  EXPECT_THAT(moves(state), ElementsAre("play none"));
  state = TestPosition(2).hand(0, "Blades").stuff(0, 3, 2).build();
  make_all(state, {"play Blades", "suit glue"});
  EXPECT_EQ(state.at(0).stuff, (Resources{{3, 4}})) << "toys: the only way";
}

TEST(PlayCard, F4_2_after_a_full_use_the_other_in_part) {
  State state = TestPosition(2).hand(0, "Crash, Doc").stuff(0, 2, 2).build();
  make_all(state, {"play Crash", "public", "begin", "private", "take toy"});
  EXPECT_EQ(state.at(0).stuff, (Resources{{2, 3}})) << "at least one repetition";
  EXPECT_THAT(moves(state), ElementsAre("go on", "stop"));
}

TEST(PlayCard, F4_2_a_partial_first_use_only_if_the_second_can_be_full_and_it_must_be) {
  State state = TestPosition(2).hand(0, "Crash, Doc").stuff(0, 2, 4).build();
  make_all(state, {"play Crash", "private"});
  EXPECT_THAT(moves(state), ElementsAre("go on", "stop"));
  make_all(state, {"stop"});
  EXPECT_EQ(step_of(state), Step::add) << "trash × squirt-gun must follow";
  make_all(state, {"begin"});
  EXPECT_TRUE(state.at(0).hand.empty());

  State alone = TestPosition(2).hand(0, "Crash").stuff(0, 2, 4).build();
  make_all(alone, {"play Crash"});
  EXPECT_EQ(alone.at(0).stuff, (Resources{{4, 4}})) << "nothing to trash: both, without asking";
}

TEST(PlayCard, F4_2_an_action_that_would_do_nothing_counts_as_blank) {
  // Doodles: vp ×pack with an empty Pack; Prince: vp ×lookout with an empty Lookout.
  EXPECT_THAT(moves(TestPosition(2).hand(0, "Doodles").stuff(0, 0, 4).build()),
              ElementsAre("play none"));
  EXPECT_THAT(moves(TestPosition(2).hand(0, "Prince").build()), ElementsAre("play none"));
  EXPECT_THAT(moves(TestPosition(2).hand(0, "Smoke").build()), ElementsAre("play none"));
}

TEST(PlayCard, F4_2a_stop_after_any_repetition) {
  State state = TestPosition(2).hand(0, "Bug").level(0, 3).build();
  make_all(state, {"play Bug", "public", "begin", "private"});
  EXPECT_EQ(state.at(0).points, 1);
  EXPECT_THAT(moves(state), ElementsAre("go on", "stop"));
  make_all(state, {"go on", "stop"});
  EXPECT_EQ(state.at(0).points, 2);
}

TEST(PlayCard, F4_2a_of_a_pair_any_one_icon) {
  State state =
      TestPosition(2).hand(0, "Doc, Bug").lookout(0, "Lefty").level(0, 1).stuff(0, 1, 0).build();
  make_all(state, {"play Doc", "private", "public"});
  EXPECT_THAT(moves(state), ElementsAre("only first", "only second", "both"));
  State second = state;
  make_all(state, {"only first"});
  EXPECT_EQ(names_of(state.at(0).lookout), "Bug, Lefty");
  EXPECT_EQ(state.at(0).pack, Resources());
  make_all(second, {"only second"});
  EXPECT_EQ(names_of(second.at(0).lookout), "Lefty");
  EXPECT_EQ(second.at(0).pack, (Resources{{1, 0}}));
}

TEST(PlayCard, F4_2a_of_a_copied_pack_any_part) {
  State state = TestPosition(2).hand(0, "Giggles").level(0, 2).pack(0, 1, 2).stuff(0, 0, 2).build();
  make_all(state, {"play Giggles", "private", "public"});
  EXPECT_THAT(moves(state), ElementsAre("copy 0 1", "copy 1 0", "copy 1 1"));
  State whole = TestPosition(2).hand(0, "Giggles").level(0, 2).pack(0, 1, 2).build();
  make_all(whole, {"play Giggles", "public", "copy 1 2"});
  EXPECT_EQ(whole.at(0).stuff, (Resources{{1, 2}}));
  State first = TestPosition(2).hand(0, "Giggles").level(0, 2).pack(0, 1, 2).stuff(0, 0, 3).build();
  make_all(first, {"play Giggles", "public"});
  EXPECT_EQ(first.at(0).stuff, (Resources{{1, 4}}))
      << "a pizza only, then the toy that must follow";
}

TEST(PlayCard, F4_8_any_is_all_pizza_or_all_toys) {
  State state = TestPosition(2).hand(0, "Blitz, Crash").build();
  make_all(state, {"play Blitz", "public"});
  EXPECT_THAT(moves(state), ElementsAre("take pizza", "take toy"));
  make_all(state, {"take toy", "add Crash", "begin"});
  EXPECT_EQ(state.at(0).stuff, (Resources{{0, 2}}));
}

TEST(PlayCard, F4_8_ghost_chooses_a_suit_and_the_crown_counts_only_as_crown) {
  State state = TestPosition(2).hand(0, "Ghost, Doc, Smoke").build();
  make_all(state, {"play Ghost"});
  EXPECT_THAT(moves(state), ElementsAre("suit skateboard", "suit shovel", "suit glue",
                                        "suit squirt-gun", "suit crown", "suit book"));
  State crown = state;
  make_all(state, {"suit book", "take pizza"});
  EXPECT_THAT(moves(state), ElementsAre("add Doc", "add Smoke as book"));
  make_all(state, {"add Doc", "add Smoke as book", "begin"});
  EXPECT_EQ(state.at(0).stuff, (Resources{{2, 0}}));
  make_all(crown, {"suit crown", "take toy", "add Smoke as crown", "begin"});
  EXPECT_EQ(crown.at(0).stuff, (Resources{{0, 2}}));
  EXPECT_THAT(moves(TestPosition(2).hand(0, "Ghost").build()), Contains("play Ghost"));
}

TEST(PlayCard, F4_9_full_use_needs_every_b) {
  // Blitz: (trash → toy) × squirt-gun; no room for a toy.
  State state = TestPosition(2).hand(0, "Blitz, The Moles, Noodle Twins").stuff(0, 4, 4).build();
  EXPECT_THAT(moves(state), ElementsAre("play none"));
  state = TestPosition(2).hand(0, "Blitz, Crash, Doc, Bug").stuff(0, 4, 3).build();
  make_all(state, {"play Blitz", "private"});
  EXPECT_THAT(moves(state), ElementsAre("begin")) << "room for one toy, so Crash is useless";
}

TEST(PlayCard, F4_9_in_part_a_repetition_without_its_b_counts) {
  State state = TestPosition(2).hand(0, "Blitz, Crash, Doc, Bug").stuff(0, 2, 4).build();
  make_all(state, {"play Blitz", "public", "add Crash", "begin", "private", "begin", "trash Doc"});
  EXPECT_THAT(moves(state), ElementsAre("trash Bug", "stop"));
  make_all(state, {"trash Bug"});
  EXPECT_EQ(state.at(0).stuff, (Resources{{4, 4}}));
  EXPECT_EQ(step_of(state), Step::recruit);
}

TEST(PlayCard, F4_9_trash_this_is_compulsory_once_any_a_was_done) {
  State state = TestPosition(2).hand(0, "Wart, The Moles").build();
  make_all(state, {"play Wart", "public", "private", "add The Moles", "begin"});
  EXPECT_EQ(state.at(0).points, 2) << "stopping at 1 would waste The Moles";
  make_all(state, {"stop"});
  EXPECT_EQ(state.at(0).points, 2);
  EXPECT_EQ(names_of(state.in_play), "The Moles") << "Wart has gone to the box";
}

TEST(PlayCard, F4_9_b_must_be_done_if_possible) {
  // Tiny: trash-rival → any, in part; a kind without room would leave B out.
  State state = TestPosition(2).hand(0, "Tiny").yard(1, "Bug").stuff(0, 4, 3).build();
  make_all(state, {"play Tiny", "public", "private"});
  EXPECT_EQ(state.at(0).stuff, (Resources{{4, 4}}));
  EXPECT_TRUE(state.at(1).yard.empty());
}

TEST(PlayCard, F4_10_two_icons_of_a_kind_and_two_different_ones_in_printed_order) {
  State state = TestPosition(2).hand(0, "Scout").stuff(0, 0, 1).build();
  make_all(state, {"play Scout", "private", "go on"});
  EXPECT_EQ(state.at(0).stuff, (Resources{{0, 3}}));
  State doc = TestPosition(2).hand(0, "Doc, Bug, Dot").stuff(0, 1, 1).build();
  make_all(doc, {"play Doc", "both"});
  EXPECT_THAT(moves(doc), ElementsAre("look Dot", "look Bug")) << "first the Lookout";
  make_all(doc, {"look Bug"});
  EXPECT_THAT(moves(doc), ElementsAre("pack pizza", "pack toy"));
  State lefty = TestPosition(2).hand(0, "Lefty").stuff(0, 1, 1).build();
  make_all(lefty, {"play Lefty", "keep rule 0"});
  EXPECT_EQ(lefty.at(0).points, 2);
}

TEST(PlayCard, F4_11_n_is_read_at_the_start) {
  // Worm: `any ×lookout` after `lookout × shovel` counts the new card.
  State state = TestPosition(2).hand(0, "Worm, Doc").level(0, 1).lookout(0, "Bug").build();
  make_all(state, {"play Worm", "private", "begin", "public", "take pizza", "go on"});
  EXPECT_EQ(state.at(0).stuff, (Resources{{2, 0}}));
}

TEST(PlayCard, F4_11_the_rival_is_fixed_at_the_start) {
  State state = TestPosition(3).hand(0, "Spike").pack(1, 1, 0).pack(2, 0, 1).build();
  make_all(state, {"play Spike"});
  EXPECT_THAT(moves(state), ElementsAre("rival 1", "rival 2"));
  make_all(state, {"rival 2"});
  EXPECT_EQ(state.at(0).stuff, (Resources{{0, 1}}));
}

TEST(PlayCard, F4_11_recruits_one_by_one_with_refills_in_between) {
  State state = TestPosition(2)
                    .hand(0, "Baby Face, Crash")
                    .park("Bug, Doc, Dot")
                    .park_deck("Lefty, Moose, Worm, Scout")
                    .build();
  make_all(state, {"play Baby Face", "public", "add Crash", "begin"});
  const auto events = make_all(state, {"recruit Doc"});
  EXPECT_EQ(only<ParkFilled>(events).size(), 1U);
  EXPECT_EQ(state.at(0).stuff, (Resources{{0, 1}}));
  EXPECT_THAT(moves(state), Not(Contains("recruit Doc")));
  EXPECT_THAT(moves(state), Contains("recruit Bug"));
}

TEST(PlayCard, F4_11_the_first_conversion_fixes_the_direction) {
  State state =
      TestPosition(2).hand(0, "Golden Boy, Tiny").level(0, 1).stuff(0, 1, 1).pack(0, 1, 1).build();
  make_all(state, {"play Golden Boy", "add Tiny", "begin"});
  EXPECT_THAT(moves(state), ElementsAre("convert pizza", "convert pizza in Pack", "convert toy",
                                        "convert toy in Pack"));
  make_all(state, {"convert toy in Pack"});
  EXPECT_EQ(state.at(0).stuff, (Resources{{2, 0}})) << "of the toys, only the one in Stuff is left";
  EXPECT_EQ(state.at(0).pack, (Resources{{2, 0}}));
}

TEST(PlayCard, F4_12_do_over_keeps_cards_in_play_and_counts_the_lookout_anew) {
  State state = TestPosition(2)
                    .hand(0, "Bug, Moose, Sarge, Crash, Doc")
                    .lookout(0, "Smoke")
                    .perk(0, Perk::do_over)
                    .build();
  make_all(state, {"play Bug", "public", "add Moose", "count Smoke as shovel", "begin", "no more",
                   "do over"});
  EXPECT_EQ(names_of(state.in_play), "Bug, Moose");
  State second = state;
  make_all(state, {"play Sarge", "public"});
  EXPECT_THAT(moves(state), ElementsAre("count Smoke as shovel", "begin"))
      << "Moose is not counted";
  const auto events = make_all(state, {"begin"});
  EXPECT_EQ(only<ActionStarted>(events).at(0).times, 1);
  make_all(second, {"play Crash", "public"});
  EXPECT_THAT(moves(second), ElementsAre("count Smoke as squirt-gun", "begin"));
  EXPECT_EQ(names_of(second.in_play), "Bug, Moose, Crash");
  make_all(second, {"begin"});
  EXPECT_THAT(moves(second), ElementsAre("trash Doc", "trash Sarge")) << "nothing in play";
}

TEST(Examples, F4_4_example_1_bug_with_the_moles_and_one_of_two_shovels) {
  State state =
      TestPosition(2).hand(0, "Bug, The Moles").lookout(0, "Sarge, Rusty").level(0, 1).build();
  make_all(state, {"play Bug", "public", "add The Moles", "count Sarge", "begin", "private"});
  EXPECT_EQ(state.at(0).stuff, (Resources{{4, 0}}));
  EXPECT_EQ(state.at(0).points, 1);
}

TEST(Examples, F4_2_example_2_bud_with_room_for_one_pizza) {
  const auto position = [] { return TestPosition(2).stuff(0, 3, 4); };
  EXPECT_THAT(moves(position().hand(0, "Bud").build()), ElementsAre("play none"));
  State state = position().hand(0, "Bud, Doc").build();
  make_all(state, {"play Bud", "suit glue"});
  EXPECT_THAT(moves(state), ElementsAre("public", "private"));
  State trash_first = state;
  make_all(state, {"public"});
  EXPECT_TRUE(state.at(0).hand.empty()) << "one pizza, then the trash that must follow";
  EXPECT_EQ(state.at(0).stuff, (Resources{{4, 4}}));
  make_all(trash_first, {"private", "public"});
  EXPECT_EQ(trash_first.at(0).stuff, (Resources{{4, 4}}));
}

TEST(Examples, F4_7_example_3_doodles_adds_a_glue_card_or_puddin_not_both) {
  State state =
      TestPosition(2).hand(0, "Doodles, Kitty, Puddin").pack(0, 1, 0).stuff(0, 0, 2).build();
  make_all(state, {"play Doodles", "private", "public"});
  EXPECT_THAT(moves(state), ElementsAre("add Puddin as glue", "add Kitty", "begin"));
  State kitty = state;
  make_all(state, {"add Puddin as glue"});
  EXPECT_THAT(moves(state), ElementsAre("begin"));
  make_all(kitty, {"add Kitty"});
  EXPECT_THAT(moves(kitty), ElementsAre("begin"));
}

TEST(Examples, F4_4_example_5_kitty_counts_two_glue_in_both_actions) {
  State state = TestPosition(2).hand(0, "Kitty, Dot").build();
  make_all(state, {"play Kitty", "add Dot", "begin", "private", "begin", "spend toy"});
  EXPECT_EQ(state.at(0).points, 2);
  EXPECT_EQ(state.at(0).stuff, Resources());
}

}  // namespace
}  // namespace ludoteca::fort
