// `ludoteca worker`: computer players for servers and arenas on other machines.
#pragma once

#include <string>

namespace ludoteca {

struct WorkOptions {
  std::string nats;
  int threads = 0;  // 0: one a core
};

// Until SIGINT or SIGTERM.
void work(const WorkOptions& options);

}  // namespace ludoteca
