// Parts of views in JSON that are the same in every game. People and programs outside count seats
// from 1.
#pragma once

#include <boost/json.hpp>

#include "engine/game.h"
#include "engine/seats.h"

namespace ludoteca {

constexpr int counted(Seat seat) {
  return seat + 1;
}
boost::json::value seat_json(Seat seat);        // null for nobody
boost::json::value viewer_json(Viewer viewer);  // a seat, or "spectator"
boost::json::array seats_json(SeatSet seats);
// Score and place of each of so many players.
boost::json::object outcome_json(const Outcome& outcome, int players);

}  // namespace ludoteca
