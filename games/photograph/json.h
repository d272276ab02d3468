// Views, events and positions of Photograph as JSON (docs/engine-protocol.md).
#pragma once

#include <array>
#include <boost/json.hpp>
#include <string_view>

#include "engine/json_writer.h"
#include "games/photograph/events.h"
#include "games/photograph/view.h"

namespace ludoteca::photograph {

// In the order of Step.
inline constexpr std::array<std::string_view, 5> kStepNames = {"choose-scene", "wind", "refill",
                                                               "sunset", "final-shots"};
inline constexpr std::string_view kOver = "over";  // the step of a finished game

void write_json(const Edition& edition, const View& view, JsonWriter& out);
void write_json(const Edition& edition, const Event& event, JsonWriter& out);

// The whole position, hidden cards included, and back. Reading checks that the position can occur;
// throws Error that names the member at fault.
boost::json::object position_json(const Edition& edition, const State& state);
State state_from_json(const Edition& edition, const boost::json::object& position);

}  // namespace ludoteca::photograph
