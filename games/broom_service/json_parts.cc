// Parts that views, events and positions share.
#include "games/broom_service/json.h"
#include "games/broom_service/names.h"
#include "games/broom_service/notation.h"

namespace ludoteca::broom_service {

std::optional<std::string_view> role_or_none(Role role) {
  return role == kNoRole ? std::nullopt : std::optional(role_name(role));
}

std::optional<std::string_view> event_card_or_none(EventCard card) {
  return card == kNoEvent ? std::nullopt : std::optional(event_name(card));
}

void write_roles(Roles roles, JsonWriter& out) {
  out.array([&] { for_each_role(roles, [&out](Role role) { out.value(role_name(role)); }); });
}

void write_event_cards(unsigned cards, JsonWriter& out) {
  out.array([&] {
    for_each_bit(cards, [&out](int i) { out.value(event_name(static_cast<EventCard>(i))); });
  });
}

void write_regions(Regions regions, JsonWriter& out) {
  out.array([&] { for_each_bit(regions, [&out](int region) { out.value(region + 1); }); });
}

void write_towers(Towers towers, JsonWriter& out) {
  out.array([&] { for_each_bit(towers, [&out](int tower) { out.value(tower_code(tower)); }); });
}

void write_resources(const Resources& amount, JsonWriter& out) {
  out.object([&] {
    out.member("orange", amount[Resource::orange]);
    out.member("violet", amount[Resource::violet]);
    out.member("green", amount[Resource::green]);
    out.member("wands", amount[Resource::wand]);
  });
}

void write_options(const Options& options, JsonWriter& out) {
  out.object([&] {
    out.member("board", name_in(kSideNames, options.side));
    out.member("mountain-tiles", options.mountain_tiles ? "on" : "off");
    out.member("storm", name_in(kStormOptionNames, options.storm));
  });
}

}  // namespace ludoteca::broom_service
