// Measures the network alone: a server in a process of its own that repeats every message.
//   net_bench [SOCKETS] [MESSAGES]     10000 and 2000000 if not said
#include <fmt/format.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <exception>
#include <fstream>
#include <string>
#include <vector>

#include "server/net/server.h"
#include "server/net/test_client.h"

namespace ludoteca {
namespace {

using Clock = std::chrono::steady_clock;

// Gives every message back as it is.
class EchoService : public Service {
 public:
  void identify(std::string, std::function<void(Visitor)> done) override { done({}); }
  void request(const Visitor&, ApiRequest, std::function<void(ApiAnswer)> done) override {
    done({});
  }
  PeerId welcome(Peer& peer, Visitor) override {
    peers_.push_back(&peer);
    return peers_.size() - 1;
  }
  void hear(PeerId peer, std::string_view message) override {
    peers_[peer]->send(std::make_shared<const std::string>(message));
  }
  void gone(PeerId peer) override { peers_[peer] = nullptr; }
  std::string metrics() override { return {}; }
  bool healthy() override { return true; }

 private:
  std::vector<Peer*> peers_;
};

[[noreturn]] void serve(int tell) {
  Loop loop;
  EchoService service;
  const Logger log(LogLevel::warning);
  ServerSettings settings;
  settings.listen = {"127.0.0.1:0"};
  for (const char* limit : {"connections=off", "messages=off", "api=off", "open-per-address=off"}) {
    settings.limits.set(limit);
  }
  run_server(loop, settings, service, log, [&](const Server& server) {
    const std::uint16_t port = server.ports().front();
    [[maybe_unused]] const auto n = ::write(tell, &port, sizeof port);
  });
  std::_Exit(0);
}

struct Child {
  pid_t id = 0;
  std::uint16_t port = 0;

  double cpu_seconds() const {
    std::ifstream file(fmt::format("/proc/{}/stat", id));
    std::string word;
    for (int i = 0; i < 13; ++i) file >> word;
    double user = 0;
    double system = 0;
    file >> user >> system;
    return (user + system) / static_cast<double>(::sysconf(_SC_CLK_TCK));
  }
  double resident_mb() const {
    std::ifstream file(fmt::format("/proc/{}/statm", id));
    double all = 0;
    double resident = 0;
    file >> all >> resident;
    return resident * static_cast<double>(::sysconf(_SC_PAGESIZE)) / 1e6;
  }
};

Child start() {
  int ends[2];
  if (::pipe(ends) != 0) throw std::runtime_error("no pipe");
  Child child;
  child.id = ::fork();
  if (child.id == 0) serve(ends[1]);
  if (::read(ends[0], &child.port, sizeof child.port) != sizeof child.port) {
    throw std::runtime_error("the server did not start");
  }
  return child;
}

double milliseconds_since(Clock::time_point start) {
  return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

TestClient connect(const Child& child) {
  TestClient client(child.port);
  if (client.upgrade().status != 101) throw std::runtime_error("no socket");
  return client;
}

void measure_idle(const Child& child, int sockets) {
  const double before = child.resident_mb();
  std::vector<TestClient> clients;
  const auto start = Clock::now();
  for (int i = 0; i < sockets; ++i) clients.push_back(connect(child));
  const double opened = milliseconds_since(start);
  const double after = child.resident_mb();
  std::vector<double> times;
  for (int i = 0; i < 1000; ++i) {
    TestClient& client = clients[static_cast<std::size_t>(i) * 7919 % clients.size()];
    const auto asked = Clock::now();
    client.say("are you there");
    client.hear();
    times.push_back(milliseconds_since(asked));
  }
  std::sort(times.begin(), times.end());
  fmt::print(
      "{} idle sockets: {:.1f} MB beyond {:.1f} MB, {:.0f} bytes each; opened in {:.0f} ms; "
      "answers p50 {:.3f} ms, p99 {:.3f} ms\n",
      sockets, after - before, before, (after - before) * 1e6 / sockets, opened, times[500],
      times[990]);
}

// Each client sends so many messages in one piece and waits for all of them.
void measure_echo(const Child& child, int clients, int together, int messages) {
  std::vector<TestClient> all;
  for (int i = 0; i < clients; ++i) all.push_back(connect(child));
  const std::string message = R"({"id":7,"do":"move","table":"k3f9x2","seat":2,"number":41})";
  std::string piece;
  for (int i = 0; i < together; ++i) piece += frame(message);
  const std::size_t bytes = static_cast<std::size_t>(together) * (message.size() + 1);
  const double cpu = child.cpu_seconds();
  const auto start = Clock::now();
  int done = 0;
  while (done < messages) {
    for (auto& client : all) client.send(piece);
    for (auto& client : all) {
      for (std::size_t got = 0; got < bytes;) got += client.hear().text.size() + 1;
    }
    done += clients * together;
  }
  const double seconds = milliseconds_since(start) / 1000;
  const double used = child.cpu_seconds() - cpu;
  fmt::print(
      "echo, {} sockets, {} messages together: {:.0f} a CPU second of the server, {:.0f} a "
      "second\n",
      clients, together, done / used, done / seconds);
}

void run(int sockets, int messages) {
  rlimit limit{};
  ::getrlimit(RLIMIT_NOFILE, &limit);
  limit.rlim_cur = limit.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &limit);
  const auto begin = Clock::now();
  const Child child = start();
  TestClient(child.port).get("/healthz");
  fmt::print("start to first answer: {:.1f} ms\n", milliseconds_since(begin));
  measure_idle(child, sockets);
  measure_echo(child, 50, 1, messages / 10);
  measure_echo(child, 50, 10, messages / 2);
  measure_echo(child, 50, 100, messages);
  ::kill(child.id, SIGTERM);
  int status = 0;
  ::waitpid(child.id, &status, 0);
  fmt::print("server ended with {}\n", status);
}

}  // namespace
}  // namespace ludoteca

int main(int argc, char** argv) {
  try {
    ludoteca::run(argc > 1 ? std::atoi(argv[1]) : 10000, argc > 2 ? std::atoi(argv[2]) : 2000000);
  } catch (const std::exception& error) {
    fmt::print(stderr, "net_bench: {}\n", error.what());
    return EXIT_FAILURE;
  }
  return EXIT_SUCCESS;
}
