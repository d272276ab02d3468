// The part of /api/ that is about games and tables (docs/protocol.md).
#pragma once

#include <functional>

#include "server/hall/commands.h"

namespace ludoteca {

using ApiDone = std::function<void(ApiAnswer)>;

// False if the path is about something else.
bool answer_api(Desk& desk, const Visitor& visitor, const ApiRequest& request, const ApiDone& done);

}  // namespace ludoteca
