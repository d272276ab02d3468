#include "engine/record.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>

#include "text/error.h"
#include "text/lines.h"

namespace ludoteca {
namespace {

constexpr std::string_view kFirstRecordLine = "ludoteca record 1";
constexpr std::size_t kLargestRecord = 1 << 20;
constexpr std::size_t kLongestName = 64;
constexpr std::size_t kMostOptions = 100;  // far more than a game has
constexpr std::array<std::string_view, 2> kGenerators = {"fast", "chacha20"};

class RecordParser {
 public:
  RecordParser(std::string_view text, std::string_view source) : lines_(text) {
    record_.source = source;
  }

  Record run() {
    const auto first = lines_.next();
    if (!first || trim(*first) != kFirstRecordLine) {
      fail(fmt::format("expected '{}' as the first line", kFirstRecordLine));
    }
    read_headers();
    check_headers();
    while (const auto line = lines_.next()) read_moves(*line);
    return std::move(record_);
  }

 private:
  [[noreturn]] void fail(std::string_view what) const {
    throw Error::at(record_.source, std::max(lines_.number(), 1), what);
  }

  // Headers end with an empty line or the text.
  void read_headers() {
    while (const auto line = lines_.next()) {
      const std::string_view text = trim(*line);
      if (text.empty()) return;
      const auto [key, value] = split_at(text, ':');
      if (value.empty()) fail(fmt::format("expected 'key: value', not {}", quoted(text)));
      if (!read_header(key, value)) fail(fmt::format("unknown header {}", quoted(key)));
    }
  }

  bool read_header(std::string_view key, std::string_view value) {
    const auto words = split_words(key);
    if (words.size() == 2 && words[0] == "name") {
      read_name(words[1], value);
      return true;
    }
    if (key == "option") {
      read_option(value);
      return true;
    }
    if (std::find(seen_.begin(), seen_.end(), key) != seen_.end()) {
      fail(fmt::format("{} stands there twice", quoted(key)));
    }
    seen_.emplace_back(key);
    if (key == "game") {
      record_.game = value;
    } else if (key == "rules") {
      record_.rules_version = number(value, 1, 1'000'000);
    } else if (key == "edition") {
      read_edition(value);
    } else if (key == "players") {
      record_.players = number(value, 1, kMaxSeats);
    } else if (key == "generator") {
      read_generator(value);
    } else if (key == "seed") {
      read_seed(value);
    } else if (key == "result") {
      record_.result = numbers(value, -10'000, 10'000);
    } else if (key == "places") {
      record_.places = numbers(value, 1, kMaxSeats);
    } else {
      return false;
    }
    return true;
  }

  int number(std::string_view text, int lowest, int highest) const {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || value < lowest ||
        value > highest) {
      fail(fmt::format("expected a number from {} to {}, not {}", lowest, highest, quoted(text)));
    }
    return value;
  }

  void read_name(std::string_view seat, std::string_view name) {
    const auto index = static_cast<std::size_t>(number(seat, 1, kMaxSeats) - 1);
    if (name.size() > kLongestName) fail(fmt::format("a name has at most {} bytes", kLongestName));
    if (index != record_.names.size()) fail("expected the names in the order of the seats");
    record_.names.emplace_back(name);
  }

  void read_option(std::string_view text) {
    const auto [key, value] = split_at(text, '=');
    if (key.empty() || value.empty()) fail("expected 'option: key = value'");
    if (record_.options.size() == kMostOptions) {
      fail(fmt::format("a record has at most {} options", kMostOptions));
    }
    for (const auto& option : record_.options) {
      if (option.first == key) fail(fmt::format("option {} stands there twice", quoted(key)));
    }
    record_.options.emplace_back(key, value);
  }

  std::vector<int> numbers(std::string_view text, int lowest, int highest) const {
    std::vector<int> result;
    for (const std::string_view word : split_words(text)) {
      result.push_back(number(word, lowest, highest));
    }
    return result;
  }

  void read_edition(std::string_view text) {
    const auto words = split_words(text);
    const auto last = words.size() == 2 ? words[1] : std::string_view();
    const auto [end, error] =
        std::from_chars(last.data(), last.data() + last.size(), record_.fingerprint, 16);
    if (last.size() != 16 || error != std::errc() || end != last.data() + last.size()) {
      fail("expected 'edition: name fingerprint', the fingerprint of 16 hexadecimal digits");
    }
    record_.edition = words[0];
  }

  void read_generator(std::string_view text) {
    const auto* found = std::find(kGenerators.begin(), kGenerators.end(), text);
    if (found == kGenerators.end()) fail("the generator is 'fast' or 'chacha20'");
    record_.generator = static_cast<GeneratorKind>(found - kGenerators.begin());
  }

  void read_seed(std::string_view text) {
    try {
      record_.seed = Seed::parse(text);
    } catch (const Error& error) {
      fail(error.what());
    }
  }

  void check_headers() {
    for (const std::string_view key :
         {"game", "rules", "edition", "players", "generator", "seed"}) {
      if (std::find(seen_.begin(), seen_.end(), key) == seen_.end()) {
        fail(fmt::format("the header '{}' is missing", key));
      }
    }
    const auto players = static_cast<std::size_t>(record_.players);
    if (!record_.names.empty() && record_.names.size() != players) {
      fail(fmt::format("expected no names or {}", players));
    }
    if ((record_.result && record_.result->size() != players) ||
        (record_.places && record_.places->size() != players)) {
      fail(fmt::format("expected {} numbers in 'result' and 'places'", players));
    }
    std::sort(record_.options.begin(), record_.options.end());
  }

  void read_moves(std::string_view line) {
    const std::string_view text = trim(line);
    if (text.empty()) return;
    const auto [seat, moves] = split_at(text, ':');
    if (moves.empty()) fail(fmt::format("expected 'seat: moves', not {}", quoted(text)));
    const auto index = static_cast<Seat>(number(seat, 1, record_.players) - 1);
    for (const std::string_view word : split_words(moves)) {
      record_.moves.push_back({index, std::string(word), lines_.number()});
    }
  }

  TextLines lines_;
  Record record_;
  std::vector<std::string> seen_;
};

}  // namespace

Record Record::parse(std::string_view text, std::string_view source) {
  return RecordParser(text, source).run();
}

Record Record::read(const std::string& path) {
  return parse(read_file(path, kLargestRecord), path);
}

std::string Record::to_string() const {
  std::string text;
  const auto out = std::back_inserter(text);
  fmt::format_to(out, "{}\ngame: {}\nrules: {}\nedition: {} {:016x}\nplayers: {}\n",
                 kFirstRecordLine, game, rules_version, edition, fingerprint, players);
  for (const auto& [key, value] : options) fmt::format_to(out, "option: {} = {}\n", key, value);
  fmt::format_to(out, "generator: {}\nseed: {}\n",
                 kGenerators.at(static_cast<std::size_t>(generator)), seed.to_string());
  for (std::size_t i = 0; i < names.size(); ++i) {
    fmt::format_to(out, "name {}: {}\n", i + 1, names[i]);
  }
  if (result) fmt::format_to(out, "result: {}\n", fmt::join(*result, " "));
  if (places) fmt::format_to(out, "places: {}\n", fmt::join(*places, " "));
  const Move* before = nullptr;
  for (const Move& move : moves) {
    if (before == nullptr || before->seat != move.seat) {
      fmt::format_to(out, "\n{}:", move.seat + 1);
    }
    fmt::format_to(out, " {}", move.notation);
    before = &move;
  }
  if (before != nullptr) text += '\n';
  return text;
}

}  // namespace ludoteca
