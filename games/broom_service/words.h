// Broom Service in words: roles, events, clouds, tiles, questions, moves and refusals in the
// reader's language. All figures come from the edition.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/match.h"
#include "games/broom_service/events.h"
#include "games/broom_service/view.h"

namespace ludoteca::broom_service {

// Names and short texts (words.cc).
std::string role_text(Role role, const Catalogue& words);              // "Forest Witch"
std::string role_text(Role role, bool brave, const Catalogue& words);  // "brave Forest Witch"
std::string role_says(Role role, bool brave, const Catalogue& words);  // "I am the brave …!"
std::string roles_text(Roles roles, const Catalogue& words);           // "Forest Witch, Hill Druid"
// What the role does, as an order.
std::string role_does(const Edition& edition, Role role, bool brave, const Catalogue& words);
std::string terrain_text(Terrain terrain, const Catalogue& words);
std::string terrains_text(unsigned terrains, const Catalogue& words);  // "in a forest or in a hill"
std::string points_text(int points, const Catalogue& words);           // "3 points"
std::string signed_text(int number);                                   // "+3", "−3", "0"
// As what somebody takes, pays or has: "2 wands".
std::string resource_text(Resource kind, int count, const Catalogue& words);
// By themselves, as on a tower: some languages have another form for it.
std::string wands_text(int count, const Catalogue& words);
std::string resources_text(const Resources& amount, const Catalogue& words);
Resources one_of_each(Kinds kinds);
std::string region_text(int region, const Catalogue& words);                  // "region 7"
std::string region_text(const Map& map, int region, const Catalogue& words);  // "… (forest)"
// "t12 (round, violet, 6 points, 1 wand)"
std::string tower_text(const Edition& edition, const Map& map, int tower, const Catalogue& words);

// Cards, clouds and tiles with what they do (words_pieces.cc).
std::string event_text(EventCard card, const Catalogue& words);
std::string event_does(const Edition& edition, EventCard card, const Catalogue& words);
std::string cloud_text(const Edition& edition, Cloud cloud, const Catalogue& words);
std::string storm_does(const Edition& edition, Cloud cloud, const Catalogue& words);
std::string mountain_tile_does(const Edition& edition, MountainTile tile, const Catalogue& words);
std::string forest_tile_does(const Edition& edition, ForestTile tile, const Catalogue& words);
std::string hill_tile_does(const Edition& edition, std::uint8_t tile, const Catalogue& words);
// "Black Market: a cowardly …", as in `name: what it does`.
std::string named_text(std::string_view name, std::string_view does, const Catalogue& words);

// One line; empty for an event that needs no words.
std::string describe_event(const Edition& edition, const Event& event, const Reader& reader);

// What the viewer, who is to act, is asked.
std::string question(const Edition& edition, const View& view, const Catalogue& words);
// The same with what there is to consider; for a reader who is not to act, who is.
std::string prompt(const Edition& edition, const View& view, const Reader& reader);

// A move in words, with what it would score as far as that is known.
std::string describe_action(const Edition& edition, const View& view, Action action,
                            const Reader& reader);

// Why the viewer's move is refused: the rule, not "invalid". `action` is empty if the text was no
// move at all.
std::string refusal(const Edition& edition, const View& view, const std::optional<Action>& action,
                    const Catalogue& words);

}  // namespace ludoteca::broom_service
