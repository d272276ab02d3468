#include "cli/arena.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <sstream>

#include "cli/arena_progress.h"
#include "cli/command_line.h"
#include "cli/scratch_folder.h"
#include "engine/json_input.h"

namespace ludoteca {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

struct ArenaRun {
  int status;
  std::string out;
  std::string err;
};

ArenaRun arena(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), "arena");
  std::istringstream in;
  std::ostringstream out;
  std::ostringstream err;
  const int status = run_program(arguments, {in, out, err}, {});
  return {status, out.str(), err.str()};
}

std::string refusal(const std::vector<std::string>& arguments) {
  const ArenaRun ran = arena(arguments);
  EXPECT_EQ(ran.status, 2) << ran.out;
  EXPECT_EQ(ran.out, "");
  return ran.err;
}

TEST(Arena, PrintsATableOfPlayersAndSeats) {
  const ArenaRun ran = arena({"photograph", "greedy", "random", "--blocks", "5"});
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_THAT(ran.out, AllOf(HasSubstr("photograph, 2 seats, 5 blocks of 2 games, seed 1"),
                             HasSubstr("greedy"), HasSubstr("Elo, greedy against random: "),
                             HasSubstr("fewer than 30 blocks")));
  EXPECT_THAT(ran.err, AllOf(HasSubstr("10 games in "), Not(HasSubstr("\r"))));
}

TEST(Arena, TheSameSettingsGiveTheSameFigures) {
  const std::vector<std::string> one = {
      "photograph", "random",   "greedy", "--versus", "--seats",
      "3",          "--blocks", "2",      "--option", "missed-opportunity=on",
      "--threads"};
  const auto with = [&](std::vector<std::string> more) {
    std::vector<std::string> arguments = one;
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arena(arguments).out;
  };
  EXPECT_THAT(with({"1"}), HasSubstr("missed-opportunity=on, 3 seats"));
  EXPECT_EQ(with({"1"}), with({"3"}));
  EXPECT_NE(with({"1"}), with({"1", "--seed", "abc"}));
}

TEST(Arena, ALogIsGoneOnWithAndReportsAreWritten) {
  const ScratchFolder folder;
  const std::vector<std::string> arguments = {"photograph",
                                              "greedy",
                                              "random",
                                              "--blocks",
                                              "6",
                                              "--log",
                                              (folder / "log").string(),
                                              "--json",
                                              (folder / "json").string(),
                                              "--html",
                                              (folder / "html").string()};
  const ArenaRun whole = arena(arguments);
  ASSERT_EQ(whole.status, 0) << whole.err;
  const std::string json = folder.read("json");
  const std::string html = folder.read("html");
  EXPECT_EQ(parse_json(json).at("games"), 12);
  EXPECT_THAT(html, HasSubstr("<!doctype html>"));
  const std::string log = folder.read("log");
  folder.write("log", log.substr(0, log.size() * 2 / 3));
  const ArenaRun resumed = arena(arguments);
  EXPECT_THAT(resumed.err, HasSubstr(" of 12 games"));
  EXPECT_EQ(resumed.out, whole.out);
  EXPECT_EQ(folder.read("json"), json);
  EXPECT_EQ(folder.read("html"), html);
  // A default that is spelled out is no other setting; another seed is.
  std::vector<std::string> more = arguments;
  more.insert(more.end(), {"--option", "missed-opportunity=off"});
  EXPECT_EQ(arena(more).out, whole.out);
  more = arguments;
  more.insert(more.end(), {"--seed", "2"});
  EXPECT_THAT(refusal(more), HasSubstr("log:1: the log was made with seed"));
}

TEST(Arena, ASequentialTestStopsEarly) {
  const ArenaRun ran = arena({"photograph", "greedy", "random", "--h0", "0elo", "--h1", "100elo"});
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_THAT(ran.out, AllOf(HasSubstr("H1 accepted after"), HasSubstr("H1: 64.01 %")));
  EXPECT_THAT(arena({"photograph", "random", "random", "--h0", "0.5", "--h1", "0.51", "--blocks",
                     "2", "--alpha", "0.01"})
                  .out,
              AllOf(HasSubstr("undecided after 2 blocks"), HasSubstr("alpha 0.01, beta 0.05")));
}

