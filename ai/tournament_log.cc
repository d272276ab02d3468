#include "ai/tournament_log.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdint>
#include <limits>
#include <system_error>
#include <utility>

#include "engine/json_input.h"
#include "text/error.h"
#include "text/lines.h"

namespace ludoteca::ai {
namespace {

namespace json = boost::json;

constexpr int kFormat = 1;

json::object header(const TournamentSettings& settings) {
  json::object line{{"arena", kFormat}};
  for (const auto& [key, value] : to_json(settings)) line[key] = value;
  return line;
}

json::array player_names(const Tournament& tournament, const GameId& id) {
  json::array names;
  for (const int player : tournament.schedule().line_up(id)) {
    names.emplace_back(tournament.settings().players[player]);
  }
  return names;
}

std::string game_line(const Tournament& tournament, const GameResult& result) {
  json::array scores;
  json::array places;
  for (int seat = 0; seat < tournament.schedule().seats(); ++seat) {
    scores.emplace_back(result.outcome.score[seat]);
    places.emplace_back(result.outcome.place[seat]);
  }
  return json::serialize(json::object{{"block", result.id.block},
                                      {"table", result.id.table},
                                      {"rotation", result.id.rotation},
                                      {"players", player_names(tournament, result.id)},
                                      {"scores", scores},
                                      {"places", places},
                                      {"moves", result.moves}}) +
         "\n";
}

GameResult parse_game(const Tournament& tournament, std::string_view text) {
  static constexpr std::array<std::string_view, 7> kMembers = {
      "block", "table", "rotation", "players", "scores", "places", "moves"};
  const json::value line = parse_json(text);
  const json::object& game = as_object(line, "game");
  expect_members(game, kMembers);
  const Schedule& schedule = tournament.schedule();
  const auto number = [&](std::string_view name, int lowest, int highest) {
    return as_number(member(game, name), name, lowest, highest);
  };
  GameResult result;
  result.id = {number("block", 0, schedule.blocks() - 1), number("table", 0, schedule.tables() - 1),
               number("rotation", 0, schedule.seats() - 1)};
  result.moves = number("moves", 0, std::numeric_limits<int>::max());
  if (member(game, "players") != player_names(tournament, result.id)) {
    throw Error("players: others sit at this table in this tournament");
  }
  const auto seats = static_cast<std::size_t>(schedule.seats());
  const json::array& scores = as_list(member(game, "scores"), "scores", seats, seats);
  const json::array& places = as_list(member(game, "places"), "places", seats, seats);
  for (std::size_t seat = 0; seat < seats; ++seat) {
    result.outcome.score[seat] = static_cast<std::int16_t>(
        as_number(scores[seat], "scores", std::numeric_limits<std::int16_t>::min(),
                  std::numeric_limits<std::int16_t>::max()));
    result.outcome.place[seat] =
        static_cast<std::uint8_t>(as_number(places[seat], "places", 1, schedule.seats()));
  }
  if (std::count(result.outcome.place.begin(), result.outcome.place.begin() + schedule.seats(),
                 1) == 0) {
    throw Error("places: nobody is first");
  }
  if (tournament.has(result.id)) throw Error("this game stands there twice");
  return result;
}

// Throws Error that names the setting in which a log differs.
void check_header(const json::object& found, const json::object& wanted) {
  if (!found.contains("arena")) throw Error("this is not the log of an arena");
  for (const auto& [key, value] : wanted) {
    const json::value* other = found.if_contains(key);
    if (other != nullptr && *other == value) continue;
    throw Error(fmt::format(
        "the log was made with {} {}, not {}; give the same settings or another file",
        std::string_view(key), other == nullptr ? "nothing" : quoted(json::serialize(*other)),
        quoted(json::serialize(value))));
  }
}

}  // namespace

TournamentLog::TournamentLog(std::string path, Tournament& tournament)
    : path_(std::move(path)),
      tournament_(tournament),
      file_(open(path_.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0644)) {
  if (file_ < 0) fail("open");
  try {
    if (flock(file_, LOCK_EX | LOCK_NB) != 0) {
      throw Error(fmt::format("{}: another arena is writing it", path_));
    }
    const json::object wanted = header(tournament.settings());
    const std::string first_line = json::serialize(wanted) + "\n";
    const std::string text = read_whole();
    const std::size_t whole = text.rfind('\n') + 1;  // 0 without any
    if (whole == 0) {
      // Only a header that was being written may make room.
      if (!first_line.starts_with(text))
        throw Error::at(path_, 1, "this is not the log of an arena");
      if (ftruncate(file_, 0) != 0 && !text.empty()) fail("shorten");
      write(first_line);
      return;
    }
    TextLines lines(std::string_view(text).substr(0, whole));
    try {
      const json::value found = parse_json(*lines.next());
      check_header(as_object(found, "header"), wanted);
      while (const auto line = lines.next()) tournament.add(parse_game(tournament, *line));
    } catch (const Error& error) {
      throw Error::at(path_, lines.number(), error.what());
    }
    if (whole < text.size() && ftruncate(file_, static_cast<off_t>(whole)) != 0) fail("shorten");
  } catch (...) {
    close(file_);
    throw;
  }
}

TournamentLog::~TournamentLog() {
  fdatasync(file_);
  close(file_);
}

void TournamentLog::append(const GameResult& result) {
  write(game_line(tournament_, result));
  const auto now = std::chrono::steady_clock::now();
  if (now - synced_ < std::chrono::seconds(1)) return;
  synced_ = now;
  fdatasync(file_);
}

std::string TournamentLog::read_whole() const {
  std::string text;
  std::array<char, 65536> part{};
  while (true) {
    const ssize_t count = read(file_, part.data(), part.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) fail("read");
    if (count == 0) return text;
    text.append(part.data(), static_cast<std::size_t>(count));
  }
}

void TournamentLog::write(std::string_view text) {
  while (!text.empty()) {
    const ssize_t count = ::write(file_, text.data(), text.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) fail("write");
    text.remove_prefix(static_cast<std::size_t>(count));
  }
}

void TournamentLog::fail(std::string_view doing) const {
  throw Error(
      fmt::format("cannot {} {}: {}", doing, path_, std::generic_category().message(errno)));
}

}  // namespace ludoteca::ai
