#include "games/photograph/invariants.h"

#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <vector>

#include "engine/random_play.h"
#include "games/photograph/photograph.h"

namespace ludoteca::photograph {
namespace {

struct Damage {
  const char* what;
  std::function<void(State&)> damage;
  const char* broken;
};

State deal(int players) {
  FastStreams streams(Seed::from_number(1));
  return setup(default_edition(), {static_cast<std::uint8_t>(players), false}, streams);
}

// The first position of a random game in which `wanted` holds.
State position_where(int players, const std::function<bool(const State&)>& wanted) {
  State state = deal(players);
  FastStreams streams{Seed()};
  FastGenerator random(Seed::from_number(2), 9);
  while (!wanted(state)) {
    play_random_move<Photograph>(default_edition(), state, streams, random);
  }
  return state;
}

State at_step(int players, Step step) {
  return position_where(players,
                        [step](const State& state) { return state.pending.top().step == step; });
}

void expect_broken(const State& sound, const std::vector<Damage>& table) {
  ASSERT_EQ(check_invariants(default_edition(), sound), nullptr);
  for (const Damage& row : table) {
    State state = sound;
    row.damage(state);
    const char* broken = check_invariants(default_edition(), state);
    EXPECT_EQ(std::string(broken == nullptr ? "nothing" : broken), row.broken) << row.what;
  }
}

constexpr const char* kOnePlace = "every photo in the game must be in exactly one place";
constexpr const char* kTable = "the table is not that of this many players";
constexpr const char* kDecision = "the pending decision does not fit the position";
constexpr const char* kHands = "a hand has the wrong number of cards";
constexpr const char* kShown = "photos seen by all do not fit the table";
constexpr const char* kSunset = "the Sunset is not where it can be in the deck";
constexpr const char* kWinds = "a secret wind cannot have been chosen";

TEST(Invariants, HoldCardsAndTableTogether) {
  expect_broken(
      deal(2), {{"a card twice", [](State& s) { s.hands[0][0] = s.hands[0][1]; }, kOnePlace},
                {"a card gone", [](State& s) { s.deck.pop_back(); }, kOnePlace},
                {"the Sunset in the City", [](State& s) { s.city[0] = Card::sunset(); }, kOnePlace},
                {"no card in a hand", [](State& s) { s.hands[0][0] = Card(); }, kOnePlace},
                {"outside the City",
                 [](State& s) {
                   s.city[12] = s.city[0];
                   s.city[0] = Card();
                 },
                 kTable},
                {"a strip of nobody",
                 [](State& s) {
                   s.strip(3, s.deck.back().colour()).add(s.deck.back().number(), true);
                   s.deck.pop_back();
                 },
                 kTable},
                {"one card moved to another hand",
                 [](State& s) { s.hands[0].push_back(s.hands[1].pop_back()); }, kHands},
                {"shown from another game",
                 [](State& s) {
                   int c = 0;
                   while (s.in_game(colour_at(c))) ++c;
                   s.shown.add(Card(colour_at(c), 1));
                 },
                 kShown},
                {"the Sunset on top",
                 [](State& s) {
                   for (Card& card : s.deck) {
                     if (card.is_sunset()) std::swap(card, s.deck.back());
                   }
                 },
                 kSunset}});
}

TEST(Invariants, HoldDecisionAndTableTogether) {
  expect_broken(
      deal(3),
      {{"a turn of nobody", [](State& s) { s.pending.top().seat = 3; }, kDecision},
       {"taken too early", [](State& s) { s.pending.top().taken = 1; }, kDecision},
       {"a Sunset unseen",
        [](State& s) {
          s.pending.replace({Step::refill, 0, 0});
          s.pending.push({Step::sunset, 0, 0});
        },
        kDecision},
       {"an early end", [](State& s) { s.pending.pop(); }, kDecision},
       {"final shots with a deck", [](State& s) { s.pending.replace({Step::final_shots, 0, 0}); },
        kDecision},
       {"a wind chosen in a turn", [](State& s) { s.winds.choose(0, {0, 1}); }, kDecision}});
}

TEST(Invariants, HoldTheSunsetTogether) {
  expect_broken(at_step(2, Step::sunset),
                {{"nothing below it", [](State& s) { s.pending.pop(); }, kDecision},
                 {"another decision below it",
                  [](State& s) {
                    s.pending.pop();
                    s.pending.replace({Step::choose_scene, 0, 0});
                    s.pending.push({Step::sunset, 0, 0});
                  },
                  kDecision},
                 {"a wind beyond the hand", [](State& s) { s.winds.choose(0, {0, 5}); }, kWinds},
                 {"a wind to the back", [](State& s) { s.winds.choose(0, {1, 0}); }, kWinds},
                 {"a wind of nobody", [](State& s) { s.winds.choose(2, {0, 1}); }, kWinds},
                 {"nobody left to choose",
                  [](State& s) {
                    s.winds.choose(0, {0, 1});
                    s.winds.choose(1, {0, 1});
                  },
                  kWinds},
                 {"revealed too late",
                  [](State& s) {
                    while (!s.deck.empty()) s.left.add(s.deck.pop_back());
                  },
                  kSunset}});
}

TEST(Invariants, HoldTheEndTogether) {
  expect_broken(position_where(4, [](const State& state) { return finished(state); }),
                {{"a last photo unseen", [](State& s) { s.shown.remove(s.hands[0][0]); }, kShown},
                 {"a wind still open", [](State& s) { s.winds.choose(0, {0, 1}); }, kDecision}});
}

}  // namespace
}  // namespace ludoteca::photograph
