#include "cli/command_line.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdlib>
#include <exception>
#include <istream>
#include <ostream>

#include "cli/administer.h"
#include "cli/arena.h"
#include "cli/autosave.h"
#include "cli/bench.h"
#include "cli/board.h"
#include "cli/engine_protocol.h"
#include "cli/markdown_text.h"
#include "cli/play.h"
#include "cli/replay.h"
#include "cli/rules_pages.h"
#include "cli/serve.h"
#include "cli/version.h"
#include "cli/work.h"
#include "games/registry.h"
#include "text/catalogue.h"
#include "text/error.h"
#include "text/lines.h"

namespace ludoteca {
namespace {

constexpr int kWrongInput = 2;

struct GlobalOptions {
  std::string language;
  std::string edition;
  bool no_colour = false;
};

OptionList parse_options(const std::vector<std::string>& texts) {
  OptionList list;
  for (const std::string& text : texts) {
    const auto [key, value] = split_at(text, '=');
    if (key.empty() || value.empty()) {
      throw Error(fmt::format("--option is key=value, not {}", ludoteca::quoted(text)));
    }
    for (const auto& option : list) {
      if (option.first == key)
        throw Error(fmt::format("option {} stands there twice", quoted(key)));
    }
    list.emplace_back(key, value);
  }
  std::sort(list.begin(), list.end());
  return list;
}

// The commands with their options, and what was given for them.
class CommandLine {
 public:
  explicit CommandLine(const Catalogue& words)
      : words_(words), app_(words.text("cli.about"), "ludoteca") {
    app_.option_defaults()->group(word("Options"));
    app_.set_help_flag("-h,--help", text("help"));
    app_.set_version_flag("--version", fmt::format("ludoteca {}", kVersion), text("version"));
    app_.add_option("--lang", global_.language, text("lang"));
    app_.add_option("--edition", global_.edition, text("edition"))->type_name(word("FILE"));
    app_.add_flag("--no-colour", global_.no_colour, text("no-colour"));
    app_.fallthrough();
    app_.require_subcommand(0, 1);  // what else may be missing is said in run()
    label(app_);
    add_play();
    add_replay();
    add_rules();
    add_engine();
    add_bench();
    add_arena();
    add_board();
    add_serve();
    add_admin();
    add_worker();
  }

  // False if only help or the version was asked for, which is then written.
  bool parse(std::vector<std::string> arguments, std::ostream& out) {
    std::reverse(arguments.begin(), arguments.end());  // as CLI11 wants them
    try {
      app_.parse(arguments);
      return true;
    } catch (const CLI::CallForVersion& version) {
      out << version.what() << '\n';
    } catch (const CLI::CallForHelp&) {
      out << app_.help();
    } catch (const CLI::ParseError& error) {
      throw Error(error.what());
    }
    return false;
  }

  void run(const StandardStreams& streams, const OpenTerminal& open_terminal) {
    if (engine_->parsed()) {
      run_engine(streams.in, streams.out);
    } else if (bench_->parsed()) {
      bench(streams.out);
    } else if (arena_->parsed()) {
      arena_options_.edition = global_.edition;
      arena_options_.options = parse_options(option_texts_);
      run_arena(arena_options_, streams.out, streams.err);
    } else if (board_->parsed()) {
      board_options_.edition = global_.edition;
      draw_board(board_options_, words_, streams.out);
    } else if (serve_->parsed()) {
      run_serve(streams.out);
    } else if (admin_->parsed()) {
      administer(admin_options_, streams.out);
    } else if (worker_->parsed()) {
      work(worker_options_);
    } else if (app_.get_subcommands().empty()) {
      throw Error(
          "expected a command: play, serve, replay, rules, board, engine, bench, arena, worker or "
          "admin "
          "(see --help)");
    } else {
      const auto terminal = open_terminal(!global_.no_colour);
      if (play_->parsed()) run_play(*terminal);
      if (replay_->parsed()) {
        replay_options_.edition = global_.edition;
        replay_record(replay_options_, words_, *terminal);
      }
      if (rules_->parsed()) {
        terminal->write(markdown_text(rules_page(rules_game_, words_.language()),
                                      {terminal->width(), terminal->colour()}));
      }
    }
  }

 private:
  std::string text(std::string_view option) const {
    return words_.text(fmt::format("cli.option.{}", option));
  }

  std::string game_text() const {
    std::string games;
    for (const GameKind* game : all_games()) {
      games += fmt::format("{}{}", games.empty() ? "" : ", ", game->name());
    }
    return words_.text("cli.option.game", {{"games", games}});
  }

  std::string word(std::string_view label) const {
    return words_.text(fmt::format("cli.label.{}", label));
  }

  void label(CLI::App& app) const {
    for (const std::string_view name : {"Usage", "OPTIONS", "SUBCOMMAND", "Positionals", "REQUIRED",
                                        "Excludes", "TEXT", "INT", "FLOAT"}) {
      app.get_formatter()->label(std::string(name), word(name));
    }
  }

