// The `ludoteca` program: its commands and options.
#pragma once

#include <functional>
#include <iosfwd>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "cli/terminal.h"

namespace ludoteca {

struct StandardStreams {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
};

using OpenTerminal = std::function<std::unique_ptr<Terminal>(bool want_colour)>;

// The language asked for on the command line or, failing that, by the environment.
std::string_view language_for(const std::vector<std::string>& arguments);

// The exit status: 0, or 2 with one message on `err` if something was wrong with the input.
int run_program(const std::vector<std::string>& arguments, const StandardStreams& streams,
                const OpenTerminal& open_terminal);

}  // namespace ludoteca
