#include "server/hall/row_json.h"

#include <fmt/format.h>

#include <limits>

#include "engine/json_input.h"
#include "text/error.h"

namespace ludoteca {
namespace {

namespace json = boost::json;

constexpr int kLastAct = static_cast<int>(Act::rematch);

std::int64_t long_in(const json::object& members, std::string_view name) {
  const json::value& value = member(members, name);
  if (!value.is_int64()) throw Error(fmt::format("{}: expected a whole number", name));
  return value.get_int64();
}

}  // namespace

json::object row_json(const LogRow& row) {
  return {{"table", row.table}, {"number", row.number},
          {"time", row.time},   {"act", static_cast<int>(row.act)},
          {"seat", row.seat},   {"user", row.user},
          {"key", row.key},     {"body", row.body}};
}

LogRow row_from(const json::object& members) {
  const int most = std::numeric_limits<int>::max();
  LogRow row;
  row.table = long_in(members, "table");
  row.number = as_number(member(members, "number"), "number", 1, most);
  row.time = long_in(members, "time");
  row.act = static_cast<Act>(as_number(member(members, "act"), "act", 1, kLastAct));
  row.seat = as_number(member(members, "seat"), "seat", -1, most);
  row.user = long_in(members, "user");
  row.key = as_text(member(members, "key"), "key");
  row.body = as_text(member(members, "body"), "body");
  return row;
}

}  // namespace ludoteca
