// Computer players for the workers of the page: a question of a table, and a whole game looked at
// again.
#pragma once

#include <boost/json.hpp>
#include <memory>
#include <string>

#include "engine/match.h"

namespace ludoteca {

class Thinking {
 public:
  // {"record", "seat", "player", "seed"}: what the player would do there.
  boost::json::object consider(const boost::json::object& members);

  // {"record"}: a game to be looked at move by move; tells how many there are.
  boost::json::object study(const boost::json::object& members);
  // {"player", "seed"}: the next decision of that game: who had it, what was played, the chances of
  // everybody to win as the one to decide could see them, and what else there was. After the last
  // move, the result.
  boost::json::object next(const boost::json::object& members);

 private:
  // The player who thought last: it may remember, and it is large.
  Thinker& thinker_of(const GameKind& kind, const std::string& player);

  const GameKind* kind_ = nullptr;
  std::string player_;
  std::unique_ptr<Thinker> thinker_;

  const GameKind* studied_kind_ = nullptr;
  Record studied_;
  std::unique_ptr<Match> match_;
};

}  // namespace ludoteca
