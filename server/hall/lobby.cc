#include "server/hall/lobby.h"

#include <fmt/format.h>

#include <set>

#include "engine/json_input.h"

namespace ludoteca {
namespace {

namespace json = boost::json;

constexpr std::size_t kMostListed = 200;

}  // namespace

void Lobby::fill() {
  around_.store.ask<std::vector<TableRow>>(
      [](Database& database) { return database.open_tables(int{kMostListed}); },
      [this, before = open_](const std::exception_ptr& error, const std::vector<TableRow>& rows) {
        if (!error) filled(rows, before);
      });
}

// What changed since the question was asked is newer than the answer.
void Lobby::filled(const std::vector<TableRow>& rows, const Open& before) {
  std::set<std::string> stored;
  const auto unchanged = [&](const std::string& code) {
    const auto was = before.find(code);
    const auto is = open_.find(code);
    if (was == before.end() || is == open_.end()) return was == before.end() && is == open_.end();
    return was->second == is->second;
  };
  for (const TableRow& row : rows) {
    stored.insert(row.code);
    if (unchanged(row.code)) open(row.code, parse_json(row.summary).as_object());
  }
  if (rows.size() == kMostListed) return;  // there are more
  for (const auto& [code, summary] : before) {
    if (!stored.contains(code) && unchanged(code)) close(code);
  }
}

void Lobby::note(const Table& table, bool ours) {
  if (!table.row().listed) return;
  if (table.phase() == Phase::open) {
    json::object summary = table.summary();
    open(table.code(), summary);
    if (ours) tell_others("table", std::move(summary));
  } else {
    close(table.code());
    if (ours) tell_others("gone", json::value(table.code()));
  }
}

void Lobby::hear(const json::object& told) {
  if (const json::value* gone = told.if_contains("gone")) {
    close(std::string(as_text(*gone, "gone")));
  } else {
    const json::object& table = as_object(member(told, "table"), "table");
    open(std::string(as_text(member(table, "code"), "code")), table);
  }
}

void Lobby::open(const std::string& code, const json::object& summary) {
  const auto known = open_.find(code);
  if (known != open_.end() && known->second == summary) return;
  tell(fmt::format(R"({{"update":"lobby","table":{}}})", json::serialize(summary)));
  open_.insert_or_assign(code, summary);
}

void Lobby::close(const std::string& code) {
  if (open_.erase(code) > 0) tell(fmt::format(R"({{"update":"lobby","gone":"{}"}})", code));
}

void Lobby::tell_others(const char* what, json::value value) {
  if (around_.news.alone()) return;
  const json::object told{{"server", around_.news.server}, {what, std::move(value)}};
  around_.news.tell("lobby", json::serialize(told));
}

std::string Lobby::list() const {
  json::array tables;
  for (const auto& [code, summary] : open_) tables.push_back(summary);
  return json::serialize(tables);
}

void Lobby::tell(const std::string& message) {
  const Text text = std::make_shared<const std::string>(message);
  for (auto& [id, guest] : guests_) {
    if (guest.in_lobby) guest.peer->send(text);
  }
}

}  // namespace ludoteca
