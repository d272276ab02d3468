// Broom Service drawn in the terminal.
#pragma once

#include <string>

#include "engine/match.h"
#include "games/broom_service/view.h"

namespace ludoteca::broom_service {

std::string draw_table(const Edition& edition, const View& view, const Reader& reader,
                       const Screen& screen);
// The score source by source; of an unfinished game as if it ended now.
std::string draw_score(const Edition& edition, const View& view, const Reader& reader,
                       const Screen& screen);

}  // namespace ludoteca::broom_service
