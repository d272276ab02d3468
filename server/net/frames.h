// The frames of WebSocket (RFC 6455), from the server's side. Nothing here knows of sockets, so
// that it can be tested with any bytes.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace ludoteca {

// Why a connection is closed.
inline constexpr int kCloseNormal = 1000;
inline constexpr int kCloseGoingAway = 1001;
inline constexpr int kCloseProtocol = 1002;
inline constexpr int kCloseUnsupported = 1003;
inline constexpr int kCloseNotUtf8 = 1007;
inline constexpr int kClosePolicy = 1008;
inline constexpr int kCloseTooBig = 1009;
inline constexpr int kCloseInternal = 1011;

// Something that arrived.
struct Received {
  enum class Kind : std::uint8_t { more, text, ping, pong, close, wrong };
  Kind kind = Kind::more;  // more: nothing until more bytes come
  std::string_view text;   // valid until next() is called again
  int code = 0;  // close: the other end's, 1005 if it gave none; wrong: ours to close with
};

class FrameReader {
 public:
  explicit FrameReader(std::size_t message_limit) : limit_(message_limit) {}

  // The bytes are changed (unmasked) and have to stay where they are until next() wants more.
  // What is left over then is kept inside; a reader between two frames keeps nothing.
  void feed(std::span<char> bytes);
  Received next();

 private:
  struct Head {
    bool last;
    std::uint8_t opcode;
    std::uint64_t length;
    std::size_t size;  // of the head, with the mask
  };
  // What is wrong with the frame at the front, so far as it is here; 0 if nothing.
  int read_head(Head& head, bool& complete) const;
  int check(const Head& head) const;
  Received take(const Head& head);
  Received data(const Head& head, std::string_view payload);
  Received keep_rest();
  static Received wrong(int code) { return {Received::Kind::wrong, {}, code}; }

  std::size_t limit_;
  std::span<char> bytes_;  // not yet read
  std::string kept_;       // the beginning of a frame whose rest has not come
  std::string message_;    // fragments so far
  bool inside_ = false;    // a fragmented message is open
  bool reading_kept_ = false;
  bool message_done_ = false;
};

// A frame for the other end, which is not masked.
void put_text_head(std::string& out, std::size_t length);
void put_control(std::string& out, std::uint8_t opcode, std::string_view payload);
void put_close(std::string& out, int code, std::string_view why);
inline constexpr std::uint8_t kPing = 9;
inline constexpr std::uint8_t kPong = 10;

// Messages of a frame, one a line; calls hear(message) as long as it returns true.
template <class Hear>
void for_each_message(std::string_view text, Hear hear) {
  while (!text.empty()) {
    const auto end = text.find('\n');
    std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    if (line.ends_with('\r')) line.remove_suffix(1);
    if (!line.empty() && !hear(line)) return;
  }
}

}  // namespace ludoteca
