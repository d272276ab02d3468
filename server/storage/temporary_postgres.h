// A PostgreSQL of its own for tests: in a temporary folder, reached through a socket in it.
#pragma once

#include <sys/types.h>

#include <string>
#include <vector>

namespace ludoteca {

class TemporaryPostgres {
 public:
  // One for the whole test program, made when first wanted.
  static TemporaryPostgres& shared();

  TemporaryPostgres();
  TemporaryPostgres(const TemporaryPostgres&) = delete;
  TemporaryPostgres& operator=(const TemporaryPostgres&) = delete;
  // Stops it and removes the folder; the same happens if the test program dies.
  ~TemporaryPostgres();

  // The address of a new, empty database.
  std::string new_database();

  void start();
  void stop();  // connections are cut, nothing is lost
  void kill();  // as if the machine had lost its power, but for the disk

 private:
  std::string address(const std::string& database) const;
  void initialise() const;
  void end(int signal);
  void guard();

  std::string folder_;
  pid_t server_ = 0;
  int guard_pipe_ = -1;
  int databases_ = 0;
};

}  // namespace ludoteca
