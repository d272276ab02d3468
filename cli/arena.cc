#include "cli/arena.h"

#include <fmt/ostream.h>
#include <unistd.h>

#include <cerrno>
#include <charconv>
#include <cstring>
#include <filesystem>
#include <iostream>
#include <optional>
#include <set>
#include <thread>

#include "ai/elo.h"
#include "ai/match_game.h"
#include "ai/report_html.h"
#include "ai/report_json.h"
#include "ai/report_text.h"
#include "ai/tournament_log.h"
#include "ai/worker_threads.h"
#include "cli/arena_progress.h"
#include "cli/durable_file.h"
#include "cli/edition_choice.h"
#include "cli/interrupt.h"
#include "cli/version.h"
#include "games/registry.h"
#include "server/cluster/arena_games.h"
#include "text/error.h"

namespace ludoteca {
namespace {

namespace fs = std::filesystem;

constexpr int kUsualBlocks = 200;
constexpr int kGamesInTheQueue = 64;
constexpr int kUsualLimitOfATest = 20'000;

// A win share such as "0.55", or an Elo difference such as "20elo".
double parse_hypothesis(std::string_view text, std::string_view option, int seats) {
  constexpr std::string_view kElo = "elo";
  std::string_view digits = text;
  const bool is_elo = digits.ends_with(kElo);
  if (is_elo) digits.remove_suffix(kElo.size());
  if (digits.starts_with('+')) digits.remove_prefix(1);
  double value = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
  if (error != std::errc() || end != digits.data() + digits.size() || digits.empty()) {
    throw Error(
        fmt::format("{} is a win share such as 0.55 or an Elo difference such as 20elo, not {}",
                    option, quoted(text)));
  }
  return is_elo ? ai::share_of_elo(value, seats) : value;
}

int seats_for(const ArenaOptions& options, const GameKind& kind) {
  if (options.seats != 0) return options.seats;
  if (options.versus) return kind.min_players();
  const auto players = static_cast<int>(options.players.size());
  if (players < 2) throw Error("an arena needs two players or more");
  if (players > kind.max_players()) {
    throw Error(
        fmt::format("{} has {} seats at most: with {} players, say how many play at a time "
                    "(--seats)",
                    kind.name(), kind.max_players(), players));
  }
  return players;
}

ai::TournamentSettings settings_for(const ArenaOptions& options, const GameKind& kind,
                                    const SharedEdition& edition) {
  ai::TournamentSettings settings;
  settings.program = kVersion;
  settings.game = kind.name();
  settings.rules_version = kind.rules_version();
  settings.edition = edition->name();
  settings.fingerprint = edition->fingerprint();
  settings.options = options.options;
  settings.players = options.players;
  settings.seats = seats_for(options, kind);
  settings.pairing = options.versus ? ai::Pairing::versus : ai::Pairing::everyone;
  settings.seed = Seed::parse(options.seed);
  const bool test = !options.h0.empty();
  settings.blocks =
      options.blocks != 0 ? options.blocks : (test ? kUsualLimitOfATest : kUsualBlocks);
  if (test) {
    settings.sprt = ai::SprtSettings{parse_hypothesis(options.h0, "--h0", settings.seats),
                                     parse_hypothesis(options.h1, "--h1", settings.seats),
                                     options.alpha, options.beta};
  }
  return settings;
}

// Before hours of play, not after them.
void check_files(const ArenaOptions& options) {
  std::set<std::string> files;
  for (const std::string& file : {options.log, options.json, options.html}) {
    if (file.empty()) continue;
    if (!files.insert(file).second) throw Error(fmt::format("{} is named twice", file));
    const fs::path path(file);
    if (fs::is_directory(path)) throw Error(fmt::format("cannot write {}: it is a folder", file));
    const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
    if (access(folder.c_str(), W_OK | X_OK) != 0) {
      throw Error(fmt::format("cannot write {}: {}", file, std::strerror(errno)));
    }
  }
}

class Arena {
 public:
  Arena(const ArenaOptions& options, std::ostream& err)
      : options_(options),
        err_(err),
        kind_(game_named(options.game)),
        edition_(chosen_edition(kind_, options.edition)),
        tournament_(checked(settings_for(options, kind_, edition_))) {
    check_files(options);
    ai::check_players(kind_, edition_, tournament_.settings());
    if (!options.log.empty()) log_.emplace(options.log, tournament_);
    if (!options.nats.empty()) {
      games_ = std::make_unique<ArenaGames>(options.nats, tournament_, edition_);
    }
  }

  // The signal that interrupted it, or 0.
  int play() {
    const InterruptWatch watch;
    const long games = tournament_.schedule().games();
    const long before = tournament_.games_played();
    if (before > 0) {
      fmt::print(err_, "{} holds {} of {} games\n", options_.log, before, games);
    }
    ArenaProgress progress(err_, &err_ == &std::cerr && isatty(STDERR_FILENO) != 0, games, before,
                           tournament_.sprt().has_value(), ArenaProgress::Clock::now());
    ai::WorkHooks hooks;
    if (log_) hooks.finished = [this](const ai::GameResult& game) { log_->append(game); };
    hooks.tick = [&] {
      progress.show(tournament_.games_played(), ArenaProgress::Clock::now());
      return InterruptWatch::caught() == 0;
    };
    ai::play_games(
        tournament_, threads(),
        [this](const ai::GameId& id, const std::atomic<bool>& stop) {
          return games_ ? games_->play(id, stop)
                        : ai::play_match(kind_, edition_, tournament_, id, stop);
        },
        hooks);
    progress.finish(tournament_.games_played(), ArenaProgress::Clock::now());
    return tournament_.over() ? 0 : InterruptWatch::caught();
  }

  void report(std::ostream& out) const {
    const ai::Standings table = ai::standings(tournament_);
    if (!options_.json.empty()) {
      write_durably(options_.json, boost::json::serialize(json_report(tournament_, table)) + "\n");
    }
    if (!options_.html.empty()) write_durably(options_.html, html_report(tournament_, table));
    out << text_report(tournament_, table) << std::flush;
  }

  void say_interrupted() const {
    fmt::print(err_, "ludoteca: interrupted; {}\n",
               log_ ? "the same command goes on" : "with --log FILE it could be gone on with");
    err_.flush();
  }

 private:
  // Options with their default value are left out, so that they are no other settings.
  ai::TournamentSettings checked(ai::TournamentSettings settings) const {
    settings.options = ai::deal(kind_, edition_, settings, 0)->headers().options;
    return settings;
  }

  int threads() const {
    if (options_.threads != 0) return options_.threads;
    if (games_) return kGamesInTheQueue;
    return static_cast<int>(std::thread::hardware_concurrency());
  }

  const ArenaOptions& options_;
  std::ostream& err_;
  const GameKind& kind_;
  SharedEdition edition_;
  ai::Tournament tournament_;
  std::optional<ai::TournamentLog> log_;
  std::unique_ptr<ArenaGames> games_;
};

}  // namespace

void run_arena(const ArenaOptions& options, std::ostream& out, std::ostream& err) {
  int signal = 0;
  {
    Arena arena(options, err);
    signal = arena.play();
    arena.report(out);
    if (signal != 0) arena.say_interrupted();
  }
  if (signal != 0) die_by_signal(signal);
}

}  // namespace ludoteca
