#include "engine/seed.h"

#include <fmt/format.h>
#include <sys/random.h>

#include <cerrno>
#include <charconv>
#include <system_error>

#include "text/error.h"

namespace ludoteca {

Seed Seed::from_system() {
  Seed seed;
  auto* bytes = reinterpret_cast<unsigned char*>(seed.words_.data());
  if (getentropy(bytes, sizeof seed.words_) != 0) {
    throw std::system_error(errno, std::generic_category(), "getentropy");
  }
  return seed;
}

Seed Seed::parse(std::string_view digits) {
  if (digits.empty() || digits.size() > 64) {
    throw Error(fmt::format("a seed is 1 to 64 hexadecimal digits, not {}", digits.size()));
  }
  Seed seed;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    const char c = digits[digits.size() - 1 - i];
    int value = 0;
    const auto [end, error] = std::from_chars(&c, &c + 1, value, 16);
    if (error != std::errc()) {
      throw Error(fmt::format("{} in a seed is not a hexadecimal digit", quoted(c)));
    }
    seed.words_[i / 16] |= static_cast<std::uint64_t>(value) << (i % 16 * 4);
  }
  return seed;
}

std::string Seed::to_string() const {
  return fmt::format("{:016x}{:016x}{:016x}{:016x}", words_[3], words_[2], words_[1], words_[0]);
}

}  // namespace ludoteca
