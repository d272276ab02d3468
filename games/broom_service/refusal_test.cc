#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/broom_service/test_random_game.h"
#include "games/broom_service/words.h"

namespace ludoteca::broom_service {
namespace {

using testing::HasSubstr;

// A position of the test board (games/broom_service/test_board.h) with one decision of seat 0.
class BroomRefusal : public testing::Test {
 protected:
  BroomRefusal() {
    state_.options = {2, Side::front, Storm::off, false};
    state_.round = 1;
    state_.event = EventCard::same_destinations;
    for (Seat seat = 0; seat < 2; ++seat) {
      state_.at(seat).pawns = {0, 18};
      state_.at(seat).hand = with(bit(Role::forest_witch), Role::hill_druid);
      state_.at(seat).resources = {{1, 0, 1, 1}};
    }
  }
  std::string why(std::optional<Action> action, std::string_view language = "en") const {
    return refusal(edition_, view(edition_, state_, Viewer::of(0)), action,
                   Catalogue::get(language));
  }
  void ask(Step step, int arg = 0, int place = 0) {
    while (!state_.pending.empty()) state_.pending.pop();
    state_.pending.push(
        {step, 0, static_cast<std::uint8_t>(arg), static_cast<std::uint8_t>(place)});
  }
  void lay_cloud(Region region, Cloud kind) {
    state_.clouds[static_cast<std::size_t>(kind)] |= 1U << region;
    state_.cloudy |= 1U << region;
  }
  const Edition& edition_ = test_edition();
  State state_;
};

TEST_F(BroomRefusal, WhatIsNoMoveOrNotAskedFor) {
  ask(Step::lead);
  EXPECT_EQ(
      why(std::nullopt),
      "That is no move: the list of moves shows how each one is written. You lead: lay one of "
      "your roles, brave or cowardly.");
  EXPECT_EQ(why(Action(Choice::give_up)),
            "Not now. You lead: lay one of your roles, brave or cowardly.");
  ask(Step::fairy, 1);
  state_.role = Role::weather_fairy;
  EXPECT_THAT(why(Action(Choice::move, 0, 1)),
              HasSubstr("Not now. “I am a cowardly Weather Fairy.” Now: take a cloud"));
}

TEST_F(BroomRefusal, B3_1_the_number_of_roles) {
  ask(Step::choose_roles);
  EXPECT_EQ(why(Action::roles(0b111)), "Choose exactly 4 roles (B3.1).");
  EXPECT_EQ(why(Action::roles(0b111), "pl"), "Wybierz dokładnie 4 postacie (B3.1).");
  state_.event = EventCard::more_or_less;
  EXPECT_EQ(why(Action::roles(0b111111)), "Choose 1 to 5 roles (B6.1).");
}

TEST_F(BroomRefusal, RolesThatCannotBeLaid) {
  ask(Step::lead);
  EXPECT_THAT(why(Action::of_role(Choice::brave, Role::hill_witch)), HasSubstr("not in your hand"));
  state_.at(0).laid = bit(Role::hill_witch);
  EXPECT_THAT(why(Action::of_role(Choice::brave, Role::hill_witch)), HasSubstr("laid that role"));
  state_.event = EventCard::old_days;
  EXPECT_EQ(why(Action::of_role(Choice::cowardly, Role::hill_druid)),
            "Like in the Old Days: whoever leads must be brave (B6.4).");
  ask(Step::follow);
  state_.role = Role::forest_witch;
  EXPECT_THAT(why(Action::of_role(Choice::brave, Role::hill_druid)),
              HasSubstr("Forest Witch: this role was laid and you hold it"));
  ask(Step::extra_role);
  EXPECT_THAT(why(Action::of_role(Choice::more_role, Role::hill_druid)), HasSubstr("already"));
}

TEST_F(BroomRefusal, WaysThatAreNotOpen) {
  state_.role = Role::forest_witch;
  ask(Step::cowardly_way);
  EXPECT_EQ(why(Action(Choice::points_tile)),
            "You have no such forest tile: 5 points instead of a cowardly action (B8.2).");
  EXPECT_THAT(why(Action(Choice::brave_tile)), HasSubstr("do the brave action"));
  EXPECT_EQ(why(Action(Choice::black_market)),
            "That needs the event Black Market; in this round it is Same Destinations (B6).");
  EXPECT_THAT(why(Action(Choice::distil, 1)), HasSubstr("Illegal Distillery"));
}

TEST_F(BroomRefusal, B4_moves_that_cannot_be_made) {
  state_.role = Role::forest_witch;
  ask(Step::witch_move, 0, 0b0001);
  EXPECT_EQ(why(Action(Choice::move, 5, 6)),
            "None of your pawns stands in region 6 (mountain): they are in 1 and 19.");
  EXPECT_EQ(why(Action(Choice::move, 0, 7)),
            "Regions 1 (forest) and 8 (forest) share no border. The first one borders on 2, 7.");
  EXPECT_EQ(why(Action(Choice::move, 0, 1)),
            "Region 2 (prairie) is the wrong terrain. Forest Witch: move a pawn to a neighbouring "
            "forest (B4.1).");
  EXPECT_EQ(why(Action(Choice::move, 0, 24)),
            "There is no such region: the board has regions 1 to 24.");
  state_.at(0).pawns = {1, 18};
  lay_cloud(7, Cloud::heavy_1);
  EXPECT_EQ(why(Action(Choice::move, 1, 7)),
            "A cloud lies over region 8 (forest): no pawn may enter until it is taken away "
            "(B1.2).");
}

TEST_F(BroomRefusal, B4_2_deliveries_that_cannot_be_made) {
  state_.role = Role::valley_druid;
  ask(Step::druid_delivery, 0, 0b0011);
  const auto deliver = [&](Region from, int tower, int left = 0) {
    return why(Action(Choice::deliver, from, tower, left));
  };
  EXPECT_THAT(deliver(3, 3), HasSubstr("None of your pawns"));
  EXPECT_EQ(deliver(0, 5),
            "Tower t6 (round, green, 7 points, 2 wands) does not touch region 1 "
            "(forest) (B4.2).");
  EXPECT_EQ(deliver(0, 39), "There is no such tower: the board has t1 to t39.");
  EXPECT_THAT(deliver(0, kTileTower), HasSubstr("Tower tile (square, orange, 7 points) does not"));
  state_.at(0).pawns = {1, 2};
  EXPECT_EQ(deliver(1, 1), "Tower t2 takes violet potions, and you have none (B4.2).");
  EXPECT_THAT(deliver(1, 0, 2), HasSubstr("so many wands"));
  state_.closed = 1;
  EXPECT_THAT(deliver(1, 0), HasSubstr("holds a potion already: a round tower takes only one"));
  EXPECT_EQ(deliver(2, 2),
            "Region 3 (hill) is the wrong terrain: Valley Druid, only from a pawn "
            "that stands in a forest or in a prairie (B4.3).");
  ask(Step::witch_delivery, 0, 1);
  EXPECT_EQ(deliver(2, 2),
            "The Witch delivers only with the pawn she moved, from region 2 (prairie) (B4.1).");
}

TEST_F(BroomRefusal, B8_1_a_covered_tower) {
  state_.options.mountain_tiles = true;
  state_.closed = Towers{1} << 5;
  state_.at(0).pawns = {5, 0};
  ask(Step::mountain_delivery);
  EXPECT_THAT(why(Action(Choice::deliver, 5, 5)), HasSubstr("is covered by a mountain tile"));
}

TEST_F(BroomRefusal, B4_clouds_that_cannot_be_taken) {
  state_.role = Role::weather_fairy;
  ask(Step::fairy);
  lay_cloud(1, Cloud::heavy_3);
  lay_cloud(10, Cloud::heavy_1);
  const auto take = [&](Region region) { return why(Action(Choice::remove_cloud, region)); };
  EXPECT_EQ(take(6), "There is no cloud over region 7 (hill).");
  EXPECT_EQ(take(10), "None of your pawns stands beside region 11 (forest) (B4.5).");
  EXPECT_EQ(take(1), "That cloud costs 3 wands, and you have 1 (B4.5).");
  EXPECT_THAT(take(31), HasSubstr("no such region"));
}

TEST_F(BroomRefusal, AmountsThatAreNotThere) {
  state_.role = Role::fruit_gatherer;
  ask(Step::gather, 1, 0);
  EXPECT_EQ(why(Action::take({{1, 0, 0, 0}})),
            "There is at most 2 violet potions, 1 wand to take.");
  ask(Step::hand_in);
  EXPECT_EQ(why(Action(Choice::hand_in, 0b0011)), "A set is 3 or 4 different resources (B6.9).");
  EXPECT_EQ(why(Action(Choice::hand_in, 0b1111)), "You have no violet potions.");
  EXPECT_EQ(why(Action(Choice::hand_in, 0b1111), "pl"), "Nie masz fioletowych eliksirów.");
  ask(Step::full_hands);
  state_.offers[0].decided = 0;
  EXPECT_EQ(why(Action(Choice::offer, 0, 2)),
            "You cannot offer more than you have: 1 orange potion.");
  EXPECT_THAT(why(Action(Choice::offer, 1, 0)), HasSubstr("how many orange potions"));
}

TEST_F(BroomRefusal, B8_3_circles_that_the_tile_does_not_show) {
  state_.options = {2, Side::back, Storm::off, true};
  state_.hill = {0, 1, 2, 3};
  state_.mountain = {0, 1, 2};
  state_.forest = {0, 1, 2, 0};
  ask(Step::fly, 0, 0);
  EXPECT_EQ(why(Action(Choice::fly, 3)), "The tile shows the circles A and B only (B8.3).");
}

// Every choice there is, legal or not, gets an answer at every position, in every language.
TEST(BroomRefusals, EveryMoveHasAnAnswer) {
  const Edition& edition = test_edition();
  std::size_t position = 0;
  const auto look = [&](const State& state) {
    if (finished(state)) return;
    const auto languages = Catalogue::languages();
    const Catalogue& words = Catalogue::get(languages[++position % languages.size()]);
    const Seat seat = to_act(state).front();
    const View seen = view(edition, state, Viewer::of(seat));
    for (int choice = 0; choice <= static_cast<int>(Choice::give_up); ++choice) {
      for (const int argument : {0, 1, 3}) {
        const Action action(static_cast<Choice>(choice), argument, argument * 8, argument % 3);
        ASSERT_FALSE(refusal(edition, seen, action, words).empty());
      }
    }
  };
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    play_at_random<BroomService>(edition, options_number(seed), seed, look, [](const Event&) {});
  }
}

}  // namespace
}  // namespace ludoteca::broom_service
