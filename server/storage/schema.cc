#include "server/storage/schema.h"

#include <fmt/format.h>

#include "text/error.h"

namespace ludoteca {
namespace storage_schema {  // made from schema/*.sql
std::string_view sqlite_1();
std::string_view sqlite_2();
std::string_view sqlite_3();
std::string_view postgres_1();
std::string_view postgres_2();
std::string_view postgres_3();
}  // namespace storage_schema

namespace {

// Several servers may start at once on one PostgreSQL; only one of them migrates. The number is
// just a number of ours.
void wait_for_other_migrations(SqlConnection& connection) {
  if (connection.dialect() == Dialect::postgres) {
    connection.query("SET LOCAL lock_timeout = 0");
    connection.query("SELECT pg_advisory_xact_lock(7236837264)");
  }
}

bool has_version_table(SqlConnection& connection) {
  if (connection.dialect() == Dialect::sqlite) {
    return connection.query("SELECT 1 FROM sqlite_schema WHERE name = 'schema_version'") > 0;
  }
  return connection.query(
             "SELECT 1 FROM pg_tables WHERE tablename = 'schema_version' "
             "AND schemaname = ANY (current_schemas(false))") > 0;
}

void refuse_newer(int stored, int known) {
  if (stored <= known) return;
  throw Error(fmt::format(
      "the database has version {}, made by a newer Ludoteca; this program knows versions up to "
      "{}. Start the newer program, or restore a back-up that was made before it.",
      stored, known));
}

}  // namespace

std::vector<std::string_view> schema_steps(Dialect dialect) {
  using namespace storage_schema;
  if (dialect == Dialect::sqlite) return {sqlite_1(), sqlite_2(), sqlite_3()};
  return {postgres_1(), postgres_2(), postgres_3()};
}

int schema_version(SqlConnection& connection) {
  if (!has_version_table(connection)) return 0;
  int version = 0;
  connection.query("SELECT version FROM schema_version", {},
                   [&](const SqlRow& row) { version = row.small(0); });
  return version;
}

void migrate(SqlConnection& connection, std::span<const std::string_view> steps, Newer newer) {
  const int wanted = static_cast<int>(steps.size());
  const int found = schema_version(connection);
  if (found > wanted && newer == Newer::allowed) return;
  refuse_newer(found, wanted);
  if (found == wanted) return;

  SqlTransaction transaction(connection);
  wait_for_other_migrations(connection);
  const int stored = schema_version(connection);
  refuse_newer(stored, wanted);
  if (stored == 0) connection.run_script("CREATE TABLE schema_version (version INTEGER NOT NULL)");
  for (int step = stored; step < wanted; ++step) connection.run_script(steps[step]);
  connection.query("DELETE FROM schema_version");
  connection.query("INSERT INTO schema_version (version) VALUES ($1)", {wanted});
  transaction.commit();
}

}  // namespace ludoteca