  CLI::App* add_command(std::string_view name) {
    CLI::App* command =
        app_.add_subcommand(std::string(name), words_.text(fmt::format("cli.subcommand.{}", name)));
    command->group(word("Subcommands"));
    command->set_help_flag("-h,--help", text("help"));
    return command;
  }

  void add_play() {
    play_ = add_command("play");
    play_->add_option("game", play_options_.game, game_text())->required();
    auto* players = play_->add_option("--players", play_options_.players, text("players"));
    auto* opponents = play_->add_option("--opponents", play_options_.opponents, text("opponents"));
    auto* option = play_->add_option("--option", option_texts_, text("option"));
    option->allow_extra_args(false);
    auto* seat = play_->add_option("--seat", play_options_.seat, text("seat"));
    auto* seed = play_->add_option("--seed", play_options_.seed, text("seed"));
    auto* name = play_->add_option("--name", play_options_.name, text("name"));
    auto* hotseat = play_->add_flag("--hotseat", play_options_.hotseat, text("hotseat"));
    hotseat->excludes(seat)->excludes(opponents);
    resume_ = play_->add_option("--resume", play_options_.resume_file, text("resume"));
    resume_->expected(0, 1)->type_name("[" + word("FILE") + "]");
    for (auto* other : {players, opponents, option, seat, seed, name, hotseat}) {
      resume_->excludes(other);
    }
  }

  void run_play(Terminal& terminal) {
    play_options_.edition = global_.edition;
    play_options_.options = parse_options(option_texts_);
    play_options_.resume = resume_->count() > 0;
    play_options_.folder = state_folder();
    play(play_options_, words_, terminal);
  }

  void add_replay() {
    replay_ = add_command("replay");
    replay_->add_option("file", replay_options_.file, text("record"))
        ->required()
        ->type_name(word("FILE"));
    replay_->add_flag("--result", replay_options_.result_only, text("result"));
    replay_->add_option("--seat", replay_options_.seat, text("view"));
  }

  void add_rules() {
    rules_ = add_command("rules");
    rules_->add_option("game", rules_game_, game_text())->required();
  }

  void add_engine() { engine_ = add_command("engine"); }

  void bench(std::ostream& out) const {
    const bool thinking = !bench_what_.empty() && bench_what_.front() == "ai";
    const std::size_t rest = thinking ? 1 : 0;
    if (bench_what_.size() > rest + 1) throw Error("bench takes one game, or 'ai' and a game");
    const std::string game = bench_what_.size() > rest ? bench_what_[rest] : "";
    if (thinking) {
      run_search_bench(out, game, bench_seconds_);
    } else {
      run_bench(out, game, bench_seconds_);
    }
  }

  void add_bench() {
    bench_ = add_command("bench");
    bench_->add_option("game", bench_what_, text("bench-game"))->expected(0, 2);
    bench_->add_option("--seconds", bench_seconds_, text("seconds"))
        ->check(CLI::Range(0.01, 3600.0));
  }

  void add_arena() {
    ArenaOptions& to = arena_options_;
    arena_ = add_command("arena");
    arena_->add_option("game", to.game, game_text())->required();
    arena_->add_option("players", to.players, text("arena-players"))->required();
    arena_->add_option("--seats", to.seats, text("arena-seats"));
    arena_->add_flag("--versus", to.versus, text("versus"));
    arena_->add_option("--blocks", to.blocks, text("blocks"));
    arena_->add_option("--seed", to.seed, text("arena-seed"));
    arena_->add_option("--option", option_texts_, text("option"))->allow_extra_args(false);
    arena_->add_option("--threads", to.threads, text("threads"))->check(CLI::Range(1, 1024));
    for (const auto& [name, file] :
         {std::pair("log", &to.log), {"json", &to.json}, {"html", &to.html}}) {
      arena_->add_option(fmt::format("--{}", name), *file, text(fmt::format("arena-{}", name)))
          ->type_name(word("FILE"));
    }
    auto* h0 = arena_->add_option("--h0", to.h0, text("h0"));
    auto* h1 = arena_->add_option("--h1", to.h1, text("h1"))->needs(h0);
    h0->needs(h1);
    arena_->add_option("--nats", to.nats, text("arena-nats"))
        ->type_name(word("ADDRESS"))
        ->envname("LUDOTECA_NATS");
    arena_->add_option("--alpha", to.alpha, text("alpha"))->needs(h0);
    arena_->add_option("--beta", to.beta, text("beta"))->needs(h0);
  }

  void add_board() {
    board_ = add_command("board");
    board_->add_option("board", board_options_.board, text("board"))->required();
    board_->add_option("--side", board_options_.side, text("side"));
    board_->add_option("-o,--output", board_options_.output, text("output"))
        ->type_name(word("FILE"));
  }

