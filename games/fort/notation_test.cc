#include "games/fort/notation.h"

#include <gtest/gtest.h>

#include "engine/random_play.h"
#include "games/fort/fort.h"
#include "text/error.h"

namespace ludoteca::fort {
namespace {

TEST(Notation, every_legal_move_of_random_games_reads_back) {
  const Edition& edition = default_edition();
  std::set<Choice> seen;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    FastStreams streams(Seed::from_number(seed));
    FastGenerator random(Seed::from_number(seed), kStreams);
    const Options options{static_cast<std::uint8_t>(2 + seed % 3), seed % 2 == 0};
    State state = setup(edition, options, streams);
    while (!to_act(state).empty()) {
      Actions list;
      legal_actions(edition, state, to_act(state).front(), list);
      for (const Action action : list) {
        seen.insert(action.choice());
        ASSERT_EQ(parse_action(edition, notation(edition, action)), action)
            << notation(edition, action);
      }
      play_random_move<Fort>(edition, state, streams, random);
    }
  }
  EXPECT_GE(seen.size(), 38U) << "nearly every kind of choice came up";
}

TEST(Notation, is_readable_and_forgives_case) {
  const Edition& edition = default_edition();
  const KidId moles = *kid_from_notation(edition, "themoles");
  EXPECT_EQ(notation(edition, Action(Choice::play, moles)), "play:TheMoles");
  EXPECT_EQ(parse_action(edition, " PLAY:themoles "), Action(Choice::play, moles));
  const KidId puddin = *kid_from_notation(edition, "Puddin");
  EXPECT_EQ(parse_action(edition, "add:Puddin=crown"),
            Action(Choice::add_hand, puddin, static_cast<int>(Suit::crown)));
}

TEST(Notation, refuses_what_is_no_move) {
  const Edition& edition = default_edition();
  for (const std::string_view text :
       {"", "play", "play:", "play:Nobody", "stop:1", "pay:12", "pay:12+3x", "yard:9.Bug", "yard:2",
        "copy:1", "suit:coin", "add:Bug=", "kind:book", "pack:toy-attic", "rule:x"}) {
    EXPECT_EQ(parse_action(edition, text), std::nullopt) << text;
  }
  EXPECT_THROW(options_from(2, {{"setup", "maybe"}}), Error);
  EXPECT_THROW(options_from(2, {{"colour", "red"}}), Error);
}

}  // namespace
}  // namespace ludoteca::fort
