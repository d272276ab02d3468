// Looking at a table and playing at it.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <span>

#include "engine/json_input.h"
#include "engine/json_output.h"
#include "server/hall/commands.h"
#include "server/hall/history.h"

namespace ludoteca {
namespace {

namespace json = boost::json;

constexpr std::size_t kLongestKey = 64;
constexpr std::size_t kLongestMove = 64;
constexpr std::size_t kHints = 3;
constexpr std::string_view kAdviser = "hard";

void tell_table(Desk& desk, const Request& request, LiveTable& live, std::string_view missed) {
  desk.tables.watch(live, request.peer);
  const Side side = LiveTables::side_of(guest_of(desk, request), live.table);
  std::string members = told_table(live.table, desk.tables.here(live), side);
  if (!missed.empty()) members += fmt::format(R"(,"missed":[{}])", missed);
  answer(desk, request, members);
}

void tell_history(Desk& desk, const Request& request, LiveTable& live, std::span<const LogRow> log,
                  int since) {
  const Guest& guest = guest_of(desk, request);
  const Side side = LiveTables::side_of(guest, live.table);
  tell_table(desk, request, live, told_history(live.table, log, since, side, guest.muted));
}

// With "since", what happened after that row is told too. The rows are read from the store, and the
// game is played again to say what each brought about. The table waits for it: otherwise a row
// written meanwhile would be in neither the history nor an update.
void watch(Desk& desk, const Request& request, LiveTable& live) {
  const json::value* since = request.members.if_contains("since");
  if (since == nullptr) return tell_table(desk, request, live, "");
  const int after = as_number(*since, "since", 0, kMostRows);
  if (after >= live.table.number()) return tell_table(desk, request, live, "");
  pace(desk, guest_of(desk, request).questions, kQuestions);
  LiveTables::hold(live);
  desk.around.store.ask<std::vector<LogRow>>(
      [id = live.table.row().id](Database& database) { return database.log(id, 0); },
      [&desk, request, code = live.table.code(), after](const std::exception_ptr& error,
                                                        const std::vector<LogRow>& log) {
        LiveTable& held = *desk.tables.find(code);
        if (desk.guests.find(request.peer) != nullptr) {
          if (error) {
            refuse(desk, request, Refused("unavailable"));
          } else {
            tell_history(desk, request, held, log, after);
          }
        }
        desk.tables.let_go(held);
      });
}

void unwatch(Desk& desk, const Request& request, LiveTable& live) {
  desk.tables.unwatch(live, request.peer);
  answer(desk, request);
}

// The guest has seen the decision that it answers.
void check_number(const Request& request, const Table& table, Seat seat) {
  const int seen = as_number(member(request.members, "number"), "number", 0, kMostRows);
  if (seen < table.asked_at(seat) || seen > table.number()) throw Refused("stale");
}

void move(Desk& desk, const Request& request, LiveTable& live) {
  const Table& table = live.table;
  const Seat seat = own_seat(desk, request, table);
  LogRow row;
  row.act = Act::move;
  row.seat = seat;
  row.key = as_text(member(request.members, "key"), "key");
  if (row.key.empty() || row.key.size() > kLongestKey) throw Refused("wrong", "key: 1 to 64 bytes");
  row.key = fmt::format("{}.{}", counted(seat), row.key);
  if (const auto number = table.answered(row.key)) {
    answer(desk, request, fmt::format(R"("number":{})", *number));
    return;
  }
  row.body = as_text(member(request.members, "move"), "move");
  if (row.body.size() > kLongestMove) throw Refused("wrong", "move: at most 64 bytes");
  if (table.phase() != Phase::playing) throw Refused("not-playing");
  if (table.seats()[seat].is_taken_over()) throw Refused("taken-over");
  check_number(request, table, seat);
  if (auto why = table.match()->why_not(seat, row.body, guest_of(desk, request).language())) {
    throw Refused("illegal", std::move(*why));
  }
  write_for(desk, request, live, std::move(row));
}

void undo(Desk& desk, const Request& request, LiveTable& live) {
  const Seat seat = own_seat(desk, request, live.table);
  if (live.table.phase() != Phase::playing) throw Refused("not-playing");
  if (live.table.seats()[seat].is_taken_over()) throw Refused("taken-over");
  const int seen = as_number(member(request.members, "number"), "number", 0, kMostRows);
  // Talk does not count: nobody may be kept from an undo by chatting.
  if (!live.table.match()->can_undo(seat)) throw Refused("no-undo");
  if (seen > live.table.number()) throw Refused("stale");
  LogRow row;
  row.act = Act::undo;
  row.seat = seat;
  write_for(desk, request, live, std::move(row));
}

std::string told_hint(const Table& table, Seat seat, const std::vector<Considered>& considered,
                      const Catalogue& words) {
  const std::vector<std::string> names = table.names(words);
  const Reader reader{words, names, Viewer::of(seat)};
  json::array moves;
  for (std::size_t i = 0; i < std::min(kHints, considered.size()); ++i) {
    const Considered& one = considered[i];
    const std::vector<std::string> line =
        one.line.empty() ? std::vector<std::string>{one.move} : one.line;
    json::array said;
    for (const std::string& step : table.match()->say_line(line, reader)) {
      said.push_back(json::value(step));
    }
    moves.push_back({{"move", one.move},
                     {"win_chance", one.win_chance},
                     {"ahead", one.ahead},
                     {"say", std::move(said)}});
  }
  return json::serialize(moves);
}

void hint(Desk& desk, const Request& request, LiveTable& live) {
  const Seat seat = own_seat(desk, request, live.table);
  if (live.table.phase() != Phase::playing) throw Refused("not-playing");
  if (!live.table.match()->acting().contains(seat)) throw Refused("not-asked");
  pace(desk, guest_of(desk, request).questions, kQuestions);
  const int asked = live.table.asked_at(seat);
  const auto done = [&desk, request, code = live.table.code(), seat,
                     asked](const std::vector<Considered>& considered) {
    desk.tables.use(
        code, [&desk, request, seat, asked, considered](LiveTable* table, RefusalCode refusal) {
          if (desk.guests.find(request.peer) == nullptr) return;
          if (table == nullptr) return refuse(desk, request, Refused(refusal));
          const bool still = table->table.phase() == Phase::playing &&
                             table->table.match()->acting().contains(seat) &&
                             table->table.asked_at(seat) == asked;
          if (!still) return refuse(desk, request, Refused("stale"));
          answer(desk, request,
                 fmt::format(R"("hint":{})", told_hint(table->table, seat, considered,
                                                       guest_of(desk, request).language())));
        });
  };
  Question question{live.table.match()->clone(), &live.table.kind(),   seat,
                    std::string(kAdviser),       desk.around.random(), true,
                    live.table.edition()};
  if (!desk.around.thoughts.ask(std::move(question), done)) throw Refused("busy");
}

constexpr std::array<std::string_view, 1> kWatch = {"since"};
constexpr std::array<std::string_view, 4> kMove = {"seat", "number", "move", "key"};
constexpr std::array<std::string_view, 2> kUndo = {"seat", "number"};
constexpr std::array<std::string_view, 1> kOneSeat = {"seat"};
constexpr std::array<HallCommand, 5> kGameCommands = {{
    {"watch", kWatch, nullptr, watch},
    {"unwatch", {}, nullptr, unwatch},
    {"move", kMove, nullptr, move},
    {"undo", kUndo, nullptr, undo},
    {"hint", kOneSeat, nullptr, hint},
}};

}  // namespace

std::span<const HallCommand> game_commands() {
  return kGameCommands;
}

}  // namespace ludoteca
