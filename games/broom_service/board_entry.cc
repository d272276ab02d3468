#include "games/broom_service/board_entry.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "text/error.h"

namespace ludoteca::broom_service {

std::optional<int> parse_number(std::string_view word) {
  int number = 0;
  if (word.empty() || word[0] == '-' || (word[0] == '0' && word.size() > 1)) return std::nullopt;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (error != std::errc() || end != word.data() + word.size()) return std::nullopt;
  return number;
}

BoardEntry::BoardEntry(EditionReader& reader, std::string section, std::string_view key)
    : reader_(reader),
      section_(std::move(section)),
      key_(key),
      words_(reader.words(section_, key)) {}

void BoardEntry::fail(std::string_view what) const {
  reader_.fail(section_, key_, what);
}

std::string BoardEntry::shown() const {
  return empty() ? "the end of the line" : quoted(words_[at_]);
}

void BoardEntry::expect(std::string_view word) {
  if (!next_is(word)) fail(fmt::format("expected '{}', not {}", word, shown()));
  ++at_;
}

std::size_t BoardEntry::one_of(std::span<const std::string_view> known) {
  const auto found = empty() ? known.end() : std::find(known.begin(), known.end(), words_[at_]);
  if (found == known.end()) {
    fail(fmt::format("expected one of {}, not {}", fmt::join(known, ", "), shown()));
  }
  ++at_;
  return static_cast<std::size_t>(found - known.begin());
}

int BoardEntry::number(std::string_view what, int lowest, int highest) {
  const auto number = empty() ? std::nullopt : parse_number(words_[at_]);
  if (!number || *number < lowest || *number > highest) {
    fail(fmt::format("expected {} from {} to {}, not {}", what, lowest, highest, shown()));
  }
  ++at_;
  return *number;
}

Point BoardEntry::point(int width, int height) {
  const std::string_view word = empty() ? std::string_view() : words_[at_];
  const auto comma = std::min(word.find(','), word.size());
  const auto x = parse_number(word.substr(0, comma));
  const auto y = parse_number(word.substr(std::min(comma + 1, word.size())));
  if (!x || !y) fail(fmt::format("expected a point as in '340,120', not {}", shown()));
  if (*x < 0 || *x > width || *y < 0 || *y > height) {
    fail(fmt::format("the point {} is not on the board, which is {} wide and {} high", word, width,
                     height));
  }
  ++at_;
  return {*x, *y};
}

void BoardEntry::end() const {
  if (!empty()) fail(fmt::format("nothing more is expected here, not {}", shown()));
}

}  // namespace ludoteca::broom_service
