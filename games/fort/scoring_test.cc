// F8.2 final score, F8.3 made-up rules.
#include "games/fort/scoring.h"

#include <gtest/gtest.h>

#include "games/fort/test_position.h"

namespace ludoteca::fort {
namespace {

// A finished game.
State over(TestPosition position) {
  State state = position.build();
  while (!state.pending.empty()) state.pending.pop();
  state.end = End::points;
  return state;
}

int points_for(const State& state, MadeUpRule rule) {
  return rule_points(default_edition(), state, 0, rule);
}

TEST(Score, F8_2_track_fort_rule_and_macaroni) {
  // Worked example 4: 17 on the track, level 5, Macaroni, Popularity with 4 Lookout cards.
  State state = over(TestPosition(2)
                         .points(0, 17)
                         .level(0, 5)
                         .lookout(0, "Bug, Dash, Doc, Moose")
                         .points(1, 33)
                         .level(1, 4));
  state.at(0).macaroni = true;
  state.at(0).rule = static_cast<std::uint8_t>(MadeUpRule::popularity);
  state.at(1).rule = static_cast<std::uint8_t>(MadeUpRule::popularity);
  EXPECT_EQ(score_sheet(default_edition(), state, 0).total(), 48);
  EXPECT_EQ(score_sheet(default_edition(), state, 1).total(), 48);
  const Outcome result = outcome(default_edition(), state);
  EXPECT_EQ(result.place[0], 1) << "the higher Fort level wins a tie";
  EXPECT_EQ(result.place[1], 2);
}

TEST(Score, F8_2_a_tie_at_the_same_level_is_shared) {
  const State state = over(TestPosition(3).points(0, 5).points(1, 5).points(2, 1));
  const Outcome result = outcome(default_edition(), state);
  EXPECT_EQ(result.place[0], 1);
  EXPECT_EQ(result.place[1], 1);
  EXPECT_EQ(result.place[2], 3);
}

TEST(MadeUpRules, F8_3_you_have_counts_deck_discard_hand_yard_and_lookout) {
  const State state = over(TestPosition(2)
                               .level(0, 1)
                               .deck(0, "Captain")
                               .discard(0, "Dot")
                               .hand(0, "Lefty")
                               .yard(0, "Moose")
                               .lookout(0, "Skids"));
  // Captain 1, Dot 2, Lefty 1, Moose 1, Skids 1.
  EXPECT_EQ(points_for(state, MadeUpRule::big_plans), 6);
}

TEST(MadeUpRules, F8_3_friendship_bracelet_counts_suits_without_coin) {
  EXPECT_EQ(
      points_for(over(TestPosition(2).hand(0, "Bug, Dash, Bud")), MadeUpRule::friendship_bracelet),
      2);
  EXPECT_EQ(
      points_for(over(TestPosition(2).hand(0, "Bug, Dash, Doodles").deck(0, "Crash, Tiny, Doc")),
                 MadeUpRule::friendship_bracelet),
      7);
}

TEST(MadeUpRules, F8_3_resources_on_the_board) {
  const State state = over(TestPosition(2).level(0, 2).stuff(0, 3, 1).pack(0, 1, 2));
  EXPECT_EQ(points_for(state, MadeUpRule::pizza_party), 4);
  EXPECT_EQ(points_for(state, MadeUpRule::piggy_bank), 3);
  EXPECT_EQ(points_for(state, MadeUpRule::secret_stash), 3);
}

TEST(MadeUpRules, F8_3_loner_minimalism_and_popularity) {
  EXPECT_EQ(points_for(over(TestPosition(2).hand(0, "Bug")), MadeUpRule::loner), 5);
  EXPECT_EQ(points_for(over(TestPosition(2).hand(0, "Bug, Zip")), MadeUpRule::loner), 0);
  for (int level = 0; level <= kTopLevel; ++level) {
    EXPECT_EQ(points_for(over(TestPosition(2).level(0, level)), MadeUpRule::minimalism),
              level == 2 ? 8 : 0);
  }
  EXPECT_EQ(
      points_for(over(TestPosition(2).level(0, 1).lookout(0, "Bug, Doc")), MadeUpRule::popularity),
      2);
}

TEST(MadeUpRules, F8_3_crowns_and_books_without_coins) {
  const State state =
      over(TestPosition(2).hand(0, "Puddin, Tiny, Noodle Twins, Doc").deck(0, "Bud"));
  EXPECT_EQ(points_for(state, MadeUpRule::play_palace), 2);
  EXPECT_EQ(points_for(state, MadeUpRule::slime_lab), 3);
}

TEST(MadeUpRules, F8_3_sleepover_for_most_cards) {
  EXPECT_EQ(
      points_for(over(TestPosition(2).hand(0, "Bug, Doc").hand(1, "Dash")), MadeUpRule::sleepover),
      8);
  EXPECT_EQ(points_for(over(TestPosition(2).hand(0, "Bug").hand(1, "Dash")), MadeUpRule::sleepover),
            4);
  EXPECT_EQ(points_for(over(TestPosition(2).hand(1, "Dash")), MadeUpRule::sleepover), 0);
}

}  // namespace
}  // namespace ludoteca::fort
