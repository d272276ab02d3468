// B8.2 Forest tiles, on the back: in regions 6, 12, 19 and 29.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/broom_service/test_table.h"

namespace ludoteca::broom_service {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;

TEST(ForestTiles, B8_2_the_first_pawn_to_move_in_must_take_the_tile) {
  TestTable table(2, Side::back);
  table.hand(0, "FW FG").hand(1, "FW").pawns(0, 1, 1).pawns(1, 1, 1);
  auto events = table.play({"cowardly FW", "move 1 to 6"});
  EXPECT_THAT(only<ForestTileTaken>(events), ElementsAre(ForestTileTaken{0, 6, ForestTile::brave}));
  EXPECT_EQ(table.player(0).forest[static_cast<std::size_t>(ForestTile::brave)], 1);
  events = table.play({"cowardly FW", "move 1 to 6"});
  EXPECT_THAT(only<ForestTileTaken>(events), IsEmpty()) << "it is gone";
}

TEST(ForestTiles, B8_2_usable_from_the_next_turn) {
  TestTable table(2, Side::back);
  table.hand(0, "FW FG").pawns(0, 1, 1);
  table.play({"cowardly FW", "move 1 to 6"});
  EXPECT_EQ(table.step(), Step::lead) << "not in this turn any more";
  table.play({"cowardly FG"});
  EXPECT_THAT(table.moves(), ElementsAre("act", "brave tile"));
}

TEST(ForestTiles, B8_2_courage_does_the_brave_action_of_a_cowardly_player) {
  TestTable table(3, Side::back);
  table.hand(0, "VD FG").hand(1, "VD FG").hand(2, "FG").holds(1, ForestTile::brave);
  for (Seat seat = 0; seat < 3; ++seat) table.pawns(seat, 1, 1).resources(seat, 1, 1, 1, 0);
  const auto events = table.play({"brave VD", "cowardly VD", "brave tile", "deliver 1 to 31"});
  EXPECT_THAT(only<ForestTileUsed>(events), ElementsAre(ForestTileUsed{1, ForestTile::brave}));
  EXPECT_EQ(table.points(1), 5 + 3);
  EXPECT_EQ(table.player(1).forest, (std::array<std::uint8_t, 3>{})) << "used up";
  EXPECT_THAT(only<BraveOut>(events), IsEmpty()) << "still cowardly";
  EXPECT_EQ(table.player(1).laid_brave, 0);
  EXPECT_EQ(table.acting(), 0);
  EXPECT_EQ(table.step(), Step::druid_delivery) << "the brave leader acts";
  table.play({"give up"});
  EXPECT_EQ(table.acting(), 0) << "and leads";
  EXPECT_EQ(table.state.last_brave, 0);
}

TEST(ForestTiles, B8_2_courage_lets_a_witch_deliver_and_a_fairy_score) {
  TestTable table(2, Side::back);
  table.hand(0, "PW WF FG").pawns(0, 0, 0).resources(0, 1, 1, 1, 2);
  table.holds(0, ForestTile::brave).holds(0, ForestTile::brave).cloud(7, Cloud::heavy_1);
  table.play({"cowardly PW", "brave tile", "move 0 to 1"});
  EXPECT_EQ(table.step(), Step::witch_delivery);
  table.play({"give up", "cowardly WF", "brave tile"});
  EXPECT_EQ(table.step(), Step::lead) << "no cloud beside a pawn";
  EXPECT_EQ(table.points(0), 0);
}

TEST(ForestTiles, B8_2_points_instead_of_the_action_and_of_the_event) {
  for (const EventCard card : {EventCard::black_market, EventCard::illegal_distillery}) {
    TestTable table(2, Side::back);
    table.event(card).hand(0, "FG RG").holds(0, ForestTile::points);
    table.play({"cowardly FG"});
    EXPECT_THAT(table.moves(), Contains("points tile"));
    table.play({"points tile"});
    EXPECT_EQ(table.points(0), 5);
    EXPECT_EQ(table.player(0).resources.total(), 0);
    EXPECT_EQ(table.step(), Step::lead);
    table.play({"cowardly RG"});
    EXPECT_THAT(table.moves(), Not(Contains("points tile"))) << "once";
  }
}

TEST(ForestTiles, B8_2_points_in_a_round_without_such_an_event) {
  TestTable table(2, Side::back);
  table.hand(0, "FG RG").holds(0, ForestTile::points);
  table.play({"cowardly FG"});
  EXPECT_THAT(table.moves(), ElementsAre("act", "points tile"));
  const auto events = table.play({"points tile"});
  EXPECT_THAT(only<PointsScored>(events), ElementsAre(PointsScored{0, 5, Why::forest_tile}));
}

TEST(ForestTiles, B8_2_at_most_one_in_a_turn) {
  TestTable table(2, Side::back);
  table.hand(0, "FG RG").holds(0, ForestTile::brave).holds(0, ForestTile::points);
  table.play({"cowardly FG"});
  EXPECT_THAT(table.moves(), ElementsAre("act", "brave tile", "points tile"));
  table.play({"brave tile"});
  EXPECT_EQ(table.step(), Step::gather);
  EXPECT_EQ(table.player(0).forest[static_cast<std::size_t>(ForestTile::points)], 1);
}

TEST(ForestTiles, B8_2_no_use_for_a_leader_in_the_old_days) {
  TestTable table(2, Side::back);
  table.event(EventCard::old_days).hand(0, "FG RG").hand(1, "FG");
  table.holds(0, ForestTile::brave).holds(0, ForestTile::points).holds(1, ForestTile::brave);
  EXPECT_THAT(table.moves(), ElementsAre("brave FG", "brave RG"));
  table.play({"brave FG", "cowardly FG"});
  EXPECT_THAT(table.moves(), ElementsAre("act", "brave tile")) << "a follower may";
}

TEST(ForestTiles, B8_2_one_more_role_is_decided_in_secret_after_all_have_chosen) {
  TestTable table(3, Side::back);
  table.state.forest = {0, 0, 1, 1};
  table.holds(0, ForestTile::role).holds(2, ForestTile::role).choosing();
  table.make(0, "choose FW PW HW MW");
  table.make(1, "choose FW PW HW MW");
  table.make(2, "choose FW PW HW MW");
  EXPECT_EQ(table.step(), Step::extra_role);
  EXPECT_FALSE(to_act(table.state).contains(1));
  EXPECT_THAT(table.moves(0), ElementsAre("more VD", "more HD", "more FG", "more RG", "more HG",
                                          "more WF", "no more"));
  table.make(2, "more WF");
  EXPECT_EQ(std::popcount(table.player(2).hand), 4) << "not before all have decided";
  const auto events = table.make(0, "no more");
  EXPECT_THAT(only<ExtraRoleShown>(events),
              ElementsAre(ExtraRoleShown{0, false}, ExtraRoleShown{2, true}));
  EXPECT_EQ(codes_of(table.player(2).hand), "FW PW HW MW WF");
  EXPECT_EQ(codes_of(table.player(0).hand), "FW PW HW MW");
  EXPECT_EQ(table.player(0).forest[static_cast<std::size_t>(ForestTile::role)], 1) << "kept";
  EXPECT_EQ(table.player(2).forest[static_cast<std::size_t>(ForestTile::role)], 0);
  EXPECT_EQ(table.step(), Step::lead);
}

TEST(ForestTiles, B8_2_one_more_role_does_not_change_more_or_less) {
  TestTable table(2, Side::back);
  table.event(EventCard::more_or_less).holds(0, ForestTile::role).choosing();
  table.make(0, "choose FW PW HW MW VD");
  table.make(1, "choose FW");
  EXPECT_EQ(table.points(0), -3);
  EXPECT_EQ(table.points(1), 6);
  table.make(0, "more WF");
  EXPECT_EQ(table.points(0), -3);
  EXPECT_EQ(std::popcount(table.player(0).hand), 6);
}

// The start of a round and its turns are separate limits; of two role tiles one a round.
TEST(ForestTiles, B8_2_one_role_tile_at_the_start_of_a_round_besides_one_in_a_turn) {
  TestTable table(2, Side::back);
  table.state.forest = {1, 1, 0, 2};
  table.holds(0, ForestTile::role).holds(0, ForestTile::role).holds(0, ForestTile::brave);
  table.choosing();
  table.make(0, "choose FW PW HW MW");
  table.make(1, "choose FW PW HW MW");
  table.make(0, "more FG");
  EXPECT_EQ(table.step(), Step::lead);
  EXPECT_EQ(table.player(0).forest[static_cast<std::size_t>(ForestTile::role)], 1);
  table.play({"cowardly FG"});
  EXPECT_THAT(table.moves(), Contains("brave tile"));
}

}  // namespace
}  // namespace ludoteca::broom_service
