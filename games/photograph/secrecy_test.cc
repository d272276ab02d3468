// Nothing leaks: positions a seat cannot tell apart look and behave the same to it.
#include <gtest/gtest.h>

#include <map>

#include "engine/random_play.h"
#include "games/photograph/test_position.h"

namespace ludoteca::photograph {
namespace {

// Exchanges two photos wherever they lie.
State exchange(State state, Card one, Card two) {
  const auto swap = [&](Card& card) {
    if (card == one) {
      card = two;
    } else if (card == two) {
      card = one;
    }
  };
  for (Card& card : state.deck) swap(card);
  for (Card& card : state.city) swap(card);
  for (Hand& hand : state.hands) {
    for (Card& card : hand) swap(card);
  }
  if (state.left.contains(one) != state.left.contains(two)) {
    const bool first = state.left.contains(one);
    state.left.add(first ? two : one);
    state.left.remove(first ? one : two);
  }
  return state;
}

// All photos whose number the viewer does not know after the move, and so did not before.
std::vector<Card> unknown_photos(const State& after, Viewer viewer) {
  const CardSet known = photos_known_to(after, viewer);
  std::vector<Card> result;
  for (int c = 0; c < kColours; ++c) {
    for (int number = 1; number <= kNumbers; ++number) {
      const Card card(colour_at(c), number);
      if (after.in_game(card.colour()) && !known.contains(card)) result.push_back(card);
    }
  }
  return result;
}

std::vector<Event> redacted(State& state, Seat seat, Action action, Viewer viewer) {
  FastStreams streams(Seed::from_number(0));
  EventList<Event> events;
  apply(default_edition(), state, seat, action, streams, events);
  std::vector<Event> seen;
  for (const Event& event : events.events()) seen.push_back(redact(event, viewer));
  return seen;
}

// Two worlds that differ in two photos with the same back, unknown to the viewer before and after
// a move: what the viewer sees of both positions, and of the move, is the same.
TEST(Secrecy, P1_2_exchanging_unknown_photos_changes_nothing_a_viewer_sees) {
  FastGenerator random(Seed::from_number(2), 0);
  long compared = 0;
  for (std::uint64_t seed = 0; seed < 150; ++seed) {
    const int players = 2 + static_cast<int>(seed % 3);
    FastStreams streams(Seed::from_number(seed));
    State state =
        setup(default_edition(), Options{static_cast<std::uint8_t>(players), true}, streams);
    while (!to_act(state).empty()) {
      const Seat seat = to_act(state).front();
      Actions list;
      legal_actions(default_edition(), state, seat, list);
      const Action action = pick(random, list);
      State after = state;
      const auto number = below(random, static_cast<std::uint32_t>(players) + 1);
      const Viewer viewer = static_cast<int>(number) < players
                                ? Viewer::of(static_cast<Seat>(number))
                                : Viewer::spectator();
      const auto seen = redacted(after, seat, action, viewer);
      const auto unknown = unknown_photos(after, viewer);
      if (to_act(after).empty() || unknown.size() < 2) break;
      for (int pair = 0; pair < 6; ++pair) {
        const Card one = pick(random, unknown);
        const Card two = pick(random, unknown);
        if (one == two || default_edition().back(one) != default_edition().back(two)) continue;
        State other = exchange(state, one, two);
        ASSERT_EQ(view(default_edition(), other, viewer), view(default_edition(), state, viewer));
        ASSERT_EQ(redacted(other, seat, action, viewer), seen);
        ASSERT_EQ(view(default_edition(), other, viewer), view(default_edition(), after, viewer));
        ++compared;
      }
      state = after;
    }
  }
  EXPECT_GT(compared, 1000);
}

// The numbers a seat has seen stay where they are; every other consistent place comes up.
TEST(Secrecy, P3_3_determinize_keeps_what_was_seen_and_varies_the_rest) {
  State state =
      TestPosition(3).city({"R1 R2 R3 R4", "Y1 Y2 Y3 Y4", "G1 G2 G3 G4", "B1 B2 B3 B4"}).build();
  make(state, 0, "1L2");  // R1 face up, R2 face down
  FastGenerator random(Seed::from_number(3), 0);
  std::map<int, int> second;
  for (int i = 0; i < 6000; ++i) {
    const State world = determinize(default_edition(), state, Viewer::of(1), random);
    ASSERT_EQ(world.hands[0][5], Card(Colour::red, 1)) << "everybody saw it in the City";
    ++second[world.hands[0][6].number()];
    ASSERT_EQ(world.hands[1], state.hands[1]);
  }
  // Red 1–6 that seat 1 has not seen: 2, 3, 5, 6 and no others.
  EXPECT_EQ(second.count(1), 0U);
  EXPECT_EQ(second.count(4), 0U) << "red 4 lies face up";
  int hidden_low_reds = 0;
  for (int number = 2; number <= 6; ++number) {
    if (number == 4) continue;
    const Card card(Colour::red, number);
    if (!state.hands[1].contains(card)) ++hidden_low_reds;
  }
  ASSERT_EQ(second.size(), static_cast<std::size_t>(hidden_low_reds));
  for (const auto& [number, count] : second) EXPECT_NEAR(count, 6000 / hidden_low_reds, 250);
}

TEST(Secrecy, P5_5_blurry_numbers_are_remembered_by_determinize) {
  const State state = TestPosition(2).strip(0, "R6 R12").build();
  FastGenerator random(Seed::from_number(4), 0);
  for (int i = 0; i < 50; ++i) {
    const State world = determinize(default_edition(), state, Viewer::of(1), random);
    ASSERT_EQ(world.strip(0, Colour::red).number(1), 12);
  }
}

TEST(Secrecy, P2_2_determinize_draws_the_sunset_from_its_window_below_the_top) {
  FastGenerator random(Seed::from_number(5), 0);
  for (const int players : {2, 3, 4}) {
    const State state = TestPosition(players).build();
    std::map<std::size_t, int> places;
    for (int i = 0; i < 4000; ++i) {
      const State world = determinize(default_edition(), state, Viewer::of(0), random);
      for (std::size_t place = 0; place < world.deck.size(); ++place) {
        if (world.deck[place].is_sunset()) ++places[place];
      }
    }
    const auto [lowest, highest] = sunset_window(default_edition(), players);
    EXPECT_EQ(places.begin()->first, static_cast<std::size_t>(lowest));
    EXPECT_EQ(places.rbegin()->first, static_cast<std::size_t>(highest));
    EXPECT_EQ(places.size(), static_cast<std::size_t>(highest - lowest + 1));
  }
}

TEST(Secrecy, P8_3_determinize_redraws_the_secret_winds_of_others_only) {
  State state = TestPosition(3).step(Step::sunset, 0).city({"R1 . . ."}).build();
  make(state, 0, "1>2");
  make(state, 1, "1>2");
  FastGenerator random(Seed::from_number(6), 0);
  std::map<std::string, int> winds;
  for (int i = 0; i < 1000; ++i) {
    const State world = determinize(default_edition(), state, Viewer::of(0), random);
    ASSERT_EQ(world.winds.of(0), (Wind{0, 1}));
    const Wind wind = world.winds.of(1);
    ++winds[notation(Action::wind(wind.from, wind.to))];
  }
  EXPECT_EQ(winds.size(), 10U) << "all winds of five cards";
}

TEST(Secrecy, P9_1_after_the_end_everything_is_shown) {
  FastStreams streams(Seed::from_number(8));
  FastGenerator random(Seed::from_number(8), kStreams);
  State state = setup(default_edition(), Options{3, false}, streams);
  play_to_the_end<Photograph>(default_edition(), state, streams, random);
  const View seen = view(default_edition(), state, Viewer::spectator());
  EXPECT_TRUE(seen.over);
  for (Seat seat = 0; seat < 3; ++seat) {
    EXPECT_FALSE(seen.players[seat].hand[0].hidden());
    for (const StripView& strip : seen.players[seat].strips) {
      for (const ShotView& shot : strip.shots) EXPECT_FALSE(shot.photo.hidden());
    }
  }
}

}  // namespace
}  // namespace ludoteca::photograph
