// `ludoteca serve`: tables for people, over the network.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "server/net/settings.h"
#include "text/catalogue.h"

namespace ludoteca {

struct ServeOptions {
  std::string database;  // as open_database() takes it; empty: a file in the state folder
  std::vector<std::string> editions;  // files
  int thinkers = 0;                   // threads for computer players; 0: all cores but one
  std::string nats;                   // of several servers on one database
  long clock_skew = 0;                // for tests: milliseconds
  bool tells_too_early = false;       // for tests
  ServerSettings network;
};

// Until it is told to stop.
void serve(const ServeOptions& options, const Catalogue& words, std::ostream& out);

// The database that is used if none is named.
std::string usual_database();

}  // namespace ludoteca
