// Match and replay, tried on Photograph.
#include "engine/match.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/registry.h"
#include "text/error.h"

namespace ludoteca {
namespace {

using testing::HasSubstr;

const GameKind& game() {
  return game_named("photograph");
}
const SharedEdition& edition() {
  return game().house_edition();
}

Record headers(int players) {
  Record record;
  record.players = players;
  record.seed = Seed::from_number(1);
  return record;
}

std::string what(const std::function<void()>& call) {
  try {
    call();
  } catch (const Error& error) {
    return error.what();
  }
  return "no error";
}

TEST(Match, a_wrong_move_changes_nothing) {
  const auto match = game().start(headers(2), edition());
  const Seat seat = match->acting().front();
  const auto before = match->position();
  for (const std::string_view move : {"", "9L9", "1>2", "2L4", "hello", "1L1 1L1"}) {
    EXPECT_THROW(match->play(seat, move), Error) << move;
  }
  EXPECT_THROW(match->play(static_cast<Seat>(1 - seat), "1L1"), Error);
  EXPECT_THROW(match->play(7, "1L1"), Error);
  EXPECT_EQ(match->position(), before);
  EXPECT_EQ(match->move_count(), 0U);
}

TEST(Match, undo_takes_back_what_revealed_nothing) {
  const auto match = game().start(headers(3), edition());
  const Seat seat = match->acting().front();
  const auto before = match->position();
  EXPECT_FALSE(match->can_undo(seat));
  match->play(seat, "1L1");  // face up
  EXPECT_TRUE(match->can_undo(seat));
  EXPECT_FALSE(match->can_undo(next_seat(seat, 3)));
  match->undo(seat);
  EXPECT_EQ(match->position(), before);
  EXPECT_EQ(match->move_count(), 0U);

  match->play(seat, "1L2");  // the second photo was face down
  EXPECT_FALSE(match->can_undo(seat));
  EXPECT_THROW(match->undo(seat), Error);
}

TEST(Match, undo_never_goes_past_shots) {
  const auto match = game().start(headers(2), edition());
  const Seat seat = match->acting().front();
  match->play(seat, "1L1");
  match->play(seat, "1>2");
  EXPECT_FALSE(match->can_undo(seat));
}

TEST(Match, a_clone_is_independent) {
  const auto match = game().start(headers(2), edition());
  const auto copy = match->clone();
  match->play(match->acting().front(), "1L1");
  EXPECT_EQ(copy->move_count(), 0U);
  EXPECT_NE(copy->position(), match->position());
}

TEST(Match, headers_are_checked) {
  EXPECT_THAT(what([] { game().start(headers(5), edition()); }), HasSubstr("2 to 4 players"));
  Record odd = headers(2);
  odd.options = {{"missed-opportunity", "maybe"}};
  EXPECT_THAT(what([&] { game().start(odd, edition()); }), HasSubstr("'on' or 'off'"));
  odd.options = {{"colour", "red"}};
  EXPECT_THAT(what([&] { game().start(odd, edition()); }), HasSubstr("unknown option 'colour'"));
  EXPECT_THAT(what([] { game_named("chess"); }), HasSubstr("there is: photograph"));
}

TEST(Replay, refuses_what_it_cannot_replay_exactly) {
  const auto match = game().start(headers(2), edition());
  match->play(match->acting().front(), "1L1");
  Record record = match->record();
  record.source = "a.record";
  EXPECT_EQ(replay(game(), record, edition())->position(), match->position());

  Record other = record;
  other.game = "chess";
  EXPECT_THAT(what([&] { replay(game(), other, edition()); }), HasSubstr("a record of 'chess'"));
  other = record;
  other.rules_version = 99;
  EXPECT_THAT(what([&] { replay(game(), other, edition()); }), HasSubstr("rules version 99"));
  other = record;
  ++other.fingerprint;
  EXPECT_THAT(what([&] { replay(game(), other, edition()); }), HasSubstr("--edition"));
  other = record;
  other.moves.push_back({0, "9>9", 17});
  EXPECT_THAT(what([&] { replay(game(), other, edition()); }), HasSubstr("a.record:17:"));
  other = record;
  other.result = {1, 2};
  EXPECT_THAT(what([&] { replay(game(), other, edition()); }), HasSubstr("not over"));
}

TEST(Match, the_two_generators_give_different_games_from_one_seed) {
  Record secure = headers(2);
  secure.generator = GeneratorKind::chacha20;
  EXPECT_NE(game().start(headers(2), edition())->position(),
            game().start(secure, edition())->position());
}

}  // namespace
}  // namespace ludoteca
