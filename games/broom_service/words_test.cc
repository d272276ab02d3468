#include "games/broom_service/words.h"
#include "engine/telling_checks.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "games/broom_service/example.h"
#include "games/broom_service/names.h"
#include "games/broom_service/notation.h"
#include "games/broom_service/test_random_game.h"
#include "tests/rounds.h"

namespace ludoteca::broom_service {
namespace {

using testing::HasSubstr;
using testing::Not;

const std::vector<std::string> kNames = {"Ana", "Rui", "Zosia", "Leo", "Max"};

Reader reader(std::string_view language, Viewer viewer = Viewer::of(0)) {
  return {Catalogue::get(language), kNames, viewer};
}
std::string say(const Event& event, std::string_view language = "en",
                Viewer viewer = Viewer::of(0)) {
  return describe_event(test_edition(), event, reader(language, viewer));
}

TEST(BroomWords, RolesSayWhoTheyAre) {
  const auto laid = [](std::string_view language, Role role, bool brave, Seat seat = 0) {
    return say(RoleLaid{seat, role, brave, true}, language);
  };
  EXPECT_EQ(laid("en", Role::forest_witch, true), "You lead: “I am the brave Forest Witch!”");
  EXPECT_EQ(laid("pt-BR", Role::fruit_gatherer, false, 1),
            "Rui inicia: “Eu sou um Coletor de Frutas covarde.”");
  EXPECT_EQ(laid("pt-BR", Role::weather_fairy, true),
            "Você inicia: “Eu sou a corajosa Fada do Clima!”");
  EXPECT_EQ(laid("fr", Role::hill_druid, true),
            "Vous ouvrez : « Je suis le courageux Druide de la Colline ! »");
  EXPECT_EQ(laid("pl", Role::prairie_witch, false, 2),
            "Zosia rozpoczyna: „Jestem tchórzliwą Łąkową Wiedźmą.”");
}

// Walks the edition: a role, card, cloud or tile without words would throw or be empty.
TEST(BroomWords, EverythingHasWordsInEveryLanguage) {
  const Edition& edition = test_edition();
  for (const std::string_view language : Catalogue::languages()) {
    const Catalogue& words = Catalogue::get(language);
    std::set<std::string> names;
    const auto check = [&](const std::string& name) {
      EXPECT_FALSE(name.empty());
      EXPECT_TRUE(names.insert(name).second) << name << " is there twice in " << language;
    };
    for (int i = 0; i < kRoles; ++i) {
      const auto role = static_cast<Role>(i);
      check(role_text(role, words));
      for (const bool brave : {false, true}) {
        check(role_text(role, brave, words));
        check(role_says(role, brave, words));
        check(role_does(edition, role, brave, words));
      }
    }
    for (int i = 0; i < kEventCards; ++i) {
      check(event_text(static_cast<EventCard>(i), words));
      check(event_does(edition, static_cast<EventCard>(i), words));
    }
    for (int i = 0; i < kTerrains; ++i) check(terrain_text(static_cast<Terrain>(i), words));
    for (int i = kHeavyKinds; i < kCloudKinds; ++i) {
      check(storm_does(edition, static_cast<Cloud>(i), words));
    }
    for (int i = 0; i < kForestTileKinds; ++i) {
      check(forest_tile_does(edition, static_cast<ForestTile>(i), words));
    }
    for (std::uint8_t i = 0; i < kHillTileKinds; ++i) check(hill_tile_does(edition, i, words));
    for (int i = 0; i < kMountainTileKinds; ++i) {
      EXPECT_FALSE(mountain_tile_does(edition, static_cast<MountainTile>(i), words).empty());
    }
  }
}

TEST(BroomWords, FiguresComeFromTheEdition) {
  Edition edition = test_edition();
  const Catalogue& words = Catalogue::get("en");
  EXPECT_EQ(event_does(edition, EventCard::dangerous_areas, words),
            "at the end of the round, for each of your pawns: forest −1, prairie −3, hill −2, "
            "mountain 0");
  edition.dangerous = {2, 0, 0, -5};
  EXPECT_THAT(event_does(edition, EventCard::dangerous_areas, words),
              HasSubstr("forest +2, prairie 0, hill 0, mountain −5"));
  edition.black_market = 1;
  EXPECT_THAT(event_does(edition, EventCard::black_market, words), HasSubstr("score 1 point "));
  edition.more_or_less = {0, 9, 8, 7, 6, -5};
  EXPECT_THAT(event_does(edition, EventCard::more_or_less, words),
              HasSubstr("1: +9, 2: +8, 3: +7, 4: +6, 5: −5"));
  edition.druid_terrains = {0b1001, 0b0010};
  EXPECT_EQ(role_does(edition, Role::valley_druid, false, words),
            "deliver a potion with a pawn that stands in a forest or on a mountain");
  edition.gathers[0] = {Resources{{0, 0, 1, 0}}, Resources{{1, 0, 0, 2}}};
  EXPECT_EQ(role_does(edition, Role::fruit_gatherer, true, words), "take 1 orange potion, 2 wands");
  edition.storm_needs[1] = 5;
  edition.storm_points[1] = 1;
  EXPECT_EQ(storm_does(edition, Cloud::violet, words),
            "when taken: 1 point if you have at least 5 violet potions");
}

TEST(BroomWords, NumbersAgree) {
  const auto text = [](std::string_view language, Resources amount) {
    return resources_text(amount, Catalogue::get(language));
  };
  EXPECT_EQ(text("en", {{1, 2, 0, 1}}), "1 orange potion, 2 violet potions, 1 wand");
  EXPECT_EQ(text("pt-BR", {{2, 0, 2, 1}}), "2 poções laranja, 2 poções verdes, 1 varinha");
  EXPECT_EQ(text("fr", {{0, 2, 1, 2}}), "2 potions violettes, 1 potion verte, 2 baguettes");
  EXPECT_EQ(text("pl", {{1, 2, 5, 1}}),
            "1 pomarańczowy eliksir, 2 fioletowe eliksiry, 5 zielonych eliksirów, 1 różdżkę");
  EXPECT_EQ(text("pl", {}), "nic");
}

TEST(BroomWords, EventsAddressTheReader) {
  EXPECT_EQ(say(PotionDelivered{0, 6, 11, Colour::violet, 6, 1}),
            "You deliver 1 violet potion to tower t12 (region 7): 6 points, 1 wand.");
  EXPECT_EQ(say(PotionDelivered{1, 6, kTileTower, Colour::orange, 7, 0}, "pl"),
            "Rui dostarcza 1 pomarańczowy eliksir do wieży z żetonu (region 7): 7 punktów.");
  EXPECT_EQ(say(PotionDelivered{0, 6, 11, Colour::violet, 6, 1}, "pl"),
            "Dostarczasz 1 fioletowy eliksir do wieży t12 (region 7): 6 punktów, 1 różdżka.");
  EXPECT_EQ(say(PointsScored{0, -3, Why::bewitched}), "You lose 3 points (bewitched role).");
  EXPECT_EQ(say(PointsScored{1, 1, Why::event}, "pt-BR"), "Rui ganha 1 ponto (evento).");
  EXPECT_EQ(say(BraveOut{0, 1}), "Rui steals the brave action: you get nothing this turn.");
  EXPECT_EQ(say(BraveOut{1, 0}), "You steal the brave action: Rui gets nothing this turn.");
  EXPECT_EQ(say(CloudTaken{0, 8, Cloud::heavy_2, 2}),
            "You pay 2 wands and take the cloud of region 9 (2 bolts).");
  EXPECT_EQ(say(PawnFlew{1, 0, 3, 19, 2}, "fr"),
            "Turbo ! Un pion de Rui file vers le cercle de pierres C (région 20).");
  EXPECT_EQ(say(TurnStarted{0}), "");
  EXPECT_EQ(say(FinalScore{1, 4, 6, 4, 0, 72}), "Rui: bolts +6, sets +4: 72 points in all.");
  EXPECT_EQ(say(FinalScore{1, 4, 6, 4, 9, 81}),
            "Rui: bolts +6, sets +4, amulets +9: 81 points in all.");
}

TEST(BroomWords, SecretsAreNotTold) {
  const Roles roles = with(bit(Role::hill_druid), Role::forest_witch);
  EXPECT_EQ(say(RolesChosen{0, roles}), "You choose: Forest Witch, Hill Druid.");
  EXPECT_EQ(say(redact(RolesChosen{1, roles}, Viewer::of(0))), "Rui has chosen.");
  EXPECT_EQ(say(redact(ExtraRoleChosen{1, Role::hill_druid}, Viewer::of(0))), "");
  EXPECT_EQ(say(redact(OfferChosen{1, Resource::wand, 3}, Viewer::of(0))), "");
}

// Every question, move and event of random games in every language, as every viewer sees it.
TEST(BroomWords, WholeGamesCanBeTold) {
  const Edition& edition = test_edition();
  std::uint64_t seed = 0;
  for (const std::string_view language : Catalogue::languages()) {
    for (int game = 0; game < rounds(12); ++game) {
      int position = 0;
      const auto reader_of = [&](Viewer viewer) { return reader(language, viewer); };
      const auto look = [&](const State& state) {
        if (++position % 3 == 0) expect_told<BroomService>(edition, state, reader_of);
      };
      const auto tell = [&](const Event& event) { expect_event_told(edition, event, reader_of); };
      play_at_random<BroomService>(edition, options_number(seed), seed, look, tell);
      ++seed;
    }
  }
}

// A position of the test board with one decision in it.
class BroomAsked : public testing::Test {
 protected:
  BroomAsked() {
    state_.options = {3, Side::front, Storm::off, false};
    state_.round = 1;
    state_.event = EventCard::same_destinations;
    for (Seat seat = 0; seat < 3; ++seat) {
      state_.at(seat).pawns = {0, 18};
      state_.at(seat).hand = with(bit(Role::forest_witch), Role::hill_druid);
      state_.at(seat).resources = {{1, 1, 1, 2}};
    }
  }
  void ask(Frame frame) { state_.pending.push(frame); }
  std::string asked(std::string_view language = "en", Seat seat = 0) const {
    const Viewer viewer = Viewer::of(seat);
    return prompt(test_edition(), view(test_edition(), state_, viewer), reader(language, viewer));
  }
  std::string told(Action action, std::string_view language = "en") const {
    const Viewer viewer = Viewer::of(0);
    return describe_action(test_edition(), view(test_edition(), state_, viewer), action,
                           reader(language, viewer));
  }
  State state_;
};

TEST_F(BroomAsked, TheLeaderIsToldWhoMayStealTheAction) {
  ask({Step::lead, 0, 0, 0});
  EXPECT_EQ(asked(),
            "You lead: lay one of your roles, brave or cowardly. Brave is better, but 2 players "
            "after you may still steal it; cowardly is safe.");
  state_.at(1).hand = state_.at(2).hand = 0;
  EXPECT_THAT(asked(), HasSubstr("Nobody after you can steal it"));
  state_.event = EventCard::old_days;
  EXPECT_THAT(asked(), HasSubstr("Like in the Old Days: you must be brave."));
  EXPECT_EQ(asked("en", 1), "Ana leads and lays a role.");
}

// Many moves are not listed, so the question shows how one is written.
TEST_F(BroomAsked, AQuestionWithManyAnswersShowsOne) {
  ask({Step::lead, 0, 0, 0});
  EXPECT_THAT(asked(), Not(HasSubstr("For example")));
  state_.at(0).hand = 0b1000001111;
  EXPECT_THAT(asked(), HasSubstr("brave or cowardly. For example brave:fw. Brave is better"));
  state_.event = EventCard::old_days;
  state_.at(0).hand = 0b0000001111;
  EXPECT_THAT(asked(), Not(HasSubstr("For example"))) << "four moves only";
}

// In every position the example is shown where the list is long, and is a legal move.
TEST(BroomExamples, AreLegalMoves) {
  const Edition& edition = default_edition();
  std::set<Step> shown;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const auto look = [&](const State& state) {
      if (finished(state)) return;
      const Seat seat = to_act(state).front();
      const Step step = state.pending.top().step;
      Actions list;
      legal_actions(edition, state, seat, list);
      const auto example = example_of_many(edition, view(edition, state, Viewer::of(seat)));
      if (step == Step::choose_roles || step == Step::cowardly_way) return;
      ASSERT_EQ(example.has_value(), list.size() > 6) << step_name(step) << " " << list.size();
      if (!example) return;
      shown.insert(step);
      const auto move = parse_action(*example);
      ASSERT_TRUE(move);
      EXPECT_NE(std::find(list.begin(), list.end(), *move), list.end()) << *example;
    };
    play_at_random<BroomService>(edition, options_number(seed), seed, look, [](const Event&) {});
  }
  for (const Step step :
       {Step::lead, Step::extra_role, Step::witch_delivery, Step::druid_delivery, Step::fairy,
        Step::mountain_moves, Step::mountain_potions, Step::full_hands}) {
    EXPECT_TRUE(shown.contains(step)) << step_name(step);
  }
}

TEST_F(BroomAsked, WhoChoosesRolesIsToldWhoLeads) {
  state_.leader = 1;
  ask({Step::choose_roles, 0, 0, 0});
  EXPECT_THAT(asked(), HasSubstr("for example roles:fw+vd+fg+wf. Rui leads first."));
  EXPECT_THAT(asked("pt-BR", 1), HasSubstr("Você inicia a rodada."));
}

// The cost stands behind the whole set, so each bewitched role bears its sign.
TEST_F(BroomAsked, ASetOfRolesMarksTheBewitchedOnes) {
  state_.bewitched = bit(Role::forest_witch);
  ask({Step::choose_roles, 0, 0, 0});
  EXPECT_EQ(told(Action::roles(with(bit(Role::forest_witch), Role::hill_druid))),
            "Forest Witch †, Hill Druid [† bewitched −3]");
}

TEST_F(BroomAsked, AFollowerIsToldWhatThereIsToLose) {
  state_.leader = 1;
  state_.role = Role::forest_witch;
  state_.brave = 1;
  state_.asked = 2;
  state_.bewitched = bit(Role::forest_witch);
  ask({Step::follow, 0, 0, 0});
  EXPECT_EQ(asked(),
            "You hold the Forest Witch and must lay this role: brave or cowardly? So far the brave "
            "action is Rui's, who gets nothing if you steal it. Nobody after you can steal it: "
            "brave is safe now. The role is bewitched: −3 either way.");
  EXPECT_THAT(asked("pl"), HasSubstr("Masz na ręce: Leśna Wiedźma."));
  EXPECT_THAT(told(Action::of_role(Choice::cowardly, Role::forest_witch)),
              HasSubstr("move a pawn to a neighbouring forest [† bewitched −3]"));
}

// Example 4 of the rules: two storm clouds, a brave druid, a tower of 2 points and 1 wand.
TEST_F(BroomAsked, ADeliveryTellsAllItsPoints) {
  Edition edition = test_edition();
  edition.maps[0].tower[0] = {Colour::orange, false, 2, 1};
  state_.options.storm = Storm::all;
  state_.clouds[static_cast<std::size_t>(Cloud::bonus)] = state_.cloudy = 1U << 1 | 1U << 6;
  state_.role = Role::valley_druid;
  ask({Step::druid_delivery, 0, 1, 0b0011});
  const View seen = view(edition, state_, Viewer::of(0));
  EXPECT_EQ(describe_action(edition, seen, Action(Choice::deliver, 0, 0), reader("en")),
            "from region 1 (forest) to tower t1 (round, orange, 2 points, 1 wand) [storm cloud "
            "nearby: +4 · brave Druid: +3 · together 9 points]");
  EXPECT_THAT(describe_action(edition, seen, Action(Choice::deliver, 0, 0, 1), reader("en")),
              HasSubstr("leaving 1 wand there"));
}

TEST_F(BroomAsked, AMoveTellsWhatWaitsThere) {
  state_.options = {3, Side::back, Storm::off, true};
  state_.hill = {0, kTowerTile, 1, 2};
  state_.mountain = {0, 1, 2};
  state_.forest = {0, 1, 2, kNoTile};
  state_.role = Role::hill_witch;
  state_.at(0).pawns = {7, 6};
  ask({Step::witch_move, 0, 1, 0b0100});
  EXPECT_EQ(told(Action(Choice::move, 7, 8)),
            "from 8 (prairie) to 9 (hill) [turbo: fly on to stone circle A or B]");
  EXPECT_THAT(told(Action(Choice::move, 6, 11)), HasSubstr("tile +7"));
  EXPECT_THAT(told(Action(Choice::move, 8, 9)),
              HasSubstr("your amulet and the tile: take 1 orange potion, 1 violet potion"));
  EXPECT_THAT(told(Action(Choice::move, 7, 12)),
              HasSubstr("forest tile: one more role in hand this round"));
}

TEST_F(BroomAsked, AMoveCountsTheStormCloudsBesideItsTowers) {
  Edition edition = test_edition();
  edition.maps[0].tower[0] = {Colour::orange, false, 2, 1};
  state_.options.storm = Storm::all;
  state_.clouds[static_cast<std::size_t>(Cloud::bonus)] = state_.cloudy = 1U << 1 | 1U << 6;
  state_.role = Role::forest_witch;
  ask({Step::witch_move, 0, 1, 0b0001});
  const View seen = view(edition, state_, Viewer::of(0));
  EXPECT_THAT(describe_action(edition, seen, Action(Choice::move, 1, 0), reader("en")),
              HasSubstr("t1 +6"));
}

TEST_F(BroomAsked, CloudsTellTheirPriceAndTheirEffect) {
  state_.options.storm = Storm::all;
  state_.clouds[static_cast<std::size_t>(Cloud::green)] = state_.cloudy = 1U << 1;
  state_.role = Role::weather_fairy;
  ask({Step::fairy, 0, 1, 0});
  EXPECT_EQ(told(Action(Choice::remove_cloud, 1)),
            "the cloud of region 2 (prairie) [storm cloud: 2 wands, 1 bolt · brave Weather Fairy: "
            "+3 · when taken: 7 points if you have at least 4 green potions]");
  EXPECT_THAT(asked(), HasSubstr("“I am a cowardly Weather Fairy.” Now: take a cloud"));
}

TEST_F(BroomAsked, MovesThatCannotBeMadeAreToldAllTheSame) {
  ask({Step::choose_roles, 0, 0, 0});
  EXPECT_EQ(told(Action(Choice::move, 31, 30)), "from 32 to 31");
  EXPECT_EQ(told(Action(Choice::deliver, 31, 39)), "from region 32 to tower t40");
  EXPECT_THAT(told(Action(Choice::remove_cloud, 30)), Not(HasSubstr("wand")));
  EXPECT_EQ(told(Action(Choice::fly, 1)), "to stone circle B, region ?") << "on the front";
}

}  // namespace
}  // namespace ludoteca::broom_service
