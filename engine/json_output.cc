#include "engine/json_output.h"

#include <utility>

namespace ludoteca {

void write_viewer(Viewer viewer, JsonWriter& out) {
  if (viewer.is_spectator()) {
    out.value("spectator");
  } else {
    out.value(counted(viewer.seat()));
  }
}

void write_seats(SeatSet seats, JsonWriter& out) {
  out.array([&] {
    for (Seat seat = 0; seat < kMaxSeats; ++seat) {
      if (seats.contains(seat)) out.value(counted(seat));
    }
  });
}

void write_outcome(const Outcome& outcome, int players, JsonWriter& out) {
  const auto list = [&](const auto& numbers) {
    out.array([&] {
      for (Seat seat = 0; seat < players; ++seat) out.value(numbers.at(seat));
    });
  };
  out.object([&] {
    out.member("score", [&] { list(outcome.score); });
    out.member("place", [&] { list(outcome.place); });
  });
}

boost::json::array seats_json(SeatSet seats) {
  const auto text = json_text([&](JsonWriter& out) { write_seats(seats, out); });
  return std::move(boost::json::parse(text).as_array());
}

boost::json::object outcome_json(const Outcome& outcome, int players) {
  const auto text = json_text([&](JsonWriter& out) { write_outcome(outcome, players, out); });
  return std::move(boost::json::parse(text).as_object());
}

}  // namespace ludoteca
