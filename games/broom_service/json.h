// Views, events and positions of Broom Service as JSON (docs/engine-protocol.md).
#pragma once

#include <boost/json.hpp>

#include "games/broom_service/events.h"
#include "games/broom_service/view.h"

namespace ludoteca::broom_service {

boost::json::object view_json(const Edition& edition, const View& view);
boost::json::object event_json(const Edition& edition, const Event& event);

// The whole position, secrets included.
boost::json::object position_json(const Edition& edition, const State& state);
// Throws Error on anything that cannot occur in a game with this edition; it names the member.
State state_from_json(const Edition& edition, const boost::json::object& position);

// Parts of views, events and positions.
boost::json::value role_json(Role role);  // null for none
boost::json::value event_card_json(EventCard card);
boost::json::array roles_json(Roles roles);  // names
boost::json::array event_cards_json(unsigned cards);
boost::json::array regions_json(Regions regions);  // numbers from 1
boost::json::object resources_json(const Resources& amount);
boost::json::object options_json(const Options& options);

}  // namespace ludoteca::broom_service
