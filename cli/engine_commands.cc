#include "cli/engine_commands.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

#include "cli/engine_protocol.h"
#include "cli/playout.h"
#include "cli/version.h"
#include "engine/json_input.h"
#include "engine/json_output.h"
#include "games/registry.h"
#include "text/catalogue.h"
#include "text/error.h"

namespace ludoteca {
namespace {

namespace json = boost::json;

template <class List>
json::array text_list(const List& texts) {
  json::array out;
  for (const auto& text : texts) out.emplace_back(text);
  return out;
}

json::object game_json(const GameKind& kind) {
  json::array options;
  for (const OptionSpec& option : kind.options()) {
    options.push_back({{"option", option.key}, {"values", text_list(option.values)}});
  }
  return {{"game", kind.name()},
          {"rules", kind.rules_version()},
          {"min_players", kind.min_players()},
          {"max_players", kind.max_players()},
          {"options", std::move(options)},
          {"computer_players", text_list(kind.computer_players())}};
}

json::array considered_json(const std::vector<Considered>& considered) {
  json::array out;
  for (const Considered& move : considered) {
    out.push_back({{"move", move.move},
                   {"share", move.share},
                   {"win_chance", move.win_chance},
                   {"ahead", move.ahead},
                   {"line", text_list(move.line)}});
  }
  return out;
}

}  // namespace

std::span<const EngineCommands::Command> EngineCommands::commands() {
  using E = EngineCommands;
  static const std::vector<Command> commands = {
      {"hello", &E::hello, {}},
      {"games", &E::games, {}},
      {"new", &E::start, {"game", "players", "options", "seed", "generator", "edition"}},
      {"load", &E::load, {"record", "moves", "game", "position", "seed", "generator", "edition"}},
      {"legal", &E::legal, {"seat"}},
      {"apply", &E::apply, {"seat", "move", "viewer"}},
      {"why", &E::why, {"seat", "move", "language"}},
      {"undo", &E::undo, {"seat"}},
      {"board", &E::board, {}},
      {"view", &E::view, {"viewer"}},
      {"events", &E::events, {"viewer", "since"}},
      {"position", &E::position, {}},
      {"record", &E::record, {}},
      {"choose", &E::choose, {"seat", "player", "seed"}},
      {"playout", &E::playout, {"players", "games", "seed"}},
      {"result", &E::result, {}},
      {"quit", &E::leave, {}},
  };
  return commands;
}

json::object EngineCommands::run(const Object& request) {
  const std::string_view name = as_text(member(request, "command"), "command");
  for (const Command& command : commands()) {
    if (command.name != name) continue;
    std::vector<std::string_view> known = {"id", "command"};
    known.insert(known.end(), command.members.begin(), command.members.end());
    expect_members(request, known);
    return (this->*command.run)(request);
  }
  throw Error(fmt::format("command: no command {}; 'hello' lists them", quoted(name)));
}

EngineGame& EngineCommands::game() {
  if (!game_) throw Error("there is no game yet; begin with 'new' or 'load'");
  return *game_;
}

Seat EngineCommands::seat(const Object& request) {
  const int players = game().match->players();
  return static_cast<Seat>(as_number(member(request, "seat"), "seat", 1, players) - 1);
}

Viewer EngineCommands::viewer(const Object& request, Viewer otherwise) {
  const json::value* value = request.if_contains("viewer");
  if (value == nullptr) return otherwise;
  if (value->is_string() && std::string_view(value->get_string()) == "spectator") {
    return Viewer::spectator();
  }
  const int players = game().match->players();
  if (value->is_string()) {
    throw Error(fmt::format("viewer: expected a seat from 1 to {} or 'spectator', not {}", players,
                            quoted(std::string_view(value->get_string()))));
  }
  return Viewer::of(static_cast<Seat>(as_number(*value, "viewer", 1, players) - 1));
}

std::string EngineCommands::computer_player(const json::value& value, std::string_view name) {
  const std::string_view player = as_text(value, name);
  const GameKind& kind = *game().kind;
  if (!kind.has_player(player)) {
    throw Error(fmt::format("{}: no computer player {}; there are: {}, search:N", name,
                            quoted(player), fmt::join(kind.computer_players(), ", ")));
  }
  return std::string(player);
}

// Where the game stands: in the reply to everything that moves it.
json::object EngineCommands::status() {
  const Match& match = *game().match;
  return {{"moves", match.move_count()},
          {"to_act", seats_json(match.acting())},
          {"finished", match.finished()}};
}

// Every command has the same shape for the table, also those that need no game.
// NOLINTBEGIN(readability-convert-member-functions-to-static)
json::object EngineCommands::hello(const Object&) {
  json::array names;
  for (const Command& command : commands()) names.emplace_back(command.name);
  return {{"program", "ludoteca"},
          {"version", kVersion},
          {"protocol", kEngineProtocolVersion},
          {"commands", std::move(names)}};
}

json::object EngineCommands::games(const Object&) {
  json::array list;
  for (const GameKind* kind : all_games()) list.push_back(game_json(*kind));
  return {{"games", std::move(list)}};
}
// NOLINTEND(readability-convert-member-functions-to-static)

json::object EngineCommands::start(const Object& request) {
  game_ = new_game(request);
  return status();
}

json::object EngineCommands::load(const Object& request) {
  game_ = load_game(request);
  return status();
}

json::object EngineCommands::legal(const Object& request) {
  const Match& match = *game().match;
  SeatSet asked = match.acting();
  if (request.contains("seat")) asked = SeatSet::only(seat(request));
  json::array list;
  for (Seat seat = 0; seat < match.players(); ++seat) {
    if (!asked.contains(seat)) continue;
    list.push_back({{"seat", seat + 1}, {"moves", text_list(match.legal(seat))}});
  }
  return {{"legal", std::move(list)}};
}

json::object EngineCommands::apply(const Object& request) {
  const Seat acting = seat(request);
  const std::string_view move = as_text(member(request, "move"), "move");
  const Viewer seen_by = viewer(request, Viewer::of(acting));
  const auto report = game().match->play(acting, move);
  Object reply{{"events", report->json(seen_by)}};
  for (auto& entry : status()) reply.emplace(entry.key(), std::move(entry.value()));
  return reply;
}

json::object EngineCommands::why(const Object& request) {
  const json::value* language = request.if_contains("language");
  const Catalogue& words =
      Catalogue::get(language == nullptr ? "en" : as_text(*language, "language"));
  const auto refusal =
      game().match->why_not(seat(request), as_text(member(request, "move"), "move"), words);
  return {{"why", refusal ? json::value(*refusal) : json::value()}};
}

json::object EngineCommands::undo(const Object& request) {
  game().match->undo(seat(request));
  return status();
}

json::object EngineCommands::board(const Object&) {
  const std::string_view text = game().kind->board(game().match->headers(), game().edition);
  return {{"board", text.empty() ? json::value() : json::parse(text)}};
}

json::object EngineCommands::view(const Object& request) {
  return {{"view", game().match->see(viewer(request, Viewer::spectator()))}};
}

json::object EngineCommands::events(const Object& request) {
  const Viewer seen_by = viewer(request, Viewer::spectator());
  const std::vector<Move> moves = game().match->record().moves;
  const json::value* since = request.if_contains("since");
  const auto made = static_cast<int>(moves.size());
  const int told = since == nullptr ? 0 : as_number(*since, "since", 0, made);
  const auto again = game().start->clone();
  json::array list;
  int number = 0;
  for (const Move& move : moves) {
    const auto report = again->play(move.seat, move.notation);
    // The move itself stays untold: a wind may still be secret.
    if (++number <= told) continue;
    list.push_back(
        {{"number", number}, {"seat", move.seat + 1}, {"events", report->json(seen_by)}});
  }
  return {{"moves", std::move(list)}};
}

json::object EngineCommands::position(const Object&) {
  return {{"position", game().match->position()}};
}

json::object EngineCommands::record(const Object&) {
  if (!game().has_record) {
    throw Error("this game began from a position: no record could replay it");
  }
  return {{"record", game().match->record().to_string()}};
}

json::object EngineCommands::choose(const Object& request) {
  const Seat acting = seat(request);
  const std::string player = computer_player(member(request, "player"), "player");
  const Seed seed = requested_seed(request);
  const Match& match = *game().match;
  if (!match.acting().contains(acting)) {
    throw Error(fmt::format("seat: seat {} is not to act", acting + 1));
  }
  const auto considered = game().kind->thinker(player)->consider(match, acting, seed);
  json::object answer = {{"seat", acting + 1}, {"move", considered.front().move}};
  if (considered.size() > 1) answer["considered"] = considered_json(considered);
  return answer;
}

json::object EngineCommands::playout(const Object& request) {
  const Match& match = *game().match;
  const auto seats = static_cast<std::size_t>(match.players());
  std::vector<std::string> players;
  for (const json::value& name : as_list(member(request, "players"), "players", seats, seats)) {
    players.push_back(computer_player(name, "players"));
  }
  const json::value* games = request.if_contains("games");
  const int count = games == nullptr ? 1 : as_number(*games, "games", 1, most_playouts_);
  json::array results;
  for (const Outcome& outcome :
       play_out(*game().kind, match, players, count, requested_seed(request))) {
    results.push_back(outcome_json(outcome, match.players()));
  }
  return {{"results", std::move(results)}};
}

json::object EngineCommands::result(const Object&) {
  const Match& match = *game().match;
  if (!match.finished()) throw Error("the game is not over");
  return outcome_json(match.result(), match.players());
}

json::object EngineCommands::leave(const Object&) {
  quit_ = true;
  return {};
}

}  // namespace ludoteca
