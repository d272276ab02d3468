// P7 Check the City, P8 Sunset.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/photograph/test_position.h"

namespace ludoteca::photograph {
namespace {

using testing::ElementsAre;

TEST(City, P7_1_refilled_only_with_three_photos_or_fewer) {
  State four = TestPosition(2).city({"R1 R2 . .", "Y1 Y2 Y3 .", ". . . ."}).build();
  make(four, 0, "1L1");
  EXPECT_TRUE(only<PhotoPlaced>(make(four, 0, "1>2")).empty());
  EXPECT_EQ(photos_in_city(four), 4);

  State three = TestPosition(2).city({"R1 R2 . .", "Y1 Y2 Y3 .", ". . . ."}).build();
  make(three, 0, "1L2");
  EXPECT_EQ(only<PhotoPlaced>(make(three, 0, "1>2")).size(), 12U);
  EXPECT_EQ(photos_in_city(three), 12);
}

TEST(City, P7_2_two_players_everything_leaves_face_down_photos_unseen) {
  State state = TestPosition(2).city({"R1 . . .", "Y1 Y2 Y3 .", ". . . ."}).build();
  make(state, 0, "1L1");
  const auto events = make(state, 0, "1>2");
  const auto gone = only<PhotoLeft>(events);
  ASSERT_EQ(gone.size(), 3U);
  EXPECT_EQ(gone[0].photo, default_edition().front(Card(Colour::yellow, 1)));
  EXPECT_EQ(gone[1].photo, default_edition().back(Card(Colour::yellow, 2)));
  EXPECT_EQ(gone[2].photo, default_edition().back(Card(Colour::yellow, 3)));
  for (const Card card : cards("Y1 Y2 Y3")) EXPECT_TRUE(state.left.contains(card));
  EXPECT_TRUE(state.shown.contains(Card(Colour::yellow, 1)));
  EXPECT_FALSE(state.shown.contains(Card(Colour::yellow, 2)));
  EXPECT_EQ(photos_in_city(state), 12);
}

TEST(City, P7_3_three_or_four_players_face_down_photos_move_to_column_1) {
  for (const int players : {3, 4}) {
    State state = TestPosition(players)
                      .city({"R1 . . .", ". . Y3 .", ". Y2 . .", ". . . Y4"})
                      .deck_top("B1 B2 B3")
                      .build();
    make(state, 0, "1L1");
    const auto events = make(state, 0, "1>2");
    const auto gone = only<PhotoLeft>(events);
    ASSERT_EQ(gone.size(), 1U);
    EXPECT_EQ(gone[0].photo, default_edition().front(Card(Colour::yellow, 4)));
    // Y2 has position 7 (column 2), Y3 position 10 (column 3).
    EXPECT_EQ(state.city[cell_at(0, 0)], Card(Colour::yellow, 2));
    EXPECT_EQ(state.city[cell_at(1, 0)], Card(Colour::yellow, 3));
    EXPECT_EQ(state.city[cell_at(2, 0)], Card(Colour::blue, 1));
    EXPECT_EQ(state.city[cell_at(3, 0)], Card(Colour::blue, 2));
    EXPECT_EQ(state.city[cell_at(0, 1)], Card(Colour::blue, 3));
    EXPECT_TRUE(state.shown.contains(Card(Colour::yellow, 2)));
    const auto turned = only<PhotoTurnedUp>(events);
    ASSERT_EQ(turned.size(), 2U);
    EXPECT_EQ(turned[0].photo.number, 2);
    EXPECT_EQ(photos_in_city(state), 16);
  }
}

TEST(City, P7_4_an_empty_deck_leaves_positions_empty) {
  State state = TestPosition(2)
                    .after_sunset()
                    .city({"R1 . . .", "Y1 . . .", ". . . ."})
                    .deck_top("B1 B2 B3 B4 B5")
                    .short_deck()
                    .build();
  make(state, 0, "1L1");
  make(state, 0, "1>2");
  EXPECT_EQ(photos_in_city(state), 5);
  EXPECT_EQ(state.city[cell_at(1, 1)], Card(Colour::blue, 5));
  EXPECT_TRUE(state.deck.empty());
  EXPECT_EQ(to_act(state), SeatSet::only(1)) << "five photos: the game goes on";
}

// A City about to be refilled, with the Sunset after `before` photos of the deck.
State before_sunset(int players, std::string_view deck) {
  return TestPosition(players)
      .hand(0, "R12 B1 R6 R7 B4")
      .hand(1, "Y10 Y11 Y12 G12 G11")
      .city({"N1 . . .", ". . . .", ". . . ."})
      .deck_top(deck)
      .build();
}

TEST(City, P1_3_the_sunset_is_revealed_as_soon_as_it_is_on_top) {
  State state = before_sunset(2, "B2 B3 sunset G1");
  make(state, 0, "1L1");
  const auto events = make(state, 0, "1>6");
  EXPECT_EQ(only<PhotoPlaced>(events).size(), 2U);
  EXPECT_EQ(only<SunsetRevealed>(events).size(), 1U);
  EXPECT_EQ(state.pending.top().step, Step::sunset);
  EXPECT_EQ(to_act(state), SeatSet::first(2));
}

TEST(City, P1_3_the_sunset_is_revealed_also_after_the_last_position) {
  State state = before_sunset(2, "B2 B3 G1 G2 G3 G4 G5 G6 G7 G8 G9 G10 sunset Y1");
  make(state, 0, "1L1");
  make(state, 0, "1>6");
  EXPECT_EQ(photos_in_city(state), 12);
  EXPECT_EQ(to_act(state), SeatSet::first(2));
  make(state, 0, "1>2");
  const auto events = make(state, 1, "1>2");
  EXPECT_EQ(only<SunsetOver>(events).size(), 1U);
  EXPECT_TRUE(only<PhotoPlaced>(events).empty());
  EXPECT_EQ(to_act(state), SeatSet::only(1)) << "the City is full: the next player's turn";
}

TEST(Sunset, P8_1_everybody_winds_and_plays_two_then_the_refill_goes_on) {
  State state = before_sunset(2, "B2 B3 sunset G1 G2");
  make(state, 0, "1L1");
  make(state, 0, "1>6");  // plays B1; hand R6 R7 B4 N1 R12
  EXPECT_EQ(hand_text(state, 0), "R6 R7 B4 N1 R12");
  make(state, 1, "1>2");  // Y11 Y10 Y12 G12 G11
  const auto events = make(state, 0, "1>2");
  const auto shots = only<PhotoShot>(events);
  ASSERT_EQ(shots.size(), 4U);
  EXPECT_EQ(shots[0].photo.number, 7);
  EXPECT_EQ(shots[1].photo.number, 6);
  EXPECT_EQ(shots[2].photo.number, 11);
  EXPECT_EQ(shots[3].photo.number, 10);
  EXPECT_TRUE(state.sunset_seen);
  EXPECT_EQ(state.city[cell_at(2, 0)], Card(Colour::green, 1)) << "the third position";
  EXPECT_EQ(photos_in_city(state), 12);
  EXPECT_EQ(to_act(state), SeatSet::only(1));
}

TEST(Sunset, P8_2_hands_hold_three_cards_from_then_on) {
  State state = before_sunset(2, "B2 B3 sunset G1 G2");
  make(state, 0, "1L1");
  make(state, 0, "1>6");
  make(state, 0, "1>2");
  make(state, 1, "1>2");
  EXPECT_EQ(state.hands[0].size(), 3U);
  EXPECT_EQ(state.hands[1].size(), 3U);
  make(state, 1, "1L2");
  EXPECT_EQ(state.hands[1].size(), 5U);
  make(state, 1, "1>2");
  EXPECT_EQ(state.hands[1].size(), 3U);
}

TEST(Sunset, P8_3_winds_are_secret_until_the_last_has_chosen) {
  State state = before_sunset(3, "B2 B3 sunset G1 G2");
  make(state, 0, "1L1");
  make(state, 0, "1>6");
  State other = state;
  EXPECT_THAT(only<FilmWound>(make(state, 1, "1>2")), ElementsAre());
  make(other, 1, "4>5");
  for (const Viewer viewer : {Viewer::of(0), Viewer::of(2), Viewer::spectator()}) {
    EXPECT_EQ(view(default_edition(), state, viewer), view(default_edition(), other, viewer));
  }
  EXPECT_NE(view(default_edition(), state, Viewer::of(1)),
            view(default_edition(), other, Viewer::of(1)))
      << "the chooser sees the own choice";
  EXPECT_FALSE(to_act(state).contains(1));
  EXPECT_EQ(to_act(state).size(), 2);
}

TEST(Sunset, P8_3_the_order_of_choices_changes_nothing_and_shots_follow_the_turn_order) {
  State state = before_sunset(3, "B2 B3 sunset G1 G2");
  make(state, 0, "1L1");
  make(state, 0, "1>6");
  State other = state;
  make(state, 0, "1>2"), make(state, 1, "2>3");
  const auto events = make(state, 2, "1>5");
  make(other, 2, "1>5"), make(other, 1, "2>3");
  EXPECT_EQ(make(other, 0, "1>2").size(), events.size());
  EXPECT_EQ(state, other);
  std::vector<Seat> order;
  for (const FilmWound& wound : only<FilmWound>(events)) order.push_back(wound.seat);
  EXPECT_THAT(order, ElementsAre(0, 1, 2));
}

}  // namespace
}  // namespace ludoteca::photograph
