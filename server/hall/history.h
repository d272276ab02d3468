// What happened at a table, told again as one side saw it.
#pragma once

#include <span>
#include <string>

#include "server/hall/table_told.h"

namespace ludoteca {

// The messages of the rows after `since`, separated by commas. What those wrote whom the reader has
// muted is left out.
std::string told_history(const Table& table, std::span<const LogRow> log, int since, Side side,
                         std::span<const UserId> muted);

}  // namespace ludoteca
