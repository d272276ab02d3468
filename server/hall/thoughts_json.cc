#include "server/hall/thoughts_json.h"

#include <fmt/format.h>

#include "engine/json_input.h"
#include "text/error.h"

namespace ludoteca {
namespace {

namespace json = boost::json;

constexpr std::size_t kLongestLine = 100;

double real_in(const json::object& object, std::string_view name) {
  const json::value& value = member(object, name);
  if (!value.is_number()) throw Error(fmt::format("{}: expected a number", name));
  return value.to_number<double>();
}

}  // namespace

json::array considered_json(const std::vector<Considered>& considered) {
  json::array out;
  for (const Considered& one : considered) {
    json::array line(one.line.begin(), one.line.end());
    out.push_back({{"move", one.move},
                   {"share", one.share},
                   {"win_chance", one.win_chance},
                   {"ahead", one.ahead},
                   {"line", std::move(line)}});
  }
  return out;
}

std::vector<Considered> considered_from(const json::array& list) {
  std::vector<Considered> considered;
  for (const json::value& value : list) {
    const json::object& object = as_object(value, "considered");
    Considered one;
    one.move = std::string(as_text(member(object, "move"), "move"));
    one.share = real_in(object, "share");
    one.win_chance = real_in(object, "win_chance");
    one.ahead = real_in(object, "ahead");
    for (const json::value& move : as_list(member(object, "line"), "line", 0, kLongestLine)) {
      one.line.emplace_back(as_text(move, "line"));
    }
    considered.push_back(std::move(one));
  }
  if (considered.empty()) throw Error("considered: expected a move");
  return considered;
}

}  // namespace ludoteca
