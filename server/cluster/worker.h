// `ludoteca worker`: thinks for computer players of servers, and plays games of arenas.
#pragma once

#include <functional>
#include <string>

namespace ludoteca {

struct WorkerSettings {
  std::string nats;
  int threads = 1;
  std::string version;  // of the program: games are only played for the same one
};

// Until `stop` says so, asked a few times a second; NATS may come and go.
void run_worker(const WorkerSettings& settings, const std::function<bool()>& stop);

}  // namespace ludoteca
