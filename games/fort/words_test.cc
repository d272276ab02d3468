#include "games/fort/words.h"
#include "engine/random_play.h"
#include "engine/telling_checks.h"
#include "games/fort/fort.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/fort/effect_parser.h"
#include "games/fort/test_position.h"

namespace ludoteca::fort {
namespace {

using testing::HasSubstr;
using testing::Not;

const std::vector<std::string> kNames = {"Ana", "Rui", "Zosia", "Leo"};

Reader reader(std::string_view language, Viewer viewer = Viewer::of(0)) {
  return {Catalogue::get(language), kNames, viewer};
}
std::string say(const Event& event, std::string_view language = "en",
                Viewer viewer = Viewer::of(0)) {
  return describe_event(default_edition(), event, reader(language, viewer));
}
std::string in_words(std::string_view effect, std::string_view language = "en") {
  return effect_words(parse_effect(effect), Catalogue::get(language));
}
std::string in_icons(std::string_view effect, std::string_view language = "en") {
  return effect_icons(parse_effect(effect), Catalogue::get(language));
}

TEST(FortWords, EffectsAreSentencesMadeFromTheirParts) {
  EXPECT_EQ(in_words("pizza × shovel"), "take a pizza for each shovel");
  EXPECT_EQ(in_words("any any"), "take 2 pizzas or 2 toys");
  EXPECT_EQ(in_words("fort → vp vp"), "raise your Fort, then score 2 points");
  EXPECT_EQ(in_words("(spend-toy → vp) × glue"),
            "for each glue, return a toy from Stuff or Pack, then score 1 point");
  EXPECT_EQ(in_words("(vp × book) → trash-this"),
            "score 1 point for each book, then trash this card");
  EXPECT_EQ(in_words("lookout, pack"),
            "put a card into your Lookout and move a resource from Stuff to Pack");
  EXPECT_EQ(in_words("any × any-suit"),
            "take a pizza or a toy for each symbol of a suit you choose (all of one kind)");
  EXPECT_EQ(in_words("vp ×pack", "pl"), "zdobądź 1 punkt za każdy zasób w Plecaku");
  EXPECT_EQ(in_words("toy toy", "pt-BR"), "pegue 2 brinquedos");
  EXPECT_EQ(in_words("trash-rival → any", "fr"),
            "détruisez un gamin du Jardin d’un adversaire, puis prenez une pizza ou un jouet");
  EXPECT_EQ(in_words("-"), "no action");
}

TEST(FortWords, EffectsAsCardsShowThem) {
  EXPECT_EQ(in_icons("pizza × shovel"), "pizza × shovel");
  EXPECT_EQ(in_icons("(trash → vp) × book"), "(trash → point) × book");
  EXPECT_EQ(in_icons("(vp × squirt-gun) → trash-this"), "(point × squirt) → trash this");
  EXPECT_EQ(in_icons("fort → vp vp"), "fort → point point");
  EXPECT_EQ(in_icons("lookout, pack", "pl"), "czatownia, plecak");
  EXPECT_EQ(in_icons("vp ×fort", "fr"), "point × niveau");
  EXPECT_EQ(in_icons("-"), "–");
}

// Walks the edition: a kid, suit or effect without words would throw or be empty.
TEST(FortWords, EveryKidHasANameAndActionsInEveryLanguage) {
  const Edition& edition = default_edition();
  for (const std::string_view language : Catalogue::languages()) {
    const Catalogue& words = Catalogue::get(language);
    std::set<std::string> names;
    for (KidId id = 0; id < edition.kid_count; ++id) {
      const Kid& kid = edition.kids[id];
      EXPECT_TRUE(names.insert(kid_text(edition, id, words)).second) << kid.name();
      EXPECT_FALSE(suits_text(kid, words).empty());
      EXPECT_FALSE(suits_text(kid, words, true).empty());
      EXPECT_FALSE(effect_words(kid.public_action, words).empty());
      EXPECT_FALSE(effect_words(kid.private_action, words).empty());
      EXPECT_FALSE(effect_icons(kid.public_action, words).empty());
      EXPECT_FALSE(effect_icons(kid.private_action, words).empty());
    }
  }
}

TEST(FortWords, KidsHaveTheNamesOfTheRulebooks) {
  const auto name = [](std::string_view kid, std::string_view language) {
    return kid_text(default_edition(), kid_named(kid), Catalogue::get(language));
  };
  EXPECT_EQ(name("The Moles", "pl"), "Krety");
  EXPECT_EQ(name("The Moles", "pt-BR"), "Os Toupeiras");
  EXPECT_EQ(name("The Moles", "fr"), "The Moles");
  EXPECT_EQ(name("Dot", "pt-BR"), "Sardinha");
  EXPECT_EQ(name("Icky & Sticky", "pl"), "Icky & Sticky");
}

TEST(FortWords, NoNameIsForAKidThatIsNotThere) {
  const Edition& edition = default_edition();
  const Catalogue& english = Catalogue::get("en");
  std::set<std::string> names;
  for (KidId id = 0; id < edition.kid_count; ++id) names.emplace(edition.kids[id].name());
  for (const auto& [key, text] : english.messages()) {
    if (!key.starts_with("fort.kid.") || key == "fort.kid.coin") continue;
    EXPECT_EQ(names.count(text), 1U) << key;
  }
}

TEST(FortWords, EveryPerkAndRuleIsExplained) {
  const Edition& edition = default_edition();
  for (const std::string_view language : Catalogue::languages()) {
    const Catalogue& words = Catalogue::get(language);
    for (int i = 0; i < kPerks; ++i) {
      EXPECT_FALSE(perk_text(static_cast<Perk>(i), words).empty());
      EXPECT_FALSE(perk_does(edition, static_cast<Perk>(i), words).empty());
    }
    for (int i = 0; i < kMadeUpRules; ++i) {
      EXPECT_FALSE(rule_text(static_cast<MadeUpRule>(i), words).empty());
      EXPECT_FALSE(rule_does(edition, static_cast<MadeUpRule>(i), words).empty());
    }
  }
  EXPECT_EQ(rule_does(edition, MadeUpRule::sleepover, Catalogue::get("en")),
            "8 if you have the most cards, 4 if you are tied");
  EXPECT_EQ(perk_does(edition, Perk::xxl_backpack, Catalogue::get("en")), "your Pack holds 2 more");
}

TEST(FortWords, CostsTellTheChoice) {
  const Edition& edition = default_edition();
  const Catalogue& words = Catalogue::get("en");
  EXPECT_EQ(cost_text(edition, 1, Icon::fort, words), "1 pizza, 1 toy, 1 of either kind");
  EXPECT_EQ(cost_text(edition, 0, Icon::fort_more, words), "1 pizza, 1 toy, 1 of either kind");
  EXPECT_EQ(cost_text(edition, 2, Icon::fort_less, words),
            "2 pizzas, 2 toys, less one of your choice");
}

TEST(FortWords, EventsAddressTheReader) {
  const KidId bug = kid_named("Bug");
  EXPECT_EQ(say(CardPlayed{0, bug}), "You play Bug (shovel).");
  EXPECT_EQ(say(CardPlayed{1, bug}), "Rui plays Bug (shovel).");
  EXPECT_EQ(say(CardPlayed{0, bug}, "pl"), "Zagrywasz kartę Żuk (łopata).");
  EXPECT_EQ(say(KidMoved{0, 1, bug, Zone::yard, Zone::discard}),
            "You recruit Bug (shovel) from Rui's Yard.");
  EXPECT_EQ(say(KidMoved{1, 1, bug, Zone::yard, Zone::discard}), "") << "cleanup";
  EXPECT_EQ(say(CardAdded{1, kid_named("Puddin"), Zone::hand, Suit::glue}),
            "Rui adds Puddin (coin as glue).");
  EXPECT_EQ(say(ResourcesMoved{0, Resource::toy, 2, Place::supply, Place::stuff}, "fr"),
            "Vous prenez 2 jouets.");
  EXPECT_EQ(say(redact(RuleKept{1, 3}, Viewer::of(0))), "Rui keeps a made-up rule.");
  EXPECT_EQ(say(RuleKept{0, 3}), "You keep Pizza Party.");
}

// Every question, move and event of random games in every language, as every viewer sees it.
TEST(FortWords, WholeGamesCanBeTold) {
  const Edition& edition = default_edition();
  for (const std::string_view language : Catalogue::languages()) {
    for (std::uint8_t players = kMinPlayers; players <= kMaxPlayers; ++players) {
      int position = 0;
      const auto reader_of = [&](Viewer viewer) { return reader(language, viewer); };
      const auto look = [&](const State& state) {
        if (++position % 4 == 0) expect_told<Fort>(edition, state, reader_of);
      };
      const auto tell = [&](const Event& event) { expect_event_told(edition, event, reader_of); };
      play_at_random<Fort>(default_edition(), {players, players == kMaxPlayers}, players, look,
                           tell);
    }
  }
}

TEST(FortWords, TheQuestionIsForTheOneWhoIsAsked) {
  State state =
      TestPosition(2).hand(0, "Penny, Doodles").hand(1, "Tink").level(0, 1).stuff(0, 1, 2).build();
  const auto ask = [&](Seat seat) {
    return prompt(default_edition(), view(default_edition(), state, Viewer::of(seat)),
                  reader("en", Viewer::of(seat)));
  };
  EXPECT_EQ(ask(0), "Play a card from your hand, or none.");
  EXPECT_EQ(ask(1), "Ana plays.");
  make_all(state, {"play Penny", "add Doodles", "begin"});
  EXPECT_EQ(ask(0), "1 of 2: move a resource from Stuff to Pack.");
}

TEST(FortWords, FollowersAreToldWhatTheyWouldDo) {
  State state = TestPosition(2).hand(0, "Bug, Tiny").hand(1, "Moose, Doc").build();
  make_all(state, {"play Bug", "begin"});
  const View seen = view(default_edition(), state, Viewer::of(1));
  EXPECT_THAT(prompt(default_edition(), seen, reader("en", Viewer::of(1))),
              HasSubstr("Do you follow Bug (shovel)?"));
}

TEST(FortWords, TheOwnerOfAYardReadsYours) {
  const KidId dash = kid_named("Dash");
  const Event recruited = KidMoved{0, 1, dash, Zone::yard, Zone::discard};
  EXPECT_EQ(say(recruited, "en", Viewer::of(1)), "Ana recruits Dash (skateboard) from your Yard.");
  EXPECT_EQ(say(recruited, "fr", Viewer::of(1)),
            "Ana recrute Dash (skateboard) dans votre Jardin.");
  EXPECT_EQ(say(recruited, "en", Viewer::of(0)), "You recruit Dash (skateboard) from Rui's Yard.");
  EXPECT_EQ(say(recruited, "en", Viewer::spectator()),
            "Ana recruits Dash (skateboard) from Rui's Yard.");
  for (const Zone to : {Zone::box, Zone::lookout}) {
    const Event taken = KidMoved{0, 1, dash, Zone::yard, to};
    EXPECT_THAT(say(taken, "en", Viewer::of(1)), HasSubstr("from your Yard"));
  }
}

// How often an action is done shows only afterwards: it may be used in part (F4.2a).
TEST(FortWords, AnActionIsStartedSoManyTimesOver) {
  const auto started = [](int times) {
    return ActionStarted{0, Box::private_box, static_cast<std::uint8_t>(times)};
  };
  EXPECT_EQ(say(started(1), "en", Viewer::of(1)), "Ana uses the private action.");
  EXPECT_EQ(say(started(3), "en", Viewer::of(1)), "Ana uses the private action (×3).");
  EXPECT_EQ(say(started(5), "pl", Viewer::of(0)), "Wykonujesz akcję prywatną (×5).");
}

TEST(FortWords, APaymentFromTwoPlacesIsOnePhrase) {
  State state = TestPosition(2).hand(0, "Zip").stuff(0, 1, 1).pack(0, 1, 0).build();
  make_all(state, {"play Zip"});
  const View seen = view(default_edition(), state, Viewer::of(0));
  const auto pay = [&](int stuff_pizza, int pack, std::string_view language) {
    return describe_action(default_edition(), seen, Action(Choice::pay, stuff_pizza, 1, pack),
                           reader(language, Viewer::of(0)));
  };
  EXPECT_EQ(pay(1, 0, "fr"), "payer 1 pizza, 1 jouet des Affaires");
  EXPECT_EQ(pay(0, 0x10, "fr"), "payer 1 jouet des Affaires et 1 pizza du Sac à dos");
}

TEST(FortWords, FriendshipBraceletNamesItsBonus) {
  EXPECT_THAT(rule_does(default_edition(), MadeUpRule::friendship_bracelet, Catalogue::get("fr")),
              HasSubstr("et 1 de plus pour les six"));
}

// French sets a space before these signs, and a line must not break there.
TEST(FortWords, FrenchSignsStayWithTheirWord) {
  for (const auto& [key, message] : Catalogue::get("fr").messages()) {
    if (!key.starts_with("fort.")) continue;
    for (const std::string_view sign : {" :", " ;", " !", " ?", " »", "« "}) {
      EXPECT_THAT(message, Not(HasSubstr(std::string(sign)))) << key;
    }
  }
}

}  // namespace
}  // namespace ludoteca::fort
