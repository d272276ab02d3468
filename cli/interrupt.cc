#include "cli/interrupt.h"

#include <csignal>
#include <initializer_list>

namespace ludoteca {
namespace {

volatile std::sig_atomic_t caught_signal = 0;

void note(int signal) {
  caught_signal = signal;
}

void set_handler(void (*handler)(int)) {
  struct sigaction action{};
  action.sa_handler = handler;
  action.sa_flags = static_cast<int>(SA_RESETHAND | SA_RESTART);
  for (const int signal : {SIGINT, SIGTERM}) sigaction(signal, &action, nullptr);
}

}  // namespace

InterruptWatch::InterruptWatch() {
  caught_signal = 0;
  set_handler(note);
}

InterruptWatch::~InterruptWatch() {
  set_handler(SIG_DFL);
}

int InterruptWatch::caught() {
  return caught_signal;
}

void die_by_signal(int signal) {
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

}  // namespace ludoteca
