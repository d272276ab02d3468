#include "ai/tournament_log.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <thread>

#include "ai/coin_games.h"
#include "ai/report_json.h"
#include "ai/worker_threads.h"
#include "cli/scratch_folder.h"
#include "text/error.h"

namespace ludoteca::ai {
namespace {

using testing::HasSubstr;

constexpr int kBonus = 2;

TournamentSettings settings() {
  TournamentSettings some = coin_settings({"clever", "plain"}, 3, Pairing::versus, 12);
  some.sprt = SprtSettings{0.45, 0.5, 0.05, 0.05};
  return some;
}

// Plays on from what the log holds; the log's name is the file's. Gives the whole report.
std::string play(const TournamentSettings& settings, const std::string& file, int threads = 1,
                 std::chrono::microseconds pause = {}) {
  Tournament tournament(settings);
  TournamentLog log(file, tournament);
  const PlayGame coins = [&](const GameId& id, const std::atomic<bool>& stop) {
    if (pause.count() > 0) std::this_thread::sleep_for(pause);
    return play_coins(tournament, id, kBonus, stop);
  };
  play_games(tournament, threads, coins, {[&](const GameResult& game) { log.append(game); }, {}});
  return boost::json::serialize(json_report(tournament, standings(tournament)));
}

std::string refusal(const TournamentSettings& settings, const std::string& file) {
  try {
    play(settings, file);
  } catch (const Error& error) {
    return error.what();
  }
  return "no error";
}

TEST(TournamentLog, AWholeLogIsReadAndNothingPlayedAgain) {
  const ScratchFolder folder;
  const std::string file = (folder / "log").string();
  const std::string report = play(settings(), file);
  const std::string log = folder.read("log");
  EXPECT_EQ(std::count(log.begin(), log.end(), '\n'), 1 + 36);
  EXPECT_EQ(play(settings(), file), report);
  EXPECT_EQ(folder.read("log"), log);
}

TEST(TournamentLog, WhereverItIsCutItGoesOnToTheSameEnd) {
  const ScratchFolder folder;
  const std::string whole = (folder / "whole").string();
  const std::string report = play(settings(), whole);
  const std::string log = folder.read("whole");
  // Here and there in the header and the first games, and at every byte of the last ones.
  std::vector<std::size_t> cuts;
  for (std::size_t size = 0; size < 1000; size += 17) cuts.push_back(size);
  for (std::size_t size = log.find('\n') - 2; size < log.find('\n') + 4; ++size)
    cuts.push_back(size);
  for (std::size_t size = log.size() - 400; size <= log.size(); ++size) cuts.push_back(size);
  for (const std::size_t size : cuts) {
    const std::string file = folder.write("cut", log.substr(0, size));
    ASSERT_EQ(play(settings(), file), report) << size;
    ASSERT_EQ(folder.read("cut"), log) << size;  // one thread plays in order
  }
}

TEST(TournamentLog, AKilledArenaGoesOnToTheSameEnd) {
  const ScratchFolder folder;
  const TournamentSettings long_one = coin_settings({"clever", "plain"}, 2, Pairing::versus, 400);
  const std::string expected = play(long_one, (folder / "whole").string());
  const std::string file = (folder / "killed").string();
  int kills = 0;
  for (int attempt = 0; attempt < 200; ++attempt) {
    const pid_t child = fork();
    ASSERT_GE(child, 0);
    if (child == 0) {
      play(long_one, file, 3, std::chrono::microseconds(200));
      _exit(0);
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(5 + attempt));
    kill(child, SIGKILL);
    int status = 0;
    ASSERT_EQ(waitpid(child, &status, 0), child);
    if (WIFEXITED(status)) break;
    ++kills;
  }
  EXPECT_GT(kills, 1);
  EXPECT_EQ(play(long_one, file), expected);
}

TEST(TournamentLog, OtherSettingsAreRefusedByName) {
  const ScratchFolder folder;
  const std::string file = (folder / "log").string();
  play(settings(), file);
  const std::string log = folder.read("log");
  const auto changed = [&](const std::function<void(TournamentSettings&)>& change) {
    TournamentSettings other = settings();
    change(other);
    return refusal(other, file);
  };
  EXPECT_THAT(changed([](auto& other) { other.seed = Seed::from_number(12); }),
              HasSubstr("log:1: the log was made with seed '\"b\"', not '\"c\"'"));
  EXPECT_THAT(changed([](auto& other) { other.players[0] = "clevver"; }), HasSubstr("players"));
  EXPECT_THAT(changed([](auto& other) { other.blocks = 13; }),
              HasSubstr("made with blocks '12', not '13'"));
  EXPECT_THAT(changed([](auto& other) { other.seats = 4; }), HasSubstr("seats"));
  EXPECT_THAT(changed([](auto& other) { other.sprt->alpha = 0.2; }), HasSubstr("sprt"));
  EXPECT_THAT(changed([](auto& other) { other.sprt.reset(); }), HasSubstr("sprt"));
  EXPECT_THAT(changed([](auto& other) { other.fingerprint = 1; }), HasSubstr("edition"));
  EXPECT_THAT(changed([](auto& other) { other.rules_version = 2; }), HasSubstr("rules"));
  EXPECT_THAT(changed([](auto& other) { other.options = {{"rain", "on"}}; }), HasSubstr("options"));
  EXPECT_THAT(changed([](auto& other) { other.program = "newer"; }), HasSubstr("program"));
  EXPECT_EQ(folder.read("log"), log);
}

TEST(TournamentLog, ForeignAndBrokenFilesAreRefusedAndKept) {
  const ScratchFolder folder;
  const std::string file = (folder / "log").string();
  play(settings(), file);
  const std::string log = folder.read("log");
  const std::size_t first = log.find('\n') + 1;
  const std::size_t second = log.find('\n', first) + 1;
  const std::string header = log.substr(0, first);
  const std::string game = log.substr(first, second - first);
  const auto with = [&](std::string_view from, std::string_view to) {
    std::string line = game;
    line.replace(line.find(from), from.size(), to);
    return header + line;
  };
  const std::vector<std::pair<std::string, std::string>> bad = {
      {"Dear Ana", ":1: this is not the log of an arena"},
      {"Dear Ana\n", ":1: "},
      {"{}\n", ":1: this is not the log of an arena"},
      {header + "{\"block\":\n" + game, ":2: "},
      {header + game + game, ":3: this game stands there twice"},
      {with("\"block\":0", "\"block\":12"), ":2: block"},
      {with("\"rotation\":0", "\"rotation\":-1"), ":2: rotation"},
      {with("\"table\":0", "\"table\":1"), ":2: table"},
      {with("plain", "plane"), ":2: players"},
      {with("\"places\":[", "\"places\":[0,"), ":2: places"},
      {with("\"scores\":[", "\"scores\":[99999,"), ":2: scores"},
      {with("\"moves\"", "\"movies\""), ":2: "},
  };
  for (const auto& [text, message] : bad) {
    const std::string name = folder.write("bad", text);
    EXPECT_THAT(refusal(settings(), name), HasSubstr("bad" + message)) << text;
    EXPECT_EQ(folder.read("bad"), text);
  }
  EXPECT_THAT(refusal(settings(), "/no/such/folder/log"), HasSubstr("/no/such/folder/log"));
  EXPECT_THAT(refusal(settings(), folder.path().string()), HasSubstr("cannot open"));
}

TEST(TournamentLog, TwoArenasDoNotShareALog) {
  const ScratchFolder folder;
  const std::string file = (folder / "log").string();
  Tournament tournament(settings());
  const TournamentLog log(file, tournament);
  EXPECT_THAT(refusal(settings(), file), HasSubstr("another arena is writing it"));
}

}  // namespace
}  // namespace ludoteca::ai