  void add_serve() {
    ServeOptions& to = serve_options_;
    serve_ = add_command("serve");
    const auto option = [&](const std::string& name, auto& value, std::string_view variable) {
      return serve_->add_option("--" + name, value, text("serve-" + name))
          ->envname(fmt::format("LUDOTECA_{}", variable));
    };
    option("database", to.database, "DATABASE")->type_name(word("ADDRESS"));
    option("listen", to.network.listen, "LISTEN")->type_name(word("ADDRESS"))->delimiter(',');
    option("tls-certificate", to.network.certificate, "TLS_CERTIFICATE")->type_name(word("FILE"));
    option("tls-key", to.network.key, "TLS_KEY")->type_name(word("FILE"));
    option("origin", to.network.origins, "ORIGIN")->type_name(word("ADDRESS"))->delimiter(',');
    option("trust-proxy", to.network.trusted_proxies, "TRUST_PROXY")
        ->type_name(word("ADDRESS"))
        ->delimiter(',');
    option("thinkers", to.thinkers, "THINKERS")->check(CLI::Range(0, 1024));
    option("nats", to.nats, "NATS")->type_name(word("ADDRESS"));
    // For tests of several servers, and not for people: no help tells of them.
    serve_->add_option("--test-clock-skew", to.clock_skew)->group("");
    serve_->add_flag("--test-tell-too-early", to.tells_too_early)->group("");
    option("limit", limit_texts_, "LIMIT")->delimiter(',');
    option("log-level", log_level_, "LOG_LEVEL");
    serve_->add_flag("--open-metrics", to.network.open_metrics, text("serve-open-metrics"))
        ->envname("LUDOTECA_OPEN_METRICS");
  }

  void run_serve(std::ostream& out) {
    if (!global_.edition.empty()) serve_options_.editions.push_back(global_.edition);
    for (const std::string& limit : limit_texts_) serve_options_.network.limits.set(limit);
    if (!log_level_.empty()) serve_options_.network.log_level = log_level(log_level_);
    serve(serve_options_, words_, out);
  }

  void add_worker() {
    worker_ = add_command("worker");
    worker_->add_option("--nats", worker_options_.nats, text("worker-nats"))
        ->type_name(word("ADDRESS"))
        ->envname("LUDOTECA_NATS")
        ->required();
    worker_->add_option("--threads", worker_options_.threads, text("worker-threads"))
        ->check(CLI::Range(1, 1024));
  }

  void add_admin() {
    admin_ = add_command("admin");
    admin_->add_option("what", admin_options_.what, text("admin-what"))->required();
    admin_->add_option("whom", admin_options_.whom, text("admin-whom"));
    admin_->add_option("--database", admin_options_.database, text("serve-database"))
        ->type_name(word("ADDRESS"))
        ->envname("LUDOTECA_DATABASE");
    admin_->add_option("--most", admin_options_.most, text("admin-most"))
        ->check(CLI::Range(1, 100000));
  }

  const Catalogue& words_;
  CLI::App app_;
  GlobalOptions global_;
  CLI::App* play_ = nullptr;
  CLI::App* replay_ = nullptr;
  CLI::App* rules_ = nullptr;
  CLI::App* engine_ = nullptr;
  CLI::App* bench_ = nullptr;
  CLI::App* arena_ = nullptr;
  CLI::App* board_ = nullptr;
  CLI::App* serve_ = nullptr;
  CLI::App* admin_ = nullptr;
  CLI::App* worker_ = nullptr;
  CLI::Option* resume_ = nullptr;
  PlayOptions play_options_;
  std::vector<std::string> option_texts_;
  ReplayOptions replay_options_;
  std::string rules_game_;
  std::vector<std::string> bench_what_;  // "ai", a game, both or nothing
  ArenaOptions arena_options_;
  BoardOptions board_options_;
  double bench_seconds_ = 1.0;
  ServeOptions serve_options_;
  std::vector<std::string> limit_texts_;
  std::string log_level_;
  AdminOptions admin_options_;
  WorkOptions worker_options_;
};

}  // namespace

std::string_view language_for(const std::vector<std::string>& arguments) {
  constexpr std::string_view kOption = "--lang";
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::string_view argument = arguments[i];
    if (argument == kOption && i + 1 < arguments.size()) {
      return Catalogue::get(arguments[i + 1]).language();
    }
    if (argument.starts_with("--lang=")) {
      return Catalogue::get(argument.substr(kOption.size() + 1)).language();
    }
  }
  for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(variable);
    if (value != nullptr && *value != '\0') return Catalogue::nearest(value);
  }
  return "en";
}

int run_program(const std::vector<std::string>& arguments, const StandardStreams& streams,
                const OpenTerminal& open_terminal) {
  try {
    CommandLine line(Catalogue::get(language_for(arguments)));
    if (line.parse(arguments, streams.out)) line.run(streams, open_terminal);
    return 0;
  } catch (const std::exception& error) {
    streams.err << "ludoteca: " << error.what() << '\n';
    return kWrongInput;
  }
}

}  // namespace ludoteca
