// B6 Events.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/broom_service/test_table.h"

namespace ludoteca::broom_service {
namespace {

using testing::Contains;
using testing::Each;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::StartsWith;

// A round with this event, all of whose turns are over.
TestTable ended(int players, EventCard card) {
  TestTable table(players);
  table.event(card);
  table.edition.same_destinations = test_edition().same_destinations;
  return table;
}

TEST(Choosing, B6_1_more_or_less_rewards_few_roles) {
  TestTable table(5);
  table.event(EventCard::more_or_less).choosing();
  EXPECT_EQ(table.moves(0).size(), 637U);
  table.make(0, "choose FW");
  table.make(1, "choose FW PW");
  table.make(2, "choose FW PW HW");
  table.make(3, "choose FW PW HW MW");
  EXPECT_EQ(table.points(0), 0) << "revealed together";
  const auto events = table.make(4, "choose FW PW HW MW VD");
  ASSERT_EQ(only<RolesCounted>(events).size(), 5U);
  EXPECT_EQ(only<RolesCounted>(events)[4], (RolesCounted{4, 5}));
  const std::array<int, 5> points = {6, 4, 2, 0, -3};
  for (Seat seat = 0; seat < 5; ++seat) EXPECT_EQ(table.points(seat), points[seat]);
  EXPECT_EQ(std::popcount(table.player(4).hand), 5);
}

TEST(During, B6_2_black_market_gives_the_cowardly_points_instead_of_the_action) {
  TestTable table(2);
  table.event(EventCard::black_market).hand(0, "FG RG").hand(1, "FG");
  table.play({"cowardly FG"});
  EXPECT_THAT(table.moves(), ElementsAre("act", "market"));
  table.play({"market"});
  EXPECT_EQ(table.points(0), 3);
  EXPECT_EQ(table.player(0).resources.total(), 0);
  EXPECT_EQ(table.step(), Step::follow);
  table.play({"cowardly FG", "act", "take 0 1 0 0"});
  EXPECT_EQ(table.points(1), 0);
  EXPECT_EQ(table.player(1).resources, amounts(0, 1, 0, 0));
}

TEST(During, B6_2_the_brave_do_not_trade_there) {
  TestTable table(2);
  table.event(EventCard::black_market).hand(0, "FG").hand(1, "RG");
  table.play({"brave FG"});
  EXPECT_EQ(table.step(), Step::gather);
}

TEST(During, B6_3_illegal_distillery_gives_the_cowardly_any_resource_instead) {
  TestTable table(2);
  table.event(EventCard::illegal_distillery).hand(0, "FG RG");
  table.play({"cowardly FG"});
  EXPECT_THAT(table.moves(),
              ElementsAre("act", "distil orange", "distil violet", "distil green", "distil wand"));
  table.play({"distil wand"});
  EXPECT_EQ(table.player(0).resources, amounts(0, 0, 0, 1));
  table.play({"brave RG"});
  EXPECT_EQ(table.step(), Step::gather);
}

TEST(During, B6_4_in_the_old_days_the_leader_must_be_brave) {
  TestTable table(2);
  table.event(EventCard::old_days).hand(0, "FG RG").hand(1, "FG RG");
  EXPECT_THAT(table.moves(), ElementsAre("brave FG", "brave RG"));
  table.play({"brave FG"});
  EXPECT_THAT(table.moves(), ElementsAre("brave FG", "cowardly FG")) << "others may choose";
  // The last card of the leader is laid by itself.
  const auto events = table.play({"cowardly FG", "give up", "give up"});
  EXPECT_THAT(only<RoleLaid>(events), Contains(RoleLaid{0, Role::root_gatherer, true, true}));
  EXPECT_EQ(table.step(), Step::follow);
}

// Worked example 3.
TEST(AtTheEnd, B6_5_dangerous_areas_cost_points) {
  TestTable table = ended(4, EventCard::dangerous_areas);
  table.pawns(0, 7, 3).pawns(1, 8, 7).pawns(2, 9, 14).pawns(3, 8, 1).round_over();
  EXPECT_EQ(table.points(0), -2) << "two forests";
  EXPECT_EQ(table.points(1), -4) << "prairie and forest";
  EXPECT_EQ(table.points(2), -2) << "hill and mountain";
  EXPECT_EQ(table.points(3), -6) << "two prairies";
}

TEST(AtTheEnd, B6_6_protected_areas_bring_points) {
  TestTable table = ended(3, EventCard::protected_areas);
  table.pawns(0, 9, 14).pawns(1, 8, 7).pawns(2, 7, 9).round_over();
  EXPECT_EQ(table.points(0), 0) << "hill and mountain";
  EXPECT_EQ(table.points(1), 2) << "prairie and forest";
  EXPECT_EQ(table.points(2), 1);
}

TEST(AtTheEnd, B6_7_full_hands_all_offer_in_secret_and_pay) {
  TestTable table = ended(4, EventCard::full_hands);
  table.resources(0, 2, 1, 0, 3).resources(1, 0, 3, 0, 0).resources(2, 1, 0, 0, 0).round_over();
  EXPECT_EQ(table.step(), Step::full_hands);
  EXPECT_EQ(to_act(table.state), SeatSet::first(3)) << "seat 3 has nothing to offer";
  EXPECT_THAT(table.moves(0), ElementsAre("offer 0 orange", "offer 1 orange", "offer 2 orange"));
  table.make(0, "offer 2 orange");
  table.make(0, "offer 0 violet");
  table.make(0, "offer 1 wand");
  EXPECT_FALSE(to_act(table.state).contains(0)) << "no green potion";
  table.make(2, "offer 1 orange");
  EXPECT_EQ(table.player(0).resources.total(), 6) << "not before all have offered";
  const auto events = table.make(1, "offer 2 violet");
  ASSERT_EQ(only<OfferShown>(events).size(), 4U);
  EXPECT_EQ(only<OfferShown>(events)[0], (OfferShown{0, amounts(2, 0, 0, 1)}));
  EXPECT_EQ(table.points(0), 7);
  EXPECT_EQ(table.points(1), 3);
  EXPECT_EQ(table.points(2), 0);
  EXPECT_EQ(table.points(3), 0);
  EXPECT_EQ(table.player(0).resources, amounts(0, 1, 0, 2));
  EXPECT_EQ(table.player(1).resources, amounts(0, 1, 0, 0));
  EXPECT_EQ(table.player(2).resources.total(), 0) << "paid although it scored nothing";
}

TEST(AtTheEnd, B6_7_ties_all_score_and_the_next_amount_comes_second) {
  TestTable table = ended(5, EventCard::full_hands);
  for (Seat seat = 0; seat < 5; ++seat) table.resources(seat, 5, 0, 0, 0);
  table.round_over();
  table.make(0, "offer 3 orange");
  table.make(1, "offer 3 orange");
  table.make(2, "offer 1 orange");
  table.make(3, "offer 1 orange");
  table.make(4, "offer 0 orange");
  const std::array<int, 5> points = {7, 7, 3, 3, 0};
  for (Seat seat = 0; seat < 5; ++seat) EXPECT_EQ(table.points(seat), points[seat]);
}

TEST(AtTheEnd, B6_7_an_offer_of_nothing_scores_nothing) {
  TestTable table = ended(3, EventCard::full_hands);
  table.resources(0, 1, 0, 0, 0).resources(1, 1, 0, 0, 0).round_over();
  table.make(0, "offer 0 orange");
  table.make(1, "offer 0 orange");
  for (Seat seat = 0; seat < 3; ++seat) EXPECT_EQ(table.points(seat), 0);
  TestTable second = ended(2, EventCard::full_hands);
  second.resources(0, 1, 0, 0, 0).resources(1, 1, 0, 0, 0).round_over();
  second.make(0, "offer 1 orange");
  second.make(1, "offer 0 orange");
  EXPECT_EQ(second.points(0), 7);
  EXPECT_EQ(second.points(1), 0) << "not even as the next smaller amount";
}

TEST(AtTheEnd, B6_7_without_any_resources_nobody_is_asked) {
  TestTable table = ended(2, EventCard::full_hands);
  table.round_over();
  EXPECT_EQ(table.step(), Step::choose_roles);
  EXPECT_EQ(table.state.round, 2);
}

TEST(AtTheEnd, B6_8_empty_hands_reward_few_resources_which_are_kept) {
  TestTable table = ended(5, EventCard::empty_hands);
  table.resources(0, 1, 0, 0, 0).resources(1, 0, 0, 0, 1).resources(2, 1, 1, 1, 0);
  table.resources(3, 0, 3, 0, 0).resources(4, 2, 2, 2, 2).round_over();
  const std::array<int, 5> points = {5, 5, 2, 2, 0};
  for (Seat seat = 0; seat < 5; ++seat) EXPECT_EQ(table.points(seat), points[seat]);
  EXPECT_EQ(table.player(4).resources.total(), 8);
}

TEST(AtTheEnd, B6_8_if_all_have_the_same_all_are_first) {
  TestTable table = ended(2, EventCard::empty_hands);
  table.round_over();
  EXPECT_EQ(table.points(0), 5);
  EXPECT_EQ(table.points(1), 5);
}

TEST(AtTheEnd, B6_9_all_at_once_each_may_hand_in_one_set) {
  TestTable table = ended(4, EventCard::all_at_once);
  table.resources(0, 2, 2, 2, 2).resources(1, 1, 1, 0, 5).resources(2, 9, 9, 0, 0);
  table.resources(3, 1, 1, 1, 0);
  table.state.leader = 1;
  table.round_over();
  EXPECT_EQ(table.acting(), 1) << "clockwise from the leader of the next round";
  EXPECT_THAT(table.moves(), ElementsAre("hand in orange violet wand", "give up"));
  const auto events = table.play({"hand in orange violet wand"});
  EXPECT_THAT(only<SetHandedIn>(events), ElementsAre(SetHandedIn{1, 0b1011}));
  EXPECT_THAT(only<GaveUp>(events), ElementsAre(GaveUp{2, Step::hand_in, false}))
      << "two kinds make no set";
  EXPECT_EQ(table.acting(), 3);
  table.play({"give up"});
  EXPECT_THAT(table.moves(),
              ElementsAre("hand in orange violet green", "hand in orange violet wand",
                          "hand in orange green wand", "hand in violet green wand",
                          "hand in orange violet green wand", "give up"));
  table.play({"hand in orange violet green wand"});
  EXPECT_EQ(table.state.round, 2) << "one set only";
  EXPECT_EQ(table.points(0), 7);
  EXPECT_EQ(table.points(1), 4);
  EXPECT_EQ(table.points(3), 0);
  EXPECT_EQ(table.player(0).resources, amounts(1, 1, 1, 1));
  EXPECT_EQ(table.player(1).resources, amounts(0, 0, 0, 4));
}

TEST(AtTheEnd, B6_10_same_destinations_reward_pawns_on_one_kind_of_terrain) {
  TestTable table = ended(3, EventCard::same_destinations);
  table.pawns(0, 7, 3).pawns(1, 8, 7).pawns(2, 9, 9).round_over();
  EXPECT_EQ(table.points(0), 4) << "two forests";
  EXPECT_EQ(table.points(1), 0);
  EXPECT_EQ(table.points(2), 4) << "one region";
}

}  // namespace
}  // namespace ludoteca::broom_service
