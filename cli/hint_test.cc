#include "cli/hint.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/registry.h"

namespace ludoteca {
namespace {

using testing::HasSubstr;
using testing::Not;

// An adviser who says what it is told to.
class Parrot : public Thinker {
 public:
  explicit Parrot(std::vector<Considered> moves) : moves_(std::move(moves)) {}
  std::vector<Considered> consider(const Match&, Seat, const Seed&) override { return moves_; }

 private:
  std::vector<Considered> moves_;
};

class Hint : public testing::Test {
 protected:
  Hint() {
    const GameKind& kind = game_named("photograph");
    Record headers;
    headers.players = 2;
    headers.seed = Seed::from_number(5);
    match_ = kind.start(headers, kind.house_edition());
    seat_ = match_->acting().front();
  }
  std::string text(std::vector<Considered> moves, std::string_view language = "en") {
    Parrot parrot(std::move(moves));
    const Reader reader{Catalogue::get(language), names_, Viewer::of(seat_)};
    return hint_text(*match_, parrot, seat_, reader, Seed());
  }

  std::vector<std::string> names_ = {"Ana", "Rui"};
  std::unique_ptr<Match> match_;
  Seat seat_ = 0;
};

TEST_F(Hint, TellsTheBestThreeWithTheirChances) {
  const std::string hint = text({{"1L1", 0.6, 0.634, 3.2, {"1L1"}},
                                 {"1L2", 0.3, 0.5, -1.4, {}},
                                 {"1L3", 0.05, 0.41, 0.2, {}},
                                 {"1R1", 0.05, 0.1, -9, {}}});
  EXPECT_THAT(hint, HasSubstr("1. 1L1: row 1, from the left, 1 photo"));
  EXPECT_THAT(hint, HasSubstr("chance to win 63 %, about 3 points ahead at the end"));
  EXPECT_THAT(hint, HasSubstr("chance to win 50 %, about 1 point behind at the end"));
  EXPECT_THAT(hint, HasSubstr("chance to win 41 %, about level at the end"));
  EXPECT_THAT(hint, Not(HasSubstr("1R1")));
}

TEST_F(Hint, TellsWhatShouldFollowAsFarAsNothingUnknownIsMet) {
  // Photo 1 of a row is face up, photo 2 is not.
  EXPECT_THAT(text({{"1L1", 1, 0.5, 0, {"1L1", "1>2"}}, {"1L2", 0.5, 0.5, 0, {"1L2", "1>2"}}}),
              HasSubstr("; "));
}

TEST_F(Hint, LeavesOutWhatHardlyGotALook) {
  EXPECT_THAT(text({{"1L1", 0.995, 0.6, 1, {}}, {"1L2", 0.005, 0.5, 0, {}}}),
              Not(HasSubstr("1L2")));
}

TEST_F(Hint, SaysTheOnlyMoveWithoutFigures) {
  EXPECT_THAT(text({{"1L1", 1, 0, 0, {}}}, "pl"), HasSubstr("Podpowiedź: 1L1: "));
}

}  // namespace
}  // namespace ludoteca
