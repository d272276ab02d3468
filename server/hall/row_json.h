// Rows of logs as servers tell them to each other.
#pragma once

#include <boost/json.hpp>

#include "server/rows.h"

namespace ludoteca {

boost::json::object row_json(const LogRow& row);
// Throws Error that names the member at fault.
LogRow row_from(const boost::json::object& members);

}  // namespace ludoteca
