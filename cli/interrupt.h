// Ctrl-C and a polite kill, noticed instead of obeyed at once, so that work can be put in order.
#pragma once

namespace ludoteca {

// As long as one lives, SIGINT and SIGTERM are only noted. A second one ends the program at once.
class InterruptWatch {
 public:
  InterruptWatch();
  ~InterruptWatch();
  InterruptWatch(const InterruptWatch&) = delete;
  InterruptWatch& operator=(const InterruptWatch&) = delete;

  // The signal that came; 0 if none did.
  static int caught();
};

// Ends the program by this signal, as if it had not been caught: whoever started it can tell.
void die_by_signal(int signal);

}  // namespace ludoteca
