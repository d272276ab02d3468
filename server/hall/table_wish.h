// What somebody asks for who opens a table.
#pragma once

#include <boost/json.hpp>
#include <string>
#include <vector>

#include "engine/match.h"
#include "engine/record.h"
#include "server/hall/shelf.h"

namespace ludoteca {

// How a table is kept going; stored with it as JSON.
struct TableSettings {
  int clock = 0;                    // seconds for a decision; 0: no clock
  std::string stand_in = "normal";  // the computer player that takes over an abandoned seat

  boost::json::object json() const;
  static TableSettings parse(const boost::json::object& object);
};

struct WishedSeat {
  enum class Who : std::uint8_t { me, open, computer };
  Who who = Who::open;
  std::string name;  // of a person at the same screen, or of the computer player
};

struct TableWish {
  const GameKind* kind = nullptr;
  SharedEdition edition;
  std::vector<WishedSeat> seats;
  OptionList options;
  bool listed = false;
  TableSettings settings;

  // {"game": "fort", "seats": ["me", {"me": "Rui"}, "open", "normal"], "options": {…},
  //  "edition": "house", "listed": true, "clock": 86400, "stand_in": "easy"}. Instead of the name
  //  of
  // an edition its text may be given ("edition_text"), for a table that is not listed. Throws Error
  // that names the member at fault, or the line of the edition.
  static TableWish parse(const boost::json::object& request, const Shelf& shelf);
};

// The name of a person at a shared screen. Throws Error that names the member.
std::string checked_seat_name(std::string_view name, std::string_view member);
// One of the computer players that the game offers. Throws Error that names the member.
std::string computer_named(const GameKind& kind, const boost::json::value& value,
                           std::string_view member);

}  // namespace ludoteca
