#include "server/cluster/arena_games.h"

#include <fmt/format.h>

#include <array>
#include <chrono>
#include <limits>
#include <thread>

#include "ai/match_game.h"
#include "engine/json_input.h"
#include "engine/seed.h"
#include "games/registry.h"
#include "server/cluster/work_queue.h"
#include "text/error.h"

namespace ludoteca {
namespace {

namespace json = boost::json;

constexpr int kMost = std::numeric_limits<int>::max();
constexpr std::size_t kMostPlayers = 100;
constexpr std::chrono::milliseconds kGlance{200};
constexpr std::chrono::seconds kAskAgain{60};
constexpr std::chrono::seconds kConnecting{5};

std::string text_in_game(const json::object& members, std::string_view name) {
  return std::string(as_text(member(members, name), name));
}

ai::TournamentSettings settings_in(const json::object& members) {
  ai::TournamentSettings settings;
  settings.program = text_in_game(members, "program");
  settings.game = text_in_game(members, "game");
  settings.seats = as_number(member(members, "seats"), "seats", 1, kMaxSeats);
  settings.pairing =
      as_flag(member(members, "versus"), "versus") ? ai::Pairing::versus : ai::Pairing::everyone;
  settings.blocks = as_number(member(members, "blocks"), "blocks", 1, kMost);
  settings.seed = Seed::parse(text_in_game(members, "seed"));
  for (const json::value& player :
       as_list(member(members, "players"), "players", 1, kMostPlayers)) {
    settings.players.emplace_back(as_text(player, "players"));
  }
  for (const auto& [key, value] : as_object(member(members, "options"), "options")) {
    settings.options.emplace_back(key, as_text(value, key));
  }
  return settings;
}

std::string name_of(const ai::GameId& id) {
  return fmt::format("{}.{}.{}", id.block, id.table, id.rotation);
}

json::object result_json(const ai::GameResult& result, int seats) {
  json::array scores;
  json::array places;
  for (int seat = 0; seat < seats; ++seat) {
    scores.emplace_back(result.outcome.score[seat]);
    places.emplace_back(result.outcome.place[seat]);
  }
  return {{"scores", scores}, {"places", places}, {"moves", result.moves}};
}

ai::GameResult result_from(const json::object& members, const ai::GameId& id, int seats) {
  ai::GameResult result;
  result.id = id;
  result.moves = as_number(member(members, "moves"), "moves", 0, kMost);
  const auto count = static_cast<std::size_t>(seats);
  const json::array& scores = as_list(member(members, "scores"), "scores", count, count);
  const json::array& places = as_list(member(members, "places"), "places", count, count);
  for (std::size_t seat = 0; seat < count; ++seat) {
    result.outcome.score[seat] = static_cast<std::int16_t>(
        as_number(scores[seat], "scores", std::numeric_limits<std::int16_t>::min(),
                  std::numeric_limits<std::int16_t>::max()));
    result.outcome.place[seat] =
        static_cast<std::uint8_t>(as_number(places[seat], "places", 1, seats));
  }
  return result;
}

// The answer to a game that cannot be played: the arena says so instead of waiting for ever.
std::string complaint(const std::string& name, std::string_view why) {
  return json::serialize(json::object{{"id", name}, {"error", why}});
}

}  // namespace

std::pair<std::string, std::string> play_arena_game(std::string_view text,
                                                    const std::string& version,
                                                    const std::atomic<bool>& stop) {
  const json::value value = parse_json(text);
  const json::object& members = as_object(value, "game");
  const std::string reply = text_in_game(members, "reply");
  const json::array& place = as_list(member(members, "id"), "id", 3, 3);
  const ai::GameId id{as_number(place[0], "id", 0, kMost), as_number(place[1], "id", 0, kMost),
                      as_number(place[2], "id", 0, kMost)};
  try {
    ai::TournamentSettings settings =
        settings_in(as_object(member(members, "settings"), "settings"));
    if (settings.program != version) {
      throw Error(
          fmt::format("the worker has version {}, the arena {}", version, settings.program));
    }
    const GameKind& kind = game_named(settings.game);
    const std::string edition_text = text_in_game(members, "edition");
    const SharedEdition edition =
        edition_text.empty() ? kind.house_edition()
                             : kind.load_edition(EditionFile::parse(edition_text, "edition"));
    const ai::Tournament tournament(std::move(settings));
    const auto result = ai::play_match(kind, edition, tournament, id, stop);
    if (!result) return {reply, ""};
    json::object out = result_json(*result, tournament.settings().seats);
    out["id"] = name_of(id);
    return {reply, json::serialize(out)};
  } catch (const Error& error) {
    return {reply, complaint(name_of(id), error.what())};
  }
}

ArenaGames::ArenaGames(const std::string& nats, const ai::Tournament& tournament,
                       const SharedEdition& edition)
    : tournament_(tournament),
      edition_(edition->fingerprint() ==
                       game_named(tournament.settings().game).house_edition()->fingerprint()
                   ? ""
                   : edition->text()),
      reply_("ludoteca.result." + Seed::from_system().to_string().substr(0, 16)),
      link_(nats, {[this](std::string_view, std::string_view text) { hear(text); }, [] {}}) {
  const auto end = std::chrono::steady_clock::now() + kConnecting;
  while (!link_.up() && std::chrono::steady_clock::now() < end) {
    std::this_thread::sleep_for(kGlance);
  }
  if (!link_.up()) throw Error(fmt::format("there is no NATS at {}", nats));
  make_queues(link_.connection());
  link_.subscribe(reply_, true);
}

void ArenaGames::hear(std::string_view text) {
  try {
    const json::value value = parse_json(text);
    const std::string name = text_in_game(as_object(value, "result"), "id");
    const std::scoped_lock lock(mutex_);
    const auto found = asked_.find(name);
    if (found == asked_.end()) return;  // it was played twice
    found->second = std::string(text);
    changed_.notify_all();
  } catch (const Error&) {  // NOLINT(bugprone-empty-catch)
    // Nobody waits for nonsense; the game is asked for again.
  }
}

std::optional<ai::GameResult> ArenaGames::play(const ai::GameId& id,
                                               const std::atomic<bool>& stop) {
  const std::string name = name_of(id);
  json::object settings = to_json(tournament_.settings());
  settings["seed"] = tournament_.settings().seed.to_string();
  const std::string text = json::serialize(json::object{{"reply", reply_},
                                                        {"id", {id.block, id.table, id.rotation}},
                                                        {"edition", edition_},
                                                        {"settings", std::move(settings)}});
  std::unique_lock lock(mutex_);
  asked_[name] = std::nullopt;
  auto ask_at = std::chrono::steady_clock::now();
  while (!asked_[name] && !stop) {
    if (std::chrono::steady_clock::now() >= ask_at) {
      link_.publish(kGamesSubject, text);  // again, should NATS have lost it
      ask_at = std::chrono::steady_clock::now() + kAskAgain;
    }
    changed_.wait_for(lock, kGlance);
  }
  const std::optional<std::string> answer = std::move(asked_.extract(name).mapped());
  lock.unlock();
  if (!answer) return std::nullopt;
  const json::value value = parse_json(*answer);
  const json::object& members = as_object(value, "result");
  if (const json::value* error = members.if_contains("error")) {
    throw Error(fmt::format("a worker cannot play: {}", as_text(*error, "error")));
  }
  return result_from(members, id, tournament_.settings().seats);
}

}  // namespace ludoteca
