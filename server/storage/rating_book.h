// The ratings of those who played, while finished games are entered one after the other.
#pragma once

#include <map>
#include <span>
#include <string>
#include <tuple>
#include <utility>

#include "server/rows.h"

namespace ludoteca {

class RatingBook {
 public:
  // Who played has a page from now on, as of somebody who never played before.
  void open_pages(const std::string& game, std::span<const ResultRow> results);
  // What the page says; it must be open.
  void fill_in(const RatingRow& row);
  void enter(const std::string& game, std::span<const ResultRow> results);

  // In the order of user, computer, game.
  using Key = std::tuple<UserId, std::string, std::string>;
  const std::map<Key, RatingRow>& pages() const { return pages_; }

 private:
  RatingRow& page(const std::string& game, const ResultRow& result);

  std::map<Key, RatingRow> pages_;
};

}  // namespace ludoteca
