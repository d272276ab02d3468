#include "server/hall/shelf.h"

#include <fmt/format.h>

#include <algorithm>

#include "games/registry.h"
#include "text/error.h"

namespace ludoteca {

void Shelf::add(const EditionFile& file) {
  const GameKind& kind = game_named(file.game);
  if (find(kind, file.name) != nullptr) {
    throw Error(fmt::format("{}: there is an edition {} of {} already", file.source,
                            quoted(file.name), file.game));
  }
  books_.push_back({&kind, kind.load_edition(file)});
}

std::vector<SharedEdition> Shelf::editions(const GameKind& kind) const {
  std::vector<SharedEdition> all{kind.house_edition()};
  for (const Book& book : books_) {
    if (book.kind == &kind) all.push_back(book.edition);
  }
  return all;
}

SharedEdition Shelf::find(const GameKind& kind, std::string_view name) const {
  if (name.empty()) return kind.house_edition();
  for (const SharedEdition& edition : editions(kind)) {
    if (edition->name() == name) return edition;
  }
  return nullptr;
}

SharedEdition Shelf::find(const GameKind& kind, std::uint64_t fingerprint) const {
  for (const SharedEdition& edition : editions(kind)) {
    if (edition->fingerprint() == fingerprint) return edition;
  }
  return nullptr;
}

}  // namespace ludoteca
