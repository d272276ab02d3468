// What a computer player considered, between the worker that thinks and the one that plays.
#pragma once

#include <boost/json.hpp>
#include <vector>

#include "engine/thinker.h"

namespace ludoteca {

boost::json::array considered_json(const std::vector<Considered>& considered);
// Throws Error that names the member at fault.
std::vector<Considered> considered_from(const boost::json::array& list);

}  // namespace ludoteca
