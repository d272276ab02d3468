// Fort drawn in the terminal.
#pragma once

#include <string>

#include "engine/match.h"
#include "games/fort/view.h"

namespace ludoteca::fort {

std::string draw_table(const Edition& edition, const View& view, const Reader& reader,
                       const Screen& screen);
// The score part by part; of an unfinished game what everybody can count.
std::string draw_score(const Edition& edition, const View& view, const Reader& reader,
                       const Screen& screen);

}  // namespace ludoteca::fort
