#include <iostream>

#include "cli/command_line.h"
#include "cli/system_terminal.h"

int main(int argc, char** argv) {
  using namespace ludoteca;
  return run_program({argv + 1, argv + argc}, {std::cin, std::cout, std::cerr},
                     [](bool colour) { return std::make_unique<SystemTerminal>(colour); });
}
