#include "server/net/frames.h"

#include <algorithm>
#include <array>
#include <cstring>

#include "text/utf8.h"

namespace ludoteca {
namespace {

constexpr std::uint8_t kContinuation = 0;
constexpr std::uint8_t kText = 1;
constexpr std::uint8_t kBinary = 2;
constexpr std::uint8_t kClose = 8;
constexpr std::size_t kControlLimit = 125;

void unmask(std::span<char> payload, const char* mask) {
  std::uint32_t four = 0;
  std::memcpy(&four, mask, 4);
  const std::uint64_t eight = std::uint64_t{four} << 32 | four;
  std::size_t i = 0;
  for (; i + 8 <= payload.size(); i += 8) {
    std::uint64_t word = 0;
    std::memcpy(&word, payload.data() + i, 8);
    word ^= eight;
    std::memcpy(payload.data() + i, &word, 8);
  }
  for (; i < payload.size(); ++i) payload[i] = static_cast<char>(payload[i] ^ mask[i % 4]);
}

bool is_close_code(int code) {
  return (code >= 1000 && code <= 1003) || (code >= 1007 && code <= 1014) ||
         (code >= 3000 && code <= 4999);
}

Received closed_by_peer(std::string_view payload) {
  if (payload.empty()) return {Received::Kind::close, {}, 1005};
  if (payload.size() == 1) return {Received::Kind::wrong, {}, kCloseProtocol};
  const int code =
      static_cast<std::uint8_t>(payload[0]) << 8 | static_cast<std::uint8_t>(payload[1]);
  if (!is_close_code(code)) return {Received::Kind::wrong, {}, kCloseProtocol};
  if (!is_utf8(payload.substr(2))) return {Received::Kind::wrong, {}, kCloseNotUtf8};
  return {Received::Kind::close, payload.substr(2), code};
}

}  // namespace

void FrameReader::feed(std::span<char> bytes) {
  reading_kept_ = !kept_.empty();
  if (reading_kept_) {
    kept_.append(bytes.data(), bytes.size());
    bytes_ = kept_;
  } else {
    bytes_ = bytes;
  }
}

int FrameReader::check(const Head& head) const {
  if (head.opcode >= kClose) {
    const bool known = head.opcode <= kPong;
    return known && head.last && head.length <= kControlLimit ? 0 : kCloseProtocol;
  }
  if (head.opcode > kBinary || (head.opcode == kContinuation) != inside_) return kCloseProtocol;
  if (head.opcode == kBinary) return kCloseUnsupported;
  const std::size_t before = inside_ ? message_.size() : 0;
  return head.length > limit_ - before ? kCloseTooBig : 0;
}

int FrameReader::read_head(Head& head, bool& complete) const {
  complete = false;
  if (bytes_.size() < 2) return 0;
  const auto first = static_cast<std::uint8_t>(bytes_[0]);
  const auto second = static_cast<std::uint8_t>(bytes_[1]);
  // Reserved bits belong to extensions, of which there are none; clients have to mask.
  if ((first & 0x70U) != 0 || (second & 0x80U) == 0) return kCloseProtocol;
  head.last = (first & 0x80U) != 0;
  head.opcode = first & 0x0fU;
  head.length = second & 0x7fU;
  const std::size_t more = head.length == 126 ? 2 : head.length == 127 ? 8 : 0;
  head.size = 2 + more + 4;
  if (bytes_.size() < 2 + more) return 0;
  if (more > 0) {
    head.length = 0;
    for (std::size_t i = 0; i < more; ++i) {
      head.length = head.length << 8 | static_cast<std::uint8_t>(bytes_[2 + i]);
    }
  }
  if (const int code = check(head); code != 0) return code;
  complete = bytes_.size() >= head.size && bytes_.size() - head.size >= head.length;
  return 0;
}

Received FrameReader::next() {
  if (message_done_) {
    message_done_ = false;
    std::string().swap(message_);
  }
  for (;;) {
    Head head{};
    bool complete = false;
    if (const int code = read_head(head, complete); code != 0) return wrong(code);
    if (!complete) return keep_rest();
    const Received received = take(head);
    if (received.kind != Received::Kind::more) return received;
  }
}

Received FrameReader::take(const Head& head) {
  const auto payload = bytes_.subspan(head.size, head.length);
  unmask(payload, bytes_.data() + head.size - 4);
  bytes_ = bytes_.subspan(head.size + head.length);
  const std::string_view text(payload.data(), payload.size());
  switch (head.opcode) {
    case kClose:
      return closed_by_peer(text);
    case kPing:
      return {Received::Kind::ping, text, 0};
    case kPong:
      return {Received::Kind::pong, text, 0};
    default:
      return data(head, text);
  }
}

Received FrameReader::data(const Head& head, std::string_view payload) {
  if (!inside_ && head.last) {
    if (!is_utf8(payload)) return wrong(kCloseNotUtf8);
    return {Received::Kind::text, payload, 0};
  }
  message_ += payload;
  inside_ = !head.last;
  if (inside_) return {};
  message_done_ = true;
  if (!is_utf8(message_)) return wrong(kCloseNotUtf8);
  return {Received::Kind::text, message_, 0};
}

Received FrameReader::keep_rest() {
  // A new string, never a large one with little in it: most sockets are silent and shall cost
  // nothing.
  if (!reading_kept_ || bytes_.size() < kept_.size()) {
    kept_ = std::string(bytes_.data(), bytes_.size());
  }
  bytes_ = {};
  return {};
}

void put_text_head(std::string& out, std::size_t length) {
  out += static_cast<char>(0x80U | kText);
  if (length < 126) {
    out += static_cast<char>(length);
    return;
  }
  const int bytes = length < 65536 ? 2 : 8;
  out += static_cast<char>(bytes == 2 ? 126 : 127);
  for (int i = bytes - 1; i >= 0; --i) {
    out += static_cast<char>(std::uint64_t{length} >> (8 * i) & 0xffU);
  }
}

void put_control(std::string& out, std::uint8_t opcode, std::string_view payload) {
  payload = payload.substr(0, kControlLimit);
  out += static_cast<char>(0x80U | opcode);
  out += static_cast<char>(payload.size());
  out += payload;
}

void put_close(std::string& out, int code, std::string_view why) {
  if (!is_close_code(code)) {
    put_control(out, kClose, {});
    return;
  }
  // Cut where a character ends.
  std::size_t size = std::min(why.size(), kControlLimit - 2);
  while (size > 0 && size < why.size() && (static_cast<std::uint8_t>(why[size]) & 0xc0U) == 0x80U) {
    --size;
  }
  std::string payload = {static_cast<char>(code >> 8), static_cast<char>(code & 0xff)};
  payload += why.substr(0, size);
  put_control(out, kClose, payload);
}

}  // namespace ludoteca
