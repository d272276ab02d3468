// Who played a finished game, and how well.
#pragma once

#include <vector>

#include "server/hall/table.h"

namespace ludoteca {

// Who played, with scores and places. A seat that changed hands counts for who had it at the end.
std::vector<ResultRow> results_of(const Table& table);

}  // namespace ludoteca
