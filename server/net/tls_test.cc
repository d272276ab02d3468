#include "server/net/tls.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <openssl/err.h>
#include <openssl/pem.h>
#include <openssl/ssl.h>
#include <openssl/x509v3.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "server/net/test_server.h"
#include "text/error.h"

namespace ludoteca {
namespace {

using testing::HasSubstr;

// A certificate for "localhost" that signs itself, and its key.
struct TestCertificate {
  explicit TestCertificate(long serial = 1) {
    static int number = 0;
    const auto base = std::filesystem::temp_directory_path() /
                      fmt::format("ludoteca-tls-{}-{}", ::getpid(), ++number);
    certificate = base.string() + ".crt";
    key = base.string() + ".key";
    write(serial);
  }
  TestCertificate(const TestCertificate&) = delete;
  ~TestCertificate() {
    std::filesystem::remove(certificate);
    std::filesystem::remove(key);
  }

  void write(long serial) const {
    EVP_PKEY* pair = EVP_EC_gen("P-256");
    X509* x509 = X509_new();
    ASN1_INTEGER_set(X509_get_serialNumber(x509), serial);
    X509_gmtime_adj(X509_getm_notBefore(x509), -60);
    X509_gmtime_adj(X509_getm_notAfter(x509), 3600);
    X509_set_pubkey(x509, pair);
    X509_NAME* name = X509_get_subject_name(x509);
    X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_ASC,
                               reinterpret_cast<const unsigned char*>("localhost"), -1, -1, 0);
    X509_set_issuer_name(x509, name);
    X509_sign(x509, pair, EVP_sha256());
    std::FILE* file = std::fopen(certificate.c_str(), "w");
    PEM_write_X509(file, x509);
    std::fclose(file);
    file = std::fopen(key.c_str(), "w");
    PEM_write_PrivateKey(file, pair, nullptr, nullptr, 0, nullptr, nullptr);
    std::fclose(file);
    X509_free(x509);
    EVP_PKEY_free(pair);
  }

  std::string certificate;
  std::string key;
};

// A blocking client of OpenSSL.
class TlsClient {
 public:
  TlsClient(std::uint16_t port, int highest = TLS1_3_VERSION) {
    context_ = SSL_CTX_new(TLS_client_method());
    SSL_CTX_set_security_level(context_, 0);
    SSL_CTX_set_min_proto_version(context_, TLS1_VERSION);
    SSL_CTX_set_max_proto_version(context_, highest);
    BIO* bio = BIO_new_connect(("127.0.0.1:" + std::to_string(port)).c_str());
    ssl_ = SSL_new(context_);
    SSL_set_bio(ssl_, bio, bio);
    BIO_do_connect(bio);
    connected = SSL_connect(ssl_) == 1;
  }
  TlsClient(const TlsClient&) = delete;
  ~TlsClient() {
    SSL_free(ssl_);
    SSL_CTX_free(context_);
    ERR_clear_error();
  }
  void send(std::string_view bytes) {
    SSL_write(ssl_, bytes.data(), static_cast<int>(bytes.size()));
  }
  std::string read_until(std::string_view end, std::size_t size = 0) {
    std::string all;
    char buffer[16384];
    while (all.size() < size || all.find(end) == std::string::npos) {
      const int n = SSL_read(ssl_, buffer, sizeof buffer);
      if (n <= 0) break;
      all.append(buffer, static_cast<std::size_t>(n));
    }
    return all;
  }
  long serial() {
    X509* x509 = SSL_get1_peer_certificate(ssl_);
    const long number = ASN1_INTEGER_get(X509_get_serialNumber(x509));
    X509_free(x509);
    return number;
  }
  std::string version() { return SSL_get_version(ssl_); }

  bool connected = false;

 private:
  SSL_CTX* context_;
  SSL* ssl_;
};

TestServer::Change with(const TestCertificate& files) {
  return [&](ServerSettings& settings) {
    settings.certificate = files.certificate;
    settings.key = files.key;
  };
}

TEST(Tls, requests_and_sockets_are_encrypted) {
  const TestCertificate files;
  TestServer server(with(files));
  TlsClient client(server.port);
  ASSERT_TRUE(client.connected);
  client.send("GET /api/guest HTTP/1.1\r\nHost: here\r\n\r\n");
  const std::string answer = client.read_until("}");
  EXPECT_THAT(answer, HasSubstr("HTTP/1.1 200 OK"));
  EXPECT_THAT(answer, HasSubstr("SameSite=Lax; Secure"));
  EXPECT_THAT(answer, HasSubstr("Strict-Transport-Security: max-age=31536000"));
  client.send(
      "GET /socket HTTP/1.1\r\nHost: here\r\nOrigin: https://here\r\nConnection: Upgrade\r\n"
      "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
  EXPECT_THAT(client.read_until("hello"), HasSubstr("HTTP/1.1 101"));
  client.send(frame("one") + frame("two"));
  EXPECT_THAT(client.read_until("two"), HasSubstr("one"));
  client.send(frame("large 1000000"));
  EXPECT_EQ(client.read_until("y", 1000010).size(), 1000010U);
}

TEST(Tls, large_answers_arrive_whole) {
  const TestCertificate files;
  TestServer server(with(files));
  TlsClient client(server.port, TLS1_2_VERSION);
  ASSERT_TRUE(client.connected);
  EXPECT_EQ(client.version(), "TLSv1.2");
  client.send("GET /api/big HTTP/1.1\r\nHost: here\r\n\r\n");
  EXPECT_GT(client.read_until("xx", 4 << 20).size(), 4U << 20);
}

TEST(Tls, old_versions_and_plain_text_are_refused) {
  const TestCertificate files;
  TestServer server(with(files));
  EXPECT_FALSE(TlsClient(server.port, TLS1_1_VERSION).connected);
  TestClient plain = server.client();
  plain.send("GET / HTTP/1.1\r\nHost: here\r\n\r\n");
  plain.read_all();
  EXPECT_TRUE(TlsClient(server.port).connected);
}

TEST(Tls, certificates_are_renewed_while_running) {
  const TestCertificate files(5);
  TestServer server(with(files));
  TlsClient before(server.port);
  EXPECT_EQ(before.serial(), 5);
  files.write(6);
  server.renew_certificate();
  EXPECT_TRUE(soon([&] { return TlsClient(server.port).serial() == 6; }));
  std::ofstream(files.key) << "nonsense";
  server.renew_certificate();
  EXPECT_EQ(TlsClient(server.port).serial(), 6);
  before.send("GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n");
  EXPECT_THAT(before.read_until("ok\n"), HasSubstr("200 OK"));
}

TEST(Tls, wrong_files_are_named) {
  const TestCertificate one;
  const TestCertificate two;
  EXPECT_THROW(TlsContext(one.certificate, two.key), Error);
  EXPECT_THROW(TlsContext(one.key, one.key), Error);
  try {
    TlsContext(one.certificate, one.certificate);
    FAIL();
  } catch (const Error& error) {
    EXPECT_THAT(error.what(), HasSubstr("the key cannot be used"));
  }
}

}  // namespace
}  // namespace ludoteca
