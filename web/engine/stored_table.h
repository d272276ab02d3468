// A table as the browser keeps it: its row and its log, in JSON that the page does not look into.
// Ids are strings there, for they are longer than a number of JavaScript can be.
#pragma once

#include <boost/json.hpp>
#include <vector>

#include "server/rows.h"

namespace ludoteca {

struct StoredTable {
  TableRow row;
  std::vector<LogRow> log;
  std::string edition;  // the text of somebody's own; empty for the one compiled in
};

boost::json::object table_json(const TableRow& row, std::string_view edition);
boost::json::object log_json(const LogRow& row);

// {"row": …, "log": […]}. Throws Error that names the member at fault.
StoredTable stored_table(const boost::json::object& object);

}  // namespace ludoteca
