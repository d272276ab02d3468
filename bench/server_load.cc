// Load for a server on this machine: many tables with two players and a spectator each, played at
// random as fast as the server answers. Prints accepted moves, how long they took, and what the
// server used for them.
//   server_load PORT PID [--game photograph] [--tables 500] [--seconds 10] [--sockets 8] [--rate 0]
// With --others PORT,PORT, the three of a table sit at different servers. With --rate, no more
// moves a second than that. With --create N it opens N tables instead, and with
// --idle N it holds N sockets open that do nothing, and asks for the time on one of them.
// The server needs its limits off: ludoteca serve --limit messages=off --limit api=off
// --limit sign-in=off --limit open-per-address=off …
#include <arpa/inet.h>
#include <fmt/format.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <chrono>
#include <deque>
#include <fstream>
#include <memory>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rng.h"

namespace {

using Clock = std::chrono::steady_clock;
using ludoteca::FastGenerator;

struct Settings {
  std::uint16_t port = 0;
  std::vector<std::uint16_t> others;  // ports of other servers on the same database
  int server = 0;                     // process id
  std::string game = "photograph";
  int tables = 500;
  int sockets = 8;  // groups of three: two players and a spectator
  double seconds = 10;
  double rate = 0;  // moves a second; 0: as many as possible
  int create = 0;
  int idle = 0;
};

int connect_to(std::uint16_t port) {
  const int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (connect(fd, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) {
    throw std::runtime_error("cannot reach the server");
  }
  const int on = 1;
  setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  return fd;
}

std::uint16_t port_of(const Settings& settings, std::size_t which) {
  const std::size_t at = which % (settings.others.size() + 1);
  return at == 0 ? settings.port : settings.others[at - 1];
}

void write_all(int fd, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t sent = send(fd, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) throw std::runtime_error("the server hung up");
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
}

// One request and its whole answer, header and body.
std::string http(const Settings& settings, std::string_view path, std::string_view cookie,
                 std::string_view body) {
  const int fd = connect_to(settings.port);
  write_all(fd, fmt::format("POST {} HTTP/1.1\r\nHost: localhost:{}\r\nOrigin: "
                            "http://localhost:{}\r\nContent-Type: application/json\r\nCookie: "
                            "{}\r\nConnection: close\r\nContent-Length: {}\r\n\r\n{}",
                            path, settings.port, settings.port, cookie, body.size(), body));
  std::string answer;
  std::array<char, 4096> buffer;
  for (ssize_t size = 0; (size = read(fd, buffer.data(), buffer.size())) > 0;) {
    answer.append(buffer.data(), static_cast<std::size_t>(size));
  }
  close(fd);
  return answer;
}

// Waits for so many answers on a connection that stays open; how many of them were 201.
int read_answers(int fd, int count) {
  std::string text;
  std::array<char, 65536> buffer;
  int ends = 0;
  int made = 0;
  std::size_t seen = 0;
  while (ends < count) {
    const ssize_t size = read(fd, buffer.data(), buffer.size());
    if (size <= 0) throw std::runtime_error("the server hung up");
    text.append(buffer.data(), static_cast<std::size_t>(size));
    for (std::size_t at = 0; (at = text.find("HTTP/1.1 ", seen)) != std::string::npos;) {
      seen = at + 12;
      if (text.size() < seen) break;
      ++ends;
      made += text.substr(at + 9, 3) == "201" ? 1 : 0;
    }
  }
  return made;
}

// What stands between two marks; empty if they are not there.
std::string_view between(std::string_view text, std::string_view from, std::string_view to) {
  const std::size_t start = text.find(from);
  if (start == std::string_view::npos) return {};
  text.remove_prefix(start + from.size());
  return text.substr(0, text.find(to));
}

std::string guest(const Settings& settings) {
  const std::string answer = http(settings, "/api/guest", "", R"({"name":"Load"})");
  return fmt::format("ludoteca_pass={}", between(answer, "ludoteca_pass=", ";"));
}

class Socket {
 public:
  // `which` of all servers, counted on and on.
  Socket(const Settings& settings, const std::string& cookie, std::size_t which = 0)
      : fd_(connect_to(port_of(settings, which))) {
    write_all(fd_, fmt::format("GET /socket HTTP/1.1\r\nHost: localhost:{0}\r\nOrigin: "
                               "http://localhost:{0}\r\nCookie: {1}\r\nUpgrade: "
                               "websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: "
                               "13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
                               settings.port, cookie));
    std::string head;
    char c = 0;
    while (!head.ends_with("\r\n\r\n") && read(fd_, &c, 1) == 1) head += c;
    if (head.find(" 101 ") == std::string::npos) throw std::runtime_error("no socket: " + head);
  }
  ~Socket() { close(fd_); }
  Socket(const Socket&) = delete;
  Socket& operator=(const Socket&) = delete;

  int fd() const { return fd_; }

  // Waits until flush(): messages of one turn travel together.
  void say(std::string_view message) {
    if (outgoing_.size() + message.size() > 16'000) flush();
    if (!outgoing_.empty()) outgoing_ += '\n';
    outgoing_ += message;
  }
  void flush() {
    if (outgoing_.empty()) return;
    std::string frame = "\x81";
    if (outgoing_.size() < 126) {
      frame += static_cast<char>(0x80 | outgoing_.size());
    } else {
      frame += static_cast<char>(0xfe);
      frame += static_cast<char>(outgoing_.size() >> 8);
      frame += static_cast<char>(outgoing_.size() & 0xff);
    }
    frame.append(4, '\0');  // a mask of zeros
    write_all(fd_, frame + outgoing_);
    outgoing_.clear();
  }

  // Reads what is there and hands out every message.
  template <class Take>
  void receive(Take take) {
    std::array<char, 65536> buffer;
    const ssize_t size = recv(fd_, buffer.data(), buffer.size(), MSG_DONTWAIT);
    if (size == 0) throw std::runtime_error("the server hung up");
    if (size < 0) return;
    incoming_.append(buffer.data(), static_cast<std::size_t>(size));
    std::string_view rest = incoming_;
    while (const auto frame = next_frame(rest)) {
      if (frame->first != 1) continue;
      std::string_view lines = frame->second;
      while (!lines.empty()) {
        const std::string_view line = lines.substr(0, lines.find('\n'));
        take(line);
        lines.remove_prefix(std::min(lines.size(), line.size() + 1));
      }
    }
    incoming_.erase(0, incoming_.size() - rest.size());
  }

 private:
  static std::optional<std::pair<int, std::string_view>> next_frame(std::string_view& rest) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(rest[i]); };
    if (rest.size() < 2) return std::nullopt;
    std::size_t head = 2;
    std::size_t size = byte(1) & 0x7fU;
    if (size >= 126) {
      const std::size_t bytes = size == 126 ? 2 : 8;
      head += bytes;
      if (rest.size() < head) return std::nullopt;
      size = 0;
      for (std::size_t i = 2; i < head; ++i) size = size << 8U | byte(i);
    }
    if (rest.size() < head + size) return std::nullopt;
    std::pair<int, std::string_view> frame(byte(0) & 0x0f, rest.substr(head, size));
    rest.remove_prefix(head + size);
    return frame;
  }

  int fd_;
  std::string outgoing_;
  std::string incoming_;
};

struct Used {
  double cpu = 0;     // seconds
  double memory = 0;  // MB
};

Used used_by(int process) {
  std::ifstream in(fmt::format("/proc/{}/stat", process));
  std::string text((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
  std::istringstream rest(text.substr(text.rfind(')') + 2));
  std::vector<std::string> fields;
  for (std::string field; rest >> field;) fields.push_back(field);
  Used used;
  used.cpu = static_cast<double>(std::stol(fields.at(11)) + std::stol(fields.at(12))) /
             static_cast<double>(sysconf(_SC_CLK_TCK));
  used.memory = static_cast<double>(std::stol(fields.at(21)) * sysconf(_SC_PAGESIZE)) / 1e6;
  return used;
}

// Two players and a spectator on a socket each, at many tables.
class Group {
 public:
  Group(const Settings& settings, int tables, std::uint64_t seed)
      : settings_(settings),
        cookies_{guest(settings), guest(settings), guest(settings)},
        sockets_{Socket(settings, cookies_[0], seed), Socket(settings, cookies_[1], seed + 1),
                 Socket(settings, cookies_[2], seed + 2)},
        random_(ludoteca::Seed::from_number(seed), 0) {
    for (int i = 0; i < tables; ++i) open_table();
    for (Socket& socket : sockets_) socket.flush();
  }

  void add_to(std::vector<pollfd>& all) const {
    for (const Socket& socket : sockets_) all.push_back({socket.fd(), POLLIN, 0});
  }
  void begin() { start_ = Clock::now(); }
  void work() {
    for (std::size_t i = 0; i < sockets_.size(); ++i) {
      sockets_[i].receive([&](std::string_view message) { take(i, message); });
    }
    send_due();
    for (Socket& socket : sockets_) socket.flush();
  }

  long moves = 0;
  long refused = 0;
  long games = 0;
  std::vector<float> waits;  // milliseconds

 private:
  void open_table() {
    const std::string made =
        http(settings_, "/api/tables", cookies_[0],
             fmt::format(R"({{"game":"{}","seats":["me","open"]}})", settings_.game));
    const std::string code(between(made, R"("code":")", "\""));
    if (code.empty()) throw std::runtime_error("no table: " + made);
    join(code);
  }
  void join(std::string_view code) {
    for (Socket& socket : sockets_) {
      socket.say(fmt::format(R"({{"do":"watch","table":"{}"}})", code));
    }
    sockets_[1].say(fmt::format(R"({{"do":"sit","table":"{}","seat":2}})", code));
  }

  void take(std::size_t who, std::string_view message) {
    if (message.starts_with(R"({"id":)")) return note_answer(message);
    if (message.starts_with(R"({"ok":true,"code":)")) {
      ++games;
      join(between(message, R"("code":")", "\""));
      return;
    }
    if (who == 2) return;
    const bool answer = message.starts_with(R"({"ok":true,"table":)");
    const std::string_view code = between(message, answer ? R"("code":")" : R"("table":")", "\"");
    if (who == 0 && message.find(R"("phase":"finished")") != std::string_view::npos) {
      sockets_[0].say(fmt::format(R"({{"do":"rematch","table":"{}"}})", code));
      for (Socket& socket : sockets_) {
        socket.say(fmt::format(R"({{"do":"unwatch","table":"{}"}})", code));
      }
      return;
    }
    const std::string_view legal = between(message, R"(,"legal":[")", R"("])");
    if (legal.empty()) return;
    const std::string_view before = message.substr(0, message.find(R"(,"legal":[")"));
    move(who, code, before.substr(before.rfind(':') + 1), legal);
  }

  void move(std::size_t who, std::string_view code, std::string_view asked,
            std::string_view legal) {
    std::vector<std::string_view> moves_here;
    for (std::string_view rest = legal; !rest.empty();) {
      const std::string_view one = rest.substr(0, rest.find('"'));
      moves_here.push_back(one);
      rest.remove_prefix(std::min(rest.size(), one.size() + 3));
    }
    const std::string_view chosen = pick(random_, moves_here);
    ready_.emplace_back(
        who,
        fmt::format(R"("do":"move","table":"{}","seat":{},"number":{},"key":"{}","move":"{}"}})",
                    code, who + 1, asked, asked, chosen));
  }

  // Moves wait here until their time has come.
  void send_due() {
    const double passed = std::chrono::duration<double>(Clock::now() - start_).count();
    const double allowed = settings_.rate / settings_.sockets * passed;
    while (!ready_.empty() &&
           (settings_.rate <= 0 || static_cast<double>(sent_.size()) < allowed)) {
      sockets_[ready_.front().first].say(
          fmt::format(R"({{"id":{},{})", sent_.size(), ready_.front().second));
      sent_.push_back(Clock::now());
      ready_.pop_front();
    }
  }

  void note_answer(std::string_view message) {
    if (message.find(R"("ok":true)") == std::string_view::npos) {
      ++refused;
      return;
    }
    ++moves;
    const std::string id(between(message, R"("id":)", ","));
    const auto passed = Clock::now() - sent_.at(std::stoul(id));
    waits.push_back(std::chrono::duration<float, std::milli>(passed).count());
  }

  const Settings& settings_;
  std::array<std::string, 3> cookies_;
  std::array<Socket, 3> sockets_;
  FastGenerator random_;
  Clock::time_point start_;
  std::vector<Clock::time_point> sent_;
  std::deque<std::pair<std::size_t, std::string>> ready_;  // who moves, and the message
};

// Opens tables over one connection, many requests at a time.
void create(const Settings& settings) {
  constexpr int kAtOnce = 64;
  const std::string cookie = guest(settings);
  const std::string body = fmt::format(R"({{"game":"{}","seats":["me","open"]}})", settings.game);
  const std::string request = fmt::format(
      "POST /api/tables HTTP/1.1\r\nHost: localhost:{0}\r\nOrigin: "
      "http://localhost:{0}\r\nContent-Type: application/json\r\nCookie: "
      "{1}\r\nContent-Length: {2}\r\n\r\n{3}",
      settings.port, cookie, body.size(), body);
  std::string requests;
  for (int i = 0; i < kAtOnce; ++i) requests += request;
  std::vector<int> connections;
  for (int i = 0; i < settings.sockets; ++i) connections.push_back(connect_to(settings.port));
  const Used before = used_by(settings.server);
  const auto start = Clock::now();
  int made = 0;
  while (made < settings.create) {
    for (const int fd : connections) write_all(fd, requests);
    for (const int fd : connections) made += read_answers(fd, kAtOnce);
  }
  const double time = std::chrono::duration<double>(Clock::now() - start).count();
  const Used after = used_by(settings.server);
  fmt::print(
      "{} tables opened in {:.1f} s, {:.0f} a second, {:.0f} per CPU second; {:.1f} KB each\n",
      made, time, made / time, made / (after.cpu - before.cpu),
      (after.memory - before.memory) * 1000 / made);
}

void idle(const Settings& settings) {
  const std::string cookie = guest(settings);
  const Used before = used_by(settings.server);
  std::vector<std::unique_ptr<Socket>> sockets;
  for (int i = 0; i < settings.idle; ++i) {
    sockets.push_back(std::make_unique<Socket>(settings, cookie));
  }
  const Used after = used_by(settings.server);
  std::vector<float> waits;
  for (int i = 0; i < 1000; ++i) {
    Socket& socket = *sockets[static_cast<std::size_t>(i * 7) % sockets.size()];
    const auto start = Clock::now();
    socket.say(R"({"do":"ping"})");
    socket.flush();
    bool answered = false;
    while (!answered) {
      pollfd one{socket.fd(), POLLIN, 0};
      poll(&one, 1, 1000);
      socket.receive([&](std::string_view) { answered = true; });
    }
    waits.push_back(std::chrono::duration<float, std::milli>(Clock::now() - start).count());
  }
  std::sort(waits.begin(), waits.end());
  fmt::print(
      "{} idle sockets: {:.1f} MB, {:.1f} KB each; a ping is answered after {:.2f} ms (half), "
      "{:.2f} ms (99 %)\n",
      settings.idle, after.memory - before.memory,
      (after.memory - before.memory) * 1000 / settings.idle, waits[500], waits[990]);
}

void run(const Settings& settings) {
  std::vector<std::unique_ptr<Group>> groups;
  const int each = std::max(1, settings.tables / settings.sockets);
  for (int i = 0; i < settings.sockets; ++i) {
    groups.push_back(std::make_unique<Group>(settings, each, static_cast<std::uint64_t>(i)));
  }
  std::vector<pollfd> all;
  for (const auto& group : groups) group->add_to(all);
  const Used before = used_by(settings.server);
  for (const auto& group : groups) group->begin();
  const auto start = Clock::now();
  const auto passed = [&] { return std::chrono::duration<double>(Clock::now() - start).count(); };
  while (passed() < settings.seconds) {
    poll(all.data(), all.size(), settings.rate > 0 ? 1 : 100);
    for (const auto& group : groups) group->work();
  }
  const double time = passed();
  const Used after = used_by(settings.server);
  long moves = 0;
  long games = 0;
  long refused = 0;
  std::vector<float> waits;
  for (const auto& group : groups) {
    moves += group->moves;
    games += group->games;
    refused += group->refused;
    waits.insert(waits.end(), group->waits.begin(), group->waits.end());
  }
  std::sort(waits.begin(), waits.end());
  const auto wait = [&](double part) {
    if (waits.empty()) return 0.0F;
    return waits[static_cast<std::size_t>(part * static_cast<double>(waits.size() - 1))];
  };
  const double cpu = after.cpu - before.cpu;
  fmt::print("{}, {} tables: {} moves in {:.1f} s, {:.0f} a second, {} games ended, {} refused\n",
             settings.game, each * settings.sockets, moves, time, static_cast<double>(moves) / time,
             games, refused);
  fmt::print("  server: {:.2f} CPU seconds, {:.0f} moves per CPU second, {:.1f} MB\n", cpu,
             static_cast<double>(moves) / cpu, after.memory);
  fmt::print("  answer after {:.1f} ms (half), {:.1f} ms (99 %), {:.1f} ms (longest)\n", wait(0.5),
             wait(0.99), wait(1.0));
}

}  // namespace

int main(int argc, char** argv) try {
  Settings settings;
  CLI::App app("Load for a server on this machine");
  app.add_option("port", settings.port)->required();
  app.add_option("--others", settings.others)->delimiter(',');
  app.add_option("pid", settings.server)->required();
  app.add_option("--game", settings.game);
  app.add_option("--tables", settings.tables);
  app.add_option("--sockets", settings.sockets);
  app.add_option("--seconds", settings.seconds);
  app.add_option("--rate", settings.rate);
  app.add_option("--create", settings.create);
  app.add_option("--idle", settings.idle);
  CLI11_PARSE(app, argc, argv);
  if (settings.create > 0) {
    create(settings);
  } else if (settings.idle > 0) {
    idle(settings);
  } else {
    run(settings);
  }
  return 0;
} catch (const std::exception& error) {
  std::fputs(error.what(), stderr);
  return 1;
}
