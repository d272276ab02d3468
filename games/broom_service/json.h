// Views, events, positions and boards of Broom Service as JSON (docs/engine-protocol.md).
#pragma once

#include <array>
#include <boost/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "engine/edition_file.h"
#include "engine/json_writer.h"
#include "games/broom_service/events.h"
#include "games/broom_service/view.h"

namespace ludoteca::broom_service {

void write_json(const Edition& edition, const View& view, JsonWriter& out);
void write_json(const Edition& edition, const Event& event, JsonWriter& out);

// The boards of an edition, front and back: what does not change in a game.
std::array<std::string, 2> board_texts(const EditionFile& file, const Edition& edition);

// The whole position, secrets included.
boost::json::object position_json(const Edition& edition, const State& state);
// Throws Error on anything that cannot occur in a game with this edition; it names the member.
State state_from_json(const Edition& edition, const boost::json::object& position);

// Parts of views, events and positions.
std::optional<std::string_view> role_or_none(Role role);
std::optional<std::string_view> event_card_or_none(EventCard card);
void write_roles(Roles roles, JsonWriter& out);  // names
void write_event_cards(unsigned cards, JsonWriter& out);
void write_regions(Regions regions, JsonWriter& out);  // numbers from 1
void write_towers(Towers towers, JsonWriter& out);     // t1, t2, …
void write_resources(const Resources& amount, JsonWriter& out);
void write_options(const Options& options, JsonWriter& out);

}  // namespace ludoteca::broom_service
