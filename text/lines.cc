#include "text/lines.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>

#include "text/error.h"

namespace ludoteca {
namespace {

constexpr std::string_view kBlank = " \t\r";

}  // namespace

std::optional<std::string_view> TextLines::next() {
  if (rest_.empty()) return std::nullopt;
  const auto end = rest_.find('\n');
  const std::string_view line = rest_.substr(0, end);
  rest_.remove_prefix(end == std::string_view::npos ? rest_.size() : end + 1);
  ++number_;
  return line;
}

std::string_view trim(std::string_view text) {
  const auto first = text.find_first_not_of(kBlank);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlank) - first + 1);
}

std::vector<std::string_view> split_words(std::string_view text) {
  std::vector<std::string_view> words;
  for (;;) {
    const auto first = text.find_first_not_of(kBlank);
    if (first == std::string_view::npos) return words;
    text.remove_prefix(first);
    const auto end = text.find_first_of(kBlank);
    words.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return words;
    text.remove_prefix(end);
  }
}

std::pair<std::string_view, std::string_view> split_at(std::string_view text, char mark) {
  const auto place = text.find(mark);
  if (place == std::string_view::npos) return {trim(text), {}};
  return {trim(text.substr(0, place)), trim(text.substr(place + 1))};
}

std::string read_file(const std::string& path, std::size_t largest) {
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(path.c_str(), "rb"),
                                                             std::fclose);
  if (!file) throw Error(fmt::format("{}: {}", path, std::strerror(errno)));
  std::string text(largest + 1, '\0');
  text.resize(std::fread(text.data(), 1, text.size(), file.get()));
  if (std::ferror(file.get()) != 0) throw Error(fmt::format("{}: cannot be read", path));
  if (text.size() > largest) {
    throw Error(fmt::format("{}: larger than {} bytes", path, largest));
  }
  return text;
}

}  // namespace ludoteca
