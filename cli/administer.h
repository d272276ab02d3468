// `ludoteca admin`: looks after a server from the command line, while it runs or not.
#pragma once

#include <iosfwd>
#include <string>

namespace ludoteca {

struct AdminOptions {
  std::string what;  // users, tables, reports, ban, unban, close, back-up
  std::string whom;  // a part of a name, a user, a table's code, a file
  std::string database;
  int most = 50;  // lines of a list
};

// Throws Error.
void administer(const AdminOptions& options, std::ostream& out);

}  // namespace ludoteca
