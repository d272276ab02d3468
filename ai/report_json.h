// The result of a tournament for programs; docs/arena.md lists the members.
#pragma once

#include <boost/json.hpp>

#include "ai/standings.h"

namespace ludoteca::ai {

boost::json::object json_report(const Tournament& tournament, const Standings& standings);

}  // namespace ludoteca::ai
