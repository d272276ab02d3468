// Photograph drawn in the terminal.
#pragma once

#include <string>

#include "engine/match.h"
#include "games/photograph/view.h"

namespace ludoteca::photograph {

std::string draw_table(const Edition& edition, const View& view, const Reader& reader,
                       const Screen& screen);
// The final score, colour by colour.
std::string draw_score(const Edition& edition, const View& view, const Reader& reader,
                       const Screen& screen);

}  // namespace ludoteca::photograph
