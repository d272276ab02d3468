// Who is at the other end: addresses, also those that a proxy tells.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace ludoteca {

// IPv4 addresses are kept as IPv6 ones (::ffff:1.2.3.4).
struct Address {
  std::array<std::uint8_t, 16> bytes{};

  // Also with brackets and a port, as proxies write them: "[::1]:443", "10.0.0.1:5000".
  static std::optional<Address> parse(std::string_view text);
  std::string to_string() const;
  bool loopback() const;
  bool v4() const;

  friend bool operator==(const Address&, const Address&) = default;
};

// Addresses that share their first bits: "10.0.0.0/8", "::1".
struct Network {
  Address address;
  int bits = 128;

  static std::optional<Network> parse(std::string_view text);
  bool contains(const Address& other) const;
};

bool is_in(std::span<const Network> networks, const Address& address);

// Where a request came from, seen through proxies that we trust: the last address in the header
// X-Forwarded-For that is not one of theirs. What others write into the header counts for nothing.
Address forwarded_for(const Address& peer, std::string_view header,
                      std::span<const Network> trusted);

// Whether X-Forwarded-Proto says that the visitor's connection was encrypted.
bool forwarded_secure(std::string_view header);

}  // namespace ludoteca
