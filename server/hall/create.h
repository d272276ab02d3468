// Opening tables.
#pragma once

#include <functional>
#include <string>

#include "server/hall/commands.h"
#include "server/hall/table_wish.h"

namespace ludoteca {

// Calls created(code, nothing) when the table is durable.
using Created = std::function<void(const std::string& code, const Refused* refused)>;
void create_table(Desk& desk, const Visitor& host, const TableWish& wish, const Created& created);

// The same table again for this person: computer players sit as before, the seats of other people
// are open.
TableWish wish_again(const Table& table, UserId person);

}  // namespace ludoteca
