// Values of a position in JSON, each checked for itself; `name` is the member's, for the message
// (engine/json_input.h).
#pragma once

#include <boost/json.hpp>
#include <span>
#include <string_view>

#include "games/broom_service/state.h"

namespace ludoteca::broom_service {

// How much a player can have by now. Every role laid brings at most 3 of a kind, and so do the
// start, two tiles, a tile's delivery and that of the cloud taken with a tile.
constexpr int most_resources(int round) {
  constexpr int kMostGain = 3;
  constexpr int kOnce = 5;
  return kMostGain * (kOnce + (kMostRoles + 1) * round);
}

std::uint8_t as_byte(const boost::json::value& value, std::string_view name, int most);
Seat as_seat(const boost::json::value& value, std::string_view name, int players);
Seat as_seat_or_nobody(const boost::json::value& value, std::string_view name, int players);
Resources as_resources(const boost::json::value& value, std::string_view name, int most);
// One bit for each name of a list.
std::uint16_t as_bits(const boost::json::value& value, std::string_view name,
                      std::span<const std::string_view> names);

}  // namespace ludoteca::broom_service
