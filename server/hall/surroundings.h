// What the hall needs of the world.
#pragma once

#include <functional>

#include "engine/seed.h"
#include "server/hall/shelf.h"
#include "server/hall/thoughts.h"
#include "server/store.h"

namespace ludoteca {

struct Surroundings {
  Store& store;
  Thoughts& thoughts;
  const Shelf& shelf;
  std::function<Millis()> now;
  std::function<Seed()> random;  // from the system's entropy
  const char* code_prefix = "";  // of the tables opened here; none on a server
};

// What is counted for /metrics.
struct HallFigures {
  std::uint64_t messages = 0;
  std::uint64_t refusals = 0;
  std::uint64_t rows = 0;
  std::uint64_t moves = 0;
  std::uint64_t lost_writes = 0;  // the database was away, or another server was first
  std::uint64_t tables_loaded = 0;
  std::uint64_t tables_created = 0;
};

}  // namespace ludoteca
