// The shape of the stored data, in versions. A database made by an earlier program is brought up to
// date step by step when it is opened.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "server/storage/sql.h"

namespace ludoteca {

// Step n makes version n from version n - 1; the first one starts from nothing.
std::vector<std::string_view> schema_steps(Dialect dialect);

// The version of what is stored; 0 if there is nothing yet.
int schema_version(SqlConnection& connection);

// All missing steps in one transaction. Throws Error if a newer program made the database, unless
// that is allowed: steps only add.
enum class Newer : std::uint8_t { refused, allowed };
void migrate(SqlConnection& connection, std::span<const std::string_view> steps,
             Newer newer = Newer::refused);

}  // namespace ludoteca
