// Who sits where.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "engine/json_input.h"
#include "server/hall/commands.h"
#include "server/hall/create.h"

namespace ludoteca {
namespace {

namespace json = boost::json;

void expect_open(const Table& table) {
  if (table.phase() != Phase::open) throw Refused("begun");
}

void expect_host(Desk& desk, const Request& request, const Table& table) {
  if (person_of(desk, request).user != table.host()) throw Refused("not-host");
}

LogRow row_for(Act act, Seat seat, std::string body = {}) {
  LogRow row;
  row.act = act;
  row.seat = seat;
  row.body = std::move(body);
  return row;
}

void sit(Desk& desk, const Request& request, LiveTable& live) {
  expect_open(live.table);
  const Visitor& visitor = person_of(desk, request);
  const Seat seat = any_seat(request, live.table);
  if (!live.table.seats()[seat].is_open()) throw Refused("seat-taken");
  std::string name = visitor.name;
  if (const json::value* other = request.members.if_contains("name")) {
    name = checked_seat_name(as_text(*other, "name"), "name");
  }
  write_for(desk, request, live, row_for(Act::sit, seat, std::move(name)));
}

void stand(Desk& desk, const Request& request, LiveTable& live) {
  const Seat seat = own_seat(desk, request, live.table);
  if (live.table.phase() != Phase::open && live.table.phase() != Phase::playing) {
    throw Refused("not-playing");
  }
  write_for(desk, request, live, row_for(Act::stand, seat));
}

void computer(Desk& desk, const Request& request, LiveTable& live) {
  expect_open(live.table);
  expect_host(desk, request, live.table);
  const Seat seat = any_seat(request, live.table);
  if (!live.table.seats()[seat].is_open()) throw Refused("seat-taken");
  std::string player =
      computer_named(live.table.kind(), member(request.members, "player"), "player");
  write_for(desk, request, live, row_for(Act::computer, seat, std::move(player)));
}

void open(Desk& desk, const Request& request, LiveTable& live) {
  expect_open(live.table);
  expect_host(desk, request, live.table);
  const Seat seat = any_seat(request, live.table);
  if (live.table.seats()[seat].computer.empty()) throw Refused("no-computer");
  write_for(desk, request, live, row_for(Act::open, seat));
}

// A person takes the seat back from the computer player that took over.
void back(Desk& desk, const Request& request, LiveTable& live) {
  const Seat seat = own_seat(desk, request, live.table);
  if (live.table.phase() != Phase::playing) throw Refused("not-playing");
  if (!live.table.seats()[seat].is_taken_over()) throw Refused("not-taken-over");
  write_for(desk, request, live, row_for(Act::give_back, seat));
}

// More than half of the others must want it. Whoever is the only other person may decide alone, but
// only while nobody is there to play.
bool votes_suffice(Desk& desk, const LiveTable& live, Seat target, UserId voter) {
  const Table& table = live.table;
  const UserId gone = table.seats()[target].user;
  std::vector<UserId> others;
  std::vector<UserId> voters{voter};
  for (Seat seat = 0; seat < table.seats().size(); ++seat) {
    const UserId user = table.seats()[seat].user;
    if (user == kNoUser || user == gone) continue;
    if (std::find(others.begin(), others.end(), user) == others.end()) others.push_back(user);
    const bool counted = std::find(voters.begin(), voters.end(), user) != voters.end();
    if (table.seats()[target].votes.contains(seat) && !counted) voters.push_back(user);
  }
  if (others.size() == 1) return !desk.tables.here(live).contains(target);
  return 2 * voters.size() > others.size();
}

void kick(Desk& desk, const Request& request, LiveTable& live) {
  const Table& table = live.table;
  const UserId voter = person_of(desk, request).user;
  const Seat target = any_seat(request, table);
  if (table.phase() != Phase::open && table.phase() != Phase::playing) throw Refused("not-playing");
  if (table.seats_of(voter).empty()) throw Refused("not-seated");
  const TableSeat& seat = table.seats()[target];
  if (!seat.is_person() || seat.user == voter) throw Refused("no-person");
  if (votes_suffice(desk, live, target, voter)) {
    write_for(desk, request, live, row_for(Act::kick, target));
    return;
  }
  for (Seat mine = 0; mine < table.seats().size(); ++mine) {
    const bool voted = table.seats()[mine].user == voter && seat.votes.contains(mine);
    if (voted) throw Refused("voted");
  }
  write_for(desk, request, live, row_for(Act::vote, target));
}

// The same again: computer players and the asker sit down, the others find the way by the message.
void rematch(Desk& desk, const Request& request, LiveTable& live) {
  const Visitor visitor = person_of(desk, request);
  if (live.table.phase() != Phase::finished) throw Refused("not-finished");
  if (live.table.seats_of(visitor.user).empty()) throw Refused("not-seated");
  if (!live.table.next_table().empty()) {
    answer(desk, request, fmt::format(R"("code":"{}")", live.table.next_table()));
    return;
  }
  const auto created = [&desk, request, old = live.table.code()](const std::string& code,
                                                                 const Refused* refused) {
    if (refused != nullptr) return refuse(desk, request, *refused);
    desk.tables.use(old, [&desk, request, code](LiveTable* table, RefusalCode refusal) {
      if (desk.guests.find(request.peer) == nullptr) return;
      if (table == nullptr) return refuse(desk, request, Refused(refusal));
      if (!table->table.next_table().empty()) {
        answer(desk, request, fmt::format(R"("code":"{}")", table->table.next_table()));
        return;
      }
      LogRow row = row_for(Act::rematch, 0, code);
      row.seat = -1;
      row.user = guest_of(desk, request).visitor.user;
      desk.tables.write(*table, std::move(row), [&desk, request, code](Written written, int) {
        if (written == Written::taken) return run_again(desk, request);
        if (written != Written::done) return refuse(desk, request, Refused("unavailable"));
        answer(desk, request, fmt::format(R"("code":"{}")", code));
      });
    });
  };
  create_table(desk, visitor, wish_again(live.table, visitor.user), created);
}

constexpr std::array<std::string_view, 2> kSit = {"seat", "name"};
constexpr std::array<std::string_view, 2> kComputer = {"seat", "player"};
constexpr std::array<std::string_view, 1> kSeat = {"seat"};
constexpr std::array<HallCommand, 7> kSeatCommands = {{
    {"sit", kSit, nullptr, sit},
    {"stand", kSeat, nullptr, stand},
    {"computer", kComputer, nullptr, computer},
    {"open", kSeat, nullptr, open},
    {"back", kSeat, nullptr, back},
    {"kick", kSeat, nullptr, kick},
    {"rematch", {}, nullptr, rematch},
}};

}  // namespace

std::span<const HallCommand> seat_commands() {
  return kSeatCommands;
}

}  // namespace ludoteca
