// The terminal the program was started in.
#pragma once

#include <string>

#include "cli/terminal.h"

namespace ludoteca {

class SystemTerminal final : public Terminal {
 public:
  explicit SystemTerminal(bool want_colour);

  Input read_line(std::string& line) override;
  void write(std::string_view text) override;
  int width() const override;
  int height() const override;
  bool interactive() const override { return interactive_; }
  bool colour() const override { return colour_; }

 private:
  bool interactive_;
  bool colour_;
  bool at_end_ = false;
  std::string typed_;  // read, but not yet returned as a line
};

}  // namespace ludoteca
