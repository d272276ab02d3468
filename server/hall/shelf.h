// The editions that tables can be opened with: the one compiled in, and those of the host.
#pragma once

#include <string_view>
#include <vector>

#include "engine/match.h"

namespace ludoteca {

class Shelf {
 public:
  // Throws Error if there is no such game, or if the name is taken.
  void add(const EditionFile& file);

  // Of a game; the one compiled in first.
  std::vector<SharedEdition> editions(const GameKind& kind) const;
  // An empty name means the one compiled in; nothing if there is none of that name.
  SharedEdition find(const GameKind& kind, std::string_view name) const;
  SharedEdition find(const GameKind& kind, std::uint64_t fingerprint) const;

  // All that are not compiled in.
  struct Book {
    const GameKind* kind;
    SharedEdition edition;
  };
  const std::vector<Book>& books() const { return books_; }

 private:
  std::vector<Book> books_;
};

}  // namespace ludoteca
