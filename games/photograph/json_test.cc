#include "games/photograph/json.h"

#include <gtest/gtest.h>

#include "engine/random_play.h"
#include "games/photograph/photograph.h"

namespace ludoteca::photograph {
namespace {

namespace json = boost::json;

json::value parsed(std::string_view text) {
  return json::parse(text);
}

std::string event_text(const Event& event) {
  return json_text([&](JsonWriter& out) { write_json(default_edition(), event, out); });
}

TEST(EventJson, WritesEveryKindOfEvent) {
  const Photo red7{Colour::red, Range::high, 7};
  const Photo hidden{Colour::grey, Range::low, 0};
  EXPECT_EQ(event_text(SceneChosen{0, 1, End::right, 3}),
            R"({"event":"scene-chosen","seat":1,"row":2,"end":"right","count":3})");
  EXPECT_EQ(event_text(PhotoTaken{1, 6, true, red7}),
            R"({"event":"photo-taken","seat":2,"cell":{"row":2,"column":3},"face_up":true,)"
            R"("photo":{"colour":"red","number":7}})");
  EXPECT_EQ(event_text(PhotoTaken{1, 6, false, hidden}),
            R"({"event":"photo-taken","seat":2,"cell":{"row":2,"column":3},"face_up":false,)"
            R"("photo":{"colour":"grey","range":"1-6"}})");
  EXPECT_EQ(event_text(FilmWound{0, {0, 3}}), R"({"event":"film-wound","seat":1,"wind":"1>4"})");
  EXPECT_EQ(event_text(WindChosen{2}), R"({"event":"wind-chosen","seat":3})");
  EXPECT_EQ(event_text(PhotoShot{0, red7, false}),
            R"({"event":"photo-shot","seat":1,"photo":{"colour":"red","number":7},)"
            R"("sharp":false})");
  EXPECT_EQ(event_text(GoodShotWon{3, Colour::purple}),
            R"({"event":"good-shot-won","seat":4,"colour":"purple"})");
  EXPECT_EQ(event_text(PhotoLeft{0, hidden}),
            R"({"event":"photo-left","cell":{"row":1,"column":1},)"
            R"("photo":{"colour":"grey","range":"1-6"}})");
  EXPECT_EQ(event_text(PhotoTurnedUp{5, 0, red7}),
            R"({"event":"photo-turned-up","from":{"row":2,"column":2},)"
            R"("to":{"row":1,"column":1},"photo":{"colour":"red","number":7}})");
  EXPECT_EQ(event_text(PhotoPlaced{15, red7}),
            R"({"event":"photo-placed","cell":{"row":4,"column":4},)"
            R"("photo":{"colour":"red","number":7}})");
  EXPECT_EQ(event_text(SunsetRevealed{}), R"({"event":"sunset-revealed"})");
  EXPECT_EQ(event_text(SunsetOver{}), R"({"event":"sunset-over"})");
  EXPECT_EQ(event_text(LastShots{}), R"({"event":"last-shots"})");
  EXPECT_EQ(event_text(LastPhoto{0, red7}),
            R"({"event":"last-photo","seat":1,"photo":{"colour":"red","number":7}})");
  EXPECT_EQ(event_text(GameOver{}), R"({"event":"game-over"})");
}

class ViewJson : public testing::Test {
 protected:
  State deal(int players, bool variant) {
    return setup(edition_, {static_cast<std::uint8_t>(players), variant}, streams_);
  }
  void play_until(State& state, Step step) {
    while (state.pending.top().step != step) move(state);
  }
  void move(State& state) { play_random_move<Photograph>(edition_, state, streams_, random_); }
  json::object see(const State& state, Viewer viewer) const {
    const std::string text = json_text(
        [&](JsonWriter& out) { write_json(edition_, view(edition_, state, viewer), out); });
    return json::parse(text).as_object();
  }

