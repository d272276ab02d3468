#include "cli/hint.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace ludoteca {
namespace {

constexpr std::size_t kMoves = 3;
constexpr std::size_t kMostMoves = 3;
constexpr double kWorthTelling = 0.01;  // of the thoughts

std::string meaning_of(const Considered& move, const Match& match, const Reader& reader) {
  std::vector<std::string> line = move.line;
  if (line.empty()) line.push_back(move.move);
  if (line.size() > kMostMoves) line.resize(kMostMoves);
  const auto said = match.say_line(line, reader);
  return fmt::format("{}: {}", move.move, fmt::join(said, "; "));
}

std::string chances_of(const Considered& move, const Catalogue& words) {
  const auto points = static_cast<std::int64_t>(std::lround(std::abs(move.ahead)));
  std::string_view key = "cli.hint.level";
  if (points > 0) key = move.ahead > 0 ? "cli.hint.ahead" : "cli.hint.behind";
  const auto percent = static_cast<std::int64_t>(std::lround(move.win_chance * 100));
  return words.text(key, {{"percent", percent}, {"n", points}});
}

}  // namespace

std::string hint_text(const Match& match, Thinker& adviser, Seat seat, const Reader& reader,
                      const Seed& seed) {
  const auto considered = adviser.consider(match, seat, seed);
  if (considered.size() == 1) {
    const std::string meaning = meaning_of(considered.front(), match, reader);
    return reader.words.text("cli.hint.one", {{"move", std::string_view(meaning)}});
  }
  std::string text = reader.words.text("cli.hint.head") + "\n";
  for (std::size_t i = 0; i < std::min(kMoves, considered.size()); ++i) {
    if (considered[i].share < kWorthTelling) break;
    text += fmt::format("  {}. {}\n     {}\n", i + 1, meaning_of(considered[i], match, reader),
                        chances_of(considered[i], reader.words));
  }
  text.pop_back();
  return text;
}

}  // namespace ludoteca
