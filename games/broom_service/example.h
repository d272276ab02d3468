// One answer to the question of the moment, as a player would type it.
#pragma once

#include <optional>
#include <string>

#include "games/broom_service/view.h"

namespace ludoteca::broom_service {

// Only where there are many answers: few are listed below the question anyway.
std::optional<std::string> example_of_many(const Edition& edition, const View& view);

}  // namespace ludoteca::broom_service
