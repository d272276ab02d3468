// Which printed values a command uses.
#pragma once

#include <string>

#include "engine/match.h"

namespace ludoteca {

// The file of --edition; without one, the edition compiled in.
inline SharedEdition chosen_edition(const GameKind& kind, const std::string& file) {
  return file.empty() ? kind.house_edition() : kind.load_edition(EditionFile::read(file));
}

}  // namespace ludoteca
