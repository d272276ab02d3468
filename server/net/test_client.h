// A client for tests, written without the server's own code: it can send anything, also what is
// wrong.
#pragma once

#include <arpa/inet.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include <cstdint>
#include <map>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

namespace ludoteca {

struct TestAnswer {
  int status = 0;
  std::string head;
  std::map<std::string, std::string, std::less<>> headers;  // names in lower case
  std::string body;

  std::string header(std::string_view name) const {
    const auto found = headers.find(name);
    return found == headers.end() ? "" : found->second;
  }
};

struct TestFrame {
  int opcode = -1;  // -1: the connection ended
  std::string text;
  int code() const {
    return text.size() < 2
               ? 1005
               : static_cast<std::uint8_t>(text[0]) << 8 | static_cast<std::uint8_t>(text[1]);
  }
};

// A frame as clients send it, masked.
inline std::string frame(std::string_view payload, int opcode = 1, bool last = true) {
  std::string out(1, static_cast<char>((last ? 0x80 : 0) | opcode));
  if (payload.size() < 126) {
    out += static_cast<char>(0x80U | payload.size());
  } else if (payload.size() < 65536) {
    out += static_cast<char>(0xfe);
    out += static_cast<char>(payload.size() >> 8);
    out += static_cast<char>(payload.size() & 0xff);
  } else {
    out += static_cast<char>(0xff);
    for (int i = 7; i >= 0; --i) out += static_cast<char>(payload.size() >> (8 * i) & 0xff);
  }
  constexpr std::string_view kMask = "\x12\x34\x56\x78";
  out += kMask;
  for (std::size_t i = 0; i < payload.size(); ++i) {
    out += static_cast<char>(payload[i] ^ kMask[i % 4]);
  }
  return out;
}

class TestClient {
 public:
  explicit TestClient(std::uint16_t port, const char* address = "127.0.0.1",
                      int receive_buffer = 0) {
    descriptor_ = ::socket(AF_INET, SOCK_STREAM, 0);
    if (receive_buffer > 0) {
      ::setsockopt(descriptor_, SOL_SOCKET, SO_RCVBUF, &receive_buffer, sizeof receive_buffer);
    }
    const timeval time{10, 0};
    ::setsockopt(descriptor_, SOL_SOCKET, SO_RCVTIMEO, &time, sizeof time);
    sockaddr_in where{};
    where.sin_family = AF_INET;
    where.sin_port = htons(port);
    ::inet_pton(AF_INET, address, &where.sin_addr);
    if (::connect(descriptor_, reinterpret_cast<const sockaddr*>(&where), sizeof where) != 0) {
      ::close(descriptor_);
      throw std::runtime_error("cannot connect");
    }
  }
  TestClient(TestClient&& other) noexcept
      : descriptor_(std::exchange(other.descriptor_, -1)), rest_(std::move(other.rest_)) {}
  TestClient(const TestClient&) = delete;
  ~TestClient() { close(); }

  void close() {
    if (descriptor_ >= 0) ::close(std::exchange(descriptor_, -1));
  }

  // False if the other end is gone.
  bool send(std::string_view bytes) const {
    while (!bytes.empty()) {
      const ssize_t n = ::send(descriptor_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
      if (n <= 0) return false;
      bytes.remove_prefix(static_cast<std::size_t>(n));
    }
    return true;
  }

  // False at the end.
  bool read_more() {
    char buffer[65536];
    const ssize_t n = ::recv(descriptor_, buffer, sizeof buffer, 0);
    if (n > 0) rest_.append(buffer, static_cast<std::size_t>(n));
    return n > 0;
  }
  std::string read_all() {
    while (read_more()) {
    }
    return std::exchange(rest_, {});
  }
  bool ended() { return rest_.empty() && !read_more(); }

  TestAnswer answer(bool head_only = false) {
    TestAnswer answer;
    std::size_t end = 0;
    while ((end = rest_.find("\r\n\r\n")) == std::string::npos) {
      if (!read_more()) return answer;
    }
    answer.head = rest_.substr(0, end + 2);
    rest_.erase(0, end + 4);
    answer.status = std::stoi(answer.head.substr(9, 3));
    for (std::size_t at = answer.head.find('\n') + 1; at < answer.head.size();) {
      const auto colon = answer.head.find(':', at);
      const auto line_end = answer.head.find('\r', at);
      std::string name = answer.head.substr(at, colon - at);
      for (char& c : name) c = static_cast<char>(std::tolower(c));
      answer.headers[name] = answer.head.substr(colon + 2, line_end - colon - 2);
      at = line_end + 2;
    }
    const std::string length = answer.header("content-length");
    const std::size_t size = head_only || length.empty() ? 0 : std::stoul(length);
    while (rest_.size() < size) {
      if (!read_more()) break;
    }
    answer.body = rest_.substr(0, size);
    rest_.erase(0, size);
    return answer;
  }

  TestAnswer get(std::string_view path, std::string_view headers = "") {
    send(fmt::format("GET {} HTTP/1.1\r\nHost: here\r\n{}\r\n", path, headers));
    return answer();
  }
  TestAnswer post(std::string_view path, std::string_view body,
                  std::string_view headers = "Content-Type: application/json\r\n") {
    send(fmt::format("POST {} HTTP/1.1\r\nHost: here\r\nContent-Length: {}\r\n{}\r\n{}", path,
                     body.size(), headers, body));
    return answer();
  }

  TestAnswer upgrade(std::string_view path = "/socket", std::string_view headers = "") {
    send(
        fmt::format("GET {} HTTP/1.1\r\nHost: here\r\nConnection: keep-alive, Upgrade\r\n"
                    "Upgrade: WebSocket\r\nSec-WebSocket-Version: 13\r\n"
                    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{}\r\n",
                    path, headers));
    return answer();
  }

  bool say(std::string_view message) const { return send(frame(message)); }

  TestFrame hear() {
    const auto need = [&](std::size_t size) {
      while (rest_.size() < size) {
        if (!read_more()) return false;
      }
      return true;
    };
    if (!need(2)) return {};
    std::size_t size = static_cast<std::uint8_t>(rest_[1]);
    std::size_t head = 2;
    if (size >= 126) {
      const std::size_t more = size == 126 ? 2 : 8;
      if (!need(2 + more)) return {};
      size = 0;
      for (std::size_t i = 0; i < more; ++i)
        size = size << 8 | static_cast<std::uint8_t>(rest_[2 + i]);
      head += more;
    }
    if (!need(head + size)) return {};
    TestFrame got{rest_[0] & 0x0f, rest_.substr(head, size)};
    rest_.erase(0, head + size);
    return got;
  }

 private:
  int descriptor_ = -1;
  std::string rest_;
};

}  // namespace ludoteca
