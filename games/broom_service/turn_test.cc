// B3 A round.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/broom_service/test_table.h"

namespace ludoteca::broom_service {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::Not;

TEST(Round, B3_1_all_secretly_choose_four_of_ten_roles) {
  TestTable table(3);
  table.choosing();
  EXPECT_EQ(to_act(table.state), SeatSet::first(3));
  EXPECT_EQ(table.moves(2).size(), 210U);
  table.make(2, "choose FW PW HW MW");
  table.make(0, "choose FW VD FG WF");
  EXPECT_EQ(to_act(table.state), SeatSet::only(1));
  EXPECT_EQ(table.player(2).hand, 0) << "nothing happens before all have chosen";
  table.make(1, "choose PW HD RG HG");
  EXPECT_EQ(codes_of(table.player(0).hand), "FW VD FG WF");
  EXPECT_EQ(codes_of(table.player(2).hand), "FW PW HW MW");
  EXPECT_EQ(table.step(), Step::lead);
}

TEST(Round, B3_2_cowardly_acts_at_once_brave_waits) {
  TestTable table(2);
  table.hand(0, "FG RG").hand(1, "FG RG");
  EXPECT_THAT(table.moves(), ElementsAre("brave FG", "brave RG", "cowardly FG", "cowardly RG"));
  table.play({"cowardly FG"});
  EXPECT_EQ(table.step(), Step::gather);
  EXPECT_EQ(table.acting(), 0);
  table.play({"take 0 1 0 0", "cowardly FG", "take 0 1 0 0", "brave RG"});
  EXPECT_EQ(table.step(), Step::follow) << "the brave leader waits";
  EXPECT_EQ(table.acting(), 1);
  EXPECT_EQ(table.player(0).resources, amounts(0, 1, 0, 0));
}

// Worked example 1.
TEST(Turn, B3_3_the_last_brave_player_takes_the_action_of_all_brave_ones) {
  TestTable table(5);
  table.hand(0, "FW").hand(1, "FW").hand(2, "FW VD").hand(3, "PW").hand(4, "HW");
  for (Seat seat = 0; seat < 5; ++seat) table.pawns(seat, 1, 8).resources(seat, 1, 1, 1, 0);
  auto events = table.play({"cowardly FW", "move 1 to 7"});
  EXPECT_EQ(table.player(0).pawns, (std::array<Region, 2>{7, 8})) << "at once, without a delivery";
  EXPECT_THAT(only<MustFollow>(events), ElementsAre(MustFollow{1, Role::forest_witch}));
  events = table.play({"brave FW"});
  EXPECT_EQ(table.player(1).pawns, (std::array<Region, 2>{1, 8}));
  events = table.play({"brave FW"});
  EXPECT_THAT(only<BraveOut>(events), ElementsAre(BraveOut{1, 2}));
  EXPECT_THAT(only<Passed>(events),
              ElementsAre(Passed{3, Role::forest_witch}, Passed{4, Role::forest_witch}));
  EXPECT_THAT(only<BraveActs>(events), ElementsAre(BraveActs{2, Role::forest_witch}));
  EXPECT_EQ(table.step(), Step::witch_move);
  EXPECT_EQ(table.acting(), 2);
  table.play({"move 8 to 7"});
  EXPECT_EQ(table.step(), Step::witch_delivery);
  table.play({"deliver 7 to 31"});
  EXPECT_EQ(table.points(2), 5);
  EXPECT_EQ(table.step(), Step::lead);
  EXPECT_EQ(table.acting(), 2) << "and leads";
  EXPECT_EQ(table.player(1).pawns, (std::array<Region, 2>{1, 8})) << "seat 1 got nothing";
  EXPECT_EQ(table.points(1), 0);
}

TEST(Turn, B3_3_who_holds_the_role_must_lay_it) {
  TestTable table(3);
  table.hand(0, "FG").hand(1, "FG HG").hand(2, "HG");
  const auto events = table.play({"brave FG"});
  EXPECT_THAT(table.moves(), ElementsAre("brave FG", "cowardly FG"));
  EXPECT_THAT(only<Passed>(events), testing::IsEmpty()) << "seat 2 has not spoken yet";
  const auto next = table.play({"brave FG"});
  EXPECT_THAT(only<Passed>(next), ElementsAre(Passed{2, Role::fruit_gatherer}));
}

TEST(Turn, B3_3_nobody_is_asked_before_the_previous_player_is_done) {
  TestTable table(3);
  table.hand(0, "PW").hand(1, "PW").hand(2, "PW").pawns(0, 0, 7);
  const auto events = table.play({"cowardly PW"});
  EXPECT_EQ(to_act(table.state), SeatSet::only(0));
  EXPECT_THAT(only<MustFollow>(events), testing::IsEmpty());
  EXPECT_THAT(only<MustFollow>(table.play({"move 0 to 1"})),
              ElementsAre(MustFollow{1, Role::prairie_witch}));
}

TEST(Turn, B3_4_the_last_brave_player_leads_even_after_giving_up) {
  TestTable table(3);
  table.hand(0, "FG RG").hand(1, "FG HG").hand(2, "HG");
  const auto events = table.play({"brave FG", "brave FG", "give up"});
  EXPECT_THAT(only<GaveUp>(events), ElementsAre(GaveUp{1, Step::gather, true}));
  EXPECT_EQ(table.step(), Step::lead);
  EXPECT_EQ(table.acting(), 1);
}

TEST(Turn, B3_4_the_same_player_leads_again_if_all_were_cowardly) {
  TestTable table(2);
  table.hand(0, "FG HG").hand(1, "FG HG");
  table.play({"cowardly FG", "take 0 1 0 0", "cowardly FG", "take 0 1 0 0"});
  EXPECT_EQ(table.step(), Step::lead);
  EXPECT_EQ(table.acting(), 0);
}

TEST(Turn, B3_4_without_cards_the_next_player_clockwise_with_cards_leads) {
  TestTable table(4);
  table.lead(2).hand(2, "FG").hand(0, "RG").hand(1, "RG");
  table.play({"brave FG", "take 0 2 0 1"});
  EXPECT_EQ(table.acting(), 0) << "2 and 3 have no cards";
  EXPECT_EQ(table.state.leader, 0);
}

TEST(Turn, B3_5_every_action_and_every_part_of_it_may_be_given_up) {
  TestTable table(2);
  table.hand(0, "FW HG WF VD").pawns(0, 1, 1).resources(0, 1, 1, 1, 5);
  table.cloud(2, Cloud::heavy_1);
  table.play({"brave FW"});
  EXPECT_THAT(table.moves(), Contains("give up"));
  table.play({"move 1 to 7"});
  EXPECT_THAT(table.moves(), Contains("give up")) << "the delivery alone";
  table.play({"give up", "brave HG"});
  EXPECT_THAT(table.moves(), ElementsAre("take 0 0 0 1", "take 0 0 1 0", "take 0 0 1 1",
                                         "take 0 0 2 0", "take 0 0 2 1", "give up"));
  table.play({"take 0 0 1 0", "brave WF", "give up", "brave VD"});
  // Tower 0 shows one wand, which may be left.
  EXPECT_THAT(table.moves(), Contains("deliver 1 to 0"));
  EXPECT_THAT(table.moves(), Contains("deliver 1 to 0 leave 1"));
  table.play({"deliver 1 to 0 leave 1"});
  EXPECT_EQ(table.player(0).resources, amounts(0, 1, 2, 5));
  EXPECT_EQ(table.points(0), 2 + 3);
}

TEST(Turn, B3_5_a_cost_is_never_given_up) {
  TestTable table(2);
  table.hand(0, "WF").pawns(0, 1, 1).resources(0, 0, 0, 0, 1).cloud(2, Cloud::heavy_2);
  const auto events = table.play({"brave WF"});
  EXPECT_THAT(only<GaveUp>(events), ElementsAre(GaveUp{0, Step::fairy, false}))
      << "the cloud costs two wands";
}

TEST(Turn, B3_6_a_bewitched_role_costs_three_points_at_once) {
  TestTable table(2);
  table.bewitched("FG WF HG").hand(0, "FG RG").hand(1, "FG HG");
  auto events = table.play({"brave FG"});
  EXPECT_THAT(only<PointsScored>(events), ElementsAre(PointsScored{0, -3, Why::bewitched}));
  table.play({"cowardly FG"});
  EXPECT_EQ(table.points(1), -3) << "cowardly as well";
  table.play({"take 0 1 0 0", "give up", "brave RG"});
  EXPECT_EQ(table.points(0), -3) << "RG is not bewitched";
}

TEST(Turn, B3_6_a_score_may_fall_below_zero) {
  TestTable table(2);
  table.edition.start_score = 1;
  table.bewitched("FG WF HG").hand(0, "FG HG").hand(1, "RG");
  table.play({"brave FG"});
  EXPECT_EQ(view(table.edition, table.state, Viewer::of(1)).players[0].points.track, -2);
}

TEST(Round, B3_7_the_last_brave_player_leads_the_next_round) {
  TestTable table(3);
  table.hand(0, "FG").hand(1, "FG HG").hand(2, "RG");
  // Seat 1 is brave; then seat 1 and seat 2 play cowardly.
  table.play({"cowardly FG", "give up", "brave FG", "give up", "cowardly HG", "give up"});
  EXPECT_EQ(table.acting(), 2);
  const auto events = table.play({"cowardly RG", "give up"});
  EXPECT_THAT(only<RoundEnded>(events), ElementsAre(RoundEnded{1}));
  EXPECT_THAT(only<RoundStarted>(events), ElementsAre(RoundStarted{2}));
  EXPECT_EQ(table.state.leader, 1);
  EXPECT_EQ(table.step(), Step::choose_roles);
  EXPECT_EQ(table.moves(0).size() % 210, table.state.event == EventCard::more_or_less ? 7U : 0U);
  for (Seat seat = 0; seat < 3; ++seat) EXPECT_EQ(table.player(seat).laid, 0) << "taken back";
}

TEST(Round, B3_7_if_nobody_was_brave_the_leader_of_the_last_turn_leads) {
  TestTable table(3);
  table.hand(0, "FG").hand(2, "RG");
  table.play({"cowardly FG", "give up", "cowardly RG", "give up"});
  EXPECT_EQ(table.state.round, 2);
  EXPECT_EQ(table.state.leader, 2);
}

TEST(Round, B3_7_bravery_of_an_earlier_round_does_not_count) {
  TestTable table(3);
  table.state.last_brave = 2;
  table.round_over();
  EXPECT_EQ(table.state.round, 2);
  EXPECT_EQ(table.state.leader, 2);
  table.state.event = EventCard::same_destinations;
  table.lead(2).hand(2, "FG").hand(0, "RG");
  table.play({"cowardly FG", "give up", "cowardly RG", "give up"});
  EXPECT_EQ(table.state.round, 3);
  EXPECT_EQ(table.state.leader, 0) << "nobody was brave in round 2";
}

TEST(Round, B3_8_laid_roles_and_the_number_of_cards_are_seen_by_all) {
  TestTable table(2);
  table.hand(0, "FG RG HG").hand(1, "FG HG");
  table.play({"brave FG", "cowardly FG", "give up"});
  const View seen = view(table.edition, table.state, Viewer::of(1));
  EXPECT_EQ(seen.players[0].hand_size, 2);
  EXPECT_EQ(codes_of(seen.players[0].laid), "FG");
  EXPECT_EQ(codes_of(seen.players[0].laid_brave), "FG");
  EXPECT_EQ(seen.players[0].hand, 0) << "but not which";
  EXPECT_EQ(codes_of(seen.players[1].hand), "HG");
}

// A role is never led twice in a round: whoever held it has laid it.
TEST(Round, B3_8_no_role_is_led_twice) {
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    FastStreams streams(Seed::from_number(seed));
    FastGenerator random(Seed::from_number(seed), kStreams);
    State state = setup(test_edition(), Options{4, Side::back, Storm::few, true}, streams);
    Roles led = 0;
    int round = 1;
    while (!to_act(state).empty()) {
      if (state.round != round) led = 0;
      round = state.round;
      const Seat seat = to_act(state).front();
      const bool leading = state.pending.top().step == Step::lead;
      Actions list;
      legal_actions(test_edition(), state, seat, list);
      const Action action = pick(random, list);
      if (leading) {
        ASSERT_FALSE(contains(led, action.role()));
        led = with(led, action.role());
      }
      apply(test_edition(), state, seat, action, streams, NoEvents{});
    }
  }
}

}  // namespace
}  // namespace ludoteca::broom_service
