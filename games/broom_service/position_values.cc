#include "games/broom_service/position_values.h"

#include <fmt/format.h>

#include "engine/json_input.h"
#include "text/error.h"

namespace ludoteca::broom_service {
namespace {

namespace json = boost::json;

constexpr std::array<std::string_view, kResources> kResourceMembers = {"orange", "violet", "green",
                                                                       "wands"};

}  // namespace

std::uint8_t as_byte(const json::value& value, std::string_view name, int most) {
  return static_cast<std::uint8_t>(as_number(value, name, 0, most));
}

Seat as_seat(const json::value& value, std::string_view name, int players) {
  return static_cast<Seat>(as_number(value, name, 1, players) - 1);
}

Seat as_seat_or_nobody(const json::value& value, std::string_view name, int players) {
  return value.is_null() ? kNobody : as_seat(value, name, players);
}

Resources as_resources(const json::value& value, std::string_view name, int most) {
  const json::object& object = as_object(value, name);
  expect_members(object, kResourceMembers);
  Resources amount;
  for (std::size_t kind = 0; kind < kResources; ++kind) {
    const std::string_view one = kResourceMembers.at(kind);
    amount.of.at(kind) = as_byte(member(object, one), one, most);
  }
  return amount;
}

std::uint16_t as_bits(const json::value& value, std::string_view name,
                      std::span<const std::string_view> names) {
  unsigned found = 0;
  for (const json::value& item : as_list(value, name, 0, names.size())) {
    const unsigned bit = 1U << as_one_of(item, name, names);
    if ((found & bit) != 0) {
      throw Error(fmt::format("{}: {} stands there twice", name, quoted(as_text(item, name))));
    }
    found |= bit;
  }
  return static_cast<std::uint16_t>(found);
}

}  // namespace ludoteca::broom_service
