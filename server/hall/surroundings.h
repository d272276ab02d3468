// What the hall needs of the world.
#pragma once

#include <functional>

#include "engine/seed.h"
#include "server/hall/shelf.h"
#include "server/hall/thoughts.h"
#include "server/news.h"
#include "server/store.h"

namespace ludoteca {

struct Surroundings {
  Store& store;
  Thoughts& thoughts;
  const Shelf& shelf;
  std::function<Millis()> now;
  std::function<Seed()> random;  // from the system's entropy
  News& news;
  const char* code_prefix = "";  // of the tables opened here; none on a server
  // For tests of tests: rows are told before they are durable.
  bool tells_too_early = false;
};

// What is counted for /metrics.
struct HallFigures {
  std::uint64_t messages = 0;
  std::uint64_t refusals = 0;
  std::uint64_t rows = 0;
  std::uint64_t moves = 0;
  std::uint64_t lost_writes = 0;  // the database was away
  std::uint64_t tables_loaded = 0;
  std::uint64_t tables_created = 0;
  std::uint64_t races_lost = 0;  // another server had written a row of that number
  std::uint64_t rows_heard = 0;  // of other servers, by news
  std::uint64_t rows_read = 0;   // of other servers, found in the database
};

}  // namespace ludoteca
