#include "server/hall/lobby.h"

#include <fmt/format.h>

#include "engine/json_input.h"

namespace ludoteca {
namespace {

namespace json = boost::json;

constexpr int kMostListed = 200;

}  // namespace

void Lobby::fill(Store& store) {
  store.ask<std::vector<TableRow>>(
      [](Database& database) { return database.open_tables(kMostListed); },
      [this](const std::exception_ptr& error, const std::vector<TableRow>& rows) {
        if (error) return;
        for (const TableRow& row : rows) {
          open_.try_emplace(row.code, parse_json(row.summary).as_object());
        }
      });
}

void Lobby::note(const Table& table) {
  if (!table.row().listed) return;
  if (table.phase() == Phase::open) {
    json::object summary = table.summary();
    tell(fmt::format(R"({{"update":"lobby","table":{}}})", json::serialize(summary)));
    open_.insert_or_assign(table.code(), std::move(summary));
  } else if (open_.erase(table.code()) > 0) {
    tell(fmt::format(R"({{"update":"lobby","gone":"{}"}})", table.code()));
  }
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
