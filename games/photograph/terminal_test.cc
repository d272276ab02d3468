#include "games/photograph/terminal.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/drawing_checks.h"
#include "games/photograph/photograph.h"

namespace ludoteca::photograph {
namespace {

using testing::HasSubstr;

// Plays at random and calls look(state) at every position, the last one included.
template <class Look>
void play_through(int players, std::uint64_t seed, Look look) {
  const Edition& edition = default_edition();
  FastStreams streams{Seed::from_number(seed)};
  FastGenerator random(Seed::from_number(seed), 99);
  State state = setup(edition, {static_cast<std::uint8_t>(players), true}, streams);
  look(state);
  while (!finished(state)) {
    const Seat seat = to_act(state).front();
    Actions list;
    legal_actions(edition, state, seat, list);
    apply(edition, state, seat, pick(random, list), streams, NoEvents());
    look(state);
  }
}

class Drawn : public testing::TestWithParam<std::string_view> {};

TEST_P(Drawn, EveryPositionFitsEveryWidthForEveryViewer) {
  for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
    play_through(players, 7, [&](const State& state) {
      expect_drawing_fits(default_edition(), state, Catalogue::get(GetParam()));
    });
  }
}

TEST_P(Drawn, ColourAddsNothingButColour) {
  play_through(3, 8, [&](const State& state) {
    expect_colour_adds_only_colour(default_edition(), state, Catalogue::get(GetParam()));
  });
}

INSTANTIATE_TEST_SUITE_P(EveryLanguage, Drawn, testing::Values("en", "pt-BR", "fr", "pl"));

class DrawnByHand : public testing::Test {
 protected:
  DrawnByHand() {
    seen_.viewer = Viewer::of(0);
    seen_.options = {2, false};
    seen_.colours = 0b11;
    seen_.rows = 3;
    seen_.step = Step::wind;
    seen_.turn = 0;
    seen_.taken = 2;
    seen_.to_act = SeatSet::only(0);
    seen_.deck = 12;
    seen_.deck_top = Photo{Colour::red, Range::high, 0};
    seen_.good_shots = {1, kNobody, kNobody, kNobody, kNobody, kNobody, kNobody};
  }
  std::string draw(int width = 80) const {
    const std::vector<std::string> names = {"Ana", "Rui"};
    return draw_table(default_edition(), seen_, {Catalogue::get("en"), names, seen_.viewer},
                      {width, false});
  }
  View seen_;
};

TEST_F(DrawnByHand, StripsShowBlurryPhotosAndWhatWouldBeSharpNext) {
  StripView& strip = seen_.players[0].strips[1];
  strip.shots.push_back({{Colour::red, Range::low, 4}, true});
  strip.shots.push_back({{Colour::red, Range::high, 0}, false});
  strip.next_sharp = 0b1'1110'1110;
  EXPECT_THAT(draw(), HasSubstr("red  ★  4 ~"));
  EXPECT_THAT(draw(), HasSubstr("1–3 5–8"));
}

TEST_F(DrawnByHand, AGoodShotStandsWithItsOwner) {
  EXPECT_THAT(draw(), HasSubstr("· ★"));
  EXPECT_THAT(draw(), HasSubstr("red  ★"));
}

TEST_F(DrawnByHand, TheHandShowsPlacesEndsAndWhatIsShotNext) {
  for (int number = 1; number <= 5; ++number) {
    seen_.players[0].hand.push_back({Colour::blue, Range::low, static_cast<std::uint8_t>(number)});
  }
  seen_.players[0].strips[0].shots.push_back({{Colour::blue, Range::low, 6}, true});
  seen_.players[0].strips[0].next_sharp = 1U << 5;
  const std::string table = draw();
  EXPECT_THAT(table, HasSubstr("┌──1───┐┌──2───┐┌──3───┐┌──4───┐┌──5───┐"));
  EXPECT_THAT(table, HasSubstr("BACK▸│ blue │"));
  EXPECT_THAT(table, HasSubstr("│ blue │▸FRONT"));
  EXPECT_THAT(table, HasSubstr("└──~───┘└──────┘"));
  EXPECT_THAT(table, HasSubstr("▲       ▲ shot after winding"));
}

TEST_F(DrawnByHand, TheCityShowsWhatLiesFaceDown) {
  seen_.city[cell_at(1, 0)] = {true, {Colour::red, Range::high, 10}};
  seen_.city[cell_at(1, 1)] = {true, {Colour::blue, Range::low, 0}};
  EXPECT_THAT(draw(), HasSubstr(" 2 [red    10]  blue  1–6  "));
  EXPECT_THAT(draw(), HasSubstr("Deck 12, on top: red 7–12"));
  EXPECT_THAT(draw(), HasSubstr("Sunset: still to come"));
}

}  // namespace
}  // namespace ludoteca::photograph
