// The words a person can type besides moves, and the longer texts that answer them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/match.h"
#include "text/catalogue.h"

namespace ludoteca {

enum class Command { help, moves, hint, undo, save, log, view, rules, quit };

struct TypedCommand {
  Command command;
  std::string_view rest;  // what stands behind the word
};

// The words of the language and the English ones, in either case.
std::optional<TypedCommand> parse_command(std::string_view line, const Catalogue& words);

// The word of the language for a command.
std::string command_word(Command command, const Catalogue& words);

// All commands with what they do, a line each.
std::string describe_commands(const Catalogue& words);

// Everything a person needs who has never seen the game: what is asked now, how to answer, what the
// game is about, and the commands.
std::string help_text(const Match& match, Seat seat, const Reader& reader);

// The legal moves, numbered from 1.
std::string moves_text(const Match& match, Seat seat, const Reader& reader);

}  // namespace ludoteca
