// Reading text line by line and word by word, for the edition and record parsers.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ludoteca {

class TextLines {
 public:
  explicit TextLines(std::string_view text) : rest_(text) {}
  // Without its line end; nothing at the end of the text.
  std::optional<std::string_view> next();
  // The number of the line returned last, from 1.
  int number() const { return number_; }

 private:
  std::string_view rest_;
  int number_ = 0;
};

// Spaces, tabs and carriage returns at both ends removed.
std::string_view trim(std::string_view text);

std::vector<std::string_view> split_words(std::string_view text);

// What stands before and after the first `mark`, trimmed; the second part is empty without one.
std::pair<std::string_view, std::string_view> split_at(std::string_view text, char mark);

// The whole file; throws Error if it cannot be read or is larger.
std::string read_file(const std::string& path, std::size_t largest);

}  // namespace ludoteca
