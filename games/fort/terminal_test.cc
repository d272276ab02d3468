#include "games/fort/terminal.h"
#include "engine/random_play.h"
#include "games/fort/fort.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/drawing_checks.h"
#include "games/fort/test_position.h"

namespace ludoteca::fort {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

class FortDrawn : public testing::TestWithParam<std::string_view> {};

TEST_P(FortDrawn, EveryPositionFitsEveryWidthForEveryViewer) {
  const Catalogue& words = Catalogue::get(GetParam());
  for (std::uint8_t players = kMinPlayers; players <= kMaxPlayers; ++players) {
    int position = 0;
    const auto look = [&](const State& state) {
      if (++position % 12 != 0 && !finished(state)) return;
      expect_drawing_fits(default_edition(), state, words);
    };
    play_at_random<Fort>(default_edition(), {players, players == 2}, 7, look, [](const Event&) {});
  }
}

TEST_P(FortDrawn, ColourAddsNothingButColour) {
  int position = 0;
  const auto look = [&](const State& state) {
    if (++position % 30 != 0) return;
    expect_colour_adds_only_colour(default_edition(), state, Catalogue::get(GetParam()));
  };
  play_at_random<Fort>(default_edition(), {3, false}, 8, look, [](const Event&) {});
}

INSTANTIATE_TEST_SUITE_P(EveryLanguage, FortDrawn, testing::Values("en", "pt-BR", "fr", "pl"));

std::string draw(const State& state, Viewer viewer, int width = 80) {
  const std::vector<std::string> names = {"Ana", "Rui"};
  return draw_table(default_edition(), view(default_edition(), state, viewer),
                    {Catalogue::get("en"), names, viewer}, {width, false});
}

TEST(FortTable, ShowsBoardsHandAndPark) {
  const State state = TestPosition(2)
                          .hand(0, "Bug, Bud")
                          .hand(1, "Moose")
                          .stuff(0, 2, 1)
                          .pack(0, 0, 1)
                          .level(0, 1)
                          .lookout(0, "Sarge")
                          .yard(1, "Dash")
                          .park("Tiny, Doc, Chef")
                          .build();
  const std::string table = draw(state, Viewer::of(0));
  EXPECT_THAT(table, HasSubstr("Fort 1  Stuff ▲▲·· ■···  Pack ■·"));
  EXPECT_THAT(table, HasSubstr("Lookout 1/2  Sarge (shovel)"));
  EXPECT_THAT(table, HasSubstr("Yard  Dash (skate)"));
  EXPECT_THAT(table, HasSubstr("Tiny (crown)  ◆ any  ◇ trash rival → any"));
  EXPECT_THAT(table, HasSubstr("┌─ Bud ♥ ─"));
  EXPECT_THAT(table, HasSubstr("│◆ pizza × shovel "));
  EXPECT_THAT(table, Not(HasSubstr("Moose"))) << "a rival's hand";
}

TEST(FortTable, ShowsTheCardBeingPlayed) {
  State state =
      TestPosition(2).hand(0, "Penny, Doodles").hand(1, "Tink").level(0, 1).stuff(0, 1, 2).build();
  EXPECT_THAT(draw(state, Viewer::of(0)), Not(HasSubstr("PLAYED")));
  make_all(state, {"play Penny", "add Doodles"});
  EXPECT_THAT(draw(state, Viewer::of(1)), HasSubstr("PLAYED  Penny (glue)  with  Doodles (glue)"));
  make_all(state, {"begin"});
  EXPECT_THAT(draw(state, Viewer::of(0), 120),
              HasSubstr("◆ public: move a resource from Stuff to Pack for each glue [1 of 2]"));
}

// F4.5: a coin keeps its suit for both actions, so it has to be seen.
TEST(FortTable, ShowsTheSuitsGivenToCoins) {
  State state =
      TestPosition(2).hand(0, "Chef, Captain, Blades").hand(1, "Tink").lookout(0, "Smoke").build();
  make_all(state, {"play Chef", "public", "add Captain"});
  EXPECT_THAT(draw(state, Viewer::of(1)), Not(HasSubstr("coin =")));
  make_all(state, {"add Blades as book"});
  EXPECT_THAT(draw(state, Viewer::of(1)),
              HasSubstr("with  Captain (book)  Blades ♥ (coin)  coin = book\n"));
}

TEST(FortTable, ListsTheOwnDeckWhereThereIsRoom) {
  const State state = TestPosition(2).hand(0, "Bug").deck(0, "Doc, Tiny").deck(1, "Dash").build();
  const auto lines = [&](int height, Seat seat) {
    const std::vector<std::string> names = {"Ana", "Rui"};
    return draw_table(default_edition(), view(default_edition(), state, Viewer::of(seat)),
                      {Catalogue::get("en"), names, Viewer::of(seat)}, {80, false, height});
  };
  EXPECT_THAT(lines(40, 0),
              AllOf(HasSubstr("deck 2  Doc (book)  Tiny (crown)"), Not(HasSubstr("Dash"))));
  EXPECT_THAT(lines(5, 0), AllOf(HasSubstr("deck 2"), Not(HasSubstr("Doc (book)"))));
}

// Nobody has anything yet, and what was kept decides what to keep next.
TEST(FortTable, TheDraftShowsWhatWasKept) {
  const std::vector<std::string> names = {"Ana", "Rui"};
  int drafts = 0;
  const auto look = [&](const State& state) {
    const View seen = view(default_edition(), state, Viewer::of(0));
    if (seen.step != Step::draft || seen.over) return;
    ++drafts;
    const std::string table = draw(state, Viewer::of(0));
    EXPECT_THAT(table, Not(HasSubstr("Rui")));
    EXPECT_EQ(table.find("Kept so far") != std::string::npos, seen.players[0].deck_size > 0);
    for (KidId kid = 0; kid < default_edition().kid_count; ++kid) {
      if (seen.players[0].deck.of[kid] == 0) continue;
      EXPECT_THAT(table, HasSubstr(std::string(default_edition().kids[kid].name()) + " ("));
    }
  };
  play_at_random<Fort>(default_edition(), {2, true}, 11, look, [](const Event&) {});
  EXPECT_GT(drafts, 8);
}

TEST(FortTable, TheScoreNamesTheWinner) {
  const Edition& edition = default_edition();
  const std::vector<std::string> names = {"Ana", "Rui"};
  int position = 0;
  const auto look = [&](const State& state) {
    if (++position % 30 != 0 && !finished(state)) return;
    const std::string score =
        draw_score(edition, view(edition, state, Viewer::spectator()),
                   {Catalogue::get("en"), names, Viewer::spectator()}, {80, false});
    EXPECT_THAT(score, AllOf(HasSubstr("Track"), HasSubstr("Macaroni"), HasSubstr("Total")));
    if (finished(state)) {
      EXPECT_THAT(score, testing::AnyOf(HasSubstr("wins!"), HasSubstr("shared")));
    }
  };
  play_at_random<Fort>(default_edition(), {2, false}, 9, look, [](const Event&) {});
}

}  // namespace
}  // namespace ludoteca::fort
