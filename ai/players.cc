#include "ai/players.h"

#include <array>
#include <charconv>
#include <utility>

namespace ludoteca::ai {
namespace {

using std::chrono::milliseconds;

constexpr long kMostIterations = 100'000'000;

struct NamedPlan {
  std::string_view name;
  PlayerPlan plan;
};
constexpr std::array<NamedPlan, 5> kNamed = {{
    {"normal", {Method::search, {500, milliseconds(1500)}}},
    {"easy", {Method::search, {60, milliseconds(1500)}, true}},
    {"hard", {Method::search, {200'000, milliseconds(1500), true}}},
    {"greedy", {Method::greedy}},
    {"random", {Method::random}},
}};

std::optional<long> iterations_of(std::string_view text) {
  long number = 0;
  const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool whole = error == std::errc() && stop == text.data() + text.size();
  if (!whole || number < 1 || number > kMostIterations) return std::nullopt;
  return number;
}

}  // namespace

std::optional<PlayerPlan> player_plan(std::string_view name) {
  for (const NamedPlan& named : kNamed) {
    if (named.name == name) return named.plan;
  }
  for (const auto& [prefix, remembers] : {std::pair(std::string_view("search:"), true),
                                          std::pair(std::string_view("fresh:"), false)}) {
    if (!name.starts_with(prefix)) continue;
    const auto iterations = iterations_of(name.substr(prefix.size()));
    if (!iterations) return std::nullopt;
    return PlayerPlan{Method::search, {*iterations, milliseconds(0)}, false, remembers};
  }
  return std::nullopt;
}

std::vector<std::string_view> player_names() {
  std::vector<std::string_view> names;
  for (const NamedPlan& named : kNamed) names.push_back(named.name);
  return names;
}

}  // namespace ludoteca::ai
