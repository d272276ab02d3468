#include "cli/replay.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/play.h"
#include "cli/scratch_folder.h"
#include "cli/scripted_terminal.h"

namespace ludoteca {
namespace {

using testing::HasSubstr;
using testing::Not;

class ReplayTest : public testing::Test {
 protected:
  ReplayTest() {
    ScriptedTerminal terminal;
    terminal.repeat = {"moves", "1"};
    PlayOptions options;
    options.game = "photograph";
    options.seed = "5";
    options.folder = folder_.path();
    play(options, Catalogue::get("en"), terminal);
  }

  std::string look(std::deque<std::string> script, int seat = 0) {
    ScriptedTerminal terminal(std::move(script));
    terminal.a_person_looks = true;
    ReplayOptions options;
    options.file = (folder_ / "photograph.record").string();
    options.seat = seat;
    replay_record(options, Catalogue::get("en"), terminal);
    return terminal.output;
  }

  ScratchFolder folder_;
};

TEST_F(ReplayTest, StepsForwardsAndBackwards) {
  const std::string output = look({"", "n", "p", "q", "n"});
  EXPECT_THAT(output, HasSubstr("Move 0 of"));
  EXPECT_THAT(output, HasSubstr("Move 2 of"));
  EXPECT_THAT(output, Not(HasSubstr("Move 3 of")));
}

TEST_F(ReplayTest, JumpsToAMoveAndNotBeyondTheEnd) {
  EXPECT_THAT(look({"7"}), HasSubstr("Move 7 of"));
  EXPECT_THAT(look({"100000"}), HasSubstr("wins!"));
  EXPECT_THAT(look({"-3", "nonsense"}), Not(HasSubstr("Move 1 of")));
}

TEST_F(ReplayTest, ASeatSeesItsOwnHand) {
  EXPECT_THAT(look({}, 1), HasSubstr("┌──1───┐"));
  EXPECT_THAT(look({}), Not(HasSubstr("┌──1───┐")));
}

}  // namespace
}  // namespace ludoteca
