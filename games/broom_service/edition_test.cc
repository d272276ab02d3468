// The edition file: its values, and the place of every mistake.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/random_play.h"
#include "games/broom_service/broom_service.h"
#include "games/broom_service/test_board.h"
#include "text/error.h"

namespace ludoteca::broom_service {
namespace {

using testing::HasSubstr;

constexpr std::string_view kFile = "edition.txt";

// The text of the default edition with something else in place of `from`.
std::string changed(std::string_view from, std::string_view to) {
  std::string text(default_edition_text());
  const auto place = text.find(from);
  if (place == std::string::npos) throw std::invalid_argument(std::string(from));
  return text.replace(place, from.size(), to);
}

std::string fault_of(const std::string& text) {
  try {
    load_values(EditionFile::parse(text, kFile));
  } catch (const Error& error) {
    return error.what();
  }
  return "";
}

TEST(Edition, has_the_values_of_the_book) {
  const Edition& edition = test_edition();
  EXPECT_EQ(edition.rounds, 7);
  EXPECT_EQ(edition.start_score, 10);
  EXPECT_EQ(edition.roles_chosen, 4);
  EXPECT_EQ(edition.bewitched_cost, 3);
  EXPECT_EQ(edition.bewitched[2], 3);
  EXPECT_EQ(edition.bewitched[5], 0);
  EXPECT_EQ(edition.brave_druid, 3);
  EXPECT_EQ(edition.brave_fairy, 3);
  EXPECT_EQ(edition.set_points.first, 4);
  EXPECT_EQ(edition.set_points.second, 2);
  EXPECT_EQ(edition.bolt_points[8], 19);
  EXPECT_EQ(edition.storm_bonus, 2);
  EXPECT_EQ(edition.hill_tower.points, 7);
  EXPECT_TRUE(edition.hill_tower.square);
  for (const auto& gatherer : edition.gathers) {
    EXPECT_EQ(gatherer[0].total(), 1);
    EXPECT_EQ(gatherer[1].total(), 3);
  }
}

TEST(Edition, has_both_boards) {
  const Edition& edition = default_edition();
  EXPECT_EQ(edition.map(Side::front).regions, 24);
  EXPECT_EQ(edition.map(Side::back).regions, 30);
  for (const Side side : {Side::front, Side::back}) {
    const Map& map = edition.map(side);
    EXPECT_EQ(map.land[kAnyTerrain], (Regions{1} << map.regions) - 1U);
    EXPECT_EQ(std::popcount(map.round), 33);
  }
}

TEST(Edition, needs_enough_clouds_for_the_boards) {
  try {
    load_edition(EditionFile::parse(
        changed("heavy among many         = 16", "heavy among many = 9"), kFile));
    FAIL() << "17 clouds cannot fill 18 spaces";
  } catch (const Error& error) {
    EXPECT_THAT(error.what(), HasSubstr("too few clouds for the 18 spaces"));
  }
}

TEST(Edition, mistakes_are_reported_with_their_place) {
  EXPECT_THAT(fault_of(changed("rounds               = 7 ", "rounds = 11 ")),
              testing::AllOf(HasSubstr("edition.txt:"), HasSubstr("10")));
  EXPECT_THAT(fault_of(changed("forest prairie", "forest sea")), HasSubstr("no terrain 'sea'"));
  EXPECT_THAT(fault_of(changed("1/1 = 8", "1/1 = 7")),
              HasSubstr("expected 24 heavy clouds in all, not 23"));
  EXPECT_THAT(fault_of(changed("1/1 = 8", "one = 8")), HasSubstr("as in '2/3'"));
  EXPECT_THAT(fault_of(changed("1/1 = 8",
                               "1/1 = 2 @house\n4/1 = 1 @house\n4/2 = 1 @house\n"
                               "4/3 = 1 @house\n4/4 = 2 @house\n4/5 = 1")),
              HasSubstr("at most 6 kinds"));
  EXPECT_THAT(fault_of(changed("move clouds              = 2", "move clouds = 3")),
              HasSubstr("expected 8 storm clouds in all, not 9"));
  EXPECT_THAT(fault_of(changed("forest brave     = 2", "forest brave = 3")),
              HasSubstr("expected 6 forest tiles in all, not 7"));
  EXPECT_THAT(fault_of(changed("= A B ", "= A E ")), HasSubstr("no circle 'E'"));
  EXPECT_THAT(fault_of(changed("= A B ", "= B A ")), HasSubstr("in the order of the alphabet"));
  EXPECT_THAT(fault_of(changed("= A B ", "= A ")), HasSubstr("expected two circles"));
  EXPECT_THAT(fault_of(changed("0 1 0  0", "0 0 0  0")), HasSubstr("at least one resource"));
  EXPECT_THAT(fault_of(changed("game = broom-service", "game = fort")), HasSubstr("fort"));
}

TEST(Edition, heavy_clouds_may_be_of_up_to_six_kinds) {
  const Edition edition = load_values(EditionFile::parse(
      changed("1/1 = 8", "1/1 = 4 @house\n0/1 = 2 @house\n1/2 = 1 @house\n3/2 = 1"), kFile));
  EXPECT_EQ(edition.clouds[1].count, 2);
  EXPECT_EQ(edition.clouds[1].wands, 0);
  EXPECT_EQ(edition.clouds[3].bolts, 2);
  EXPECT_EQ(edition.clouds[5].count, 6);
}

TEST(Edition, knows_every_set_of_roles_once) {
  Actions list;
  test_edition().role_sets.list(1, 5, list);
  EXPECT_EQ(list.size(), kRoleSets);
  EXPECT_TRUE(std::adjacent_find(list.begin(), list.end(), std::greater_equal<>()) == list.end());
  for (const Action action : list) {
    EXPECT_EQ(std::popcount(action.role_set()), action.first());
  }
}

// The smallest and the largest value of everything: what the loader accepts can be played.
Edition edition_of_extremes(bool largest) {
  const int most = largest ? 1 : 0;
  Edition edition = test_edition();
  edition.rounds = largest ? kEventCards : 1;
  edition.start_potions = edition.start_wands = edition.start_wands_ends =
      static_cast<std::uint8_t>(3 * most);
  edition.bewitched.fill(static_cast<std::uint8_t>(kRoles * most));
  edition.roles_chosen = static_cast<std::uint8_t>(largest ? kMostRoles : 1);
  edition.tile_moves = static_cast<std::uint8_t>(largest ? 3 : 1);
  const Resources amount = largest ? Resources{{3, 3, 3, 3}} : Resources{{0, 0, 0, 1}};
  for (auto& gatherer : edition.gathers) gatherer = {amount, amount};
  edition.potions_tile = edition.wands_tile = amount;
  for (CloudValue& cloud : edition.clouds) {
    cloud.wands = static_cast<std::uint8_t>(largest ? cloud.wands : 0);
    cloud.bolts = static_cast<std::uint8_t>(9 * most);
  }
  for (Map& map : edition.maps) {
    for (Tower& tower : map.tower) tower.wands = static_cast<std::uint8_t>(2 * most);
  }
  return edition;
}

TEST(Edition, of_extreme_values_can_be_played) {
  for (const bool largest : {false, true}) {
    const Edition edition = edition_of_extremes(largest);
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
      FastStreams streams(Seed::from_number(seed));
      FastGenerator random(Seed::from_number(seed), kStreams);
      const Side side = seed % 2 == 0 ? Side::front : Side::back;
      const auto players = static_cast<std::uint8_t>(2 + seed % 4);
      State state = setup(edition, Options{players, side, Storm::few, true}, streams);
      while (!to_act(state).empty()) {
        ASSERT_EQ(check_invariants(edition, state), nullptr);
        play_random_move<BroomService>(edition, state, streams, random);
      }
      ASSERT_EQ(check_invariants(edition, state), nullptr);
    }
  }
}

}  // namespace
}  // namespace ludoteca::broom_service
