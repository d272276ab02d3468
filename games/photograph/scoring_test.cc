// P9 End, P10 Missed Opportunity.
#include "games/photograph/scoring.h"

#include <gtest/gtest.h>

#include "engine/random_play.h"
#include "games/photograph/test_position.h"

namespace ludoteca::photograph {
namespace {

// A finished game with these last cards; everything unnamed has left the game.
State over(TestPosition position, std::string_view last0, std::string_view last1) {
  State state = position.after_sunset().city({}).short_deck().build();
  for (Seat seat = 0; seat < kMaxPlayers; ++seat) {
    for (const Card card : state.hands[seat]) state.left.add(card);
    state.hands[seat].clear();
  }
  const auto give = [&state](Seat seat, std::string_view text) {
    for (const Card card : cards(text)) {
      state.left.remove(card);
      state.hands[seat].push_back(card);
    }
  };
  give(0, last0);
  give(1, last1);
  state.pending.pop();
  return state;
}

TEST(End, P9_1_with_three_photos_or_fewer_after_step_4_everybody_takes_final_shots) {
  State state = TestPosition(2)
                    .after_sunset()
                    .hand(0, "B1 R5 R6")
                    .hand(1, "Y10 Y11 Y12")
                    .city({"N1 . . .", ". . . .", ". . . ."})
                    .deck_top("B2 B3 B4")
                    .short_deck()
                    .build();
  make(state, 0, "1L1");
  const auto events = make(state, 0, "3>4");  // plays B1
  EXPECT_EQ(only<LastShots>(events).size(), 1U);
  EXPECT_EQ(to_act(state), SeatSet::first(2));
  EXPECT_EQ(hand_text(state, 0), "R5 N1 R6");
  make(state, 1, "1>3");  // Y11 Y12 | Y10
  const auto last = make(state, 0, "2>3");
  EXPECT_EQ(only<PhotoShot>(last).size(), 4U);
  EXPECT_TRUE(to_act(state).empty());
  EXPECT_EQ(hand_text(state, 0), "N1") << "one last card, never played";
  EXPECT_EQ(hand_text(state, 1), "Y10");
  EXPECT_EQ(only<LastPhoto>(last).size(), 2U);
  EXPECT_EQ(only<GameOver>(last).size(), 1U);
}

TEST(End, P9_2_points_by_sharp_photos_good_shots_and_blurry_ones) {
  const std::array<int, 13> points = {-3, 1, 3, 4, 7, 8, 10, 11, 11, 11, 11, 11, 11};
  for (std::size_t sharp = 0; sharp < points.size(); ++sharp) {
    EXPECT_EQ(default_edition().strip_points[sharp], points[sharp]) << sharp << " sharp photos";
  }
  const State state =
      over(TestPosition(2).strip(0, "R1 R3 R5 R7 R2").strip(0, "B1").good_shot(0, Colour::red),
           "Y1", "Y2");
  // Red 4 sharp 7, blurry −2, Good Shot 5; blue 1; yellow, green and brown −3 each.
  const ScoreSheet sheet = score_sheet(default_edition(), state, 0);
  EXPECT_EQ(sheet.strips[1], 7);
  EXPECT_EQ(sheet.blurry[1], -2);
  EXPECT_EQ(sheet.good_shots[1], 5);
  EXPECT_EQ(sheet.strips[0], 1);
  EXPECT_EQ(sheet.strips[5], 0) << "a colour not in the game";
  EXPECT_EQ(sheet.total, 7 - 2 + 5 + 1 - 9);
  EXPECT_EQ(score_sheet(default_edition(), state, 1).total, -15);
}

TEST(End, P9_2_example_1_scores_24) {
  State state = over(TestPosition(4)
                         .strip(0, "B1 B2 B3 B4 B5")
                         .strip(0, "R5 R12")
                         .strip(0, "Y4")
                         .strip(0, "G1 G2 G3 G4 G12")
                         .strip(0, "N1 N2 N3 N4 N12")
                         .good_shot(0, Colour::brown)
                         .strip(0, "E1 E2 E3"),
                     "Y1", "Y2");
  EXPECT_EQ(score_sheet(default_edition(), state, 0).total, 24);
}

int place(const State& state, Seat seat) {
  return outcome(default_edition(), state).place[seat];
}

TEST(End, P9_3_a_tie_goes_to_more_good_shots) {
  const State state = over(TestPosition(2)
                               .strip(0, "R1 R3 R5 R7 R2")  // 7 − 2 + 5
                               .good_shot(0, Colour::red)
                               .strip(1, "B1 B2 B3 B4 B5 B6"),  // 10
                           "Y1", "Y2");
  EXPECT_EQ(outcome(default_edition(), state).score[0], outcome(default_edition(), state).score[1]);
  EXPECT_EQ(place(state, 0), 1);
  EXPECT_EQ(place(state, 1), 2);
}

TEST(End, P9_3_then_to_the_longest_strip) {
  const State state = over(TestPosition(2)
                               .strip(0, "R1 R2 R3 B1")      // 4 + 1 − 9
                               .strip(1, "G1 G2 G3 G4 G5"),  // 8 − 12
                           "Y1", "Y2");
  EXPECT_EQ(outcome(default_edition(), state).score[0], outcome(default_edition(), state).score[1]);
  EXPECT_EQ(place(state, 0), 2);
  EXPECT_EQ(place(state, 1), 1);
}

TEST(End, P9_3_blurry_photos_make_a_strip_longer) {
  const State state = over(TestPosition(2)
                               .strip(0, "R1 R3 R5 R7 R2")  // 7 − 2 − 12, five cards
                               .strip(1, "G1 B1"),          // 1 + 1 − 9
                           "Y1", "Y2");
  EXPECT_EQ(outcome(default_edition(), state).score[0], outcome(default_edition(), state).score[1]);
  EXPECT_EQ(place(state, 0), 1);
}

TEST(End, P9_3_then_the_win_is_shared) {
  const State state = over(TestPosition(2).strip(0, "R1 B2").strip(1, "G1 N7"), "Y1", "Y2");
  EXPECT_EQ(place(state, 0), 1);
  EXPECT_EQ(place(state, 1), 1);
}

TEST(MissedOpportunity, P10_1_the_colour_of_the_last_card_is_thrown_away) {
  const auto position = [] {
    return TestPosition(2).strip(0, "R1 R3 R5 R7 R2 B1").good_shot(0, Colour::red);
  };
  const State kept = over(position(), "R12", "Y2");
  EXPECT_EQ(score_sheet(default_edition(), kept, 0).total, 10 + 1 - 9);
  const State thrown = over(position().missed_opportunity(), "R12", "Y2");
  EXPECT_EQ(score_sheet(default_edition(), thrown, 0).total, -3 + 1 - 9);
  EXPECT_EQ(standing(default_edition(), thrown, 0).good_shots, 0);
  EXPECT_EQ(standing(default_edition(), thrown, 0).longest_strip, 1);
}

TEST(MissedOpportunity, P10_1_without_a_strip_of_that_colour_nothing_more_happens) {
  const State state = over(TestPosition(2).missed_opportunity().strip(0, "R1 B1"), "Y12", "Y2");
  EXPECT_EQ(score_sheet(default_edition(), state, 0).total, 1 + 1 - 9);
}

TEST(MissedOpportunity, P10_1_before_the_end_nothing_is_thrown_away) {
  const State state = TestPosition(2).missed_opportunity().hand(0, "R12").strip(0, "R1 R2").build();
  EXPECT_EQ(score_sheet(default_edition(), state, 0).total, 3 - 12);
}

TEST(Examples, P7_2_example_4_two_players_refill_three_times_and_end_at_the_fourth) {
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    FastStreams streams(Seed::from_number(seed));
    FastGenerator random(Seed::from_number(seed), kStreams);
    State state = setup(default_edition(), Options{2, false}, streams);
    int full = 0;
    while (!to_act(state).empty()) {
      const bool was_full = photos_in_city(state) == 12;
      play_random_move<Photograph>(default_edition(), state, streams, random);
      if (!was_full && photos_in_city(state) == 12) ++full;
    }
    EXPECT_EQ(full, 3);
    EXPECT_EQ(photos_in_city(state), 2);
    EXPECT_TRUE(state.sunset_seen);
  }
}

}  // namespace
}  // namespace ludoteca::photograph
