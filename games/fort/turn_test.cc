// F3 A turn, F8.1 the end.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/fort/test_position.h"

namespace ludoteca::fort {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;

const Edition& edition() {
  return default_edition();
}

TEST(Cleanup, F3_1_the_own_yard_goes_to_the_discard) {
  State state = TestPosition(2).yard(1, "Bug, Doc").discard(1, "Lefty").build();
  const auto events = make_all(state, {"play none", "recruit from deck"});
  EXPECT_EQ(only<TurnStarted>(events).back().seat, 1);
  EXPECT_TRUE(state.at(1).yard.empty());
  EXPECT_EQ(names_of(state.at(1).discard), "Doc, Bug, Lefty");
}

TEST(Play, F3_2_one_card_or_none) {
  State state = TestPosition(2).hand(0, "Thunder, Tiny").build();
  EXPECT_THAT(moves(state), ElementsAre("play Tiny", "play Thunder", "play none"));
  make_all(state, {"play Thunder"});
  EXPECT_EQ(state.at(0).stuff, (Resources{{1, 0}})) << "copy-pack of nothing is blank";
  EXPECT_EQ(step_of(state), Step::recruit) << "no second card";
}

TEST(Recruit, F3_3_from_the_park_which_is_refilled_at_once) {
  State state = TestPosition(2).park("Bug, Doc, Lefty").build();
  make_all(state, {"play none"});
  EXPECT_THAT(moves(state),
              ElementsAre("recruit Doc", "recruit Bug", "recruit Lefty", "recruit from deck"));
  const auto events = make_all(state, {"recruit Doc"});
  EXPECT_EQ(only<ParkFilled>(events).size(), 1U);
  EXPECT_EQ(park_cards(state), 3);
  EXPECT_EQ(state.park_deck.size(), 60 - 3 - 1);
}

TEST(Recruit, F3_3_from_a_rivals_yard_never_the_own) {
  State state = TestPosition(3).yard(1, "Bug").yard(2, "Doc").hand(0, "Moose").build();
  make_all(state, {"play none"});
  EXPECT_THAT(moves(state), Contains("recruit Bug from Yard 1"));
  EXPECT_THAT(moves(state), Contains("recruit Doc from Yard 2"));
  const auto events = make_all(state, {"recruit Doc from Yard 2"});
  EXPECT_TRUE(state.at(2).yard.empty());
  EXPECT_TRUE(only<ParkFilled>(events).empty()) << "a Yard is not refilled";
  EXPECT_EQ(names_of(state.at(0).yard), "Moose");
  make_all(state, {"play none"});
  EXPECT_THAT(moves(state), Contains("recruit Moose from Yard 0"));
}

TEST(Recruit, F3_3_the_top_of_the_deck_is_shown) {
  State state = TestPosition(2).build();
  const auto events = make_all(state, {"play none", "recruit from deck"});
  const auto moved = only<KidMoved>(events);
  ASSERT_FALSE(moved.empty());
  EXPECT_EQ(moved[0].from, Zone::park_deck);
  EXPECT_EQ(moved[0].to, Zone::discard);
  EXPECT_EQ(state.park_deck.size(), 60 - 3 - 1);
}

TEST(Recruit, F3_3_compulsory_unless_there_is_nothing_anywhere) {
  State state = TestPosition(2).park("Bug").park_deck("").hand(0, "Doc").build();
  make_all(state, {"play none"});
  EXPECT_EQ(park_cards(state), 0) << "the only recruit is taken";
  EXPECT_EQ(names_of(state.at(0).hand), "Bug");
  State nothing = TestPosition(2).park("").park_deck("").hand(0, "Doc").build();
  const auto events = make_all(nothing, {"play none"});
  EXPECT_EQ(names_of(nothing.at(0).yard), "Doc");
  EXPECT_EQ(only<TurnStarted>(events).size(), 1U);
}

TEST(Recruit, F3_3_an_empty_park_deck_refills_nothing) {
  State state = TestPosition(2).park("Bug, Doc").park_deck("").build();
  make_all(state, {"play none", "recruit Bug"});
  EXPECT_EQ(park_cards(state), 1);
}

TEST(Recruit, F3_3_nothing_to_recruit_leaves_recycling_for_later) {
  State state =
      TestPosition(2).park("").park_deck("").discard(0, "Doc").perk(0, Perk::recycling).build();
  make_all(state, {"play none"});
  EXPECT_THAT(moves(state), ElementsAre("recycle Doc", "no more"));
  make_all(state, {"recycle Doc"});
  EXPECT_EQ(names_of(state.at(0).yard), "Doc");
}

TEST(Discard, F3_4_best_friends_and_cards_in_play_to_the_discard_the_others_to_the_yard) {
  State state = TestPosition(2)
                    .hand(0, "Bug, The Moles, Zip, Doc, Lefty")
                    .deck(0, "Ghost, Tiny, Prince, Dot, Kitty")
                    .park("Moose, Worm, Scout")
                    .build();
  make_all(state, {"play Bug", "add The Moles", "begin", "recruit Moose"});
  EXPECT_EQ(names_of(state.at(0).discard), "Bug, Moose, The Moles, Zip");
  EXPECT_EQ(names_of(state.at(0).yard), "Doc, Lefty");
  EXPECT_TRUE(state.in_play.empty());
  EXPECT_EQ(names_of(state.at(0).hand), "Ghost, Prince, Tiny, Dot, Kitty");
}

TEST(Draw, F3_5_five_cards_and_a_new_deck_only_when_one_must_be_drawn) {
  State state = TestPosition(2)
                    .hand(0, "Bug")
                    .deck(0, "Ghost, Tiny, Prince, Dot, Kitty")
                    .discard(0, "Lefty")
                    .park("Moose, Worm, Scout")
                    .build();
  const auto exactly = make_all(state, {"play none", "recruit Moose"});
  EXPECT_TRUE(only<DeckShuffled>(exactly).empty());
  EXPECT_TRUE(state.at(0).deck.empty());
  EXPECT_EQ(names_of(state.at(0).discard), "Lefty, Moose");

  State shuffled = TestPosition(2)
                       .hand(0, "Bug")
                       .deck(0, "Ghost, Tiny, Prince, Dot")
                       .discard(0, "Lefty, Doc")
                       .park("Moose, Worm, Scout")
                       .build();
  const auto events = make_all(shuffled, {"play none", "recruit Moose"});
  EXPECT_EQ(only<DeckShuffled>(events).size(), 1U);
  EXPECT_EQ(only<CardDrawn>(events).size(), 5U);
  EXPECT_EQ(shuffled.at(0).hand.size(), 5);
  EXPECT_EQ(shuffled.at(0).deck.size(), 2);
  EXPECT_TRUE(shuffled.at(0).discard.empty());
  EXPECT_EQ(names_of(shuffled.at(0).yard), "Bug") << "a Yard is not shuffled in";
}

TEST(Draw, F3_5_fewer_if_deck_and_discard_are_empty) {
  State state = TestPosition(2).deck(0, "Ghost").park("Moose, Worm, Scout").build();
  make_all(state, {"play none", "recruit Moose"});
  EXPECT_EQ(names_of(state.at(0).hand), "Ghost, Moose");
}

// Plays nothing and recruits from the deck until the game is over; how many turns were started.
int turns_to_the_end(State& state) {
  int turns = 0;
  while (!over(state)) {
    const auto list = moves(state);
    const bool idle = step_of(state) == Step::play;
    const auto events = make(state, to_act(state).front(), idle ? "play none" : list.back());
    turns += static_cast<int>(only<TurnStarted>(events).size());
  }
  return turns;
}

TEST(End, F8_1_at_25_points_the_round_is_played_out) {
  for (const int points : {23, 24, 30}) {
    State state =
        TestPosition(3).hand(0, "Bug").level(0, 1).stuff(0, 4, 0).points(0, points).build();
    const auto events = make_all(state, {"play Bug"});
    ASSERT_EQ(state.at(0).points, points + 1);
    if (points == 23) {
      EXPECT_EQ(state.end, End::not_yet);
      continue;
    }
    EXPECT_EQ(state.end, End::points);
    EXPECT_THAT(only<EndTriggered>(events), ElementsAre(EndTriggered{End::points}));
    EXPECT_EQ(turns_to_the_end(state), 2);
  }
}

TEST(End, F8_1_the_last_player_of_a_round_ends_the_game_at_once) {
  State state = TestPosition(3)
                    .first(1)
                    .turn(0)
                    .hand(0, "Bug")
                    .level(0, 1)
                    .stuff(0, 4, 0)
                    .points(0, 24)
                    .build();
  make_all(state, {"play Bug"});
  EXPECT_EQ(turns_to_the_end(state), 0);
}

TEST(End, F8_1_points_go_on_above_25) {
  State state = TestPosition(2).hand(0, "Doodles").level(0, 2).pack(0, 2, 1).points(0, 24).build();
  make_all(state, {"play Doodles", "private", "go on", "go on"});
  EXPECT_EQ(state.at(0).points, 27);
}

TEST(End, F8_1_fort_level_5) {
  State state = TestPosition(2).hand(0, "Zip").level(0, 4).stuff(0, 4, 4).build();
  const auto events = make_all(state, {"play Zip"});
  EXPECT_THAT(only<EndTriggered>(events), ElementsAre(EndTriggered{End::fort}));
  EXPECT_EQ(turns_to_the_end(state), 1);
}

TEST(End, F8_1_the_park_deck_is_empty) {
  State state = TestPosition(2).park("Bug, Doc, Dot").park_deck("Lefty").build();
  const auto events = make_all(state, {"play none", "recruit Bug"});
  EXPECT_THAT(only<EndTriggered>(events), ElementsAre(EndTriggered{End::park}));
  EXPECT_EQ(turns_to_the_end(state), 0) << "the second player's turn is the last";
}

TEST(End, F8_1_only_the_first_reason_counts) {
  State state = TestPosition(2)
                    .hand(0, "Bug")
                    .level(0, 1)
                    .stuff(0, 4, 0)
                    .points(0, 24)
                    .park("Doc")
                    .park_deck("Dot")
                    .build();
  const auto events = make_all(state, {"play Bug", "recruit Doc"});
  EXPECT_EQ(only<EndTriggered>(events).size(), 1U);
  EXPECT_EQ(state.end, End::points);
}

TEST(Fort, F5_1_costs_and_points_of_the_levels) {
  const std::vector<std::string> cheapest = {"pay 1 1 0 0", "pay 1 2 0 0", "pay 2 2 0 0",
                                             "pay 2 4 0 0", "pay 3 5 0 0"};
  for (int level = 0; level < 4; ++level) {
    const State state = TestPosition(2).hand(0, "Zip").level(0, level).stuff(0, 4, 4).build();
    State next = state;
    make_all(next, {"play Zip"});
    if (level == 0 || level == 2) {
      EXPECT_EQ(next.at(0).level, level + 1) << "one way to pay";
    } else {
      EXPECT_THAT(moves(next), Contains(cheapest.at(static_cast<std::size_t>(level))));
    }
  }
  const std::array<int, 6> points = {0, 1, 3, 9, 15, 23};
  for (std::size_t level = 0; level < points.size(); ++level) {
    EXPECT_EQ(edition().level_points.at(level), points.at(level));
  }
}

TEST(Fort, F5_1_paid_from_stuff_and_pack) {
  State state = TestPosition(2).hand(0, "Zip").level(0, 1).stuff(0, 1, 1).pack(0, 1, 1).build();
  make_all(state, {"play Zip"});
  EXPECT_THAT(moves(state),
              ElementsAre("pay 0 1 1 1", "pay 1 0 1 1", "pay 1 1 0 1", "pay 1 1 1 0"));
  make_all(state, {"pay 0 1 1 1"});
  EXPECT_EQ(state.at(0).stuff, (Resources{{1, 0}}));
  EXPECT_EQ(state.at(0).pack, Resources());
}

TEST(Fort, F5_1_not_without_the_cost_and_not_above_level_5) {
  EXPECT_THAT(moves(TestPosition(2).hand(0, "Zip").stuff(0, 4, 0).build()),
              ElementsAre("play none"));
  EXPECT_THAT(moves(TestPosition(2).hand(0, "Zip").level(0, 5).stuff(0, 4, 4).build()),
              ElementsAre("play none"));
}

TEST(Fort, F5_2_level_1_keeps_a_made_up_rule_secretly) {
  State state = TestPosition(2).hand(0, "Zip").stuff(0, 1, 1).build();
  make_all(state, {"play Zip"});
  EXPECT_EQ(state.at(0).level, 1);
  EXPECT_THAT(moves(state), ElementsAre("keep rule 0", "keep rule 1", "keep rule 2"));
  make_all(state, {"keep rule 1"});
  EXPECT_EQ(state.at(0).rule, 1);
  EXPECT_EQ(state.rules, 0b101);
  EXPECT_EQ(state.lookers[0], 0);
}

TEST(Fort, F5_2_level_2_takes_a_perk_that_works_at_once) {
  State state = TestPosition(2)
                    .hand(0, "Skids, Rocket Bros")
                    .level(0, 1)
                    .stuff(0, 4, 4)
                    .row({Perk::sticky_fingers, Perk::xxl_backpack})
                    .build();
  make_all(state, {"play Skids", "private", "pay 1 2 0 0"});
  EXPECT_THAT(moves(state), ElementsAre("take Sticky Fingers", "take XXL Backpack"));
  make_all(state, {"take Sticky Fingers", "public", "begin"});
  EXPECT_THAT(moves(state), Contains("pack toy from supply"));
  EXPECT_EQ(state.perks, 1U << static_cast<int>(Perk::xxl_backpack));
}

TEST(Fort, F5_2_level_5_takes_the_macaroni_sculpture_if_nobody_has_it) {
  State state = TestPosition(2).hand(0, "Zip").level(0, 4).stuff(0, 4, 4).build();
  State late = state;
  EXPECT_EQ(only<MacaroniTaken>(make_all(state, {"play Zip"})).size(), 1U);
  EXPECT_TRUE(state.at(0).macaroni);
  late.macaroni_taken = true;
  late.at(1).macaroni = true;
  EXPECT_THAT(only<MacaroniTaken>(make_all(late, {"play Zip"})), IsEmpty());
  EXPECT_FALSE(late.at(0).macaroni);
}

}  // namespace
}  // namespace ludoteca::fort
