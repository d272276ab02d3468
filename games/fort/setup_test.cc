// F1 Components and places, F2 Setup.
#include "games/fort/setup.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <bit>
#include <map>
#include <set>

#include "games/fort/test_position.h"

namespace ludoteca::fort {
namespace {

State dealt(int players, bool draft, std::uint64_t seed = 1) {
  FastStreams streams(Seed::from_number(seed));
  return setup(default_edition(), {static_cast<std::uint8_t>(players), draft}, streams);
}

TEST(Components, F1_1_sixty_kids_and_two_best_friends_a_colour) {
  EXPECT_EQ(default_edition().park_deck.size(), 60);
  EXPECT_EQ(default_edition().all_best_friends.size(), 8);
  EXPECT_TRUE((default_edition().park_deck & default_edition().all_best_friends).empty());
  int designs = 0;
  for (KidId id = 0; id < default_edition().kid_count; ++id) {
    designs += default_edition().kids[id].best_friend ? 0 : 1;
  }
  EXPECT_EQ(designs, 42);
  const std::vector<std::string> friends = {"Zip, Blades", "Rusty, Bud", "Sparky, Ace",
                                            "Bitsy, Flipper"};
  for (std::size_t colour = 0; colour < kColours; ++colour) {
    std::string names;
    for (const Card card : default_edition().best_friends.at(colour)) {
      names += (names.empty() ? "" : ", ") + std::string(default_edition().kid(card).name());
    }
    EXPECT_EQ(names, friends[colour]);
  }
}

TEST(Components, F1_2_six_suits_and_the_coin) {
  EXPECT_EQ(kSuits, 6);
  const Kid& puddin = default_edition().kids[kid_named("Puddin")];
  EXPECT_TRUE(puddin.has_coin());
  EXPECT_EQ(puddin.symbols_of(Suit::crown, Suit::glue), 1);
  EXPECT_EQ(puddin.symbols_of(Suit::crown, Suit::crown), 2);
  EXPECT_EQ(puddin.symbols_of(Suit::glue, Suit::glue), 1);
  EXPECT_EQ(puddin.symbols_of(Suit::book, Suit::glue), 0);
  const Kid& moles = default_edition().kids[kid_named("The Moles")];
  EXPECT_EQ(moles.symbols_of(Suit::shovel, Suit::coin), 2);
  EXPECT_EQ(moles.symbols_of(Suit::glue, Suit::glue), 0) << "no coin on it";
}

TEST(Places, F1_3_stuff_holds_four_of_each_pack_and_lookout_level_plus_one) {
  State state = TestPosition(2).level(0, 3).level(1, 0).build();
  EXPECT_EQ(default_edition().stuff, 4);
  EXPECT_EQ(pack_limit(default_edition(), state.at(0)), 4);
  EXPECT_EQ(pack_limit(default_edition(), state.at(1)), 1);
  EXPECT_EQ(lookout_limit(default_edition(), state.at(0)), 4);
  EXPECT_EQ(lookout_limit(default_edition(), state.at(1)), 1);
  state = TestPosition(2).perk(0, Perk::xxl_backpack).build();
  EXPECT_EQ(pack_limit(default_edition(), state.at(0)), 5);
  EXPECT_EQ(lookout_limit(default_edition(), state.at(0)), 3);
}

TEST(Places, F1_3_full_stuff_takes_nothing) {
  const State state = TestPosition(2).hand(0, "Thunder, Tiny").stuff(0, 4, 4).build();
  EXPECT_THAT(moves(state), testing::ElementsAre("play none"));
}

TEST(Places, F1_3_mixed_pack_up_to_its_limit) {
  State state = TestPosition(2).hand(0, "Scout, The Moles").level(0, 2).stuff(0, 4, 4).build();
  make_all(state, {"play Scout", "add The Moles", "begin", "pack pizza", "pack toy", "pack pizza"});
  EXPECT_EQ(state.at(0).pack, (Resources{{2, 1}}));
  EXPECT_EQ(state.at(0).stuff, (Resources{{2, 3}}));
}

TEST(Secrets, F1_4_draws_and_drafted_kids_are_hidden_moves_in_sight_are_not) {
  const Event drawn = CardDrawn{0, 5};
  EXPECT_EQ(redact(drawn, Viewer::of(0)), drawn);
  EXPECT_EQ(redact(drawn, Viewer::of(1)), Event(CardDrawn{0, kNoKid}));
  const Event kept = KidKept{1, 5};
  EXPECT_EQ(redact(kept, Viewer::spectator()), Event(KidKept{1, kNoKid}));
  const Event rule = RuleKept{1, 5};
  EXPECT_EQ(redact(rule, Viewer::of(0)), Event(RuleKept{1, kNoRule}));
  EXPECT_EQ(redact(rule, Viewer::of(1)), rule);
  const Event moved = KidMoved{0, 0, 5, Zone::park_deck, Zone::discard};
  EXPECT_EQ(redact(moved, Viewer::of(1)), moved) << "taken unseen, then shown";
}

TEST(Setup, F2_1_first_player_colours_rules_and_perks_are_random) {
  std::set<int> firsts;
  std::set<int> colours;
  std::set<int> rules;
  std::set<int> perks;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const State state = dealt(3, false, seed);
    firsts.insert(state.first);
    colours.insert(state.at(0).colour);
    rules.insert(state.rules);
    perks.insert(state.perks);
    EXPECT_EQ(std::popcount(state.rules), 4);
    EXPECT_EQ(std::popcount(state.perks), 4);
    EXPECT_LT(state.rules, 1 << kMadeUpRules);
    EXPECT_LT(state.perks, 1 << kPerks);
    EXPECT_EQ(to_act(state), SeatSet::only(state.first));
    EXPECT_NE(state.at(0).colour, state.at(1).colour);
  }
  EXPECT_EQ(firsts.size(), 3U);
  EXPECT_EQ(colours.size(), 4U);
  EXPECT_GT(rules.size(), 50U);
  EXPECT_GT(perks.size(), 50U);
}

TEST(Setup, F2_2_park_own_decks_and_first_hands) {
  const std::map<int, int> left = {{2, 41}, {3, 33}, {4, 25}};
  for (const auto& [players, park_deck] : left) {
    const State state = dealt(players, false);
    EXPECT_EQ(state.park_deck.size(), park_deck);
    EXPECT_EQ(park_cards(state), 3);
    CardSet seen = state.park_deck;
    for (Seat seat = 0; seat < players; ++seat) {
      const Player& player = state.at(seat);
      EXPECT_EQ(player.hand.size(), 5);
      EXPECT_EQ(player.deck.size(), 5);
      EXPECT_TRUE(player.discard.empty());
      for (const Card card : default_edition().best_friends[player.colour]) {
        EXPECT_TRUE((player.hand | player.deck).contains(card));
      }
      EXPECT_TRUE((seen & (player.hand | player.deck)).empty()) << "no card twice";
      seen |= player.hand | player.deck;
    }
    EXPECT_EQ(step_of(state), Step::play);
  }
}

TEST(Draft, F2_3_all_keep_one_at_once_and_pass_the_rest_to_the_left) {
  State state = dealt(3, true);
  std::array<CardSet, 3> first_hands;
  for (Seat seat = 0; seat < 3; ++seat) {
    first_hands.at(seat) = state.at(seat).hand;
    EXPECT_EQ(state.at(seat).hand.size(), 8);
  }
  EXPECT_EQ(to_act(state), SeatSet::first(3));
  make(state, 1, move_text(Action(Choice::keep, default_edition().kid_of[first_hands[1].front()])));
  EXPECT_EQ(to_act(state), SeatSet::first(3).without(SeatSet::only(1)));
  EXPECT_TRUE(state.at(1).deck.empty()) << "a secret until all have chosen";
  for (const Seat seat : {Seat{0}, Seat{2}}) {
    make(state, seat,
         move_text(Action(Choice::keep, default_edition().kid_of[first_hands.at(seat).front()])));
  }
  for (Seat seat = 0; seat < 3; ++seat) {
    CardSet passed = first_hands.at(seat);
    passed.remove(passed.front());
    EXPECT_EQ(state.at(next_seat(seat, 3)).hand, passed);
    EXPECT_EQ(state.at(seat).deck.size(), 1);
  }
}

TEST(Draft, F2_3_eight_kids_then_best_friends_and_the_first_hand) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    State state = dealt(4, true, seed);
    int choices = 0;
    while (step_of(state) == Step::draft) {
      EXPECT_TRUE((state.at(0).hand & default_edition().all_best_friends).empty());
      const Seat seat = to_act(state).front();
      make(state, seat, moves(state).back());
      ++choices;
    }
    EXPECT_EQ(choices, 4 * 7) << "the last kid is nobody's choice";
    for (Seat seat = 0; seat < 4; ++seat) {
      EXPECT_EQ(state.at(seat).deck.size() + state.at(seat).hand.size(), 10);
      EXPECT_EQ(state.at(seat).hand.size(), 5);
    }
    EXPECT_EQ(step_of(state), Step::play);
    EXPECT_EQ(to_act(state), SeatSet::only(state.first));
  }
}

TEST(Draft, F2_3_two_of_a_kind_left_leave_the_others_their_choice) {
  State state = dealt(2, true);
  state.first = 0;
  const auto set_hand = [&](Seat seat, const std::vector<std::string_view>& names) {
    state.at(seat).hand.clear();
    for (const auto name : names) {
      CardSet cards = default_edition().cards_of(kid_named(name));
      while (state.at(seat).hand.contains(cards.front())) cards.remove(cards.front());
      state.at(seat).hand.add(cards.front());
    }
  };
  set_hand(0, {"Bug", "Doc", "Lefty"});
  set_hand(1, {"Chef", "Chef", "Moose"});
  make(state, 0, "keep Doc");
  make(state, 1, "keep Moose");
  EXPECT_EQ(names_of(state.at(0).hand), "Chef, Chef");
  EXPECT_EQ(names_of(state.at(1).hand), "Bug, Lefty");
  EXPECT_EQ(step_of(state), Step::draft);
  EXPECT_EQ(to_act(state), SeatSet::first(2));
}

}  // namespace
}  // namespace ludoteca::fort