  const Edition& edition_ = default_edition();
  FastStreams streams_{Seed::from_number(3)};
  FastGenerator random_{Seed::from_number(3), 77};
};

TEST_F(ViewJson, ShowsTheBeginning) {
  const State state = deal(2, true);
  const json::object seen = see(state, Viewer::of(0));
  EXPECT_EQ(seen.at("viewer"), 1);
  EXPECT_EQ(seen.at("players"), 2);
  EXPECT_EQ(seen.at("options"), parsed(R"({"missed-opportunity":"on"})"));
  EXPECT_EQ(seen.at("colours").as_array().size(), 5U);
  EXPECT_EQ(seen.at("step"), "choose-scene");
  EXPECT_EQ(seen.at("turn"), state.pending.top().seat + 1);
  EXPECT_EQ(seen.at("to_act"), json::value(json::array{state.pending.top().seat + 1}));
  EXPECT_EQ(seen.at("deck").at("count"), 39);
  EXPECT_TRUE(seen.at("deck").at("top").as_object().contains("range"));
  EXPECT_EQ(seen.at("city").as_array().size(), 3U);
  EXPECT_EQ(seen.at("good_shots").as_object().size(), 5U);
  EXPECT_TRUE(seen.at("outcome").is_null());
  EXPECT_TRUE(seen.at("own_wind").is_null());
}

TEST_F(ViewJson, ShowsOnlyTheOwnHand) {
  const json::object seen = see(deal(3, false), Viewer::of(1));
  for (const json::value& seat : seen.at("seats").as_array()) {
    const bool own = seat.at("seat") == 2;
    ASSERT_EQ(seat.at("hand").as_array().size(), 5U);
    for (const json::value& photo : seat.at("hand").as_array()) {
      EXPECT_EQ(photo.as_object().contains("number"), own);
      EXPECT_EQ(photo.as_object().contains("range"), !own);
    }
  }
}

TEST_F(ViewJson, ShowsFrontsOnlyInFaceUpColumns) {
  const json::object seen = see(deal(4, false), Viewer::spectator());
  EXPECT_EQ(seen.at("viewer"), "spectator");
  ASSERT_EQ(seen.at("city").as_array().size(), 4U);
  for (const json::value& row : seen.at("city").as_array()) {
    for (std::size_t column = 0; column < 4; ++column) {
      EXPECT_EQ(row.at(column).as_object().contains("number"), column == 0 || column == 3);
    }
  }
}

TEST_F(ViewJson, StripsTellWhatWouldBeSharp) {
  State state = deal(2, false);
  state.colours |= 1U << static_cast<int>(Colour::red);
  Strip& strip = state.strip(0, Colour::red);
  strip.add(6, true);
  strip.add(7, true);
  strip.add(1, false);
  const json::object seen = see(state, Viewer::spectator());
  const json::value& red = seen.at("seats").at(0).at("strips").at("red");
  EXPECT_EQ(red.at("shots"), parsed(R"([{"colour":"red","number":6,"sharp":true},
                                        {"colour":"red","number":7,"sharp":true},
                                        {"colour":"red","range":"1-6","sharp":false}])"));
  EXPECT_EQ(red.at("next_sharp"), parsed("[8,9,10,11,12]"));
  EXPECT_EQ(seen.at("seats").at(0).at("points").at("colours").at("red"),
            parsed(R"({"strip":3,"blurry":-2,"good_shot":0})"));
}

TEST_F(ViewJson, ShowsTheOwnSecretWindAlone) {
  State state = deal(2, false);
  play_until(state, Step::sunset);
  move(state);
  EXPECT_TRUE(see(state, Viewer::of(0)).at("own_wind").is_string());
  EXPECT_TRUE(see(state, Viewer::of(1)).at("own_wind").is_null());
  EXPECT_EQ(see(state, Viewer::of(1)).at("to_act"), parsed("[2]"));
  EXPECT_TRUE(see(state, Viewer::spectator()).at("own_wind").is_null());
}

TEST_F(ViewJson, ShowsEverythingAtTheEnd) {
  State state = deal(3, false);
  while (!finished(state)) move(state);
  const json::object seen = see(state, Viewer::spectator());
  EXPECT_EQ(seen.at("step"), "over");
  EXPECT_TRUE(seen.at("turn").is_null());
  EXPECT_TRUE(seen.at("to_act").as_array().empty());
  EXPECT_TRUE(seen.at("deck").at("top").is_null());
  EXPECT_EQ(seen.at("outcome").at("score").as_array().size(), 3U);
  EXPECT_EQ(seen.at("outcome").at("score").at(0), seen.at("seats").at(0).at("points").at("total"));
  EXPECT_EQ(json::serialize(seen).find("range"), std::string::npos);
}

}  // namespace
}  // namespace ludoteca::photograph
