// What the administration does from the command line, while the server runs or not. Lists go to a
// stream; whatever is wrong is an Error.
#pragma once

#include <ostream>
#include <string>

#include "server/database.h"

namespace ludoteca {

void list_users(Database& db, const std::string& name_part, int limit, std::ostream& out);
void list_tables(Database& db, int limit, std::ostream& out);
// With what was said, and by whom.
void list_reports(Database& db, int limit, std::ostream& out);

// A user by id, or an account by name. Running servers close the connections of who is banned.
void ban(Database& db, const std::string& user, std::ostream& out);
void unban(Database& db, const std::string& user, std::ostream& out);
// The running server ends the table.
void close_table(Database& db, const std::string& code, std::ostream& out);
void back_up(Database& db, const std::string& file, std::ostream& out);

}  // namespace ludoteca
