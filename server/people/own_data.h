// Everything that is stored about a person, for that person.
#pragma once

#include <string>

#include "server/database.h"

namespace ludoteca {

// One JSON text. It holds no hashes of passwords or passes, and nothing of other people but the
// names that stand in the lists of tables.
std::string data_of(Database& db, const UserRow& user);

}  // namespace ludoteca
