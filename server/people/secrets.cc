#include "server/people/secrets.h"

#include <sodium.h>

#include <array>
#include <stdexcept>

namespace ludoteca {
namespace {

void start_sodium() {
  static const bool ready = sodium_init() >= 0;
  if (!ready) throw std::runtime_error("libsodium cannot be used: the system gives no randomness");
}

}  // namespace

std::string new_pass() {
  start_sodium();
  std::array<unsigned char, 16> bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  constexpr int kVariant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
  std::array<char, sodium_base64_ENCODED_LEN(bytes.size(), kVariant)> text{};
  sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), kVariant);
  return text.data();
}

std::string hash_of_pass(std::string_view pass) {
  start_sodium();
  std::array<unsigned char, crypto_hash_sha256_BYTES> hash{};
  const std::string bytes(pass);
  crypto_hash_sha256(hash.data(), reinterpret_cast<const unsigned char*>(bytes.data()),
                     bytes.size());
  std::array<char, 2 * crypto_hash_sha256_BYTES + 1> digits{};
  sodium_bin2hex(digits.data(), digits.size(), hash.data(), hash.size());
  return digits.data();
}

UserId new_user_id() {
  start_sodium();
  std::uint64_t number = 0;
  randombytes_buf(&number, sizeof number);
  return static_cast<UserId>((number >> 12) | 1U);
}

}  // namespace ludoteca
