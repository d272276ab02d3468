// Catalogues: a catalogue that is accepted gives every one of its messages; an argument that is
// missing is the caller's mistake and nothing worse.
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "text/catalogue.h"
#include "text/error.h"

namespace ludoteca {
namespace {

std::optional<Catalogue> parse(std::string_view language, std::string_view text) {
  try {
    return Catalogue::parse(language, text);
  } catch (const Error&) {
    return std::nullopt;
  }
}

// With no arguments, then with some: a message may want others still.
void read(const Catalogue& catalogue, std::string_view key, std::int64_t number) {
  try {
    catalogue.text(key);
  } catch (const std::logic_error&) {
  }
  try {
    catalogue.text(key, {{"n", number}, {"name", "é{}"}});
  } catch (const std::logic_error&) {
  }
}

}  // namespace
}  // namespace ludoteca

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  if (size == 0) return 0;
  const auto languages = ludoteca::Catalogue::languages();
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto catalogue = ludoteca::parse(languages[data[size - 1] % languages.size()], text);
  if (!catalogue) return 0;
  for (const std::int64_t number : {0, 1, 2, 5, 12, 22, 1000000, -1}) {
    for (const auto& [key, message] : catalogue->messages()) {
      ludoteca::read(*catalogue, key, number);
    }
  }
  return 0;
}
