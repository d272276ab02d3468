#include "engine/edition_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "text/error.h"
#include "text/lines.h"
#include "text/utf8.h"

namespace ludoteca {
namespace {

constexpr std::string_view kFirstEditionLine = "ludoteca edition 1";
constexpr std::array<std::string_view, 5> kOrigins = {"book", "card", "review", "ruling", "house"};
constexpr std::size_t kLargestEdition = 1 << 20;
constexpr std::size_t kMostEntries = 1000;  // far more than a game has

std::optional<Origin> parse_origin(std::string_view word) {
  const auto* found = std::find(kOrigins.begin(), kOrigins.end(), word);
  if (found == kOrigins.end()) return std::nullopt;
  return static_cast<Origin>(found - kOrigins.begin());
}

class EditionParser {
 public:
  EditionParser(std::string_view text, std::string_view source) : lines_(text) {
    file_.source = source;
    file_.text = text;
  }

  EditionFile run() {
    if (next_line() != kFirstEditionLine)
      fail(fmt::format("expected '{}' as the first line", kFirstEditionLine));
    file_.game = header("game");
    file_.name = header("name");
    for (std::string_view line = next_line(); !line.empty(); line = next_line()) read(line);
    return std::move(file_);
  }

 private:
  [[noreturn]] void fail(std::string_view what) const {
    throw Error::at(file_.source, std::max(lines_.number(), 1), what);
  }

  // The next line that says something, trimmed; empty at the end.
  std::string_view next_line() {
    while (const auto line = lines_.next()) {
      const std::string_view text = trim(line->substr(0, line->find('#')));
      if (!is_utf8(text)) fail("expected UTF-8 text");
      if (!text.empty()) return text;
    }
    return {};
  }

  std::string header(std::string_view key) {
    const std::string_view line = next_line();
    const auto [name, value] = split_at(line, '=');
    if (name != key || value.empty() || value.find_first_of(" \t\r@") != std::string_view::npos) {
      fail(fmt::format("expected '{} = ' and one word", key));
    }
    return std::string(value);
  }

  void read(std::string_view line) {
    if (line.front() == '[') {
      if (line.back() != ']' || line.size() < 3) fail("expected a section as in '[city]'");
      section_ = trim(line.substr(1, line.size() - 2));
      return;
    }
    const auto equals = line.find('=');
    if (equals == std::string_view::npos) {
      fail(fmt::format("expected 'key = value @origin', not {}", quoted(line)));
    }
    const std::string_view key = trim(line.substr(0, equals));
    const std::string_view rest = line.substr(equals + 1);
    const auto mark = rest.rfind('@');
    if (key.empty()) fail("expected a key before '='");
    if (mark == std::string_view::npos)
      fail(fmt::format("{} has no origin ('@book')", quoted(key)));
    const auto origin = parse_origin(trim(rest.substr(mark + 1)));
    if (!origin) fail("the origin is one of @book, @card, @review, @ruling, @house");
    const std::string_view value = trim(rest.substr(0, mark));
    if (value.empty()) fail(fmt::format("{} has no value", quoted(key)));
    if (file_.entries.size() == kMostEntries) {
      fail(fmt::format("an edition has at most {} values", kMostEntries));
    }
    if (section_.empty()) fail("expected a section ('[city]') before the first value");
    for (const EditionEntry& entry : file_.entries) {
      if (entry.section == section_ && entry.key == key) {
        fail(
            fmt::format("{} in [{}] stands already in line {}", quoted(key), section_, entry.line));
      }
    }
    file_.entries.push_back(
        {section_, std::string(key), std::string(value), *origin, lines_.number()});
  }

  TextLines lines_;
  EditionFile file_;
  std::string section_;
};

}  // namespace

std::string_view to_string(Origin origin) {
  return kOrigins.at(static_cast<std::size_t>(origin));
}

EditionFile EditionFile::parse(std::string_view text, std::string_view source) {
  return EditionParser(text, source).run();
}

EditionFile EditionFile::read(const std::string& path) {
  return parse(read_file(path, kLargestEdition), path);
}

std::uint64_t EditionFile::fingerprint() const {
  std::vector<std::string> values;
  values.reserve(entries.size());
  for (const EditionEntry& entry : entries) {
    std::string value = fmt::format("{}\n{}\n", entry.section, entry.key);
    for (const std::string_view word : split_words(entry.value)) value.append(word).append(" ");
    values.push_back(std::move(value));
  }
  std::sort(values.begin(), values.end());
  std::uint64_t hash = 0xcbf29ce484222325U;  // FNV-1a
  for (const std::string& value : values) {
    for (const char c : value) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
  }
  return hash;
}

EditionReader::EditionReader(const EditionFile& file, std::string_view game)
    : file_(file), used_(file.entries.size()) {
  if (file.game != game) {
    throw Error::at(file.source, 2,
                    fmt::format("this edition is for {}, not for {}",
                                quoted(std::string_view(file.game)), game));
  }
}

const EditionEntry& EditionReader::take(std::string_view section, std::string_view key) {
  for (std::size_t i = 0; i < used_.size(); ++i) {
    const EditionEntry& entry = file_.entries[i];
    if (entry.section == section && entry.key == key) {
      used_[i] = true;
      return entry;
    }
  }
  throw Error(fmt::format("{}: '{}' is missing in [{}]", file_.source, key, section));
}

std::vector<std::string_view> EditionReader::words(std::string_view section, std::string_view key) {
  return split_words(take(section, key).value);
}

std::string_view EditionReader::text(std::string_view section, std::string_view key) {
  return take(section, key).value;
}

std::vector<std::string_view> EditionReader::keys(std::string_view section) const {
  std::vector<std::string_view> result;
  for (const EditionEntry& entry : file_.entries) {
    if (entry.section == section) result.push_back(entry.key);
  }
  return result;
}

std::vector<int> EditionReader::numbers(std::string_view section, std::string_view key,
                                        std::size_t count, int lowest, int highest) {
  std::vector<int> result;
  for (const std::string_view word : words(section, key)) {
    int number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error != std::errc() || end != word.data() + word.size() || number < lowest ||
        number > highest) {
      fail(section, key,
           fmt::format("expected a number from {} to {}, not {}", lowest, highest, quoted(word)));
    }
    result.push_back(number);
  }
  if (result.size() != count) {
    fail(section, key, fmt::format("expected {} numbers, not {}", count, result.size()));
  }
  return result;
}

int EditionReader::number(std::string_view section, std::string_view key, int lowest, int highest) {
  return numbers(section, key, 1, lowest, highest).front();
}

void EditionReader::fail(std::string_view section, std::string_view key,
                         std::string_view what) const {
  for (const EditionEntry& entry : file_.entries) {
    if (entry.section == section && entry.key == key) {
      throw Error::at(file_.source, entry.line, fmt::format("{}: {}", key, what));
    }
  }
  throw Error(fmt::format("{}: {}: {}", file_.source, key, what));
}

void EditionReader::expect_all_used() const {
  for (std::size_t i = 0; i < used_.size(); ++i) {
    if (used_[i]) continue;
    const EditionEntry& entry = file_.entries[i];
    throw Error::at(file_.source, entry.line,
                    fmt::format("unknown value {} in [{}]", quoted(std::string_view(entry.key)),
                                entry.section));
  }
}

}  // namespace ludoteca
