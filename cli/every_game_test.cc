// What the program offers, it offers for every game: play, replay, rules and the engine protocol.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "cli/engine_client.h"
#include "cli/markdown_text.h"
#include "cli/play.h"
#include "cli/replay.h"
#include "cli/rules_pages.h"
#include "cli/scratch_folder.h"
#include "cli/scripted_terminal.h"
#include "games/registry.h"
#include "text/columns.h"
#include "text/lines.h"

namespace ludoteca {
namespace {

namespace json = boost::json;
using testing::HasSubstr;

std::vector<std::string> game_names() {
  std::vector<std::string> names;
  for (const GameKind* game : all_games()) names.emplace_back(game->name());
  return names;
}

std::string name_of_game(const testing::TestParamInfo<std::string>& info) {
  std::string name = info.param;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

class EveryGame : public testing::TestWithParam<std::string> {
 protected:
  const GameKind& game() const { return game_named(GetParam()); }
  std::string record_name() const { return GetParam() + ".record"; }

  PlayOptions play_options(int players) const {
    PlayOptions options;
    options.game = GetParam();
    options.players = players;
    options.seed = "5";
    options.opponents = "greedy";
    options.adviser = "search:50";
    options.folder = folder_.path();
    return options;
  }
  // Always the second move of the list, or the only one.
  std::string play_whole_game(const PlayOptions& options, std::string_view language) const {
    ScriptedTerminal terminal;
    terminal.repeat = {"", "moves", "2", "1"};
    play(options, Catalogue::get(language), terminal);
    return terminal.output;
  }

  ScratchFolder folder_;
};

TEST_P(EveryGame, IsPlayedFromTheListOfMovesInEveryLanguageByEveryNumberOfPlayers) {
  int players = game().min_players();
  for (const std::string_view language : Catalogue::languages()) {
    const std::string output = play_whole_game(play_options(players), language);
    const Catalogue& words = Catalogue::get(language);
    EXPECT_THAT(output, HasSubstr(words.text(GetParam() + ".table.total")));
    EXPECT_THAT(output, HasSubstr((folder_ / record_name()).string()));
    const Record record = Record::parse(folder_.read(record_name()), "kept");
    ASSERT_TRUE(record.result);
    EXPECT_EQ(record.result->size(), static_cast<std::size_t>(players));
    players = players == game().max_players() ? game().min_players() : players + 1;
  }
}

TEST_P(EveryGame, IsPlayedWithEveryOption) {
  for (const OptionSpec& option : game().options()) {
    PlayOptions options = play_options(2);
    options.options = {{std::string(option.key), std::string(option.values.back())}};
    play_whole_game(options, "en");
    const Record record = Record::parse(folder_.read(record_name()), "kept");
    EXPECT_TRUE(record.result);
    EXPECT_EQ(record.options, options.options);
  }
}

TEST_P(EveryGame, PeopleAtOneKeyboardPlayAWholeGame) {
  PlayOptions options = play_options(3);
  options.hotseat = true;
  play_whole_game(options, "pl");
  EXPECT_TRUE(Record::parse(folder_.read(record_name()), "kept").result);
}

TEST_P(EveryGame, HintsAndHelpAreForTheDecisionOfTheMoment) {
  for (const std::string_view language : Catalogue::languages()) {
    ScriptedTerminal terminal({"?", "hint", "log", "rules", "nonsense"});
    play(play_options(2), Catalogue::get(language), terminal);
    const Catalogue& words = Catalogue::get(language);
    EXPECT_THAT(terminal.output, HasSubstr(words.text("cli.help.now")));
  }
}

TEST_P(EveryGame, ARecordIsReplayedStepByStep) {
  play_whole_game(play_options(2), "en");
  ScriptedTerminal terminal({"", "n", "p", "7", "100000"});
  terminal.a_person_looks = true;
  ReplayOptions options;
  options.file = (folder_ / record_name()).string();
  replay_record(options, Catalogue::get("fr"), terminal);
  EXPECT_THAT(terminal.output, HasSubstr(Catalogue::get("fr").text(GetParam() + ".table.total")));
}

TEST_P(EveryGame, HasRulesInEveryLanguageThatFitTheWidth) {
  for (const std::string_view language : Catalogue::languages()) {
    for (const int width : {50, 80, 160}) {
      const std::string page = markdown_text(rules_page(GetParam(), language), {width, false});
      EXPECT_GT(page.size(), 5000U);
      TextLines lines(page);
      while (const auto line = lines.next()) EXPECT_LE(columns(*line), width) << *line;
    }
  }
}

TEST_P(EveryGame, ARecordLoadsAgainWholeOrInPartThroughTheEngine) {
  EngineClient client;
  client.new_game(3, 42, GetParam());
  std::vector<json::object> positions = {client.ask("position")};
  for (int i = 0; client.computer_move(i); ++i) positions.push_back(client.ask("position"));
  const json::object record = client.ask("record");
  EngineClient again;
  EXPECT_EQ(again.ask("load", {{"record", record.at("record")}}).at("finished"), true);
  EXPECT_EQ(again.ask("result"), client.ask("result"));
  EXPECT_EQ(again.ask("record"), record);
  for (std::size_t moves = 0; moves < positions.size(); moves += 23) {
    again.ask("load", {{"record", record.at("record")}, {"moves", moves}});
    EXPECT_EQ(again.ask("position"), positions[moves]);
  }
}

TEST_P(EveryGame, APositionLoadsAgainAtEveryMoveThroughTheEngine) {
  EngineClient client;
  client.new_game(2, 9, GetParam());
  EngineClient again;
  for (int i = 0; client.computer_move(i); ++i) {
    const json::object position = client.ask("position");
    again.ask("load", {{"game", GetParam()}, {"position", position.at("position")}});
    ASSERT_EQ(again.ask("position"), position);
    ASSERT_EQ(again.ask("legal"), client.ask("legal"));
  }
  client.ask("result");
}

TEST_P(EveryGame, ComputerPlayersFinishItThroughTheEngine) {
  EngineClient client;
  client.new_game(2, 3, GetParam());
  const json::object results = client.ask(
      "playout", {{"players", json::array{"greedy", "random"}}, {"games", 2}, {"seed", "1"}});
  EXPECT_EQ(results.at("results").as_array().size(), 2U);
}

// The names of members at every depth.
void collect_names(const json::value& value, std::set<std::string>& names) {
  if (value.is_array()) {
    for (const json::value& item : value.get_array()) collect_names(item, names);
  } else if (value.is_object()) {
    for (const auto& entry : value.get_object()) {
      names.insert(entry.key());
      collect_names(entry.value(), names);
    }
  }
}

TEST_P(EveryGame, ThePageOfTheProtocolExplainsItsMembersAndEvents) {
  const std::string page = read_file("docs/engine-protocol.md", 1 << 20);
  std::set<std::string> names;
  EngineClient client;
  client.new_game(2, 4, GetParam());
  for (int i = 0; client.computer_move(i); ++i) {
    if (i % 20 != 0) continue;
    collect_names(client.ask("view", {{"viewer", 1}}).at("view"), names);
    collect_names(client.ask("position").at("position"), names);
  }
  collect_names(client.ask("view").at("view"), names);
  collect_names(client.ask("board").at("board"), names);
  const json::object told = client.ask("events");
  for (const json::value& move : told.at("moves").as_array()) {
    for (const json::value& event : move.at("events").as_array()) {
      collect_names(event, names);
      names.insert(std::string(event.at("event").as_string()));
    }
  }
  names.erase("event");
  for (const std::string& name : names) {
    const bool explained = page.find("`" + name + "`") != std::string::npos ||
                           page.find("\"" + name + "\":") != std::string::npos;
    EXPECT_TRUE(explained) << name;
  }
}

INSTANTIATE_TEST_SUITE_P(Games, EveryGame, testing::ValuesIn(game_names()), name_of_game);

}  // namespace
}  // namespace ludoteca
