// Photograph in words: events, questions, moves and refusals in the reader's language.
#pragma once

#include <optional>
#include <string>

#include "engine/match.h"
#include "games/photograph/events.h"
#include "games/photograph/view.h"

namespace ludoteca::photograph {

// "red 7", or "red 1–6" if its number is hidden.
std::string photo_text(const Edition& edition, const Photo& photo, const Catalogue& words);

// One line; empty for an event that needs no words.
std::string describe_event(const Edition& edition, const Event& event, const Reader& reader);

// The question of the moment, in a full sentence; for a reader who is not to act, who is.
std::string prompt(const Edition& edition, const View& view, const Reader& reader);

// A legal move in words: "row 2 from the left, 3 photos: red 7, …".
std::string describe_action(const Edition& edition, const View& view, Action action,
                            const Reader& reader);

// Why the viewer's move is refused: the rule, not "invalid". `action` is empty if the text was no
// move at all.
std::string refusal(const Edition& edition, const View& view, const std::optional<Action>& action,
                    const Catalogue& words);

}  // namespace ludoteca::photograph
