// Reading JSON that comes from outside. Every function throws Error that names the member and says
// what was expected there.
#pragma once

#include <boost/json.hpp>
#include <cstddef>
#include <span>
#include <string_view>

#include "engine/record.h"

namespace ludoteca {

// One JSON text. Refuses what is not UTF-8, members that stand there twice and deep nesting; an
// error names the byte where it was found, counted from 0.
boost::json::value parse_json(std::string_view text);

// Refuses members that are not among these.
void expect_members(const boost::json::object& object, std::span<const std::string_view> known);

// A member that must be there.
const boost::json::value& member(const boost::json::object& object, std::string_view name);

// A value as what it should be; `name` is the member's, for the message.
int as_number(const boost::json::value& value, std::string_view name, int lowest, int highest);
bool as_flag(const boost::json::value& value, std::string_view name);
std::string_view as_text(const boost::json::value& value, std::string_view name);
// The place of a string among these names.
std::size_t as_one_of(const boost::json::value& value, std::string_view name,
                      std::span<const std::string_view> names);
const boost::json::object& as_object(const boost::json::value& value, std::string_view name);
// The options of a game, each a string; sorted by key.
OptionList as_options(const boost::json::value& value, std::string_view name);
const boost::json::array& as_list(const boost::json::value& value, std::string_view name,
                                  std::size_t least, std::size_t most);

}  // namespace ludoteca
