// The part of /api/ that is about people: docs/protocol.md lists it.
#pragma once

#include <functional>

#include "server/people/people.h"
#include "server/service.h"

namespace ludoteca {

// False if the path is about something else.
bool answer_people(People& people, const Visitor& visitor, const ApiRequest& request,
                   const std::function<void(ApiAnswer)>& done);

}  // namespace ludoteca
