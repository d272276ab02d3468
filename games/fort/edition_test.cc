// The edition: what it may not say, and a small one to play with at compile time.
#include "games/fort/edition.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "games/fort/rules.h"
#include "text/error.h"

namespace ludoteca::fort {
namespace {

using testing::HasSubstr;

// What is wrong with the default edition once `line` stands in place of the line of this kid.
std::string complaint(std::string_view kid, std::string_view line) {
  std::string text(default_edition_text());
  const auto start = text.find("\n" + std::string(kid) + " ") + 1;
  text.replace(start, text.find('\n', start) - start, line);
  try {
    load_edition(EditionFile::parse(text, "house.txt"));
  } catch (const Error& error) {
    return error.what();
  }
  return "none";
}

TEST(Edition, mistakes_of_a_kid_are_named_with_their_line) {
  EXPECT_EQ(complaint("Bones", "Bones = book | trash × book | any @card"), "none");
  EXPECT_THAT(complaint("Bones", "Bones = book | any @card"), HasSubstr("house.txt:11: Bones"));
  EXPECT_THAT(complaint("Bones", "Bones = books | any | any @card"), HasSubstr("no suit"));
  EXPECT_THAT(complaint("Bones", "Bones = book glue | any | any @card"),
              HasSubstr("exactly one symbol"));
  EXPECT_THAT(complaint("Bones", "Bones = book | any + any | any @card"), HasSubstr("any + any"));
}

TEST(Edition, an_action_that_may_start_at_0_cannot_stand_beside_one_that_takes_cards) {
  for (const std::string_view kid :
       {"Bones = book | trash × book | toy × glue @card", "Bones = book | lookout × glue | - @card",
        "Bones = book | lookout, pack | any × any-suit @card"}) {
    EXPECT_THAT(complaint("Bones", kid), HasSubstr("cannot stand beside")) << kid;
  }
  EXPECT_EQ(complaint("Bones", "Bones = book | trash × book | toy × book @card"), "none");
}

// Sixty of one kid, `pizza × shovel` and `toy`; Best Friends with `fort`.
constexpr Edition tiny_edition() {
  Edition edition;
  Kid& bug = edition.kids[0];
  bug.symbols[static_cast<std::size_t>(Suit::shovel)] = 1;
  bug.copies = 60;
  bug.public_action.first = Icon::pizza;
  bug.public_action.times = Times::suit;
  bug.public_action.suit = Suit::shovel;
  bug.private_action.first = Icon::toy;
  bug.private_action.count = 1;
  Kid& rusty = edition.kids[1];
  rusty.symbols = bug.symbols;
  rusty.copies = 8;
  rusty.best_friend = true;
  rusty.public_action.first = Icon::fort;
  rusty.public_action.count = 1;
  edition.kid_count = 2;
  edition.first_card = {0, 60};
  edition.park_deck = CardSet::range(0, 60);
  edition.all_best_friends = CardSet::range(60, 8);
  for (std::size_t i = 0; i < 68; ++i) edition.kid_of[i] = i < 60 ? 0 : 1;
  for (std::size_t i = 0; i < 8; ++i) {
    edition.best_friends[i / 2][i % 2] = static_cast<Card>(60 + i);
  }
  edition.own_kids = 8;
  edition.hand = 5;
  edition.extra_rules = 1;
  edition.extra_perks = 1;
  edition.stuff = 4;
  edition.pack_extra = 1;
  edition.lookout_extra = 1;
  for (Cost& cost : edition.cost) cost = {1, 1, 0};
  edition.end_at = 25;
  return edition;
}

// The rules are constexpr: some turns of a game at compile time, each with its first choice.
constexpr bool turns_at_compile_time() {
  const Edition edition = tiny_edition();
  FastStreams streams(Seed::from_number(1));
  State state = setup(edition, Options{2, false}, streams);
  for (int move = 0; move < 40; ++move) {
    const Seat seat = to_act(state).front();
    Actions list;
    legal_actions(edition, state, seat, list);
    apply(edition, state, seat, list[0], streams, NoEvents{});
  }
  return state.at(0).stuff.total() + state.at(0).level > 0 && state.park_deck.size() < 41;
}
static_assert(turns_at_compile_time());

TEST(Edition, the_rules_run_with_an_edition_made_in_code) {
  EXPECT_TRUE(turns_at_compile_time());
}

}  // namespace
}  // namespace ludoteca::fort
