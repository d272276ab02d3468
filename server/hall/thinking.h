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
  // {"record", "seat", "player", "seed"}: what the player would do there. With "edition", its text,
  // if the game is not played with the one compiled in; so for `study` too.
  boost::json::object consider(const boost::json::object& members);

  // {"record"}: a game whose decisions are looked at; tells how many moves there are.
  boost::json::object study(const boost::json::object& members);
  // {"number", "player", "seed"}: the decision of that game after so many moves: who had it, what
  // was played, the chances of everybody to win as the one to decide could see them, and what else
  // there was. After the last move, the result.
  boost::json::object decision(const boost::json::object& members);

 private:
  // The player who thought last: it may remember, and it is large.
  Thinker& thinker_of(const GameKind& kind, const std::string& player);

  const SharedEdition& edition_in(const boost::json::object& members, const GameKind& kind);

  SharedEdition own_edition_;  // the last one: reading it takes time

  const GameKind* kind_ = nullptr;
  std::string player_;
  std::unique_ptr<Thinker> thinker_;

  void go_to(std::size_t moves);  // in the game that is looked at

  const GameKind* studied_kind_ = nullptr;
  SharedEdition studied_edition_;
  Record studied_;
  std::unique_ptr<Match> match_;
};

}  // namespace ludoteca
