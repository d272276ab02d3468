#include "cli/play_commands.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>

#include "text/columns.h"
#include "text/lines.h"

namespace ludoteca {
namespace {

// In the order of the enum; also the ends of message keys.
constexpr std::array<std::string_view, 9> kCommands = {"help", "moves", "hint",  "undo", "save",
                                                       "log",  "view",  "rules", "quit"};

std::string lower(std::string_view text) {
  std::string out(text);
  std::transform(out.begin(), out.end(), out.begin(), [](char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  });
  return out;
}

std::string words_for(std::size_t command, const Catalogue& words) {
  return words.text(fmt::format("cli.command.{}", kCommands.at(command)));
}

bool names(std::string_view word, std::size_t command, const Catalogue& words) {
  const std::string known = words_for(command, words);
  const auto list = split_words(known);
  return std::find(list.begin(), list.end(), word) != list.end();
}

}  // namespace

std::optional<TypedCommand> parse_command(std::string_view line, const Catalogue& words) {
  const std::string_view text = trim(line);
  const std::size_t end = std::min(text.find(' '), text.size());
  const std::string word = lower(text.substr(0, end));
  for (std::size_t i = 0; i < kCommands.size(); ++i) {
    if (names(word, i, words) || names(word, i, Catalogue::get("en"))) {
      return TypedCommand{static_cast<Command>(i), trim(text.substr(end))};
    }
  }
  return std::nullopt;
}

std::string command_word(Command command, const Catalogue& words) {
  const std::string known = words_for(static_cast<std::size_t>(command), words);
  return std::string(split_words(known).front());
}

std::string describe_commands(const Catalogue& words) {
  std::string text;
  for (std::size_t i = 0; i < kCommands.size(); ++i) {
    const std::string word = command_word(static_cast<Command>(i), words);
    text += fmt::format("  {} {}\n", pad_right(word, 12),
                        words.text(fmt::format("cli.command.{}.does", kCommands[i])));
  }
  return text;
}

std::string help_text(const Match& match, Seat seat, const Reader& reader) {
  const Catalogue& words = reader.words;
  const auto moves = match.legal(seat);
  const std::string& example = moves.at(moves.size() / 2);
  std::string text;
  const auto out = std::back_inserter(text);
  fmt::format_to(out, "{}\n{}\n", words.text("cli.help.now"), match.question(reader));
  fmt::format_to(out, "{}\n\n",
                 words.text("cli.help.example", {{"move", std::string_view(example)},
                                                 {"meaning", match.say_move(example, reader)}}));
  fmt::format_to(out, "{}\n\n", words.text(fmt::format("{}.help", match.headers().game)));
  fmt::format_to(out, "{}\n{}", words.text("cli.help.commands"), describe_commands(words));
  return text;
}

std::string moves_text(const Match& match, Seat seat, const Reader& reader) {
  constexpr int kColumn = 26;  // longer ones push their meaning to the right
  const auto moves = match.legal(seat);
  int width = 0;
  for (const std::string& move : moves) {
    if (columns(move) <= kColumn) width = std::max(width, columns(move));
  }
  std::string text;
  int number = 0;
  for (const std::string& move : moves) {
    fmt::format_to(std::back_inserter(text), "{:>4}  {}  {}\n", ++number, pad_right(move, width),
                   match.say_move(move, reader));
  }
  return text;
}

}  // namespace ludoteca
