#include "web/engine/stored_table.h"

#include <fmt/format.h>

#include <charconv>
#include <limits>

#include "engine/json_input.h"
#include "server/hall/text_member.h"
#include "text/error.h"

namespace ludoteca {
namespace {

namespace json = boost::json;

constexpr int kMostRows = 1'000'000;

template <class Number>
Number number_in(const json::object& object, std::string_view name, int base) {
  const std::string_view text = as_text(member(object, name), name);
  Number number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, base);
  if (error != std::errc() || end != text.data() + text.size()) {
    throw Error(fmt::format("{}: expected a number, not {}", name, quoted(text)));
  }
  return number;
}

Millis time_in(const json::object& object, std::string_view name) {
  return number_in<Millis>(object, name, 10);
}

int small_in(const json::object& object, std::string_view name, int lowest, int highest) {
  return as_number(member(object, name), name, lowest, highest);
}

TableRow table_row(const json::object& object) {
  TableRow row;
  row.id = number_in<TableId>(object, "id", 10);
  row.code = text_in(object, "code");
  row.created = time_in(object, "created");
  row.host = small_in(object, "host", 0, std::numeric_limits<int>::max());
  row.game = text_in(object, "game");
  row.edition = text_in(object, "edition");
  row.fingerprint = number_in<std::uint64_t>(object, "fingerprint", 16);
  row.options = text_in(object, "options");
  row.players = small_in(object, "players", 1, 5);
  row.seed = text_in(object, "seed");
  row.settings = text_in(object, "settings");
  row.phase = static_cast<Phase>(small_in(object, "phase", 0, 3));
  row.changed = time_in(object, "changed");
  if (object.contains("deadline")) row.deadline = time_in(object, "deadline");
  row.summary = text_in(object, "summary");
  return row;
}

LogRow log_row(const json::object& object, TableId table) {
  LogRow row;
  row.table = table;
  row.number = small_in(object, "number", 1, kMostRows);
  row.time = time_in(object, "time");
  row.act = static_cast<Act>(small_in(object, "act", 1, 13));
  row.seat = small_in(object, "seat", -1, 4);
  row.user = small_in(object, "user", 0, std::numeric_limits<int>::max());
  row.key = text_in(object, "key");
  row.body = text_in(object, "body");
  return row;
}

}  // namespace

json::object table_json(const TableRow& row, std::string_view edition) {
  json::object out{{"id", fmt::to_string(row.id)},
                   {"code", row.code},
                   {"created", fmt::to_string(row.created)},
                   {"host", row.host},
                   {"game", row.game},
                   {"edition", row.edition},
                   {"fingerprint", fmt::format("{:016x}", row.fingerprint)},
                   {"options", row.options},
                   {"players", row.players},
                   {"seed", row.seed},
                   {"settings", row.settings},
                   {"phase", static_cast<int>(row.phase)},
                   {"changed", fmt::to_string(row.changed)},
                   {"summary", row.summary}};
  if (row.deadline) out["deadline"] = fmt::to_string(*row.deadline);
  if (!edition.empty()) out["edition_text"] = edition;
  return out;
}

json::object log_json(const LogRow& row) {
  return {{"number", row.number},
          {"time", fmt::to_string(row.time)},
          {"act", static_cast<int>(row.act)},
          {"seat", row.seat},
          {"user", row.user},
          {"key", row.key},
          {"body", row.body}};
}

StoredTable stored_table(const json::object& object) {
  StoredTable stored;
  const json::object& row = as_object(member(object, "row"), "row");
  stored.row = table_row(row);
  if (row.contains("edition_text")) stored.edition = text_in(row, "edition_text");
  for (const json::value& one : as_list(member(object, "log"), "log", 0, kMostRows)) {
    stored.log.push_back(log_row(as_object(one, "log"), stored.row.id));
  }
  // Most moves change nothing but the log.
  if (!stored.log.empty()) stored.row.changed = stored.log.back().time;
  return stored;
}

}  // namespace ludoteca
