#include "cli/work.h"

#include <algorithm>
#include <thread>

#include "cli/interrupt.h"
#include "cli/version.h"
#include "server/cluster/worker.h"

namespace ludoteca {

void work(const WorkOptions& options) {
  const InterruptWatch watch;
  WorkerSettings settings;
  settings.nats = options.nats;
  settings.version = kVersion;
  settings.threads = options.threads > 0
                         ? options.threads
                         : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  run_worker(settings, [] { return InterruptWatch::caught() != 0; });
}

}  // namespace ludoteca
