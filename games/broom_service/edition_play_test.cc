// The example of an owner's edition (docs/editions.md) is complete and can be played.
#include <gtest/gtest.h>

#include "engine/random_play.h"
#include "games/broom_service/all_options.h"
#include "games/broom_service/broom_service.h"
#include "games/broom_service/json.h"
#include "games/broom_service/kind.h"
#include "text/lines.h"

namespace ludoteca::broom_service {
namespace {

constexpr std::string_view kExample = "tests/editions/broom-service-squares.txt";

EditionFile example_file() {
  const std::string text = read_file(std::string(kExample), 1 << 20);
  return EditionFile::parse(text, kExample);
}
const Edition& example() {
  static const Edition edition = load_edition(example_file());
  return edition;
}

TEST(BroomOwnersEdition, IsReadWithItsOwnValuesAndBoards) {
  EXPECT_EQ(example().rounds, 3);
  EXPECT_EQ(example().roles_chosen, 3);
  EXPECT_EQ(example().map(Side::front).regions, 24);
  EXPECT_EQ(example().map(Side::back).regions, 30);
  // Squares in rows of six: 1 touches 2 and 7, and the tower between 1 and 2 serves both.
  EXPECT_EQ(example().map(Side::front).neighbours[0], 1U << 1 | 1U << 6);
  EXPECT_EQ(example().map(Side::front).towers_at[0], Towers{1});
  EXPECT_EQ(example().map(Side::front).towers_at[1], Towers{0b11});
  EXPECT_EQ(example().picture(Side::front).empty(), default_edition().picture(Side::front).empty());
}

TEST(BroomOwnersEdition, IsPlayedToTheEndWithEveryOption) {
  for (const Options& options : all_options()) {
    FastStreams streams(Seed::from_number(options.players));
    FastGenerator random(Seed::from_number(options.players), kStreams);
    State state = setup(example(), options, streams);
    while (!finished(state)) {
      ASSERT_EQ(check_invariants(example(), state), nullptr);
      const State again = state_from_json(example(), position_json(example(), state));
      ASSERT_EQ(again, state);
      play_random_move<BroomService>(example(), state, streams, random);
    }
    EXPECT_EQ(state.round, 3);
  }
}

TEST(BroomOwnersEdition, IsPlayedByComputersAndRecordedUnderItsName) {
  Record headers;
  headers.players = 3;
  headers.options = {{"board", "back"}, {"storm", "all"}};
  headers.seed = Seed::from_number(7);
  const auto match = game_kind().start(headers, game_kind().load_edition(example_file()));
  const auto greedy = game_kind().thinker("greedy");
  for (std::uint64_t move = 0; !match->finished(); ++move) {
    const Seat seat = match->acting().front();
    match->play(seat, greedy->choose(*match, seat, Seed::from_number(move)));
  }
  EXPECT_EQ(match->headers().edition, "squares");
  const auto again = replay(game_kind(), match->record(), game_kind().load_edition(example_file()));
  EXPECT_EQ(again->position(), match->position());
}

}  // namespace
}  // namespace ludoteca::broom_service
