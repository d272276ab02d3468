// B5 The end.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/broom_service/test_table.h"

namespace ludoteca::broom_service {
namespace {

using testing::ElementsAre;

ScoreSheet sheet_of(const TestTable& table, Seat seat) {
  return score_sheet(table.edition, table.state, seat);
}

// Worked example 2.
TEST(Final, B5_1_bolts_sets_and_leftovers) {
  TestTable table(2);
  // Two sets, and three green potions that fit in no other.
  table.resources(0, 2, 2, 4, 1);
  table.taken_cloud(0, 9, Cloud::heavy_3).taken_cloud(0, 10, Cloud::heavy_3);
  table.taken_cloud(0, 11, Cloud::heavy_2);
  const ScoreSheet sheet = sheet_of(table, 0);
  EXPECT_EQ(sheet.sets_of_four, 1);
  EXPECT_EQ(sheet.sets_of_three, 1);
  EXPECT_EQ(sheet.set_points, 6);
  EXPECT_EQ(sheet.bolts, 8);
  EXPECT_EQ(sheet.bolt_points, 19);
  EXPECT_EQ(sheet.total, 10 + 25);
}

TEST(Final, B5_1_amulets) {
  TestTable table(2);
  table.mountain_tiles({MountainTile::potions, MountainTile::wands, MountainTile::moves});
  for (const auto& [amulets, points] :
       {std::pair{0, 0}, std::pair{0b100, 4}, std::pair{0b101, 9}, std::pair{0b111, 15}}) {
    table.state.players[1].amulets = static_cast<std::uint8_t>(amulets);
    EXPECT_EQ(sheet_of(table, 1).amulet_points, points);
  }
}

// All ways to make sets, against the formula.
int best_by_search(const Edition& edition, Resources left) {
  int best = 0;
  for (unsigned kinds = 0; kinds < 16; ++kinds) {
    const int size = std::popcount(kinds);
    if (size < 3) continue;
    Resources less = left;
    bool enough = true;
    for (unsigned k = 0; k < 4; ++k) {
      if ((kinds >> k & 1U) == 0) continue;
      enough = enough && less.of[k] > 0;
      --less.of[k];
    }
    if (!enough) continue;
    const int points = size == 4 ? edition.set_points.first : edition.set_points.second;
    best = std::max(best, points + best_by_search(edition, less));
  }
  return best;
}

TEST(Final, B5_1_resources_are_put_into_the_sets_that_bring_most) {
  for (const TwoPoints points : {TwoPoints{4, 2}, TwoPoints{4, 3}, TwoPoints{5, 1}}) {
    Edition edition = test_edition();
    edition.set_points = points;
    for (int code = 0; code < 4 * 4 * 4 * 4; ++code) {
      const Resources held = amounts(code & 3, code >> 2 & 3, code >> 4 & 3, code >> 6);
      const Sets sets = best_sets(edition, held);
      EXPECT_EQ(sets.fours * points.first + sets.threes * points.second,
                best_by_search(edition, held))
          << fmt::format("{}", fmt::join(held.of, " "));
    }
  }
}

TEST(Final, B5_1_after_round_seven_the_most_points_win) {
  TestTable table(3);
  table.state.round = 7;
  table.resources(1, 1, 1, 1, 1);
  table.round_over();
  EXPECT_TRUE(table.over());
  const Outcome end = outcome(table.edition, table.state);
  EXPECT_THAT(end.score, ElementsAre(10, 14, 10, 0, 0));
  EXPECT_THAT(end.place, ElementsAre(2, 1, 2, 0, 0)) << "a shared place";
  const auto scores = only<FinalScore>(table.all.events());
  ASSERT_EQ(scores.size(), 3U);
  EXPECT_EQ(scores[1], (FinalScore{1, 0, 0, 4, 0, 14}));
}

TEST(Final, B5_1_a_tie_goes_to_more_resources) {
  TestTable table(3);
  table.state.round = 7;
  table.resources(0, 2, 0, 0, 0).resources(2, 3, 0, 0, 0);
  table.round_over();
  EXPECT_THAT(outcome(table.edition, table.state).place, ElementsAre(2, 3, 1, 0, 0));
}

TEST(Final, B5_2_points_for_bolts) {
  const std::array<int, 14> points = {0, 1, 2, 4, 6, 9, 12, 15, 19, 23, 28, 33, 38, 43};
  for (int bolts = 0; bolts < 14; ++bolts) {
    EXPECT_EQ(bolt_points(test_edition(), bolts), points.at(static_cast<std::size_t>(bolts)));
  }
}

TEST(Sheet, keeps_the_points_apart_by_source) {
  TestTable table(2);
  table.bewitched("VD WF FW").hand(0, "VD FG").pawns(0, 8, 8).resources(0, 1, 1, 1, 0);
  table.cloud(9, Cloud::bonus);
  table.play({"brave VD", "deliver 8 to 8"});
  const ScoreSheet sheet = sheet_of(table, 0);
  const auto of = [&](Source source) {
    return sheet.by_source.at(static_cast<std::size_t>(source));
  };
  EXPECT_EQ(of(Source::towers), 3);
  EXPECT_EQ(of(Source::bravery), 3);
  EXPECT_EQ(of(Source::storm), 2);
  EXPECT_EQ(of(Source::bewitched), -3);
  EXPECT_EQ(of(Source::events), 0);
  EXPECT_EQ(sheet.track, 10 + 3 + 3 + 2 - 3);
}

}  // namespace
}  // namespace ludoteca::broom_service
