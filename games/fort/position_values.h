// Values of a position in JSON, each checked for itself; `name` is the member's, for the message
// (engine/json_input.h).
#pragma once

#include <boost/json.hpp>
#include <span>
#include <string_view>

#include "games/fort/state.h"

namespace ludoteca::fort {

std::uint8_t as_byte(const boost::json::value& value, std::string_view name, int most);
Seat as_seat(const boost::json::value& value, std::string_view name, int players);
std::uint8_t as_suit(const boost::json::value& value, std::string_view name);  // null: kNoSuit
// 1 + the place among the names; 0 for null.
std::uint8_t as_one_more(const boost::json::value& value, std::string_view name,
                         std::span<const std::string_view> names);
// What fits on the board is not checked here.
Resources as_resources(const boost::json::value& value, std::string_view name);

std::uint8_t as_rule(const boost::json::value& value, std::string_view name);  // null: kNoRule
// One bit for each name of a list.
std::uint16_t as_rules(const boost::json::value& value, std::string_view name);
std::uint16_t as_perks(const boost::json::value& value, std::string_view name);

Card as_card(const Edition& edition, const boost::json::value& value, std::string_view name);
// A card that must not be in the set yet.
void add_once(const Edition& edition, CardSet& set, Card card, std::string_view name);
CardSet as_cards(const Edition& edition, const boost::json::value& value, std::string_view name);

}  // namespace ludoteca::fort
