#include "server/storage/temporary_postgres.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <grp.h>
#include <libpq-fe.h>
#include <pwd.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <memory>
#include <stdexcept>
#include <thread>

namespace ludoteca {
namespace {

// Where Debian puts the programs of a version.
std::string program(const std::string& name) {
  for (const char* version : {"15", "16", "17", "18"}) {
    std::string path = fmt::format("/usr/lib/postgresql/{}/bin/{}", version, name);
    if (std::filesystem::exists(path)) return path;
  }
  throw std::runtime_error("there is no PostgreSQL here: install the package postgresql");
}

// PostgreSQL refuses to run as root; Debian's package has made a user for it.
const passwd* other_user() {
  if (geteuid() != 0) return nullptr;
  const passwd* user = getpwnam("postgres");
  if (user == nullptr) throw std::runtime_error("there is no user postgres");
  return user;
}

void become(const passwd* user) {
  if (user == nullptr) return;
  if (setgroups(0, nullptr) != 0 || setgid(user->pw_gid) != 0 || setuid(user->pw_uid) != 0) {
    _exit(126);
  }
}

// Runs a program whose output goes to a file.
pid_t spawn(const std::vector<std::string>& words, const std::string& output) {
  std::vector<char*> arguments;
  for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  const passwd* user = other_user();
  const pid_t child = fork();
  if (child != 0) return child;
  const int file = open(output.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0666);
  dup2(file, STDOUT_FILENO);
  dup2(file, STDERR_FILENO);
  setsid();
  become(user);
  execv(arguments.front(), arguments.data());
  _exit(127);
}

bool answers(const std::string& address) {
  return PQping(address.c_str()) == PQPING_OK;
}

}  // namespace

TemporaryPostgres& TemporaryPostgres::shared() {
  static TemporaryPostgres postgres;
  return postgres;
}

TemporaryPostgres::TemporaryPostgres() {
  folder_ = "/tmp/ludoteca-postgres-XXXXXX";
  if (mkdtemp(folder_.data()) == nullptr) throw std::runtime_error("cannot make a folder in /tmp");
  if (const passwd* user = other_user();
      user != nullptr && chown(folder_.c_str(), user->pw_uid, -1) != 0) {
    throw std::runtime_error("cannot give a folder away");
  }
  guard();
  initialise();
  start();
}

TemporaryPostgres::~TemporaryPostgres() {
  stop();
  close(guard_pipe_);  // its guard removes the folder
}

// A shell that waits until our end of a pipe is closed, by us or by our death.
void TemporaryPostgres::guard() {
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC) != 0) throw std::runtime_error("cannot make a pipe");
  guard_pipe_ = ends[1];
  if (fork() == 0) {
    setsid();
    dup2(ends[0], STDIN_FILENO);
    execl("/bin/sh", "sh", "-c",
          "cat; pid=$(head -n 1 \"$0/data/postmaster.pid\" 2>/dev/null) && kill -QUIT $pid "
          "&& sleep 1; rm -rf \"$0\"",
          folder_.c_str(), nullptr);
    _exit(127);
  }
  close(ends[0]);
}

void TemporaryPostgres::initialise() const {
  const pid_t child =
      spawn({program("initdb"), "--pgdata=" + folder_ + "/data", "--username=postgres",
             "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync", "--no-instructions"},
            folder_ + "/initdb.log");
  int status = 0;
  waitpid(child, &status, 0);
  if (status != 0) throw std::runtime_error("initdb failed: see " + folder_ + "/initdb.log");
}

void TemporaryPostgres::start() {
  server_ = spawn({program("postgres"), "-D", folder_ + "/data", "-k", folder_, "-c",
                   "listen_addresses=", "-c", "fsync=on", "-c", "max_connections=50"},
                  folder_ + "/postgres.log");
  for (int i = 0; i < 600; ++i) {
    if (answers(address("postgres"))) return;
    if (waitpid(server_, nullptr, WNOHANG) == server_) break;
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
  server_ = 0;
  throw std::runtime_error("PostgreSQL does not start: see " + folder_ + "/postgres.log");
}

void TemporaryPostgres::end(int signal) {
  if (server_ == 0) return;
  ::kill(server_, signal);
  waitpid(server_, nullptr, 0);
  server_ = 0;
}

void TemporaryPostgres::stop() {
  end(SIGINT);
}

void TemporaryPostgres::kill() {
  end(SIGQUIT);
}

std::string TemporaryPostgres::address(const std::string& database) const {
  return fmt::format("postgres://postgres@/{}?host={}", database, folder_);
}

std::string TemporaryPostgres::new_database() {
  const std::string name = fmt::format("test{}", ++databases_);
  const std::unique_ptr<PGconn, decltype(&PQfinish)> connection(
      PQconnectdb(address("postgres").c_str()), &PQfinish);
  const std::unique_ptr<PGresult, decltype(&PQclear)> result(
      PQexec(connection.get(), ("CREATE DATABASE " + name).c_str()), &PQclear);
  if (PQresultStatus(result.get()) != PGRES_COMMAND_OK) {
    throw std::runtime_error(PQerrorMessage(connection.get()));
  }
  return address(name);
}

}  // namespace ludoteca
