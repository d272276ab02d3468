// B4 The roles, each brave and cowardly.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/broom_service/test_table.h"

namespace ludoteca::broom_service {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;

// Seat 0 with both pawns in region 8 (prairie; neighbours 2 hill, 7 forest, 9 hill, 14 mountain) or
// elsewhere, and one potion of each colour. Everybody else passes.
TestTable alone(std::string_view role, Region one = 8, Region two = 8) {
  TestTable table(2);
  table.hand(0, fmt::format("{} {}", role, role == "WF" ? "FG" : "WF"));
  table.pawns(0, one, two).resources(0, 1, 1, 1, 0);
  return table;
}

struct Witch {
  std::string_view role;
  Region to;
  std::string_view delivery;
  int points;
};
// From region 8.
constexpr std::array<Witch, 4> kWitches = {{{"FW", 7, "deliver 7 to 7", 2},
                                            {"PW", 8, "deliver 8 to 8", 3},
                                            {"HW", 9, "deliver 9 to 32", 6},
                                            {"MW", 14, "deliver 14 to 13", 8}}};

TEST(Roles, B4_0_any_number_of_pawns_may_share_a_region) {
  TestTable table = alone("FW");
  table.pawns(1, 7, 7);
  table.play({"cowardly FW", "move 8 to 7"});
  EXPECT_EQ(table.player(0).pawns[0], 7);
  EXPECT_EQ(table.player(1).pawns, (std::array<Region, 2>{7, 7}));
}

TEST(Witches, B4_1_cowardly_move_one_pawn_to_a_neighbouring_region_of_their_terrain) {
  for (const Witch& witch : kWitches) {
    const Region from = witch.role == "PW" ? 7 : 8;
    TestTable table = alone(witch.role, from, 3);
    const std::string move = fmt::format("move {} to {}", from, witch.to);
    const auto events = table.play({fmt::format("cowardly {}", witch.role), move});
    EXPECT_THAT(only<PawnMoved>(events), ElementsAre(PawnMoved{0, 0, from, witch.to}));
    EXPECT_EQ(table.step(), Step::lead) << "no delivery";
    EXPECT_EQ(table.points(0), 0);
  }
}

TEST(Witches, B4_1_brave_may_deliver_from_there_with_that_pawn) {
  for (const Witch& witch : kWitches) {
    const Region from = witch.role == "PW" ? 7 : 8;
    TestTable table = alone(witch.role, from, 3);
    table.play({fmt::format("brave {}", witch.role), fmt::format("move {} to {}", from, witch.to)});
    EXPECT_EQ(table.step(), Step::witch_delivery);
    for (const std::string& move : table.moves()) {
      EXPECT_TRUE(move == "give up" || move.starts_with(fmt::format("deliver {} ", witch.to)));
    }
    table.play({std::string(witch.delivery)});
    EXPECT_EQ(table.points(0), witch.points);
    EXPECT_EQ(table.step(), Step::lead) << "one potion only";
  }
}

TEST(Witches, B4_1_move_to_their_own_terrain_only) {
  TestTable table = alone("HW", 8, 0);
  table.play({"cowardly HW"});
  EXPECT_THAT(table.moves(), ElementsAre("move 0 to 6", "move 8 to 2", "move 8 to 9", "give up"));
}

TEST(Witches, B4_1_never_deliver_without_moving) {
  TestTable table = alone("FW");
  table.play({"brave FW", "give up"});
  EXPECT_EQ(table.step(), Step::lead);
  EXPECT_EQ(table.points(0), 0);
}

TEST(Witches, B4_1_that_cannot_move_give_up_by_themselves) {
  TestTable table = alone("MW", 0, 0);
  const auto events = table.play({"brave MW"});
  EXPECT_THAT(only<GaveUp>(events), ElementsAre(GaveUp{0, Step::witch_move, false}));
  EXPECT_EQ(table.acting(), 0) << "and lead again";
}

TEST(Delivery, B4_2_a_round_tower_takes_one_potion_for_ever) {
  TestTable table = alone("VD");
  table.hand(1, "VD").pawns(1, 8, 8).resources(1, 1, 1, 1, 0);
  const auto events = table.play({"cowardly VD", "deliver 8 to 7"});
  EXPECT_THAT(only<PotionDelivered>(events),
              ElementsAre(PotionDelivered{0, 8, 7, Colour::violet, 2, 0}));
  EXPECT_EQ(table.player(0).resources, amounts(1, 0, 1, 0));
  table.play({"cowardly VD"});
  EXPECT_THAT(table.moves(), Not(Contains("deliver 8 to 7")));
  EXPECT_THAT(table.moves(), Contains("deliver 8 to 31")) << "the other violet one";
}

TEST(Delivery, B4_2_a_square_tower_takes_any_number) {
  TestTable table = alone("VD", 10, 10);
  table.hand(1, "VD").pawns(1, 10, 10).resources(1, 1, 0, 0, 0);
  table.play({"cowardly VD", "deliver 10 to 33", "cowardly VD", "deliver 10 to 33"});
  EXPECT_EQ(table.points(0), 7);
  EXPECT_EQ(table.points(1), 7);
  EXPECT_EQ(table.player(1).resources, amounts(0, 0, 0, 0));
}

TEST(Delivery, B4_2_the_wands_of_the_tower_are_taken) {
  TestTable table = alone("VD", 1, 1);
  const auto events = table.play({"cowardly VD", "deliver 1 to 25"});
  EXPECT_THAT(only<PotionDelivered>(events),
              ElementsAre(PotionDelivered{0, 1, 25, Colour::violet, 6, 2}));
  EXPECT_EQ(table.player(0).resources, amounts(1, 0, 1, 2));
}

TEST(Delivery, B4_2_needs_a_potion_of_the_colour_and_a_tower_the_region_touches) {
  TestTable table = alone("VD");
  table.resources(0, 0, 1, 0, 9);
  table.play({"cowardly VD"});
  EXPECT_THAT(table.moves(), ElementsAre("deliver 8 to 7", "deliver 8 to 31", "give up"));
}

TEST(Druids, B4_3_valley_delivers_from_forests_and_prairies) {
  TestTable table = alone("VD", 7, 9);  // forest, hill
  table.play({"cowardly VD"});
  for (const std::string& move : table.moves()) {
    EXPECT_TRUE(move == "give up" || move.starts_with("deliver 7 ")) << move;
  }
  table.play({"deliver 7 to 6"});
  EXPECT_EQ(table.points(0), 8) << "no extra points";
}

TEST(Druids, B4_3_hill_delivers_from_hills_and_mountains) {
  TestTable table = alone("HD", 14, 9);
  table.play({"cowardly HD"});
  EXPECT_THAT(table.moves(), Contains("deliver 9 to 8"));
  EXPECT_THAT(table.moves(), Contains("deliver 14 to 13"));
  table.play({"deliver 14 to 13"});
  EXPECT_EQ(table.points(0), 8);
  EXPECT_THAT(alone("HD", 7, 8).play({"cowardly HD"}),
              Contains(Event(GaveUp{0, Step::druid_delivery, false})));
}

TEST(Druids, B4_3_brave_score_three_points_more_if_they_deliver) {
  for (const auto& [role, region, tower] : {std::tuple{"VD", 8, 8}, std::tuple{"HD", 9, 8}}) {
    TestTable table = alone(role, static_cast<Region>(region), 23);
    const auto events =
        table.play({fmt::format("brave {}", role), fmt::format("deliver {} to {}", region, tower)});
    EXPECT_EQ(table.points(0), 3 + 3);
    EXPECT_THAT(only<PointsScored>(events), ElementsAre(PointsScored{0, 3, Why::brave_druid}));
    TestTable lazy = alone(role, static_cast<Region>(region), 23);
    lazy.play({fmt::format("brave {}", role), "give up"});
    EXPECT_EQ(lazy.points(0), 0);
  }
}

TEST(Gatherers, B4_4_bring_one_potion_or_two_and_a_wand) {
  const std::array<std::tuple<std::string_view, Resources, Resources>, 3> rows = {
      {{"FG", amounts(0, 1, 0, 0), amounts(0, 2, 0, 1)},
       {"RG", amounts(1, 0, 0, 0), amounts(2, 0, 0, 1)},
       {"HG", amounts(0, 0, 1, 0), amounts(0, 0, 2, 1)}}};
  for (const auto& [role, cowardly, brave] : rows) {
    for (const auto& [word, amount] :
         {std::pair{"cowardly", cowardly}, std::pair{"brave", brave}}) {
      TestTable table = alone(role);
      table.resources(0, 0, 0, 0, 0);
      const auto events = table.play(
          {fmt::format("{} {}", word, role), fmt::format("take {}", fmt::join(amount.of, " "))});
      EXPECT_EQ(table.player(0).resources, amount);
      EXPECT_THAT(only<ResourcesTaken>(events), ElementsAre(ResourcesTaken{0, amount}));
      EXPECT_EQ(amount.total(), word == std::string_view("brave") ? 3 : 1);
    }
  }
}

TEST(Fairy, B4_5_pays_the_wands_and_takes_a_cloud_beside_an_own_pawn) {
  TestTable table = alone("WF", 8, 19);
  table.resources(0, 0, 0, 0, 2);
  table.cloud(9, Cloud::heavy_2).cloud(2, Cloud::heavy_3).cloud(20, Cloud::heavy_1);
  table.cloud(16, Cloud::heavy_1);
  table.play({"cowardly WF"});
  EXPECT_THAT(table.moves(), ElementsAre("cloud 9", "cloud 20", "give up"))
      << "2 is too dear, 16 is too far";
  const auto events = table.play({"cloud 9"});
  EXPECT_THAT(only<CloudTaken>(events), ElementsAre(CloudTaken{0, 9, Cloud::heavy_2, 2}));
  EXPECT_EQ(table.player(0).resources.total(), 0);
  EXPECT_EQ(bolts_of(table.edition, table.state, table.player(0)), 2);
  EXPECT_EQ(table.points(0), 0);
  EXPECT_EQ(table.state.cloudy >> 9 & 1U, 0U);
}

TEST(Fairy, B4_5_brave_scores_three_points_if_a_cloud_is_taken) {
  TestTable table = alone("WF");
  table.resources(0, 0, 0, 0, 1).cloud(9, Cloud::heavy_1);
  const auto events = table.play({"brave WF", "cloud 9"});
  EXPECT_THAT(only<PointsScored>(events), ElementsAre(PointsScored{0, 3, Why::brave_fairy}));
  TestTable lazy = alone("WF");
  lazy.resources(0, 0, 0, 0, 1).cloud(9, Cloud::heavy_1);
  lazy.play({"brave WF", "give up"});
  EXPECT_EQ(lazy.points(0), 0);
}

}  // namespace
}  // namespace ludoteca::broom_service
