// F5 The actions: each kid, its two actions used by the leader and the public one by a follower.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "games/fort/test_position.h"

namespace ludoteca::fort {
namespace {

// What the actions change, each used fully without added cards (but Chef's, Patch's and Ghost's
// private ones, which start at 0). Everybody has level 3, 2 pizza and 2 toys in Stuff, one of each
// in the Pack and one card in the Lookout; the follower discards a card with two symbols.
struct Expected {
  std::string_view public_action;
  std::string_view private_action;
  std::string_view follower;
};

constexpr std::string_view kFort = "level+1 pizza-2 toys-2 pack-2";
constexpr std::string_view kPack = "pizza-1 pack+1";
constexpr std::string_view kPackTwice = "pizza-2 pack+2";

const std::map<std::string_view, Expected>& expectations() {
  static const std::map<std::string_view, Expected> table = {
      {"Bones", {"hand-1 vp+1", "pizza+1", "hand-2 vp+2"}},
      {"Captain", {kFort, "pizza+1 toys+1", kFort}},
      {"Chef", {"pizza+1", "hand-1 pizza+2", "pizza+2"}},
      {"Doc", {"hand-1 lookout+1 pizza-1 pack+1", "vp+1", "hand-1 lookout+1 pizza-1 pack+1"}},
      {"Einstein", {"pizza+1", "vp+1 boxed", "pizza+1"}},
      {"Patch", {"toys+1", "hand-1 toys+2", "toys+2"}},
      {"Noodle Twins", {"", "", ""}},
      {"Ghost", {"", "hand-1 pizza+2", ""}},
      {"Golden Boy", {"pizza-1 toys+1", "yards-1", "pizza-2 toys+2"}},
      {"Prince", {"hand-1 lookout+1", "vp+1", "hand-2 lookout+2"}},
      {"Tiny", {"pizza+1", "yards-1 pizza+1", "pizza+1"}},
      {"Puddin", {"", "", ""}},
      {"Bitsy", {kFort, "", kFort}},
      {"Doodles", {"toys+1", "vp+2", "toys+2"}},
      {"Dot", {kFort, "level+1 pizza-1 toys-2 pack-2", kFort}},
      {"Giggles", {"pizza+1 toys+1", "toys+1", "pizza+1 toys+1"}},
      {"Kitty", {"toys+1", "toys-1 vp+1", "toys+2"}},
      {"Penny", {kPack, "vp+2", kPackTwice}},
      {"Sweet Pea", {kPack, "toys+1", kPackTwice}},
      {"Tink", {"toys+1", "pizza-1 toys+1", "toys+2"}},
      {"Icky & Sticky", {"", "", ""}},
      {"Bug", {"pizza+1", "vp+3", "pizza+2"}},
      {"Lefty",
       {"level+1 pizza-2 toys-2 pack-2 vp+2", "hand-1 lookout+1",
        "level+1 pizza-2 toys-2 pack-2 vp+2"}},
      {"Moose", {"hand-1 lookout+1", kFort, "hand-2 lookout+2"}},
      {"Rusty", {kFort, "", kFort}},
      {"Sarge", {"toys+1", "hand-1 lookout+1", "toys+2"}},
      {"Scout", {kPack, "toys+2", kPackTwice}},
      {"Wart", {"pizza+1", "vp+1 boxed", "pizza+1"}},
      {"Worm", {"pizza+1", "hand-1 lookout+1", "pizza+1"}},
      {"The Moles", {"", "", ""}},
      {"The Ant", {kPack, "vp+2", kPackTwice}},
      {"Dash", {"pizza+1", "vp+2", "pizza+2"}},
      {"Munch", {"pizza+1", "pizza-1 vp+1", "pizza+2"}},
      {"Skids", {kPack, kFort, kPackTwice}},
      {"Spike", {kPack, "pizza+1 toys+1", kPackTwice}},
      {"Thunder", {"pizza+1 toys+1", "pizza+1", "pizza+1 toys+1"}},
      {"Zip", {kFort, "", kFort}},
      {"Rocket Bros", {"", "", ""}},
      {"Baby Face", {"discard+1 toys+1", "toys+1", "discard+2 toys+2"}},
      {"Blitz", {"pizza+1", "hand-1 toys+1", "pizza+2"}},
      {"Crash", {"hand-1", "pizza+2", "hand-2"}},
      {"Lil Boss", {"toys+1", "vp+1 boxed", "toys+1"}},
      {"Punky", {"", "pizza+1", ""}},
      {"Sparky", {kFort, "", kFort}},
      {"The Scrappers", {"", "", ""}},
      {"Ace", {"pizza+2", "hand-1", "pizza+2"}},
      {"Blades", {"pizza+2", "hand-1", "pizza+2"}},
      {"Bud", {"pizza+2", "hand-1", "pizza+2"}},
      {"Flipper", {"pizza+2", "hand-1", "pizza+2"}},
      {"Smoke", {"", "pizza+1 toys+1", ""}},
  };
  return table;
}

// "hand-1 vp+1": what became more or less, in the order of the table above.
std::string change(const State& before, const State& after, Seat seat) {
  const Player& a = before.at(seat);
  const Player& b = after.at(seat);
  std::string text;
  const auto tell = [&](std::string_view what, int was, int is) {
    if (was != is) text += fmt::format("{}{}{:+}", text.empty() ? "" : " ", what, is - was);
  };
  tell("hand", a.hand.size(), b.hand.size());
  tell("discard", a.discard.size(), b.discard.size());
  tell("lookout", a.lookout.size(), b.lookout.size());
  tell("yards", yard_cards(before, seat), yard_cards(after, seat));
  tell("level", a.level, b.level);
  tell("pizza", a.stuff.of[0], b.stuff.of[0]);
  tell("toys", a.stuff.of[1], b.stuff.of[1]);
  tell("pack", a.pack.total(), b.pack.total());
  tell("vp", a.points, b.points);
  return text;
}

constexpr std::array<std::string_view, kSuits> kDoubles = {
    "Rocket Bros", "The Moles", "Icky & Sticky", "The Scrappers", "Puddin", "Noodle Twins"};

std::string_view double_for(const Kid& kid) {
  for (std::size_t suit = 0; suit < kSuits; ++suit) {
    if (kid.symbols.at(suit) > 0) return kDoubles.at(suit);
  }
  return kDoubles[0];  // for a coin, declared to be a skateboard
}

State position(std::string_view kid) {
  const std::string leader = fmt::format("{}, {}, {}", kid, kDoubles[0], kDoubles[2]);
  TestPosition result(2);
  result.hand(0, leader).lookout(0, "The Scrappers").lookout(1, "Noodle Twins").yard(1, "Dash");
  for (const Seat seat : {Seat{0}, Seat{1}}) {
    result.level(seat, 3).stuff(seat, 2, 2).pack(seat, 1, 1);
  }
  return result.build();
}

bool offered(const State& state, std::string_view move) {
  const auto list = moves(state);
  return std::find(list.begin(), list.end(), move) != list.end();
}

// Uses one action of the card fully: adds no more than needed, never stops, and takes the first
// choice there is. Ends once `step` is reached.
void use(State& state, std::string_view box, Step step) {
  while (step_of(state) != step && to_act(state) == SeatSet::only(0)) {
    const auto list = moves(state);
    std::string move = list.front();
    if (step_of(state) == Step::choose_action) move = offered(state, "no more") ? "no more" : box;
    if (step_of(state) == Step::add && offered(state, "begin")) move = "begin";
    if (offered(state, "both")) move = "both";
    if (move.starts_with("copy")) move = list.back();  // all of it
    make(state, 0, move);
  }
}

// The leader plays the kid and uses one action.
std::string led(std::string_view kid, std::string_view box) {
  State state = position(kid);
  State before = state;
  before.at(0).hand.remove(card_of(default_edition(), before, before.at(0).hand, kid_named(kid)));
  make(state, 0, fmt::format("play {}", kid));
  use(state, box, Step::recruit);
  const bool boxed = state.in_play.empty();
  return change(before, state, 0) + (boxed ? " boxed" : "");
}

// The leader uses one action, by preference the private one; a rival follows the public one.
std::string followed(std::string_view name) {
  const Kid& kid = default_edition().kids[kid_named(name)];
  const std::string_view discarded = double_for(kid);
  TestPosition table(2);
  table.hand(0, fmt::format("{}, Chef, Doodles, Sarge", name)).lookout(0, "Tiny");
  table.hand(1, fmt::format("{}, Blitz, Crash, Baby Face", discarded)).lookout(1, "Prince");
  for (const Seat seat : {Seat{0}, Seat{1}}) {
    table.level(seat, 3).stuff(seat, 2, 2).pack(seat, 1, 1);
  }
  State state = table.yard(1, "Dash").build();
  make(state, 0, fmt::format("play {}", name));
  use(state, kid.private_action.blank() ? "public" : "private", Step::follow);
  const std::string coin = discarded == "Puddin" ? " as crown" : "";
  State before = state;
  before.at(1).hand.remove(default_edition().first_card[kid_named(discarded)]);
  before.at(1).discard.add(default_edition().first_card[kid_named(discarded)]);
  make(state, 1, fmt::format("follow {}{}", discarded, coin));
  while (to_act(state) == SeatSet::only(1)) {
    make(state, 1, moves(state).front());
  }
  return change(before, state, 1);
}

TEST(Kids, F5_every_kid_has_an_expectation) {
  const Edition& edition = default_edition();
  for (KidId id = 0; id < edition.kid_count; ++id) {
    EXPECT_EQ(expectations().count(edition.kids[id].name()), 1U) << edition.kids[id].name();
  }
  EXPECT_EQ(expectations().size(), edition.kid_count);
}

TEST(Kids, F5_public_and_private_actions_of_the_leader) {
  for (const auto& [name, expected] : expectations()) {
    const Kid& kid = default_edition().kids[kid_named(name)];
    EXPECT_EQ(kid.public_action.blank(), expected.public_action.empty()) << name;
    EXPECT_EQ(kid.private_action.blank(), expected.private_action.empty()) << name;
    if (!kid.public_action.blank()) {
      EXPECT_EQ(led(name, "public"), expected.public_action) << name;
    }
    if (!kid.private_action.blank()) {
      EXPECT_EQ(led(name, "private"), expected.private_action) << name;
    }
    if (!kid.playable()) {
      const State state = TestPosition(2).hand(0, name).build();
      EXPECT_THAT(moves(state), testing::ElementsAre("play none")) << name;
    }
  }
}

TEST(Kids, F5_public_actions_of_a_follower) {
  for (const auto& [name, expected] : expectations()) {
    if (default_edition().kids[kid_named(name)].public_action.blank()) continue;
    EXPECT_EQ(followed(name), expected.follower) << name;
  }
}

TEST(Kids, F5_trash_takes_from_hand_or_discard_also_a_best_friend) {
  State state = TestPosition(2).hand(0, "Crash, Zip").discard(0, "Doc, Blades").build();
  make_all(state, {"play Crash", "public", "begin"});
  EXPECT_THAT(moves(state), testing::ElementsAre("trash Zip", "trash Doc from discard",
                                                 "trash Blades from discard"));
}

TEST(Kids, F5_fort_less_and_more_by_one_resource_of_choice) {
  State state = TestPosition(2).hand(0, "Dot").stuff(0, 1, 1).build();
  make_all(state, {"play Dot", "private"});
  EXPECT_THAT(moves(state), testing::ElementsAre("pay 0 1 0 0", "pay 1 0 0 0"));
  State more = TestPosition(2).level(0, 2).perk(0, Perk::diy).stuff(0, 3, 3).build();
  make_all(more, {"diy"});
  EXPECT_THAT(moves(more), testing::ElementsAre("pay 2 3 0 0", "pay 3 2 0 0"));
}

TEST(Kids, F5_both_fort_actions_of_dot) {
  State state = TestPosition(2).hand(0, "Dot").stuff(0, 2, 2).build();
  make_all(state, {"play Dot", "public", "keep rule 0", "private", "take Bribe"});
  EXPECT_EQ(state.at(0).level, 2);
  EXPECT_EQ(state.at(0).stuff, Resources());
}

TEST(Kids, F5_spend_from_stuff_or_pack) {
  State state = TestPosition(2).hand(0, "Munch").stuff(0, 1, 0).pack(0, 1, 0).build();
  make_all(state, {"play Munch", "private", "begin"});
  EXPECT_THAT(moves(state), testing::ElementsAre("spend pizza", "spend pizza from Pack"));
}

TEST(Kids, F5_convert_never_fills_stuff_above_four_of_a_kind) {
  State state =
      TestPosition(2).hand(0, "Golden Boy").level(0, 1).stuff(0, 2, 4).pack(0, 1, 0).build();
  make_all(state, {"play Golden Boy", "begin"});
  EXPECT_THAT(moves(state), testing::ElementsAre("convert pizza in Pack", "convert toy"));
}

}  // namespace
}  // namespace ludoteca::fort
