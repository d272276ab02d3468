// B8.3 Hill tiles and B8.5 which variants go together, on the back: hill spaces in regions 8, 11,
// 18 and 26; circles A in 3, B in 27, C in 20, D in 28.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "games/broom_service/test_table.h"

namespace ludoteca::broom_service {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::Not;

TEST(HillTiles, B8_3_a_pawn_that_moves_in_must_fly_to_one_of_two_circles) {
  TestTable table(2, Side::back);
  table.hand(0, "HW FG").pawns(0, 7, 0);
  const auto moved = table.play({"cowardly HW", "move 7 to 8"});
  EXPECT_THAT(only<PawnMoved>(moved), ElementsAre(PawnMoved{0, 0, 7, 8}));
  EXPECT_EQ(table.step(), Step::fly);
  EXPECT_THAT(table.moves(), ElementsAre("fly A", "fly B")) << "and cannot give up";
  const auto flown = table.play({"fly B"});
  EXPECT_THAT(only<PawnFlew>(flown), ElementsAre(PawnFlew{0, 0, 8, 27, 1}));
  EXPECT_EQ(table.player(0).pawns, (std::array<Region, 2>{27, 0}));
  EXPECT_EQ(table.step(), Step::lead) << "a cowardly witch does not deliver";
}

TEST(HillTiles, B8_3_the_five_turbos) {
  const std::array<std::string_view, 5> pairs = {"AB", "AC", "BC", "AD", "CD"};
  for (std::uint8_t tile = 0; tile < kTurboTiles; ++tile) {
    TestTable table(2, Side::back);
    table.hill_tiles({tile, kTowerTile, static_cast<std::uint8_t>((tile + 1) % 5),
                      static_cast<std::uint8_t>((tile + 2) % 5)});
    table.hand(0, "HW FG").pawns(0, 7, 0);
    table.play({"cowardly HW", "move 7 to 8"});
    EXPECT_THAT(table.moves(), ElementsAre(fmt::format("fly {}", pairs.at(tile)[0]),
                                           fmt::format("fly {}", pairs.at(tile)[1])));
  }
}

TEST(HillTiles, B8_3_a_brave_hill_witch_may_deliver_from_the_circle) {
  TestTable table(2, Side::back);
  table.hand(0, "HW FG").pawns(0, 7, 0).resources(0, 1, 1, 1, 0);
  table.play({"brave HW", "move 7 to 8", "fly A"});
  EXPECT_EQ(table.step(), Step::witch_delivery);
  for (const std::string& move : table.moves()) {
    EXPECT_TRUE(move == "give up" || move.starts_with("deliver 3 to ")) << move;
  }
  table.play({"deliver 3 to 33"});
  EXPECT_EQ(table.points(0), 7);
}

TEST(HillTiles, B8_3_the_tower_tile_is_a_square_orange_tower_and_no_turbo) {
  TestTable table(2, Side::back);
  table.hill_tiles({kTowerTile, 1, 2, 3});
  table.hand(0, "HW HD FG").pawns(0, 7, 0).resources(0, 2, 0, 0, 0);
  table.play({"brave HW", "move 7 to 8"});
  EXPECT_EQ(table.step(), Step::witch_delivery);
  const std::string delivery = fmt::format("deliver 8 to {}", kTileTower);
  EXPECT_THAT(table.moves(), Contains(delivery));
  table.play({delivery});
  EXPECT_EQ(table.points(0), 7);
  table.play({"brave HD", delivery});
  EXPECT_EQ(table.points(0), 7 + 7 + 3) << "any number of times, by a Druid too";
  EXPECT_EQ(table.player(0).resources.total(), 0);
}

TEST(HillTiles, B8_3_the_tower_tile_serves_its_own_hill_only) {
  TestTable table(2, Side::back);
  table.hill_tiles({kTowerTile, 1, 2, 3});
  table.hand(0, "VD HD").pawns(0, 7, 9).resources(0, 1, 0, 0, 0);
  table.play({"cowardly VD"});
  for (const std::string& move : table.moves()) {
    EXPECT_FALSE(move.ends_with(fmt::format(" to {}", kTileTower))) << move;
  }
}

TEST(Variants, B8_5_the_back_has_all_tiles_the_front_mountain_tiles_if_wanted) {
  for (const Storm storm : {Storm::off, Storm::few, Storm::many, Storm::all}) {
    const State plain = deal({3, Side::front, storm, false});
    EXPECT_THAT(plain.mountain, testing::Each(kNoTile));
    EXPECT_THAT(plain.forest, testing::Each(kNoTile));
    EXPECT_THAT(plain.hill, testing::Each(kNoTile));
    EXPECT_EQ(plain.closed, 0U);
    const State front = deal({3, Side::front, storm, true});
    EXPECT_THAT(front.mountain, Not(Contains(kNoTile)));
    EXPECT_THAT(front.forest, testing::Each(kNoTile));
    EXPECT_THAT(front.hill, testing::Each(kNoTile));
    EXPECT_EQ(front.closed, test_edition().map(Side::front).covered);
    for (const bool wanted : {false, true}) {
      const State back = deal({3, Side::back, storm, wanted});
      EXPECT_TRUE(back.options.mountain_tiles);
      EXPECT_THAT(back.mountain, Not(Contains(kNoTile)));
      EXPECT_THAT(back.forest, Not(Contains(kNoTile)));
      EXPECT_THAT(back.hill, Not(Contains(kNoTile)));
    }
  }
}

TEST(Variants, B8_5_tiles_are_laid_at_random) {
  std::set<std::uint8_t> mountain;
  std::set<std::uint8_t> forest;
  std::set<std::uint8_t> hill;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    const State state = deal({2, Side::back, Storm::off, true}, seed);
    mountain.insert(state.mountain[0]);
    forest.insert(state.forest[0]);
    hill.insert(state.hill[0]);
  }
  EXPECT_EQ(mountain.size(), 5U);
  EXPECT_EQ(forest.size(), 3U);
  EXPECT_EQ(hill.size(), 6U);
}

}  // namespace
}  // namespace ludoteca::broom_service
