#include "cli/command_line.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <stdlib.h>

#include <sstream>

#include "cli/scratch_folder.h"
#include "cli/scripted_terminal.h"
#include "text/catalogue.h"
#include "text/columns.h"
#include "text/lines.h"

namespace ludoteca {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

struct Ran {
  int status;
  std::string out;  // standard output and the terminal
  std::string err;
};

class CommandLineTest : public testing::Test {
 protected:
  CommandLineTest() {
    setenv("XDG_STATE_HOME", folder_.path().c_str(), 1);
    setenv("LC_ALL", "C", 1);
  }

  Ran run(const std::vector<std::string>& arguments, std::deque<std::string> script = {}) const {
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream err;
    std::string screen;
    class Shown final : public Terminal {
     public:
      Shown(std::deque<std::string> script, int width, std::string& screen)
          : inner_(std::move(script)), screen_(screen) {
        inner_.columns_wide = width;
      }
      ~Shown() override { screen_ = inner_.output; }
      Input read_line(std::string& line) override { return inner_.read_line(line); }
      void write(std::string_view text) override { inner_.write(text); }
      int width() const override { return inner_.width(); }
      int height() const override { return inner_.height(); }
      bool interactive() const override { return false; }
      bool colour() const override { return false; }

     private:
      ScriptedTerminal inner_;
      std::string& screen_;
    };
    const int status = run_program(arguments, {in, out, err}, [&](bool) {
      return std::make_unique<Shown>(script, width_, screen);
    });
    return {status, out.str() + screen, err.str()};
  }

  std::string finished_record() const {
    std::deque<std::string> script;
    for (int i = 0; i < 200; ++i) script.insert(script.end(), {"moves", "1"});
    run({"play", "photograph", "--seed", "5"}, script);
    return (folder_ / "ludoteca/photograph.record").string();
  }

