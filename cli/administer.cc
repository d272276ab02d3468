#include "cli/administer.h"

#include <fmt/format.h>

#include "cli/serve.h"
#include "server/people/administration.h"
#include "text/error.h"

namespace ludoteca {

void administer(const AdminOptions& options, std::ostream& out) {
  const auto database =
      open_database(options.database.empty() ? usual_database() : options.database);
  const auto whom = [&](std::string_view expected) {
    if (options.whom.empty()) throw Error(fmt::format("{}: name {}", options.what, expected));
    return options.whom;
  };
  if (options.what == "users") {
    list_users(*database, options.whom, options.most, out);
  } else if (options.what == "tables") {
    list_tables(*database, options.most, out);
  } else if (options.what == "reports") {
    list_reports(*database, options.most, out);
  } else if (options.what == "ban") {
    ban(*database, whom("a user by number, or an account by name"), out);
  } else if (options.what == "unban") {
    unban(*database, whom("a user by number, or an account by name"), out);
  } else if (options.what == "close") {
    close_table(*database, whom("the code of a table"), out);
  } else if (options.what == "back-up") {
    back_up(*database, whom("the file to write"), out);
  } else {
    throw Error(
        fmt::format("there is no {}; expected users, tables, reports, ban, unban, close or back-up",
                    quoted(options.what)));
  }
}

}  // namespace ludoteca
