// Parts of views in JSON that are the same in every game. People and programs outside count seats
// from 1.
#pragma once

#include <boost/json.hpp>
#include <string>
#include <utility>

#include "engine/game.h"
#include "engine/json_writer.h"
#include "engine/seats.h"

namespace ludoteca {

constexpr int counted(Seat seat) {
  return seat + 1;
}
// Nothing for nobody.
constexpr std::optional<int> counted_or_none(Seat seat) {
  return seat == kNobody ? std::nullopt : std::optional(counted(seat));
}
void write_viewer(Viewer viewer, JsonWriter& out);  // a seat, or "spectator"
void write_seats(SeatSet seats, JsonWriter& out);
// Score and place of each of so many players.
void write_outcome(const Outcome& outcome, int players, JsonWriter& out);

// The object with the members that `write` writes, as a value.
template <std::invocable<JsonWriter&> Write>
boost::json::object json_object(Write write) {
  const std::string text = json_text([&](JsonWriter& out) { out.object([&] { write(out); }); });
  return std::move(boost::json::parse(text).as_object());
}
boost::json::array seats_json(SeatSet seats);
boost::json::object outcome_json(const Outcome& outcome, int players);

}  // namespace ludoteca
