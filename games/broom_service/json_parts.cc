// Parts that views, events and positions share.
#include "games/broom_service/json.h"
#include "games/broom_service/names.h"

namespace ludoteca::broom_service {

namespace json = boost::json;

json::value role_json(Role role) {
  return role == kNoRole ? json::value() : json::value(role_name(role));
}

json::value event_card_json(EventCard card) {
  return card == kNoEvent ? json::value() : json::value(event_name(card));
}

json::array roles_json(Roles roles) {
  json::array out;
  for_each_role(roles, [&out](Role role) { out.emplace_back(role_name(role)); });
  return out;
}

json::array event_cards_json(unsigned cards) {
  json::array out;
  for_each_bit(cards, [&out](int i) { out.emplace_back(event_name(static_cast<EventCard>(i))); });
  return out;
}

json::array regions_json(Regions regions) {
  json::array out;
  for_each_bit(regions, [&out](int region) { out.emplace_back(region + 1); });
  return out;
}

json::object resources_json(const Resources& amount) {
  return {{"orange", amount[Resource::orange]},
          {"violet", amount[Resource::violet]},
          {"green", amount[Resource::green]},
          {"wands", amount[Resource::wand]}};
}

json::object options_json(const Options& options) {
  return {{"board", name_in(kSideNames, options.side)},
          {"mountain-tiles", options.mountain_tiles ? "on" : "off"},
          {"storm", name_in(kStormOptionNames, options.storm)}};
}

}  // namespace ludoteca::broom_service
