// Fort in words: kids, effects, events, questions, moves and refusals in the reader's language.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "engine/match.h"
#include "games/fort/events.h"
#include "games/fort/view.h"

namespace ludoteca::fort {

// A kid keeps its name in the edition unless the language has one of its own for it.
std::string kid_text(const Edition& edition, KidId kid, const Catalogue& words);
// "Puddin (coin as glue)"; just the kid if `coin` is no suit.
std::string kid_with_coin(const Edition& edition, KidId kid, Suit coin, const Catalogue& words);
std::string suit_text(Suit suit, const Catalogue& words);
// The suits a kid shows: "crown coin", "book book"; short names if there is little room.
std::string suits_text(const Kid& kid, const Catalogue& words, bool in_short = false);
std::string perk_text(Perk perk, const Catalogue& words);
std::string perk_does(const Edition& edition, Perk perk, const Catalogue& words);
std::string rule_text(MadeUpRule rule, const Catalogue& words);
std::string rule_does(const Edition& edition, MadeUpRule rule, const Catalogue& words);
// "DIY: once, instead of …", as in `name: what it does`.
std::string named_text(std::string_view name, std::string_view does, const Catalogue& words);

// "2 pizzas, 1 toy"
std::string resources_text(int pizza, int toys, const Catalogue& words);
// What raising the Fort from `level` costs with this icon.
std::string cost_text(const Edition& edition, int level, Icon icon, const Catalogue& words);

// An icon as an order: "take a pizza"; `count` times of it.
std::string icon_words(Icon icon, int count, const Catalogue& words);
// An effect as an order: "take a pizza for each shovel".
std::string effect_words(const Effect& effect, const Catalogue& words);
// An effect as a card shows it: "pizza × shovel".
std::string effect_icons(const Effect& effect, const Catalogue& words);
// Both actions as a card shows them: "◆ pizza × shovel  ◇ point × level".
inline constexpr std::string_view kPublicSign = "◆";
inline constexpr std::string_view kPrivateSign = "◇";
std::string actions_icons(const Kid& kid, const Catalogue& words);

// One line; empty for an event that needs no words.
std::string describe_event(const Edition& edition, const Event& event, const Reader& reader);

// What the viewer, who is to act, is asked.
std::string question(const Edition& edition, const View& view, const Catalogue& words);
// The question of the moment, in a full sentence; for a reader who is not to act, who is.
std::string prompt(const Edition& edition, const View& view, const Reader& reader);

// A legal move in words: "discard Bug and follow".
std::string describe_action(const Edition& edition, const View& view, Action action,
                            const Reader& reader);

// Why the viewer's move is refused: the rule, not "invalid". `action` is empty if the text was no
// move at all.
std::string refusal(const Edition& edition, const View& view, const std::optional<Action>& action,
                    const Catalogue& words);

}  // namespace ludoteca::fort
