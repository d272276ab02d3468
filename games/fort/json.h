// Views and events of Fort as JSON (docs/engine-protocol.md).
#pragma once

#include <boost/json.hpp>

#include "games/fort/events.h"
#include "games/fort/view.h"

namespace ludoteca::fort {

boost::json::object view_json(const Edition& edition, const View& view);
boost::json::object event_json(const Edition& edition, const Event& event);

std::string_view step_name(Step step);  // "choose-action"
std::string_view zone_name(Zone zone);
std::string_view place_name(Place place);
std::string_view resource_name(Resource kind);
std::string_view end_name(End end);  // what triggered the end

}  // namespace ludoteca::fort
