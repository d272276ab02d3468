#include "server/storage/postgres_dump.h"

#include <fmt/format.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <filesystem>
#include <memory>
#include <vector>

#include "server/database.h"
#include "text/error.h"

namespace ludoteca {
namespace {

std::string quoted_value(std::string_view value) {
  std::string text = "'";
  for (const char c : value) {
    if (c == '\'' || c == '\\') text += '\\';
    text += c;
  }
  return text += '\'';
}

// Where the connection leads, without its password: everybody on the machine can read the command
// line of a program.
std::string address_of(PGconn* connection) {
  const std::unique_ptr<PQconninfoOption, decltype(&PQconninfoFree)> options(PQconninfo(connection),
                                                                             &PQconninfoFree);
  std::string address;
  for (const PQconninfoOption* option = options.get();
       option != nullptr && option->keyword != nullptr; ++option) {
    const std::string_view keyword = option->keyword;
    if (option->val == nullptr || *option->val == '\0' || keyword == "password" ||
        keyword == "replication")
      continue;
    address += fmt::format("{}={} ", keyword, quoted_value(option->val));
  }
  return address;
}

std::vector<char*> environment_with(std::string& password) {
  std::vector<char*> all;
  for (char** one = environ; *one != nullptr; ++one) all.push_back(*one);
  all.push_back(password.data());
  all.push_back(nullptr);
  return all;
}

}  // namespace

void dump_postgres(PGconn* connection, const std::string& file) {
  if (std::filesystem::exists(file)) throw Error(fmt::format("{} is already there", file));
  const char* secret = PQpass(connection);
  std::string password = fmt::format("PGPASSWORD={}", secret != nullptr ? secret : "");
  const std::vector<char*> environment = environment_with(password);
  std::string program = "pg_dump";
  const std::string part = file + ".part";
  std::string format = "--format=custom";
  std::string to = "--file=" + part;
  std::string from = "--dbname=" + address_of(connection);
  const std::array<char*, 5> arguments = {program.data(), format.data(), to.data(), from.data(),
                                          nullptr};
  pid_t process = 0;
  if (posix_spawnp(&process, program.c_str(), nullptr, nullptr, arguments.data(),
                   environment.data()) != 0) {
    throw Error("cannot run pg_dump; install postgresql-client");
  }
  int status = 0;
  while (waitpid(process, &status, 0) < 0 && errno == EINTR) continue;
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
    throw DatabaseError("pg_dump could not make the back-up; it says above why");
  }
  std::filesystem::rename(part, file);
}

}  // namespace ludoteca
