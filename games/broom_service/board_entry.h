// One line of a board in an edition file, read word by word; what is wrong is reported with its
// place.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/edition_file.h"
#include "games/broom_service/polygon.h"

namespace ludoteca::broom_service {

// Without sign and leading zeros, so that a number is written in one way only.
std::optional<int> parse_number(std::string_view word);

class BoardEntry {
 public:
  BoardEntry(EditionReader& reader, std::string section, std::string_view key);

  [[noreturn]] void fail(std::string_view what) const;

  bool empty() const { return at_ == words_.size(); }
  bool next_is(std::string_view word) const { return !empty() && words_[at_] == word; }

  void expect(std::string_view word);
  // The place of the next word in the list.
  std::size_t one_of(std::span<const std::string_view> known);
  int number(std::string_view what, int lowest, int highest);
  // "340,120", on a board of this size.
  Point point(int width, int height);
  void end() const;

 private:
  std::string shown() const;

  EditionReader& reader_;
  std::string section_;
  std::string_view key_;
  std::vector<std::string_view> words_;
  std::size_t at_ = 0;
};

}  // namespace ludoteca::broom_service
