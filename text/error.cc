#include "text/error.h"

#include <fmt/format.h>

#include <iterator>

#include "text/utf8.h"

namespace ludoteca {
namespace {

constexpr std::size_t kLongest = 40;

}  // namespace

Error Error::at(std::string_view source, int line, std::string_view what) {
  return Error(fmt::format("{}:{}: {}", source, line, what));
}

std::string quoted(std::string_view text) {
  std::string out = "'";
  std::string_view rest = text;
  while (!rest.empty()) {
    if (out.size() > kLongest) return out + "…'";
    const auto [bytes, code] = first_character(rest);
    if (code < 0x20 || code == 0x7f) {
      fmt::format_to(std::back_inserter(out), "\\x{:02x}",
                     static_cast<unsigned char>(rest.front()));
    } else {
      out += rest.substr(0, bytes);
    }
    rest.remove_prefix(bytes);
  }
  return out + "'";
}

std::string quoted(char c) {
  return quoted(std::string_view(&c, 1));
}

}  // namespace ludoteca
