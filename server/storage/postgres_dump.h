// A back-up of a PostgreSQL database, made by PostgreSQL's own program.
#pragma once

#include <libpq-fe.h>

#include <string>

namespace ludoteca {

// Runs pg_dump on the database of this connection; pg_restore reads the file.
void dump_postgres(PGconn* connection, const std::string& file);

}  // namespace ludoteca
