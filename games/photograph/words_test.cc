#include "games/photograph/words.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace ludoteca::photograph {
namespace {

using testing::HasSubstr;

constexpr Photo kRed7{Colour::red, Range::high, 7};
constexpr Photo kBlueLow{Colour::blue, Range::low, 0};
const std::vector<std::string> kNames = {"Ana", "Rui"};

class WordsTest : public testing::Test {
 protected:
  Reader reader(std::string_view language, Viewer viewer = Viewer::of(0)) const {
    return {Catalogue::get(language), kNames, viewer};
  }
  std::string say(const Event& event, std::string_view language = "en",
                  Viewer viewer = Viewer::of(0)) const {
    return describe_event(edition_, event, reader(language, viewer));
  }
  const Edition& edition_ = default_edition();
};

TEST_F(WordsTest, PhotosAndBacks) {
  EXPECT_EQ(photo_text(edition_, kRed7, Catalogue::get("en")), "red 7");
  EXPECT_EQ(photo_text(edition_, kBlueLow, Catalogue::get("pl")), "niebieska 1–6");
  EXPECT_EQ(photo_text(edition_, kRed7.back(), Catalogue::get("pt-BR")), "vermelha 7–12");
}

TEST_F(WordsTest, EventsAddressTheReader) {
  const SceneChosen scene{0, 1, End::left, 3};
  EXPECT_EQ(say(scene), "You take 3 photos from row 2, from the left:");
  EXPECT_EQ(say(scene, "en", Viewer::of(1)), "Ana takes 3 photos from row 2, from the left:");
  EXPECT_EQ(say(scene, "pl", Viewer::spectator()), "Ana bierze 3 fotografie z rzędu 2, od lewej:");
  EXPECT_EQ(say(PhotoShot{1, kRed7, false}), "Rui shoots red 7: blurry!");
  EXPECT_EQ(say(PhotoShot{0, kRed7, true}, "pt-BR"), "Você tira a foto vermelha 7: nítida.");
  EXPECT_EQ(say(GoodShotWon{1, Colour::grey}), "Rui wins the grey Good Shot ★!");
}

TEST_F(WordsTest, ARefillIsToldOnce) {
  EXPECT_EQ(say(PhotoPlaced{0, kRed7}), "");
  EXPECT_EQ(say(PhotoPlaced{static_cast<std::uint8_t>(cell_at(2, 3)), kRed7}),
            "The City is filled again.");
}

TEST_F(WordsTest, EveryEventHasWordsInEveryLanguage) {
  const std::vector<Event> events = {SceneChosen{1, 0, End::right, 1},
                                     PhotoTaken{1, 0, false, kBlueLow},
                                     FilmWound{1, {0, 3}},
                                     WindChosen{1},
                                     PhotoShot{1, kRed7, true},
                                     PhotoShot{1, kRed7, false},
                                     GoodShotWon{1, Colour::brown},
                                     PhotoLeft{3, kRed7},
                                     PhotoTurnedUp{1, 0, kRed7},
                                     SunsetRevealed{},
                                     SunsetOver{},
                                     LastShots{},
                                     LastPhoto{1, kRed7},
                                     GameOver{}};
  for (const std::string_view language : Catalogue::languages()) {
    for (const Event& event : events) {
      EXPECT_FALSE(say(event, language).empty());
      EXPECT_FALSE(say(event, language, Viewer::of(1)).empty());
    }
  }
}

// A view of a City with two photos in row 1 and one in row 2, and a hand of three.
View small_view(Step step) {
  View seen;
  seen.viewer = Viewer::of(0);
  seen.options = {2, false};
  seen.rows = 3;
  seen.step = step;
  seen.turn = 0;
  seen.taken = 2;
  seen.to_act = SeatSet::only(0);
  seen.city[cell_at(0, 1)] = {true, kBlueLow};
  seen.city[cell_at(0, 3)] = {true, kRed7};
  seen.city[cell_at(1, 3)] = {true, kRed7};
  seen.players[0].hand.push_back({Colour::red, Range::high, 8});
  seen.players[0].hand.push_back({Colour::green, Range::low, 3});
  seen.players[0].hand.push_back({Colour::red, Range::high, 12});
  return seen;
}

TEST_F(WordsTest, MovesTellWhatTheyBring) {
  const View scene = small_view(Step::choose_scene);
  EXPECT_EQ(describe_action(edition_, scene, Action::take(0, End::right, 2), reader("en")),
            "row 1, from the right, 2 photos: red 7, blue 1–6");
  const View wind = small_view(Step::wind);
  EXPECT_EQ(describe_action(edition_, wind, Action::wind(1, 2), reader("en")),
            "card 2 (green 3) to place 3; then you shoot red 8 (sharp), red 12 (blurry)");
  EXPECT_EQ(describe_action(edition_, wind, Action::wind(1, 2), reader("en", Viewer::spectator())),
            "card 2 to place 3");
}

TEST_F(WordsTest, TheQuestionIsForTheOneWhoIsAsked) {
  const View seen = small_view(Step::wind);
  EXPECT_THAT(prompt(edition_, seen, reader("en")), HasSubstr("the 2 rearmost cards are shot"));
  EXPECT_EQ(prompt(edition_, seen, reader("en", Viewer::of(1))), "Ana winds the film.");
}

TEST_F(WordsTest, RefusalsTellTheRule) {
  const auto why = [&](Step step, std::optional<Action> action) {
    return refusal(edition_, small_view(step), action, Catalogue::get("en"));
  };
  constexpr Step kScene = Step::choose_scene;
  EXPECT_THAT(why(kScene, std::nullopt), HasSubstr("type row, end and number, as in 2L3"));
  EXPECT_THAT(why(kScene, Action::wind(0, 1)), HasSubstr("First choose the scene"));
  EXPECT_EQ(why(kScene, Action::take(3, End::left, 1)), "The City has only 3 rows.");
  EXPECT_EQ(why(kScene, Action::take(2, End::left, 1)), "Row 3 is empty.");
  EXPECT_EQ(why(kScene, Action::take(0, End::left, 3)), "Row 1 has only 2 photos left.");
  EXPECT_EQ(why(kScene, Action::take(1, End::left, 3)), "Row 2 has only 1 photo left.");
  EXPECT_THAT(why(kScene, Action::take(1, End::right, 1)), HasSubstr("type 2L1"));
  EXPECT_THAT(why(Step::wind, std::nullopt), HasSubstr("as in 1>4"));
  EXPECT_THAT(why(Step::sunset, Action::take(0, End::left, 1)), HasSubstr("No photos are taken"));
  EXPECT_EQ(why(Step::wind, Action::wind(0, 3)), "Your hand has only 3 cards.");
  EXPECT_EQ(why(Step::wind, Action::wind(2, 1)),
            "The front card cannot be wound: choose a card behind it.");
  EXPECT_EQ(why(Step::wind, Action::wind(1, 0)),
            "Cards move towards the front: the second number must be larger.");
}

}  // namespace
}  // namespace ludoteca::photograph
