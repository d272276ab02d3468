// What a finished game does to the ratings of those who played it.
#pragma once

#include <vector>

#include "server/database.h"
#include "server/hall/table.h"

namespace ludoteca {

// Who played, with scores and places. A seat that changed hands counts for who had it at the end.
std::vector<ResultRow> results_of(const Table& table);

// The new ratings, from those stored now.
std::vector<RatingRow> rated(Database& database, const std::string& game,
                             const std::vector<ResultRow>& results);

}  // namespace ludoteca
