// The one exception type for input that a person or program got wrong.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

namespace ludoteca {

// Says what was wrong and what was expected. Whoever knows the place adds it with at().
class Error : public std::runtime_error {
 public:
  explicit Error(const std::string& what) : std::runtime_error(what) {}

  // "record.txt:12: …"
  static Error at(std::string_view source, int line, std::string_view what);
};

// Foreign text made safe and short for a message: quoted, control characters and bytes that are
// not UTF-8 escaped, cut after 40 bytes.
std::string quoted(std::string_view text);
std::string quoted(char c);

}  // namespace ludoteca
