#include "engine/json_output.h"

#include <utility>

namespace ludoteca {

namespace json = boost::json;

json::value seat_json(Seat seat) {
  return seat == kNobody ? json::value() : json::value(counted(seat));
}

json::value viewer_json(Viewer viewer) {
  return viewer.is_spectator() ? json::value("spectator") : json::value(counted(viewer.seat()));
}

json::array seats_json(SeatSet seats) {
  json::array out;
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    if (seats.contains(seat)) out.emplace_back(counted(seat));
  }
  return out;
}

json::object outcome_json(const Outcome& outcome, int players) {
  json::array score;
  json::array place;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
    score.emplace_back(outcome.score.at(seat));
    place.emplace_back(outcome.place.at(seat));
  }
  return {{"score", std::move(score)}, {"place", std::move(place)}};
}

}  // namespace ludoteca
