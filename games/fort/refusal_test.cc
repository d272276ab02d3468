#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/random_play.h"
#include "games/fort/fort.h"
#include "games/fort/test_position.h"
#include "games/fort/view.h"
#include "games/fort/words.h"

namespace ludoteca::fort {
namespace {

using testing::AllOf;
using testing::HasSubstr;

std::string why(const State& state, std::optional<Action> action,
                std::string_view language = "en") {
  const Seat seat = to_act(state).front();
  return refusal(default_edition(), view(default_edition(), state, Viewer::of(seat)), action,
                 Catalogue::get(language));
}
Action with_kid(Choice choice, std::string_view kid, Suit coin = Suit::coin) {
  return Action(choice, kid_named(kid), static_cast<int>(coin));
}

TEST(FortRefusal, WhatIsNoMoveOrNotAskedFor) {
  const State state = TestPosition(2).hand(0, "Bug").build();
  EXPECT_THAT(why(state, std::nullopt), HasSubstr("That is no move"));
  EXPECT_EQ(why(state, Action(Choice::begin)), "Not now. Play a card from your hand, or none.");
  EXPECT_EQ(why(state, with_kid(Choice::play, "Tiny")), "Not in your hand: Tiny.");
  EXPECT_EQ(why(state, with_kid(Choice::recycle, "Tiny")), "For that you need the perk Recycling.");
}

TEST(FortRefusal, ACardWithoutActions) {
  const State state = TestPosition(2).hand(0, "The Moles").build();
  EXPECT_EQ(why(state, with_kid(Choice::play, "The Moles")),
            "You cannot play The Moles: there is no action on the card.");
}

TEST(FortRefusal, NothingAtAllIsSaidAsALanguageSaysIt) {
  const State poor =
      TestPosition(2).hand(0, "Zip, Kitty, Golden Boy, Penny").stuff(0, 0, 0).build();
  EXPECT_THAT(why(poor, with_kid(Choice::play, "Zip"), "fr"),
              HasSubstr("et vous n’avez ni pizza ni jouet"));
  EXPECT_THAT(why(poor, with_kid(Choice::play, "Zip"), "pl"),
              HasSubstr("a nie masz ani pizzy, ani zabawek"));
  EXPECT_THAT(why(poor, with_kid(Choice::play, "Golden Boy")),
              AllOf(HasSubstr("nothing can be converted"),
                    HasSubstr("there are no kids in the Yards of your rivals")));
  EXPECT_THAT(why(poor, with_kid(Choice::play, "Penny")),
              AllOf(HasSubstr("your Stuff is empty"), HasSubstr("your Pack is empty")));
  const State full = TestPosition(2).hand(0, "Kitty, Chef").stuff(0, 4, 0).build();
  EXPECT_THAT(why(full, with_kid(Choice::play, "Chef"), "fr"),
              HasSubstr("vos Affaires n’ont plus de place pour une pizza"));
}

TEST(FortRefusal, ACardThatCannotBePlayedNow) {
  const State state = TestPosition(2).hand(0, "Zip").stuff(0, 2, 0).build();
  EXPECT_EQ(why(state, with_kid(Choice::play, "Zip")),
            "You cannot play Zip now: neither action can be used fully (F4.2). Public action: "
            "level 1 costs 1 pizza, 1 toy, and you have 2 pizzas. Private action: the box is "
            "empty.");
}

TEST(FortRefusal, F4_7_a_useless_card) {
  State state = TestPosition(2).hand(0, "Bug, The Moles, Moose").stuff(0, 2, 0).build();
  make_all(state, {"play Bug"});
  ASSERT_EQ(step_of(state), Step::add);
  EXPECT_EQ(why(state, with_kid(Choice::add_hand, "The Moles")),
            "Adding The Moles would change nothing (F4.7): your Stuff has room for 2 pizzas.");
  EXPECT_EQ(why(state, with_kid(Choice::add_hand, "The Moles"), "pl"),
            "Karta Krety nic by nie zmieniła (F4.7): w Gratach jest miejsce na 2 pizze.");
}

TEST(FortRefusal, ACardOfAnotherSuit) {
  State state = TestPosition(2).hand(0, "Bug, Tiny, Moose").build();
  make_all(state, {"play Bug"});
  EXPECT_EQ(why(state, with_kid(Choice::add_hand, "Tiny")), "There is no shovel on the card Tiny.");
}

TEST(FortRefusal, AnActionThatCannotBeCompleted) {
  State state = TestPosition(2)
                    .hand(0, "Skids")
                    .discard(0, "Doc")
                    .stuff(0, 1, 0)
                    .perk(0, Perk::recycling)
                    .build();
  make_all(state, {"play Skids"});
  ASSERT_EQ(step_of(state), Step::choose_action);
  EXPECT_EQ(why(state, Action(Choice::use_private)),
            "This action cannot be completed: level 3 costs 2 pizzas, 2 toys, and you have 1 "
            "pizza.");
  EXPECT_EQ(why(state, Action(Choice::no_more)), "First use at least one action fully (F4.2).");
  EXPECT_EQ(why(state, with_kid(Choice::recycle, "Bug")), "Not in your discard pile: Bug.");
}

TEST(FortRefusal, TheParkDeckIsEmpty) {
  State state =
      TestPosition(2).hand(0, "The Moles").yard(1, "Dash").park("Tiny, Doc").park_deck("").build();
  make_all(state, {"play none"});
  ASSERT_EQ(step_of(state), Step::recruit);
  EXPECT_EQ(why(state, Action(Choice::recruit_deck)), "The Park deck is empty.");
  EXPECT_EQ(why(state, with_kid(Choice::recruit_park, "Bug")), "Not in the Park: Bug.");
  EXPECT_THAT(why(state, Action(Choice::recruit_yard, 0, kid_named("Dash"))),
              HasSubstr("Your own Yard"));
  EXPECT_EQ(why(state, Action(Choice::recruit_yard, 1, kid_named("Bug"))),
            "Not in that Yard: Bug.");
  EXPECT_EQ(why(state, Action(Choice::recruit_yard, 8, kid_named("Bug"))),
            "Not in that Yard: Bug.");
}

TEST(FortRefusal, FollowingWithTheWrongSuitOrWithoutRoom) {
  State state = TestPosition(2).hand(0, "Bug").hand(1, "Tiny, The Moles").stuff(1, 3, 0).build();
  make_all(state, {"play Bug", "begin"});
  ASSERT_EQ(step_of(state), Step::follow);
  EXPECT_EQ(why(state, with_kid(Choice::follow, "Tiny")), "There is no shovel on the card Tiny.");
  EXPECT_EQ(why(state, with_kid(Choice::follow, "The Moles")),
            "This action cannot be completed: your Stuff has room for 1 pizza.");
}

// Every choice there is, legal or not, gets an answer at every position, in every language.
TEST(FortRefusal, EveryMoveHasAnAnswer) {
  const Edition& edition = default_edition();
  std::size_t position = 0;
  const auto look = [&](const State& state) {
    if (finished(state)) return;
    const auto languages = Catalogue::languages();
    const Catalogue& words = Catalogue::get(languages[++position % languages.size()]);
    const Seat seat = to_act(state).front();
    const View seen = view(edition, state, Viewer::of(seat));
    for (int choice = 0; choice <= static_cast<int>(Choice::do_over); ++choice) {
      for (const int argument : {0, 1, 5}) {
        const Action action(static_cast<Choice>(choice), argument, argument % 3, 0);
        ASSERT_FALSE(refusal(edition, seen, action, words).empty());
      }
    }
  };
  play_at_random<Fort>(default_edition(), {3, true}, 11, look, [](const Event&) {});
}

}  // namespace
}  // namespace ludoteca::fort
