// Names of everything in Broom Service for programs: JSON, notation and message keys. Words for
// people are in the catalogues.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "games/broom_service/board_names.h"
#include "games/broom_service/events.h"
#include "games/broom_service/reach.h"

namespace ludoteca::broom_service {

// In the order of their enums.
inline constexpr std::array<std::string_view, kRoles> kRoleNames = {
    "forest-witch", "prairie-witch",  "hill-witch",    "mountain-witch", "valley-druid",
    "hill-druid",   "fruit-gatherer", "root-gatherer", "herb-gatherer",  "weather-fairy"};
// As people type them.
inline constexpr std::array<std::string_view, kRoles> kRoleAbbreviations = {
    "fw", "pw", "hw", "mw", "vd", "hd", "fg", "rg", "hg", "wf"};
inline constexpr std::array<std::string_view, kResources> kResourceKindNames = {"orange", "violet",
                                                                                "green", "wand"};
inline constexpr std::array<std::string_view, kEventCards> kEventNames = {
    "more-or-less",    "black-market", "illegal-distillery", "old-days",    "dangerous-areas",
    "protected-areas", "full-hands",   "empty-hands",        "all-at-once", "same-destinations"};
inline constexpr std::string_view kHeavyName = "heavy";
inline constexpr std::array<std::string_view, kStormKinds> kStormNames = {
    "bonus", "move", "delivery", "orange", "violet", "green"};
inline constexpr std::array<std::string_view, kMountainTileKinds> kMountainTileNames = {
    "potions", "wands", "delivery", "moves", "cloud"};
inline constexpr std::array<std::string_view, kForestTileKinds> kForestTileNames = {"brave", "role",
                                                                                    "points"};
inline constexpr std::array<std::string_view, 2> kSideNames = {"front", "back"};
inline constexpr std::array<std::string_view, kStormOptions> kStormOptionNames = {"off", "few",
                                                                                  "many", "all"};
// Of decisions only.
inline constexpr std::array<std::string_view, 21> kStepNames = {"choose-roles",
                                                                "extra-role",
                                                                "lead",
                                                                "follow",
                                                                "cowardly-way",
                                                                "witch-move",
                                                                "witch-delivery",
                                                                "druid-delivery",
                                                                "gather",
                                                                "fairy",
                                                                "storm-move",
                                                                "storm-delivery",
                                                                "mountain-order",
                                                                "mountain-potions",
                                                                "mountain-wands",
                                                                "mountain-delivery",
                                                                "mountain-moves",
                                                                "mountain-cloud",
                                                                "fly",
                                                                "full-hands",
                                                                "hand-in"};
static_assert(kStepNames.size() == static_cast<std::size_t>(Step::start_round));
inline constexpr std::string_view kOver = "over";  // the step of a finished game
inline constexpr std::array<std::string_view, 7> kWhyNames = {
    "brave-druid", "brave-fairy", "storm-delivery", "storm-potions",
    "event",       "bewitched",   "forest-tile"};
inline constexpr std::array<std::string_view, kSources> kSourceNames = {
    "towers", "bravery", "storm", "events", "bewitched", "tiles"};

// The name of a value in its list.
template <class E, std::size_t N>
constexpr std::string_view name_in(const std::array<std::string_view, N>& names, E value) {
  return names.at(static_cast<std::size_t>(value));
}

template <std::size_t N>
constexpr std::optional<int> index_of(const std::array<std::string_view, N>& names,
                                      std::string_view name) {
  for (std::size_t i = 0; i < N; ++i) {
    if (names[i] == name) return static_cast<int>(i);
  }
  return std::nullopt;
}

constexpr std::string_view role_name(Role role) {
  return name_in(kRoleNames, role);
}
constexpr std::string_view role_code(Role role) {
  return name_in(kRoleAbbreviations, role);
}
constexpr std::string_view terrain_name(Terrain terrain) {
  return name_in(kTerrainNames, terrain);
}
constexpr std::string_view resource_name(Resource kind) {
  return name_in(kResourceKindNames, kind);
}
constexpr std::string_view colour_name(Colour colour) {
  return resource_name(potion(colour));
}
constexpr std::string_view event_name(EventCard card) {
  return name_in(kEventNames, card);
}
constexpr std::string_view cloud_name(Cloud cloud) {
  return is_storm(cloud) ? kStormNames.at(static_cast<std::size_t>(cloud) - kHeavyKinds)
                         : kHeavyName;
}
constexpr std::string_view step_name(Step step) {
  return name_in(kStepNames, step);
}

// What a step that may be given up is about: the end of message keys.
constexpr std::string_view subject_of(Step step) {
  if (is_move(step)) return "move";
  if (is_delivery(step)) return "delivery";
  if (is_removal(step)) return "cloud";
  return step == Step::hand_in ? "set" : "resources";
}

// Calls see(i) for every member of a set of bits, the lowest first.
template <class See>
constexpr void for_each_bit(std::uint64_t bits, See see) {
  for (; bits != 0; bits &= bits - 1) see(std::countr_zero(bits));
}
template <class See>
constexpr void for_each_role(Roles roles, See see) {
  for_each_bit(roles, [&see](int i) { see(static_cast<Role>(i)); });
}

}  // namespace ludoteca::broom_service
