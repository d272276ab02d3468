// Encryption of connections, straight over the socket: OpenSSL reads and writes it itself, and
// gives its buffers back between two messages. That costs a fifth of the memory of Asio's TLS
// streams.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>

struct ssl_ctx_st;
struct ssl_st;

namespace ludoteca {

// What has to happen before reading or writing can go on.
enum class Need : unsigned char { nothing, readable, writable, end };

struct Progress {
  std::size_t bytes = 0;
  Need need = Need::nothing;
};

class TlsSession {
 public:
  struct Free {
    void operator()(ssl_st* ssl) const;
  };

  explicit TlsSession(ssl_st* ssl) : ssl_(ssl) {}

  Progress read(std::span<char> into);
  Progress write(std::string_view bytes);
  void say_goodbye();

 private:
  Progress after(int result);

  std::unique_ptr<ssl_st, Free> ssl_;
};

// A certificate with its key; TLS 1.2 and newer.
class TlsContext {
 public:
  // Throws Error that says what is wrong with the files.
  TlsContext(const std::string& certificate, const std::string& key);

  std::unique_ptr<TlsSession> accept(int descriptor) const;

 private:
  struct Free {
    void operator()(ssl_ctx_st* context) const;
  };
  std::unique_ptr<ssl_ctx_st, Free> context_;
};

// The answer to a WebSocket key (RFC 6455, 4.2.2).
std::string accept_key(std::string_view key);

}  // namespace ludoteca
