// Views, events and positions of Fort as JSON (docs/engine-protocol.md).
#pragma once

#include <array>
#include <boost/json.hpp>
#include <string>
#include <string_view>

#include "engine/json_writer.h"
#include "games/fort/events.h"
#include "games/fort/view.h"

namespace ludoteca::fort {

// In the order of their enums.
inline constexpr std::array<std::string_view, 20> kStepNames = {
    "draft",       "play",         "declare",  "choose-action",  "choose-suit",
    "choose-kind", "choose-rival", "add",      "repeat",         "pay",
    "keep-rule",   "take-perk",    "follow",   "follow-more",    "rough-housing",
    "do-over",     "recruit",      "birthday", "before-discard", "after-draw"};
inline constexpr std::string_view kOver = "over";  // the step of a finished game
inline constexpr std::array<std::string_view, 9> kZoneNames = {
    "park", "park-deck", "deck", "hand", "discard", "yard", "lookout", "in-play", "box"};
inline constexpr std::array<std::string_view, 3> kPlaceNames = {"stuff", "pack", "supply"};
inline constexpr std::array<std::string_view, 2> kResourceNames = {"pizza", "toy"};
inline constexpr std::array<std::string_view, 4> kEndNames = {"not-yet", "points", "fort", "park"};
inline constexpr std::array<std::string_view, kColours> kColourNames = {"red", "yellow", "green",
                                                                        "orange"};
inline constexpr std::array<std::string_view, 3> kBoxNames = {"public", "private", "diy"};
inline constexpr std::array<std::string_view, 3> kUseNames = {"not-used", "in-part", "fully"};

std::string_view step_name(Step step);  // "choose-action"
std::string_view zone_name(Zone zone);
std::string_view place_name(Place place);
std::string_view resource_name(Resource kind);
std::string_view end_name(End end);  // what triggered the end

// What the edition prints: the kids, the Fort and the values of the rules.
std::string board_text(const Edition& edition);

void write_json(const Edition& edition, const View& view, JsonWriter& out);
void write_json(const Edition& edition, const Event& event, JsonWriter& out);

// The whole position, hidden cards included, and back. Reading checks that the position can occur
// and be played on; throws Error that names the member at fault.
boost::json::object position_json(const Edition& edition, const State& state);
State state_from_json(const Edition& edition, const boost::json::object& position);

// Parts of both views and positions.
std::optional<std::string_view> suit_or_none(std::uint8_t suit);
std::optional<std::string_view> rule_or_none(std::uint8_t rule);
void write_perks(unsigned bits, JsonWriter& out);
void write_rules(unsigned bits, JsonWriter& out);
void write_resources(const Resources& held, JsonWriter& out);
// By suit; suits without a symbol are left out.
void write_symbols(const std::array<std::uint8_t, kSuits>& symbols, JsonWriter& out);

}  // namespace ludoteca::fort
