#include "cli/system_terminal.h"

#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstdio>
#include <cstdlib>

namespace ludoteca {
namespace {

constexpr std::size_t kLongestTyped = 4096;

volatile std::sig_atomic_t window_changed = 0;

void note_window_change(int) {
  window_changed = 1;
}

// The signal is blocked except while waiting for input, so that none is missed in between.
void watch_window() {
  struct sigaction action{};
  action.sa_handler = note_window_change;
  sigaction(SIGWINCH, &action, nullptr);
  sigset_t blocked;
  sigemptyset(&blocked);
  sigaddset(&blocked, SIGWINCH);
  sigprocmask(SIG_BLOCK, &blocked, nullptr);
}

// False if a signal came first.
bool wait_for_input() {
  pollfd input{STDIN_FILENO, POLLIN, 0};
  sigset_t none;
  sigemptyset(&none);
  return ppoll(&input, 1, nullptr, &none) >= 0 || errno != EINTR;
}

bool has_value(const char* name) {
  const char* value = std::getenv(name);
  return value != nullptr && *value != '\0';
}

int from_environment(const char* name, int otherwise) {
  const char* value = std::getenv(name);
  if (value == nullptr) return otherwise;
  const std::string_view text(value);
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && number > 0 && number < 1000 ? number : otherwise;
}

}  // namespace

SystemTerminal::SystemTerminal(bool want_colour)
    : interactive_(isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0),
      colour_(want_colour && isatty(STDOUT_FILENO) != 0 && !has_value("NO_COLOR")) {
  const char* term = std::getenv("TERM");
  if (term != nullptr && std::string_view(term) == "dumb") interactive_ = colour_ = false;
  if (interactive_) watch_window();
}

Terminal::Input SystemTerminal::read_line(std::string& line) {
  while (true) {
    const std::size_t end = typed_.find('\n');
    if (end != std::string::npos || typed_.size() > kLongestTyped || (at_end_ && !typed_.empty())) {
      line = typed_.substr(0, end);
      typed_.erase(0, end == std::string::npos ? end : end + 1);
      return Input::line;
    }
    if (at_end_) return Input::end;
    if (!wait_for_input()) {
      if (window_changed == 0) continue;
      window_changed = 0;
      return Input::resized;
    }
    std::array<char, 1024> buffer{};
    const ssize_t count = read(STDIN_FILENO, buffer.data(), buffer.size());
    if (count > 0) {
      typed_.append(buffer.data(), static_cast<std::size_t>(count));
    } else if (count == 0 || errno != EINTR) {
      at_end_ = true;
    }
  }
}

void SystemTerminal::write(std::string_view text) {
  std::fwrite(text.data(), 1, text.size(), stdout);
  std::fflush(stdout);
}

int SystemTerminal::width() const {
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) return size.ws_col;
  return from_environment("COLUMNS", 80);
}

int SystemTerminal::height() const {
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row > 0) return size.ws_row;
  return from_environment("LINES", 24);
}

}  // namespace ludoteca