  ScratchFolder folder_;
  int width_ = 80;
};

testing::Matcher<Ran> Refused(const std::string& what) {
  return AllOf(testing::Field(&Ran::status, 2), testing::Field(&Ran::out, IsEmpty()),
               testing::Field(&Ran::err, AllOf(StartsWith("ludoteca: "), HasSubstr(what))));
}

void PrintTo(const Ran& ran, std::ostream* out) {
  *out << "status " << ran.status << "\n" << ran.out << "\n" << ran.err;
}

TEST_F(CommandLineTest, HelpAndVersion) {
  EXPECT_THAT(run({"--help"}).out, HasSubstr("replay"));
  EXPECT_THAT(run({"play", "--help"}).out, HasSubstr("--opponents"));
  EXPECT_THAT(run({"--lang", "pl", "--help"}).out, HasSubstr("Użycie"));
  EXPECT_THAT(run({"--version"}).out, StartsWith("ludoteca "));
  EXPECT_EQ(run({"--help"}).status, 0);
}

TEST_F(CommandLineTest, WrongCommandLines) {
  EXPECT_THAT(run({}), Refused("expected a command"));
  EXPECT_THAT(run({"dance"}), Refused("dance"));
  EXPECT_THAT(run({"play"}), Refused("game"));
  EXPECT_THAT(run({"play", "chess"}), Refused("no game 'chess'; there is: photograph"));
  EXPECT_THAT(run({"play", "photograph", "--players", "5"}), Refused("2 to 4 players"));
  EXPECT_THAT(run({"play", "photograph", "--players", "many"}), Refused("many"));
  EXPECT_THAT(run({"play", "photograph", "--seed", "xyz"}), Refused("hexadecimal"));
  EXPECT_THAT(run({"play", "photograph", "--seat", "0"}), Refused("--seat"));
  EXPECT_THAT(run({"play", "photograph", "--option", "weather"}), Refused("key=value"));
  EXPECT_THAT(run({"play", "photograph", "--option", "weather=rain"}),
              Refused("unknown option 'weather'"));
  EXPECT_THAT(run({"play", "photograph", "--option", "missed-opportunity=maybe"}),
              Refused("'maybe'"));
  EXPECT_THAT(run({"play", "photograph", "--opponents", "clever"}),
              Refused("normal, easy, hard, greedy, random, search:N"));
  EXPECT_THAT(run({"play", "photograph", "--name", "a\tb"}), Refused("printable"));
  EXPECT_THAT(run({"play", "photograph", "--hotseat", "--seat", "1"}), Refused("--seat"));
  EXPECT_THAT(run({"play", "photograph", "--resume"}), Refused("no game to resume"));
  EXPECT_THAT(run({"rules", "chess"}), Refused("no rules of 'chess'"));
  EXPECT_THAT(run({"--lang", "de", "rules", "photograph"}), Refused("no language 'de'"));
}

TEST_F(CommandLineTest, BenchMeasuresPlayAndThinking) {
  EXPECT_THAT(run({"bench", "photograph", "--seconds", "0.01"}).out, HasSubstr("moves/s"));
  const std::string thinking = run({"bench", "ai", "fort", "--seconds", "0.01"}).out;
  EXPECT_THAT(thinking, HasSubstr("iterations/s"));
  EXPECT_THAT(thinking, HasSubstr("fort "));
  EXPECT_THAT(run({"bench", "ai", "chess"}), Refused("no game 'chess'"));
  EXPECT_THAT(run({"bench", "fort", "photograph"}), Refused("one game"));
}

TEST_F(CommandLineTest, WrongFiles) {
  EXPECT_THAT(run({"replay", "/no/such/file"}), Refused("/no/such/file"));
  const std::string record =
      folder_.write("bad.record", "ludoteca record 1\ngame: photograph\n?\n");
  EXPECT_THAT(run({"replay", record}), Refused("bad.record:3: "));
  EXPECT_THAT(run({"play", "photograph", "--resume", record}), Refused("bad.record:3: "));
  const std::string edition = folder_.write("bad.txt", "ludoteca edition 1\ngame = photograph\n");
  EXPECT_THAT(run({"play", "photograph", "--edition", edition}), Refused("bad.txt"));
  EXPECT_THAT(run({"--edition", "/no/such", "play", "photograph"}), Refused("/no/such"));
}

TEST_F(CommandLineTest, AWrongMoveInARecordIsNamedWithItsLine) {
  run({"play", "photograph", "--seed", "5"}, {"1L1"});
  std::string text = folder_.read("ludoteca/photograph.record");
  text.replace(text.find("1L1"), 3, "1>9");
  const std::string record = folder_.write("bad.record", text);
  const auto line = std::count(text.begin(), text.end(), '\n');
  EXPECT_THAT(run({"replay", record}), Refused("bad.record:" + std::to_string(line) + ": "));
}

TEST_F(CommandLineTest, TheLanguageComesFromTheOptionOrTheEnvironment) {
  EXPECT_THAT(run({"rules", "photograph", "--lang=fr"}).out, HasSubstr("Étape 1"));
  setenv("LC_ALL", "pl_PL.UTF-8", 1);
  EXPECT_THAT(run({"rules", "photograph"}).out, HasSubstr("Krok 1"));
  setenv("LC_ALL", "", 1);
  setenv("LC_MESSAGES", "pt_BR.UTF-8", 1);
  EXPECT_THAT(run({"rules", "photograph"}).out, HasSubstr("Passo 1"));
  unsetenv("LC_MESSAGES");
}

TEST_F(CommandLineTest, RulesHoldEveryRule) {
  for (const std::string_view language : Catalogue::languages()) {
    const std::string page = run({"--lang", std::string(language), "rules", "photograph"}).out;
    for (const std::string_view rule :
         {"P1.1", "P2.5", "P3.4", "P4.1", "P5.7", "P6.3", "P7.4", "P8.3", "P9.3", "P10.1"}) {
      EXPECT_THAT(page, HasSubstr(std::string(rule)));
    }
    const std::string fort = run({"--lang", std::string(language), "rules", "fort"}).out;
    for (const std::string_view rule :
         {"F1.1", "F2.3", "F3.3", "F4.12", "F5.2", "F6.8", "F7", "F8.3"}) {
      EXPECT_THAT(fort, HasSubstr(std::string(rule)));
    }
  }
}

TEST_F(CommandLineTest, ReplayShowsTheResult) {
  const std::string file = finished_record();
  EXPECT_THAT(run({"replay", file}).out, HasSubstr("Total"));
  EXPECT_THAT(run({"replay", file, "--result", "--lang", "pl"}).out, HasSubstr("Razem"));
  EXPECT_THAT(run({"replay", file, "--seat", "3"}), Refused("--seat"));
  EXPECT_EQ(run({"play", "photograph", "--resume"}).status, 0);
}

TEST_F(CommandLineTest, ReplayOfAnUnfinishedGameSaysSo) {
  run({"play", "photograph", "--seed", "5"}, {"1L1"});
  const std::string file = (folder_ / "ludoteca/photograph.record").string();
  EXPECT_THAT(run({"replay", file}).out, HasSubstr("not over"));
}

}  // namespace
}  // namespace ludoteca