TEST(Arena, WrongOptionsAreExplained) {
  const auto photograph = [](std::vector<std::string> more) {
    more.insert(more.begin(), "photograph");
    return refusal(more);
  };
  EXPECT_THAT(refusal({}), HasSubstr("game"));
  EXPECT_THAT(refusal({"chess", "greedy", "random"}), HasSubstr("no game 'chess'"));
  EXPECT_THAT(photograph({}), HasSubstr("players"));
  EXPECT_THAT(photograph({"greedy"}), HasSubstr("two players or more"));
  EXPECT_THAT(photograph({"greedy", "oracle"}), HasSubstr("'oracle'"));
  EXPECT_THAT(photograph({"greedy", "random", "--seats", "3"}), HasSubstr("cannot fill 3 seats"));
  EXPECT_THAT(photograph({"greedy", "random", "--seats", "5", "--versus"}), HasSubstr("2 to 4"));
  EXPECT_THAT(photograph({"greedy", "random", "random", "--versus"}), HasSubstr("takes 2 players"));
  EXPECT_THAT(photograph({"random", "random", "random", "random", "random"}), HasSubstr("--seats"));
  EXPECT_THAT(photograph({"greedy", "random", "--blocks", "-1"}), HasSubstr("blocks"));
  EXPECT_THAT(photograph({"greedy", "random", "--seed", "xyz"}), HasSubstr("hexadecimal"));
  EXPECT_THAT(photograph({"greedy", "random", "--threads", "0"}), HasSubstr("--threads"));
  EXPECT_THAT(photograph({"greedy", "random", "--option", "rain=on"}), HasSubstr("'rain'"));
  EXPECT_THAT(photograph({"greedy", "random", "--h0", "0.5"}), HasSubstr("--h1"));
  EXPECT_THAT(photograph({"greedy", "random", "--alpha", "0.1"}), HasSubstr("--h0"));
  EXPECT_THAT(photograph({"greedy", "random", "--h0", "half", "--h1", "0.6"}),
              HasSubstr("--h0 is a win share such as 0.55"));
  EXPECT_THAT(photograph({"greedy", "random", "--h0", "0.6", "--h1", "0.5"}),
              HasSubstr("0 < H0 < H1 < 1"));
  EXPECT_THAT(photograph({"greedy", "random", "greedy", "--h0", "0.3", "--h1", "0.5"}),
              HasSubstr("compares 2 players"));
}

TEST(Arena, FilesThatCannotBeWrittenAreFoundBeforeTheFirstGame) {
  const ScratchFolder folder;
  const std::string file = (folder / "log").string();
  const auto with = [&](const std::string& option, const std::string& name) {
    return refusal({"photograph", "greedy", "random", "--log", file, option, name});
  };
  EXPECT_THAT(with("--json", "/no/such/folder/x"), HasSubstr("/no/such/folder/x"));
  EXPECT_THAT(with("--html", folder.path().string()), HasSubstr("it is a folder"));
  EXPECT_THAT(with("--html", file), HasSubstr("named twice"));
  EXPECT_FALSE(std::filesystem::exists(file));
}

TEST(ArenaProgress, IsABarOnATerminalAndALineNowAndThenElsewhere) {
  const auto start = ArenaProgress::Clock::time_point();
  const auto after = [&](int seconds) { return start + std::chrono::seconds(seconds); };
  std::ostringstream bar;
  ArenaProgress on_terminal(bar, true, 1000, 100, true, start);
  on_terminal.show(300, after(10));
  EXPECT_EQ(bar.str(),
            "\r[#######.................] 300 of 1000 games, 20 a second, at most 35 s left\033[K");
  std::ostringstream lines;
  ArenaProgress elsewhere(lines, false, 10'000, 0, false, start);
  elsewhere.show(1, after(9));
  EXPECT_EQ(lines.str(), "");
  elsewhere.show(8, after(10));
  elsewhere.show(9, after(19));
  elsewhere.finish(30, after(20));
  EXPECT_EQ(lines.str(),
            "8 of 10000 games, 0.8 a second, 3 h 28 min left\n30 games in 20 s, 1.5 a second\n");
  EXPECT_EQ(duration_text(200), "3 min 20 s");
}

}  // namespace
}  // namespace ludoteca
