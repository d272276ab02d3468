// P1 Components, P2 Setup.
#include "games/photograph/setup.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <set>

#include "games/photograph/test_position.h"

namespace ludoteca::photograph {
namespace {

State deal(int players, std::uint64_t seed) {
  FastStreams streams(Seed::from_number(seed));
  return setup(default_edition(), Options{static_cast<std::uint8_t>(players), false}, streams);
}

int colours_in(const State& state) {
  return std::popcount(static_cast<unsigned>(state.colours));
}

TEST(Setup, P1_1_four_players_use_84_photos_7_good_shots_and_the_sunset) {
  const State state = deal(4, 1);
  std::set<std::pair<Colour, int>> photos;
  int sunsets = 0;
  const auto see = [&](Card card) {
    if (card.is_sunset()) {
      ++sunsets;
    } else if (card.present()) {
      photos.emplace(card.colour(), card.number());
    }
  };
  for (const Card card : state.deck) see(card);
  for (const Card card : state.city) see(card);
  for (const Hand& hand : state.hands) {
    for (const Card card : hand) see(card);
  }
  EXPECT_EQ(photos.size(), 84U);
  EXPECT_EQ(sunsets, 1);
  EXPECT_EQ(state.good_shots.size(), 7U);
  for (const Seat owner : state.good_shots) EXPECT_EQ(owner, kNobody);
}

TEST(Setup, P1_2_backs_show_colour_and_range_only) {
  const Edition& edition = default_edition();
  const Photo low = edition.back(Card(Colour::red, 6));
  const Photo high = edition.back(Card(Colour::red, 7));
  EXPECT_EQ(low.range, Range::low);
  EXPECT_EQ(high.range, Range::high);
  EXPECT_TRUE(low.hidden());

  const State state = deal(3, 5);
  const View seen = view(edition, state, Viewer::of(0));
  for (const Photo& photo : seen.players[0].hand) EXPECT_FALSE(photo.hidden());
  for (std::size_t i = 0; i < seen.players[1].hand.size(); ++i) {
    EXPECT_EQ(seen.players[1].hand[i], edition.back(state.hands[1][i])) << "in the hand's order";
  }
  EXPECT_EQ(seen.deck_top, edition.back(state.deck.back()));
  for (int cell = 0; cell < kMaxCity; ++cell) {
    EXPECT_EQ(seen.city[cell].photo.hidden(), column_of(cell) == 1 || column_of(cell) == 2);
    EXPECT_EQ(seen.city[cell].photo.colour, state.city[cell].colour());
  }
}

TEST(Setup, P1_2_a_blurry_photo_shows_its_back) {
  const State state = TestPosition(2).strip(0, "R6 R12").build();
  const View seen = view(default_edition(), state, Viewer::of(0));
  const StripView& strip = seen.players[0].strips[static_cast<std::size_t>(Colour::red)];
  EXPECT_TRUE(strip.shots[1].photo.hidden());
  EXPECT_EQ(strip.shots[1].photo.range, Range::high);
  EXPECT_FALSE(strip.shots[1].sharp);
}

TEST(Setup, P2_1_colours_by_players_and_any_may_be_left_out) {
  std::set<int> seen;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    EXPECT_EQ(colours_in(deal(2, seed)), 5);
    EXPECT_EQ(colours_in(deal(3, seed)), 6);
    EXPECT_EQ(colours_in(deal(4, seed)), 7);
    seen.insert(deal(2, seed).colours);
  }
  EXPECT_EQ(seen.size(), 21U) << "all choices of 5 out of 7";
}

TEST(Setup, P2_2_sunset_lies_uniformly_in_its_window) {
  const std::map<int, std::pair<int, int>> window = {{2, {41, 51}}, {3, {49, 61}}, {4, {57, 71}}};
  for (const auto& [players, range] : window) {
    const int drawn = city_size(default_edition(), players) + 5 * players;
    std::map<int, int> counts;
    constexpr int kGames = 30'000;
    for (int seed = 0; seed < kGames; ++seed) {
      const State state = deal(players, static_cast<std::uint64_t>(seed));
      for (std::size_t i = 0; i < state.deck.size(); ++i) {
        if (!state.deck[i].is_sunset()) continue;
        ++counts[drawn + static_cast<int>(state.deck.size() - i)];  // from the top, from 1
      }
    }
    const int places = range.second - range.first + 1;
    EXPECT_EQ(counts.size(), static_cast<std::size_t>(places));
    EXPECT_EQ(counts.begin()->first, range.first);
    EXPECT_EQ(counts.rbegin()->first, range.second);
    const double expected = static_cast<double>(kGames) / places;
    for (const auto& [place, count] : counts) {
      EXPECT_NEAR(count, expected, 5 * std::sqrt(expected)) << "place " << place;
    }
  }
}

TEST(Setup, P2_3_the_city) {
  for (const int players : {2, 3, 4}) {
    const State state = deal(players, 3);
    const View seen = view(default_edition(), state, Viewer::spectator());
    EXPECT_EQ(photos_in_city(state), players == 2 ? 12 : 16);
    EXPECT_EQ(seen.rows, players == 2 ? 3 : 4);
    for (int cell = 0; cell < seen.rows * kColumns; ++cell) {
      const bool outer = column_of(cell) == 0 || column_of(cell) == 3;
      EXPECT_EQ(!seen.city[cell].photo.hidden(), outer);
      EXPECT_EQ(state.shown.contains(state.city[cell]), outer);
    }
  }
}

// The deck as shuffled, before anything is dealt.
State shuffled(int players, std::uint64_t seed, Seat& first) {
  FastStreams streams(Seed::from_number(seed));
  State state;
  state.options.players = static_cast<std::uint8_t>(players);
  state.colours = draw_colours(streams[Stream::setup], default_edition().colours[players]);
  build_deck(default_edition(), state, streams[Stream::setup]);
  first = static_cast<Seat>(below(streams[Stream::setup], static_cast<std::uint32_t>(players)));
  return state;
}

TEST(Setup, P2_4_positions_run_down_the_columns_and_are_edition_data) {
  for (const int players : {2, 3, 4}) {
    Seat first = 0;
    State deck = shuffled(players, 9, first);
    const State state = deal(players, 9);
    const int rows = players == 2 ? 3 : 4;
    for (int column = 0; column < 4; ++column) {
      for (int row = 0; row < rows; ++row) {
        EXPECT_EQ(state.city[cell_at(row, column)], deck.deck.pop_back());
      }
    }
  }
  Edition other = default_edition();
  std::swap(other.order[2][0], other.order[2][11]);
  FastStreams streams(Seed::from_number(9));
  const State state = setup(other, Options{2, false}, streams);
  EXPECT_EQ(state.city[cell_at(0, 0)], deal(2, 9).city[cell_at(2, 3)]);
}

TEST(Setup, P2_5_city_first_then_hands_one_by_one_to_the_front) {
  for (const int players : {2, 3, 4}) {
    Seat first = 0;
    State deck = shuffled(players, 11, first);
    const State state = deal(players, 11);
    EXPECT_EQ(to_act(state), SeatSet::only(first));
    for (int i = 0; i < city_size(default_edition(), players); ++i) deck.deck.pop_back();
    for (std::size_t place = 0; place < 5; ++place) {
      for (int i = 0; i < players; ++i) {
        const auto seat = static_cast<Seat>((first + i) % players);
        EXPECT_EQ(state.hands[seat][place], deck.deck.pop_back());
      }
    }
    EXPECT_EQ(state.deck, deck.deck);
  }
  std::set<Seat> firsts;
  for (std::uint64_t seed = 0; seed < 50; ++seed) firsts.insert(to_act(deal(4, seed)).front());
  EXPECT_EQ(firsts.size(), 4U) << "the first player is random";
}

// The rules are constexpr: a whole short game at compile time.
constexpr Edition tiny_edition() {
  Edition edition;
  edition.colours.fill(5);
  edition.rows.fill(3);
  edition.good_shot_needs.fill(4);
  for (auto& order : edition.order) {
    for (int i = 0; i < 12; ++i) {
      order[i] = static_cast<std::uint8_t>(cell_at(i % 3, i / 3));
    }
  }
  edition.face_up = {true, false, false, true};
  edition.highest_low = 6;
  edition.piles = 6;
  edition.sunset_pile = 2;
  edition.hand = 5;
  edition.most_taken = 3;
  edition.sharp_distance = 3;
  edition.refill_at = 3;
  edition.sunset_shots = 2;
  return edition;
}
constexpr bool plays_at_compile_time() {
  const Edition edition = tiny_edition();
  FastStreams streams(Seed::from_number(7));
  State state = setup(edition, Options{2, true}, streams);
  int moves = 0;
  while (!to_act(state).empty()) {
    const Seat seat = to_act(state).front();
    Actions list;
    legal_actions(edition, state, seat, list);
    apply(edition, state, seat, list[list.size() - 1], streams, NoEvents{});
    ++moves;
  }
  return moves > 20 && check_invariants(edition, state) == nullptr;
}
static_assert(plays_at_compile_time());

}  // namespace
}  // namespace ludoteca::photograph
