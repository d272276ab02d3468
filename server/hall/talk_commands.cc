// Meeting people: new tables, the lobby, chat.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "engine/json_input.h"
#include "server/hall/commands.h"
#include "server/hall/create.h"
#include "text/columns.h"

namespace ludoteca {
namespace {

namespace json = boost::json;

constexpr std::size_t kLongestChat = 500;    // bytes
constexpr std::size_t kLongestReason = 500;  // bytes

void ping(Desk& desk, const Request& request) {
  answer(desk, request, fmt::format(R"("time":{})", desk.around.now()));
}

void create(Desk& desk, const Request& request) {
  const Visitor visitor = person_of(desk, request);
  json::object members = request.members;
  members.erase("do");
  members.erase("id");
  const TableWish wish = TableWish::parse(members, desk.around.shelf);
  pace(desk, guest_of(desk, request).questions, kQuestions);
  create_table(desk, visitor, wish,
               [&desk, request](const std::string& code, const Refused* refused) {
                 if (refused != nullptr) return refuse(desk, request, *refused);
                 answer(desk, request, fmt::format(R"("code":"{}")", code));
               });
}

void lobby(Desk& desk, const Request& request) {
  const bool on = as_flag(member(request.members, "on"), "on");
  guest_of(desk, request).in_lobby = on;
  answer(desk, request, on ? fmt::format(R"("tables":{})", desk.lobby.list()) : "");
}

// Printable, not empty, not too long; what a person writes is never changed.
std::string checked_text(const json::value& value, std::string_view member, std::size_t most) {
  const std::string_view text = as_text(value, member);
  if (text.empty() || text.size() > most || printable(text) != text) {
    throw Refused("bad-text");
  }
  return std::string(text);
}

void chat(Desk& desk, const Request& request, LiveTable& live) {
  const Visitor& visitor = person_of(desk, request);
  // Spectators may know what a player must not hear.
  const SeatSet mine = live.table.seats_of(visitor.user);
  if (mine.empty()) throw Refused("not-seated");
  LogRow row;
  row.act = Act::chat;
  row.seat = mine.front();
  row.key = live.table.seats()[mine.front()].name;
  row.body = checked_text(member(request.members, "text"), "text", kLongestChat);
  pace(desk, guest_of(desk, request).chats, kChats);
  write_for(desk, request, live, std::move(row));
}

// The person may have the table open at another server, too.
void tell_others_of(Desk& desk, UserId user) {
  News& news = desk.around.news;
  if (news.alone()) return;
  news.tell("people", json::serialize(json::object{{"server", news.server}, {"user", user}}));
}

// Everything the person of a seat writes, here and elsewhere, is hidden from the guest.
void mute(Desk& desk, const Request& request, LiveTable& live) {
  const Visitor& visitor = person_of(desk, request);
  const UserId other = live.table.seats()[any_seat(request, live.table)].user;
  if (other == kNoUser || other == visitor.user) throw Refused("no-person");
  const bool on = as_flag(member(request.members, "on"), "on");
  std::vector<UserId>& muted = guest_of(desk, request).muted;
  std::erase(muted, other);
  if (on) muted.push_back(other);
  desk.around.store.run(
      [user = visitor.user, other, on](Database& database) { database.mute(user, other, on); },
      [&desk, request, user = visitor.user](const std::exception_ptr& error) {
        if (error) return refuse(desk, request, Refused("unavailable"));
        tell_others_of(desk, user);
        answer(desk, request);
      });
}

void report(Desk& desk, const Request& request, LiveTable& live) {
  ReportRow row;
  row.by = person_of(desk, request).user;
  row.table = live.table.row().id;
  row.number = as_number(member(request.members, "number"), "number", 1, kMostRows);
  row.why = checked_text(member(request.members, "why"), "why", kLongestReason);
  row.time = desk.around.now();
  if (row.number > live.table.number()) throw Refused("no-row");
  pace(desk, guest_of(desk, request).questions, kQuestions);
  desk.around.store.run([row](Database& database) { database.report(row); },
                        [&desk, request](const std::exception_ptr& error) {
                          if (error) return refuse(desk, request, Refused("unavailable"));
                          answer(desk, request);
                        });
}

constexpr std::array<std::string_view, 8> kCreate = {
    "game", "edition", "edition_text", "seats", "options", "listed", "clock", "stand_in"};
constexpr std::array<std::string_view, 1> kOn = {"on"};
constexpr std::array<std::string_view, 1> kText = {"text"};
constexpr std::array<std::string_view, 2> kMute = {"seat", "on"};
constexpr std::array<std::string_view, 2> kReport = {"number", "why"};
constexpr std::array<HallCommand, 6> kTalkCommands = {{
    {"ping", {}, ping, nullptr},
    {"create", kCreate, create, nullptr},
    {"lobby", kOn, lobby, nullptr},
    {"chat", kText, nullptr, chat},
    {"mute", kMute, nullptr, mute},
    {"report", kReport, nullptr, report},
}};

}  // namespace

std::span<const HallCommand> talk_commands() {
  return kTalkCommands;
}

}  // namespace ludoteca
