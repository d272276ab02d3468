// P3 Choose the scene, P4 Wind the film, P5 Take the shot, P6 Good Shot.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/photograph/test_position.h"

namespace ludoteca::photograph {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;

TEST(ChooseScene, P3_1_photos_go_one_by_one_to_the_front_of_the_hand) {
  State state = TestPosition(2)
                    .hand(0, "B1 B2 B3 B4 B5")
                    .city({"R1 R2 R3 R4", "Y1 Y2 Y3 Y4", "G1 G2 G3 G4"})
                    .build();
  State from_right = state;
  make(state, 0, "1L3");
  EXPECT_EQ(hand_text(state, 0), "B1 B2 B3 B4 B5 R1 R2 R3");
  EXPECT_EQ(photos_in_row(state, 0), 1);
  EXPECT_EQ(photos_in_row(state, 1), 4);
  make(from_right, 0, "2R2");
  EXPECT_EQ(hand_text(from_right, 0), "B1 B2 B3 B4 B5 Y4 Y3");
}

TEST(ChooseScene, P3_1_one_to_three_photos_from_either_end_of_any_row) {
  const State state = TestPosition(2).build();
  EXPECT_EQ(moves(state, 0).size(), 3U * 2 * 3);
  EXPECT_EQ(moves(TestPosition(3).build(), 0).size(), 4U * 2 * 3);
}

TEST(ChooseScene, P3_2_an_end_is_the_outermost_photo_still_there) {
  State state = TestPosition(2).city({". R2 . R4", "Y1 Y2 Y3 Y4", ". . . ."}).build();
  make(state, 0, "1L2");
  const Hand& hand = state.hands[0];
  EXPECT_EQ(hand[5], Card(Colour::red, 2));
  EXPECT_EQ(hand[6], Card(Colour::red, 4));
}

TEST(ChooseScene, P3_2_a_row_must_hold_as_many_photos_as_declared) {
  const State state = TestPosition(2).city({". R2 . R4", "Y1 Y2 Y3 Y4", ". . . ."}).build();
  EXPECT_THAT(moves(state, 0),
              ElementsAre("1L1", "1L2", "1R1", "1R2", "2L1", "2L2", "2L3", "2R1", "2R2", "2R3"));
}

TEST(ChooseScene, P3_3_only_the_taker_learns_a_face_down_number) {
  State state = TestPosition(3).city({"R1 R2 R3 R4", "Y1 . . .", "Y4 . . ."}).build();
  const auto events = make(state, 0, "1L2");
  const auto taken = only<PhotoTaken>(events);
  ASSERT_EQ(taken.size(), 2U);
  for (const Viewer viewer : {Viewer::of(1), Viewer::of(2), Viewer::spectator()}) {
    EXPECT_EQ(std::get<PhotoTaken>(redact(taken[0], viewer)).photo.number, 1);
    EXPECT_TRUE(std::get<PhotoTaken>(redact(taken[1], viewer)).photo.hidden());
    EXPECT_TRUE(view(default_edition(), state, viewer).players[0].hand[6].hidden());
  }
  EXPECT_EQ(std::get<PhotoTaken>(redact(taken[1], Viewer::of(0))).photo.number, 2);
  EXPECT_EQ(view(default_edition(), state, Viewer::of(0)).players[0].hand[6].number, 2);
}

TEST(ChooseScene, P3_4_a_row_with_one_photo_has_one_end) {
  const State state = TestPosition(2).city({". R2 . .", "Y1 Y2 Y3 .", ". . . ."}).build();
  EXPECT_THAT(moves(state, 0), Contains("1L1"));
  EXPECT_THAT(moves(state, 0), Not(Contains("1R1")));
  EXPECT_THAT(moves(state, 0), Contains("2L3"));
  EXPECT_THAT(moves(state, 0), Contains("2R3")) << "the same photos in another order";
}

TEST(WindTheFilm, P4_1_any_card_but_the_front_one_towards_the_front) {
  State state = TestPosition(2)
                    .hand(0, "B1 B2 B3")
                    .after_sunset()
                    .city({"R1 R2 R3 R4", "Y1 . . .", "Y4 . . ."})
                    .build();
  make(state, 0, "1L1");
  EXPECT_EQ(hand_text(state, 0), "B1 B2 B3 R1");
  EXPECT_THAT(moves(state, 0), ElementsAre("1>2", "1>3", "2>3", "1>4", "2>4", "3>4"));
  Hand hand = state.hands[0];
  wind_film(hand, {1, 3});
  EXPECT_EQ(hand[0], Card(Colour::blue, 1));
  EXPECT_EQ(hand[1], Card(Colour::blue, 3));
  EXPECT_EQ(hand[2], Card(Colour::red, 1));
  EXPECT_EQ(hand[3], Card(Colour::blue, 2));
}

TEST(TakeTheShot, P5_1_as_many_cards_as_were_taken_from_the_back_of_the_hand) {
  State state = TestPosition(2)
                    .hand(0, "B1 R5 B2 Y9 G3")
                    .city({"R1 R2 R3 R4", "Y1 Y2 Y3 Y4", "G1 G2 G4 G5"})
                    .build();
  make(state, 0, "1L2");
  const auto events = make(state, 0, "1>2");  // R5 B1 …
  const auto shots = only<PhotoShot>(events);
  ASSERT_EQ(shots.size(), 2U);
  EXPECT_EQ(shots[0].photo, default_edition().front(Card(Colour::red, 5)));
  EXPECT_EQ(shots[1].photo, default_edition().front(Card(Colour::blue, 1)));
  EXPECT_EQ(hand_text(state, 0), "B2 Y9 G3 R1 R2");
  EXPECT_EQ(strip_text(state.strip(0, Colour::red)), "5");
  EXPECT_EQ(strip_text(state.strip(0, Colour::blue)), "1");
}

TEST(TakeTheShot, P5_1_each_new_card_on_the_right_of_its_colour) {
  State state = TestPosition(2).hand(0, "B3 R5 B2 Y9 G3").strip(0, "B1").build();
  make(state, 0, "1L1");
  make(state, 0, "5>6");
  EXPECT_EQ(strip_text(state.strip(0, Colour::blue)), "1 3");
}

TEST(TakeTheShot, P5_2_the_first_card_of_a_colour_is_sharp) {
  for (int number = 1; number <= 12; ++number) {
    EXPECT_TRUE(Strip().would_be_sharp(default_edition(), number));
  }
}

std::vector<int> sharp_next(std::string_view numbers) {
  std::vector<int> result;
  const Strip strip = strip_of(default_edition(), numbers);
  for (int number = 1; number <= kNumbers; ++number) {
    if (strip.would_be_sharp(default_edition(), number)) result.push_back(number);
  }
  return result;
}

TEST(TakeTheShot, P5_3_within_three_and_in_the_direction_of_the_strip) {
  EXPECT_THAT(sharp_next("6"), ElementsAre(3, 4, 5, 7, 8, 9));
  EXPECT_THAT(sharp_next("6 8"), ElementsAre(9, 10, 11));
  EXPECT_THAT(sharp_next("6 3"), ElementsAre(1, 2));
  EXPECT_THAT(sharp_next("2 5 8"), ElementsAre(9, 10, 11));
}

TEST(TakeTheShot, P5_4_after_a_blurry_card_only_the_direction_counts) {
  EXPECT_EQ(strip_text(strip_of(default_edition(), "3 4 1")), "3 4 ~1");
  EXPECT_THAT(sharp_next("3 4 1"), ElementsAre(5, 6, 7, 8, 9, 10, 11, 12));
  EXPECT_EQ(strip_text(strip_of(default_edition(), "6 11")), "6 ~11");
  EXPECT_THAT(sharp_next("6 11"), ElementsAre(1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12))
      << "11 too: the number of a blurry photo is not told";
  EXPECT_THAT(sharp_next("6 11 1 2"), IsEmpty()) << "descending from 1, after a blurry 2";
}

TEST(TakeTheShot, P5_4_the_limit_returns_after_the_next_sharp_card) {
  EXPECT_EQ(strip_text(strip_of(default_edition(), "3 4 1 9")), "3 4 ~1 9");
  EXPECT_THAT(sharp_next("3 4 1 9"), ElementsAre(10, 11, 12));
  EXPECT_THAT(sharp_next("1 2 12 3"), ElementsAre(4, 5, 6)) << "sharp again after a blurry 12";
}

TEST(TakeTheShot, P5_5_a_blurry_card_is_shown_and_then_only_its_back_is_seen) {
  State state = TestPosition(2).hand(0, "R12 B1 B2 B3 B4").strip(0, "R1 R3").build();
  make(state, 0, "1L1");
  const auto events = make(state, 0, "5>6");
  const auto shots = only<PhotoShot>(events);
  ASSERT_EQ(shots.size(), 1U);
  EXPECT_FALSE(shots[0].sharp);
  EXPECT_EQ(std::get<PhotoShot>(redact(shots[0], Viewer::of(1))).photo.number, 12);
  for (const Viewer viewer : {Viewer::of(0), Viewer::of(1)}) {
    const StripView strip = view(default_edition(), state, viewer).players[0].strips[1];
    EXPECT_EQ(strip.shots[2].photo, default_edition().back(Card(Colour::red, 12)));
  }
}

TEST(TakeTheShot, P5_6_after_12_or_1_everything_is_blurry_without_limit) {
  EXPECT_THAT(sharp_next("10 12"), IsEmpty());
  EXPECT_THAT(sharp_next("3 1"), IsEmpty());
  EXPECT_THAT(sharp_next("10 12 1"), IsEmpty());
  EXPECT_EQ(strip_of(default_edition(), "10 12 1 2 3 4 5 6 7 8 9 11").blurry(), 10);
}

TEST(TakeTheShot, P5_7_the_shots_are_part_of_the_wind) {
  State state = TestPosition(3).build();
  const Seat seat = to_act(state).front();
  make(state, seat, "1L3");
  EXPECT_EQ(to_act(state), SeatSet::only(seat));
  const auto events = make(state, seat, "1>2");
  EXPECT_EQ(only<PhotoShot>(events).size(), 3U);
  EXPECT_EQ(to_act(state), SeatSet::only(next_seat(seat, 3)));
}

TEST(GoodShot, P6_1_four_sharp_photos_with_two_or_three_players_three_with_four) {
  for (const int players : {2, 3, 4}) {
    State state = TestPosition(players).hand(0, "R5 R6 B1 B2 B3").strip(0, "R1 R3").build();
    make(state, 0, "1L1");
    const auto third = make(state, 0, "5>6");
    EXPECT_EQ(only<GoodShotWon>(third).size(), players == 4 ? 1U : 0U);
    State fourth = TestPosition(players).hand(0, "R6 B1 B2 B3 B4").strip(0, "R1 R3 R5").build();
    make(fourth, 0, "1L1");
    EXPECT_EQ(only<GoodShotWon>(make(fourth, 0, "5>6")).size(), 1U);
    EXPECT_EQ(fourth.good_shots[1], 0);
  }
}

TEST(GoodShot, P6_1_blurry_photos_do_not_count_and_the_card_is_never_lost) {
  State state = TestPosition(2).hand(0, "R12 B1 B2 B3 B4").strip(0, "R1 R3 R5").build();
  make(state, 0, "1L1");
  EXPECT_TRUE(only<GoodShotWon>(make(state, 0, "5>6")).empty());

  State taken = TestPosition(2)
                    .hand(0, "R6 B1 B2 B3 B4")
                    .strip(0, "R2 R4 R5")
                    .strip(1, "R12 R11 R10 R9")
                    .good_shot(1, Colour::red)
                    .build();
  make(taken, 0, "1L1");
  EXPECT_TRUE(only<GoodShotWon>(make(taken, 0, "5>6")).empty());
  EXPECT_EQ(taken.good_shots[1], 1);
}

TEST(GoodShot, P6_2_none_in_the_sunset_or_final_shots) {
  for (const Step step : {Step::sunset, Step::final_shots}) {
    State state = TestPosition(2)
                      .after_sunset()
                      .hand(0, step == Step::sunset ? "R6 B1 B2 B3 B4" : "R6 B1 B2")
                      .strip(0, "R1 R3 R5")
                      .step(step, 0)
                      .city({"Y1 . . .", ". . . .", ". . . ."})
                      .deck_top(step == Step::sunset ? "G1 G2 G3 G4 G5 G6" : "")
                      .short_deck()
                      .build();
    make(state, 0, "2>3");
    const auto events = make(state, 1, "1>2");
    EXPECT_EQ(state.strip(0, Colour::red).sharp(), 4);
    EXPECT_TRUE(only<GoodShotWon>(events).empty());
    EXPECT_EQ(state.good_shots[1], kNobody);
  }
}

TEST(GoodShot, P6_3_a_strip_completed_in_sunset_takes_it_with_its_next_sharp_card) {
  State state = TestPosition(2).after_sunset().hand(0, "R7 B1 B2").strip(0, "R1 R3 R5 R6").build();
  make(state, 0, "1L1");
  EXPECT_EQ(only<GoodShotWon>(make(state, 0, "3>4")).size(), 1U);

  State first_come = TestPosition(2)
                         .after_sunset()
                         .hand(1, "R8 B1 B2")
                         .strip(0, "R1 R3 R5 R6")
                         .strip(1, "R12 R10 R9")
                         .step(Step::choose_scene, 1)
                         .build();
  make(first_come, 1, "1L1");
  make(first_come, 1, "3>4");
  EXPECT_EQ(first_come.good_shots[1], 1);
}

TEST(Examples, P5_3_example_2_red_6_then_7_or_5) {
  EXPECT_THAT(sharp_next("6 7"), ElementsAre(8, 9, 10));
  EXPECT_THAT(sharp_next("6 5"), ElementsAre(2, 3, 4));
}

TEST(Examples, P5_4_example_3_blurry_11_then_1_sets_descending) {
  EXPECT_EQ(strip_text(strip_of(default_edition(), "6 11 1 12")), "6 ~11 1 ~12");
  EXPECT_EQ(strip_of(default_edition(), "6 11 1").direction(), Direction::descending);
}

}  // namespace
}  // namespace ludoteca::photograph
