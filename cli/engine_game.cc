#include "cli/engine_game.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/json_input.h"
#include "games/registry.h"
#include "text/error.h"

namespace ludoteca {
namespace {

namespace json = boost::json;

const GameKind& find_game(std::string_view name, std::string_view where) {
  try {
    return game_named(name);
  } catch (const Error& error) {
    throw Error(fmt::format("{}: {}", where, error.what()));
  }
}

const GameKind& requested_game(const json::object& request) {
  return find_game(as_text(member(request, "game"), "game"), "game");
}

SharedEdition requested_edition(const json::object& request, const GameKind& kind) {
  const json::value* text = request.if_contains("edition");
  if (text == nullptr) return kind.house_edition();
  return kind.load_edition(EditionFile::parse(as_text(*text, "edition"), "edition"));
}

GeneratorKind requested_generator(const json::object& request) {
  const json::value* value = request.if_contains("generator");
  if (value == nullptr) return GeneratorKind::chacha20;
  const std::string_view name = as_text(*value, "generator");
  if (name == "chacha20") return GeneratorKind::chacha20;
  if (name == "fast") return GeneratorKind::fast;
  throw Error(fmt::format("generator: expected 'fast' or 'chacha20', not {}", quoted(name)));
}

OptionList requested_options(const json::object& request) {
  const json::value* options = request.if_contains("options");
  return options == nullptr ? OptionList() : as_options(*options, "options");
}

// Members that make no sense together with the one that says what to load.
void refuse(const json::object& request, std::string_view with,
            std::initializer_list<std::string_view> names) {
  for (const std::string_view name : names) {
    if (request.contains(name)) throw Error(fmt::format("{}: not together with {}", name, with));
  }
}

EngineGame load_record(const json::object& request) {
  refuse(request, "record", {"position", "game", "seed", "generator"});
  Record record = Record::parse(as_text(member(request, "record"), "record"), "record");
  if (const json::value* stop = request.if_contains("moves")) {
    const auto all = static_cast<int>(record.moves.size());
    const auto moves = static_cast<std::size_t>(as_number(*stop, "moves", 0, all));
    if (moves < record.moves.size()) {
      record.moves.resize(moves);
      record.result.reset();
      record.places.reset();
    }
  }
  const GameKind& kind = find_game(record.game, "record");
  const SharedEdition edition = requested_edition(request, kind);
  auto match = replay(kind, record, edition);
  return {&kind, edition, kind.start(record, edition), std::move(match), true};
}

EngineGame load_position(const json::object& request) {
  refuse(request, "position", {"record", "moves"});
  const GameKind& kind = requested_game(request);
  const json::object& position = as_object(member(request, "position"), "position");
  Record headers;
  headers.players = kind.min_players();  // the position says how many there are
  headers.generator = requested_generator(request);
  headers.seed = requested_seed(request);
  const SharedEdition edition = requested_edition(request, kind);
  try {
    auto match = kind.load(position, headers, edition);
    auto start = match->clone();
    return {&kind, edition, std::move(start), std::move(match), false};
  } catch (const Error& error) {
    throw Error(fmt::format("position: {}", error.what()));
  }
}

}  // namespace

Seed requested_seed(const json::object& request) {
  const json::value* digits = request.if_contains("seed");
  if (digits == nullptr) return Seed::from_system();
  const std::string_view text = as_text(*digits, "seed");
  try {
    return Seed::parse(text);
  } catch (const Error& error) {
    throw Error(fmt::format("seed: {}", error.what()));
  }
}

EngineGame new_game(const json::object& request) {
  const GameKind& kind = requested_game(request);
  Record headers;
  headers.players =
      as_number(member(request, "players"), "players", kind.min_players(), kind.max_players());
  headers.options = requested_options(request);
  headers.generator = requested_generator(request);
  headers.seed = requested_seed(request);
  const SharedEdition edition = requested_edition(request, kind);
  auto match = kind.start(headers, edition);
  auto start = match->clone();
  return {&kind, edition, std::move(start), std::move(match), true};
}

EngineGame load_game(const json::object& request) {
  if (request.contains("record")) return load_record(request);
  if (request.contains("position")) return load_position(request);
  throw Error("load: expected a member record or position");
}

}  // namespace ludoteca
