#include "cli/play.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/scratch_folder.h"
#include "cli/scripted_terminal.h"
#include "text/error.h"

namespace ludoteca {
namespace {

using testing::HasSubstr;
using testing::Not;

constexpr std::string_view kRecord = "photograph.record";

PlayOptions options_in(const ScratchFolder& folder, int players = 2) {
  PlayOptions options;
  options.game = "photograph";
  options.players = players;
  options.seed = "5";
  options.opponents = "greedy";
  options.adviser = "search:50";
  options.folder = folder.path();
  return options;
}

std::string play_script(const PlayOptions& options, std::deque<std::string> script,
                        std::string_view language = "en") {
  ScriptedTerminal terminal(std::move(script));
  play(options, Catalogue::get(language), terminal);
  return terminal.output;
}

Record saved(const ScratchFolder& folder) {
  return Record::parse(folder.read(kRecord), "kept");
}

// A game in which the person's next decision is to wind.
std::deque<std::string> after_taking(std::initializer_list<std::string> more) {
  std::deque<std::string> script = {"moves", "1"};
  script.insert(script.end(), more);
  return script;
}

TEST(Play, TheSameSeedGivesTheSameGame) {
  const ScratchFolder first, second;
  play_script(options_in(first), {"moves", "3", "moves", "3", "moves", "3", "moves", "3"});
  play_script(options_in(second), {"moves", "3", "moves", "3", "moves", "3", "moves", "3"});
  EXPECT_EQ(first.read(kRecord), second.read(kRecord));
  EXPECT_GT(saved(first).moves.size(), 6U);
}

TEST(Play, WrongMovesChangeNothingAndTellTheRule) {
  const ScratchFolder folder;
  EXPECT_THAT(play_script(options_in(folder), {"4L1"}), HasSubstr("The City has only 3 rows."));
  EXPECT_THAT(play_script(options_in(folder), {"nonsense"}), HasSubstr("as in 2L3"));
  EXPECT_THAT(play_script(options_in(folder), {"1>2"}, "pl"), HasSubstr("Najpierw wybierz kadr"));
  EXPECT_THAT(play_script(options_in(folder), after_taking({"3>2"}), "fr"),
              HasSubstr("Les cartes vont vers l’avant"));
  EXPECT_THAT(play_script(options_in(folder), after_taking({"6>7"}), "pt-BR"),
              HasSubstr("Sua mão tem só 6 cartas."));
  EXPECT_THAT(play_script(options_in(folder), after_taking({"6>6"})),
              HasSubstr("The front card cannot be wound"));
  const ScratchFolder untouched, tried;
  play_script(options_in(untouched), {});
  play_script(options_in(tried), {"9L9", "1>2", "99", "save", "\x1b[2J", "4R3"});
  EXPECT_EQ(untouched.read(kRecord), tried.read(kRecord));
}

TEST(Play, ANumberNeedsTheListFirst) {
  const ScratchFolder folder;
  EXPECT_THAT(play_script(options_in(folder), {"1"}), HasSubstr("first see the list"));
  EXPECT_THAT(play_script(options_in(folder), {"moves", "999"}), HasSubstr("There are 18 moves"));
}

TEST(Play, UndoTakesBackWhatRevealedNothing) {
  const ScratchFolder before, after;
  play_script(options_in(before), {});
  const std::string output = play_script(options_in(after), {"1L1", "undo"});
  EXPECT_EQ(before.read(kRecord), after.read(kRecord));
  EXPECT_THAT(play_script(options_in(after), {"1L2", "undo"}), HasSubstr("nothing to take back"));
}

TEST(Play, MovesMayBeTypedLoosely) {
  const ScratchFolder folder;
  play_script(options_in(folder), {" 1 l 1 "});
  EXPECT_EQ(saved(folder).moves.back().notation, "1L1");
}

TEST(Play, EveryCommandWorksInItsLanguageAndInEnglish) {
  const ScratchFolder folder;
  EXPECT_THAT(play_script(options_in(folder), {"podpowiedz"}, "pl"),
              HasSubstr("szansa na wygraną"));
  EXPECT_THAT(play_script(options_in(folder), {"HINT"}, "pl"), HasSubstr("szansa na wygraną"));
  EXPECT_THAT(play_script(options_in(folder), {"règles"}, "fr"), HasSubstr("P10.1"));
  EXPECT_THAT(play_script(options_in(folder), {"ajuda"}, "pt-BR"), HasSubstr("O OBJETIVO"));
  EXPECT_THAT(play_script(options_in(folder), {"?"}), HasSubstr("THE AIM"));
  EXPECT_THAT(play_script(options_in(folder), {"1L1", "log"}), HasSubstr("You take 1 photo"));
  EXPECT_THAT(play_script(options_in(folder), {"quit"}), HasSubstr("--resume"));
}

TEST(Play, TheEndOfInputKeepsTheGame) {
  const ScratchFolder folder;
  EXPECT_THAT(play_script(options_in(folder), {"1L1"}), HasSubstr("--resume"));
  EXPECT_EQ(saved(folder).moves.back().notation, "1L1");
}

TEST(Play, ResumeGoesOnWithTheSameGame) {
  const ScratchFolder folder;
  play_script(options_in(folder), {"1L1"});
  const std::string before = folder.read(kRecord);
  PlayOptions again = options_in(folder);
  again.resume = true;
  EXPECT_THAT(play_script(again, {}), HasSubstr("Wind the film"));
  EXPECT_EQ(folder.read(kRecord), before);
  play_script(again, {"1>2"});
  EXPECT_GT(saved(folder).moves.size(), 2U);
}

TEST(Play, ASavedFileCanBeResumedBesideAnotherGame) {
  const ScratchFolder folder;
  const std::string file = (folder / "mine.record").string();
  play_script(options_in(folder), {"1L1", "save " + file});
  const std::string mine = folder.read("mine.record");
  EXPECT_EQ(mine, folder.read(kRecord));
  PlayOptions again = options_in(folder);
  again.resume = true;
  again.resume_file = file;
  EXPECT_THAT(play_script(again, {"1>2"}), HasSubstr("photograph.1.record"));
  EXPECT_EQ(folder.read("mine.record"), mine);
  EXPECT_EQ(folder.read("photograph.1.record"), mine);
  EXPECT_GT(saved(folder).moves.size(), 2U);
}

TEST(Play, SavingSparesForeignFiles) {
  const ScratchFolder folder;
  const std::string file = folder.write("letter.txt", "Dear Ana");
  EXPECT_THAT(play_script(options_in(folder), {"save " + file}), HasSubstr("Not saved"));
  EXPECT_EQ(folder.read("letter.txt"), "Dear Ana");
  EXPECT_THAT(play_script(options_in(folder), {"save /no/such/folder/x"}), HasSubstr("Not saved"));
}

TEST(Play, ANewGameKeepsTheUnfinishedOne) {
  const ScratchFolder folder;
  play_script(options_in(folder), {"1L1"});
  const std::string old = folder.read(kRecord);
  EXPECT_THAT(play_script(options_in(folder), {}), HasSubstr("photograph.1.record"));
  EXPECT_EQ(folder.read("photograph.1.record"), old);
  play_script(options_in(folder), {});
  EXPECT_TRUE(std::filesystem::exists(folder / "photograph.2.record"));
}

TEST(Play, WrongOptionsAreRefusedBeforeAnythingIsMoved) {
  const ScratchFolder folder;
  play_script(options_in(folder), {"1L1"});
  PlayOptions options = options_in(folder, 7);
  EXPECT_THROW(play_script(options, {}), Error);
  options = options_in(folder);
  options.options = {{"weather", "rain"}};
  EXPECT_THROW(play_script(options, {}), Error);
  options = options_in(folder);
  options.seat = "3";
  EXPECT_THROW(play_script(options, {}), Error);
  options = options_in(folder);
  options.opponents = "kasparov";
  EXPECT_THROW(play_script(options, {}), Error);
  EXPECT_FALSE(std::filesystem::exists(folder / "photograph.1.record"));
}

TEST(Play, ThePersonMaySitAnywhere) {
  const ScratchFolder folder;
  PlayOptions options = options_in(folder, 4);
  options.seat = "3";
  options.name = "Zoë";
  play_script(options, {});
  EXPECT_EQ(saved(folder).names.at(2), "Zoë");
  EXPECT_THAT(saved(folder).names.at(0), HasSubstr("[greedy]"));
  options.seat = "random";
  play_script(options, {});
}

TEST(Play, AtOneKeyboardHandsAreHiddenBetweenPeople) {
  const ScratchFolder folder;
  PlayOptions options = options_in(folder);
  options.hotseat = true;
  options.name = "Ana";
  ScriptedTerminal terminal({"", "moves", "1", "moves", "1", ""});
  terminal.a_person_looks = true;
  terminal.lines_high = 60;
  play(options, Catalogue::get("en"), terminal);
  EXPECT_THAT(terminal.output, HasSubstr("\033[3JPass the keyboard to Ana"));
  EXPECT_THAT(terminal.output, HasSubstr("\033[3JPass the keyboard to Player 2"));
}

TEST(Play, TwoProgramsDoNotShareAGame) {
  const ScratchFolder folder;
  class Intruder final : public Terminal {
   public:
    explicit Intruder(const PlayOptions& options) : options_(options) {}
    Input read_line(std::string&) override {
      EXPECT_THROW(play_script(options_, {}), Error);
      return Input::end;
    }
    void write(std::string_view) override {}
    int width() const override { return 80; }
    int height() const override { return 24; }
    bool interactive() const override { return false; }
    bool colour() const override { return false; }

   private:
    PlayOptions options_;
  };
  Intruder terminal(options_in(folder));
  play(options_in(folder), Catalogue::get("en"), terminal);
}

TEST(Play, ALowScreenShowsTheNewsBeforeTheTable) {
  const ScratchFolder folder;
  ScriptedTerminal terminal;
  terminal.a_person_looks = true;
  terminal.repeat = {"moves", "", "1", ""};
  play(options_in(folder, 4), Catalogue::get("en"), terminal);
  EXPECT_THAT(terminal.output, HasSubstr("Enter: to the table"));
  EXPECT_TRUE(saved(folder).result);
}

TEST(Play, WithoutAPersonNothingIsClearedOrColoured) {
  const ScratchFolder folder;
  EXPECT_THAT(play_script(options_in(folder), {"?", "1L1", "log"}), Not(HasSubstr("\033")));
}

}  // namespace
}  // namespace ludoteca
