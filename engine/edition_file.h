// The readable file that holds the printed values of a game. A line is one value with its origin:
//
//   ludoteca edition 1
//   game = photograph
//   name = house
//   [city]
//   rows for 2 = 3   @book
//   # a comment
//
// The origin is book, card, review, ruling or house (docs/editions.md).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace ludoteca {

enum class Origin : std::uint8_t { book, card, review, ruling, house };

std::string_view to_string(Origin origin);

struct EditionEntry {
  std::string section;
  std::string key;
  std::string value;
  Origin origin{};
  int line = 0;
};

struct EditionFile {
  std::string source;  // the file's name, for messages
  std::string text;
  std::string game;
  std::string name;
  std::vector<EditionEntry> entries;

  // Throws Error with the place of what is wrong.
  static EditionFile parse(std::string_view text, std::string_view source);
  // From a file on disk of at most 1 MiB.
  static EditionFile read(const std::string& path);

  // The same for two files with the same values, whatever their comments and order.
  std::uint64_t fingerprint() const;
};

// Takes the values out of a file one by one and checks them.
class EditionReader {
 public:
  // The file must be for this game.
  EditionReader(const EditionFile& file, std::string_view game);

  int number(std::string_view section, std::string_view key, int lowest, int highest);
  // Exactly `count` numbers.
  std::vector<int> numbers(std::string_view section, std::string_view key, std::size_t count,
                           int lowest, int highest);
  std::vector<std::string_view> words(std::string_view section, std::string_view key);
  // The value as it stands.
  std::string_view text(std::string_view section, std::string_view key);
  // The keys of a section in their order.
  std::vector<std::string_view> keys(std::string_view section) const;

  // An Error at the line of this entry.
  [[noreturn]] void fail(std::string_view section, std::string_view key,
                         std::string_view what) const;
  // Throws if the file holds an entry that was never asked for.
  void expect_all_used() const;

 private:
  const EditionEntry& take(std::string_view section, std::string_view key);

  const EditionFile& file_;
  std::vector<bool> used_;
};

}  // namespace ludoteca
