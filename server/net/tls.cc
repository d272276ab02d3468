#include "server/net/tls.h"

#include <fmt/format.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/ssl.h>

#include <algorithm>
#include <array>
#include <limits>

#include "text/error.h"

namespace ludoteca {
namespace {

[[noreturn]] void fail(std::string_view what, const std::string& file) {
  std::array<char, 256> why{};
  ERR_error_string_n(ERR_get_error(), why.data(), why.size());
  throw Error(fmt::format("{} {}: {}", what, quoted(file), why.data()));
}

// We speak HTTP/1.1 and nothing else.
int choose_protocol(SSL*, const unsigned char** out, unsigned char* out_length,
                    const unsigned char* offered, unsigned offered_length, void*) {
  static constexpr std::array<unsigned char, 9> kOurs = {8, 'h', 't', 't', 'p', '/', '1', '.', '1'};
  unsigned char* chosen = nullptr;
  const int found = SSL_select_next_proto(&chosen, out_length, kOurs.data(), kOurs.size(), offered,
                                          offered_length);
  *out = chosen;
  return found == OPENSSL_NPN_NEGOTIATED ? SSL_TLSEXT_ERR_OK : SSL_TLSEXT_ERR_NOACK;
}

int as_int(std::size_t size) {
  return static_cast<int>(std::min<std::size_t>(size, std::numeric_limits<int>::max()));
}

}  // namespace

void TlsSession::Free::operator()(ssl_st* ssl) const {
  SSL_free(ssl);
}
void TlsContext::Free::operator()(ssl_ctx_st* context) const {
  SSL_CTX_free(context);
}

Progress TlsSession::after(int result) {
  if (result > 0) return {static_cast<std::size_t>(result), Need::nothing};
  switch (SSL_get_error(ssl_.get(), result)) {
    case SSL_ERROR_WANT_READ:
      return {0, Need::readable};
    case SSL_ERROR_WANT_WRITE:
      return {0, Need::writable};
    default:
      return {0, Need::end};
  }
}

Progress TlsSession::read(std::span<char> into) {
  ERR_clear_error();
  return after(SSL_read(ssl_.get(), into.data(), as_int(into.size())));
}

Progress TlsSession::write(std::string_view bytes) {
  ERR_clear_error();
  return after(SSL_write(ssl_.get(), bytes.data(), as_int(bytes.size())));
}

void TlsSession::say_goodbye() {
  ERR_clear_error();
  if (SSL_is_init_finished(ssl_.get()) != 0) SSL_shutdown(ssl_.get());
}

TlsContext::TlsContext(const std::string& certificate, const std::string& key)
    : context_(SSL_CTX_new(TLS_server_method())) {
  SSL_CTX* context = context_.get();
  SSL_CTX_set_min_proto_version(context, TLS1_2_VERSION);
  SSL_CTX_set_options(context, SSL_OP_NO_RENEGOTIATION | SSL_OP_NO_COMPRESSION |
                                   SSL_OP_CIPHER_SERVER_PREFERENCE | SSL_OP_IGNORE_UNEXPECTED_EOF);
  SSL_CTX_set_mode(context, SSL_MODE_RELEASE_BUFFERS | SSL_MODE_ENABLE_PARTIAL_WRITE |
                                SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER);
  SSL_CTX_set_session_cache_mode(context, SSL_SESS_CACHE_OFF);
  SSL_CTX_set_alpn_select_cb(context, choose_protocol, nullptr);
  ERR_clear_error();
  if (SSL_CTX_use_certificate_chain_file(context, certificate.c_str()) != 1) {
    fail("the certificate cannot be used:", certificate);
  }
  if (SSL_CTX_use_PrivateKey_file(context, key.c_str(), SSL_FILETYPE_PEM) != 1) {
    fail("the key cannot be used, or belongs to another certificate:", key);
  }
}

std::unique_ptr<TlsSession> TlsContext::accept(int descriptor) const {
  SSL* ssl = SSL_new(context_.get());
  auto session = std::make_unique<TlsSession>(ssl);  // frees it if the next lines fail
  SSL_set_fd(ssl, descriptor);
  SSL_set_accept_state(ssl);
  return session;
}

std::string accept_key(std::string_view key) {
  std::string text(key);
  text += "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
  std::array<unsigned char, EVP_MAX_MD_SIZE> hash{};
  unsigned size = 0;
  EVP_Digest(text.data(), text.size(), hash.data(), &size, EVP_sha1(), nullptr);
  std::array<unsigned char, 32> base64{};
  const int length = EVP_EncodeBlock(base64.data(), hash.data(), static_cast<int>(size));
  return {reinterpret_cast<const char*>(base64.data()), static_cast<std::size_t>(length)};
}

}  // namespace ludoteca
