#include "games/fort/greedy.h"
#include "engine/random_play.h"

#include <gtest/gtest.h>

#include "games/fort/fort.h"
#include "games/fort/test_position.h"
#include "games/fort/worth.h"

namespace ludoteca::fort {
namespace {

Action choice_of(const State& state, Seat seat, FastGenerator& random) {
  const State imagined = determinize(default_edition(), state, Viewer::of(seat), random);
  return greedy_choice(default_edition(), imagined, seat, random);
}

// One seat plays greedily, the others at random.
Outcome play_game(int players, Seat greedy, std::uint64_t seed) {
  const Edition& edition = default_edition();
  FastStreams streams(Seed::from_number(seed));
  FastGenerator random(Seed::from_number(seed), 77);
  State state = setup(edition, {static_cast<std::uint8_t>(players), seed % 4 == 0}, streams);
  while (!finished(state)) {
    const Seat seat = to_act(state).front();
    Actions list;
    legal_actions(edition, state, seat, list);
    const Action action = seat == greedy ? choice_of(state, seat, random) : pick(random, list);
    apply(edition, state, seat, action, streams, NoEvents());
  }
  return outcome(edition, state);
}

int wins_of(int players, int games) {
  int wins = 0;
  for (int game = 0; game < games; ++game) {
    const auto seat = static_cast<Seat>(game % players);
    wins += play_game(players, seat, static_cast<std::uint64_t>(game)).place.at(seat) == 1 ? 1 : 0;
  }
  return wins;
}

TEST(FortGreedy, BeatsRandomPlayersNearlyAlways) {
  EXPECT_GE(wins_of(2, 40), 38);
  EXPECT_GE(wins_of(4, 12), 11);
}

TEST(FortGreedy, ChoosesLegalMovesInEveryPosition) {
  for (std::uint8_t players = kMinPlayers; players <= kMaxPlayers; ++players) {
    FastGenerator random(Seed::from_number(players), 0);
    const auto look = [&](const State& state) {
      for (Seat seat = 0; seat < players; ++seat) {
        if (!to_act(state).contains(seat)) continue;
        Actions list;
        legal_actions(default_edition(), state, seat, list);
        ASSERT_TRUE(list.contains(choice_of(state, seat, random)));
      }
    };
    play_at_random<Fort>(default_edition(), {players, players != 3}, 5, look, [](const Event&) {});
  }
}

TEST(FortGreedy, TheSameSeedGivesTheSameChoice) {
  FastStreams streams(Seed::from_number(3));
  const State state = setup(default_edition(), {3, false}, streams);
  const Seat seat = to_act(state).front();
  FastGenerator one(Seed::from_number(1), 0);
  FastGenerator two(Seed::from_number(1), 0);
  EXPECT_EQ(choice_of(state, seat, one), choice_of(state, seat, two));
}

std::string choice_text(const State& state) {
  FastGenerator random(Seed::from_number(2), 0);
  return move_text(choice_of(state, to_act(state).front(), random));
}

TEST(FortGreedy, RaisesAFortItCanPayFor) {
  EXPECT_EQ(choice_text(TestPosition(2)
                            .hand(0, "Captain, Giggles, Tink")
                            .level(0, 2)
                            .stuff(0, 2, 2)
                            .deck(0, "Worm, Chef, Doc")
                            .hand(1, "Sarge")
                            .build()),
            "play Captain");
}

TEST(FortGreedy, TakesPointsWhenTheyEndTheGame) {
  EXPECT_EQ(choice_text(TestPosition(2)
                            .hand(0, "Dash, Giggles, Chef")
                            .level(0, 3)
                            .points(0, 23)
                            .pack(0, 2, 2)
                            .stuff(0, 4, 4)
                            .first(1)
                            .hand(1, "Sarge")
                            .build()),
            "play Dash");
}

TEST(FortGreedy, KidsThatDoMoreAreWorthMore) {
  const Worth worth(default_edition());
  EXPECT_GT(worth.of_kid(kid_named("Dot")), worth.of_kid(kid_named("Golden Boy")));
  EXPECT_GT(worth.of_kid(kid_named("Golden Boy")), worth.of_kid(kid_named("Noodle Twins")));
}

}  // namespace
}  // namespace ludoteca::fort
