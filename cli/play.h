// `ludoteca play`: a game in the terminal.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "cli/terminal.h"
#include "engine/record.h"
#include "text/catalogue.h"

namespace ludoteca {

struct PlayOptions {
  std::string game;
  std::string edition;  // a file; empty: the one compiled in
  int players = 2;
  std::string opponents = "normal";
  std::string adviser = "hard";  // who gives hints
  OptionList options;
  std::string seat = "1";           // or "random"
  std::optional<std::string> seed;  // hexadecimal; without it a fresh one
  std::string name;
  bool hotseat = false;
  bool resume = false;
  std::string resume_file;       // empty: the game kept last
  std::filesystem::path folder;  // where games are kept
};

// Throws Error before the game starts if something in the options is wrong.
void play(const PlayOptions& options, const Catalogue& words, Terminal& terminal);

}  // namespace ludoteca
