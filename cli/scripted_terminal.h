// A terminal whose person follows a script: for tests.
#pragma once

#include <deque>
#include <functional>
#include <string>
#include <string_view>

#include "cli/terminal.h"

namespace ludoteca {

class ScriptedTerminal final : public Terminal {
 public:
  explicit ScriptedTerminal(std::deque<std::string> script = {}) : script_(std::move(script)) {}

  // After the script, these lines again and again; without them, the input ends.
  std::deque<std::string> repeat;
  int columns_wide = 80;
  int lines_high = 24;
  bool a_person_looks = false;
  std::string output;

  Input read_line(std::string& line) override {
    if (script_.empty()) script_ = repeat;
    if (script_.empty()) return Input::end;
    line = script_.front();
    script_.pop_front();
    return Input::line;
  }
  void write(std::string_view text) override { output += text; }
  int width() const override { return columns_wide; }
  int height() const override { return lines_high; }
  bool interactive() const override { return a_person_looks; }
  bool colour() const override { return a_person_looks; }

 private:
  std::deque<std::string> script_;
};

}  // namespace ludoteca
