// Which printed values a command uses.
#pragma once

#include <fmt/format.h>

#include <string>

#include "engine/match.h"

namespace ludoteca {

// The file of --edition, checked; without one, the edition compiled in.
inline EditionFile chosen_edition(const GameKind& kind, const std::string& file) {
  if (file.empty()) {
    return EditionFile::parse(kind.default_edition(), fmt::format("edition of {}", kind.name()));
  }
  EditionFile edition = EditionFile::read(file);
  kind.check_edition(edition);
  return edition;
}

}  // namespace ludoteca
