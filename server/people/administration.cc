#include "server/people/administration.h"

#include <fmt/format.h>

#include <charconv>
#include <chrono>
#include <ctime>

#include "text/error.h"

namespace ludoteca {
namespace {

// "2026-11-15 14:45", in the time of the world.
std::string date(Millis time) {
  const std::time_t seconds = time / 1000;
  std::tm parts{};
  gmtime_r(&seconds, &parts);
  return fmt::format("{:04}-{:02}-{:02} {:02}:{:02}", parts.tm_year + 1900, parts.tm_mon + 1,
                     parts.tm_mday, parts.tm_hour, parts.tm_min);
}

std::string_view name_of(Phase phase) {
  switch (phase) {
    case Phase::open:
      return "open";
    case Phase::playing:
      return "playing";
    case Phase::finished:
      return "finished";
    case Phase::closed:
      return "closed";
  }
  return "";
}

std::optional<UserRow> user_of(Database& db, const std::string& user) {
  if (auto account = db.account(user)) return account;
  UserId id = kNoUser;
  const auto [end, error] = std::from_chars(user.data(), user.data() + user.size(), id);
  if (error != std::errc() || end != user.data() + user.size()) return std::nullopt;
  return db.user(id);
}

UserRow expect_user(Database& db, const std::string& user) {
  const std::optional<UserRow> row = user_of(db, user);
  if (row) return *row;
  throw Error(
      fmt::format("there is no account {}; give the name of an account or the number of a user, as "
                  "'users' lists them",
                  quoted(user)));
}

void set_banned(Database& db, UserRow user, bool banned) {
  user.banned = banned;
  db.begin();
  try {
    db.update_user(user);
    db.give_order(banned ? "ban" : "unban", std::to_string(user.id));
    db.commit();
  } catch (...) {
    db.rollback();
    throw;
  }
}

}  // namespace

void list_users(Database& db, const std::string& name_part, int limit, std::ostream& out) {
  for (const UserRow& user : db.users(name_part, limit)) {
    out << fmt::format("{:<16} {:<8} {} {}{}\n", user.id, user.account ? "account" : "guest",
                       date(user.created), user.name, user.banned ? " (banned)" : "");
  }
}

void list_tables(Database& db, int limit, std::ostream& out) {
  for (const TableRow& table : db.newest_tables(limit)) {
    out << fmt::format("{:<12} {:<14} {:<8} {} players  {}\n", table.code, table.game,
                       name_of(table.phase), table.players, date(table.created));
  }
}

void list_reports(Database& db, int limit, std::ostream& out) {
  const auto named = [&](UserId id) {
    const std::optional<UserRow> user = id == kNoUser ? std::nullopt : db.user(id);
    return user ? fmt::format("{} ({})", user->name, id) : std::string("somebody");
  };
  for (const ReportRow& report : db.reports(limit)) {
    const std::optional<TableRow> table = db.table_by_id(report.table);
    const std::vector<LogRow> log = db.log(report.table, report.number - 1);
    out << fmt::format("{} table {}, number {}, reported by {}: {}\n", date(report.time),
                       table ? table->code : "?", report.number, named(report.by),
                       quoted(report.why));
    if (!log.empty() && log.front().number == report.number) {
      out << fmt::format("  {} wrote: {}\n", named(log.front().user), quoted(log.front().body));
    }
  }
}

void ban(Database& db, const std::string& user, std::ostream& out) {
  const UserRow row = expect_user(db, user);
  set_banned(db, row, true);
  out << fmt::format("{} is banned.\n", row.name);
}

void unban(Database& db, const std::string& user, std::ostream& out) {
  const UserRow row = expect_user(db, user);
  set_banned(db, row, false);
  out << fmt::format("{} may come back.\n", row.name);
}

void close_table(Database& db, const std::string& code, std::ostream& out) {
  const std::optional<TableRow> table = db.table(code);
  if (!table) throw Error(fmt::format("there is no table {}", quoted(code)));
  if (table->phase == Phase::finished || table->phase == Phase::closed) {
    throw Error(fmt::format("the table {} is {} already", code, name_of(table->phase)));
  }
  db.give_order("close", code);
  out << fmt::format("The server will close the table {}.\n", code);
}

void back_up(Database& db, const std::string& file, std::ostream& out) {
  db.back_up(file);
  out << fmt::format("Everything is in {}.\n", file);
}

}  // namespace ludoteca
