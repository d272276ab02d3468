// A finished game told from its beginning, and its record.
#pragma once

#include <string>

#include "server/hall/table.h"

namespace ludoteca {

// {"board": {…}, "steps": [{"seat", "move", "events", "say", "view"}, …]}, beginning with the view
// before the first move; as the viewer saw it when it was played.
std::string replay_text(const Table& table, Viewer viewer, const Catalogue& words);

// The record with the players' names.
std::string record_text(const Table& table, const Catalogue& words);

}  // namespace ludoteca
