#include "games/photograph/notation.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>

#include "text/error.h"
#include "text/lines.h"

namespace ludoteca::photograph {
namespace {

constexpr std::array<std::string_view, kColours> kColourNames = {"blue",  "red",  "yellow", "green",
                                                                 "brown", "grey", "purple"};

// A digit from 1 to `highest`, counted from 0.
std::optional<int> digit(char c, int highest) {
  const int value = c - '1';
  if (value < 0 || value >= highest) return std::nullopt;
  return value;
}

char digit(int value) {
  return static_cast<char>('0' + value);
}

char upper(char c) {
  return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

}  // namespace

std::string_view colour_name(Colour colour) {
  return kColourNames.at(static_cast<std::size_t>(colour));
}

std::optional<Colour> colour_named(std::string_view name) {
  const auto* found = std::find(kColourNames.begin(), kColourNames.end(), name);
  if (found == kColourNames.end()) return std::nullopt;
  return colour_at(static_cast<int>(found - kColourNames.begin()));
}

std::string notation(Action action) {
  if (action.kind() == Action::Kind::wind) {
    const Wind wind = action.as_wind();
    return {digit(wind.from + 1), '>', digit(wind.to + 1)};
  }
  return {digit(action.row() + 1), action.end() == End::left ? 'L' : 'R', digit(action.count())};
}

std::optional<Action> parse_action(std::string_view text) {
  const std::string_view word = trim(text);
  if (word.size() != 3) return std::nullopt;
  if (word[1] == '>') {
    const auto from = digit(word[0], kMaxHand);
    const auto to = digit(word[2], kMaxHand);
    if (!from || !to) return std::nullopt;
    return Action::wind(*from, *to);
  }
  const char end = upper(word[1]);
  const auto row = digit(word[0], kMaxRows);
  const auto count = digit(word[2], kMaxTaken);
  if ((end != 'L' && end != 'R') || !row || !count) return std::nullopt;
  return Action::take(*row, end == 'L' ? End::left : End::right, *count + 1);
}

std::string notation(Card card) {
  return kColourLetters[static_cast<std::size_t>(card.colour())] + std::to_string(card.number());
}

std::optional<Card> parse_card(std::string_view text) {
  if (text.size() < 2 || text.size() > 3 || text[1] == '0') return std::nullopt;
  const auto colour = kColourLetters.find(text[0]);
  int number = 0;
  const auto [end, error] = std::from_chars(text.data() + 1, text.data() + text.size(), number);
  if (colour == std::string_view::npos || error != std::errc() ||
      end != text.data() + text.size() || number < 1 || number > kNumbers) {
    return std::nullopt;
  }
  return Card(colour_at(static_cast<int>(colour)), number);
}

OptionList option_list(const Options& options) {
  if (!options.missed_opportunity) return {};
  return {{"missed-opportunity", "on"}};
}

Options options_from(int players, const OptionList& list) {
  Options options;
  options.players = static_cast<std::uint8_t>(players);
  for (const auto& [key, value] : list) {
    if (key != "missed-opportunity") {
      throw Error(fmt::format("unknown option {}; there is: missed-opportunity", quoted(key)));
    }
    if (value != "on" && value != "off") {
      throw Error(fmt::format("missed-opportunity is 'on' or 'off', not {}", quoted(value)));
    }
    options.missed_opportunity = value == "on";
  }
  return options;
}

}  // namespace ludoteca::photograph
