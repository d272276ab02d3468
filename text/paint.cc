#include "text/paint.h"

#include <fmt/format.h>

namespace ludoteca {

std::string Paint::with(std::string_view code, std::string_view text) const {
  if (!colour_ || text.empty()) return std::string(text);
  return fmt::format("\033[{}m{}\033[0m", code, text);
}

std::string Paint::on(int ground, int ink, std::string_view text) const {
  return with(fmt::format("1;38;5;{};48;5;{}", ink, ground), text);
}

}  // namespace ludoteca
