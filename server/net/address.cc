#include "server/net/address.h"

#include <arpa/inet.h>

#include <algorithm>
#include <charconv>

#include "server/net/header_fields.h"

namespace ludoteca {
namespace {

constexpr std::array<std::uint8_t, 12> kMapped = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};

std::optional<int> small_number(std::string_view text, int most) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size() || value < 0 || value > most) {
    return std::nullopt;
  }
  return value;
}

// Without brackets and port.
std::string_view bare(std::string_view text) {
  if (text.starts_with('[')) {
    const auto end = text.find(']');
    if (end == std::string_view::npos) return {};
    const std::string_view rest = text.substr(end + 1);
    const bool port = rest.starts_with(':') && small_number(rest.substr(1), 65535);
    return rest.empty() || port ? text.substr(1, end - 1) : std::string_view();
  }
  const auto colon = text.find(':');
  const bool one_colon = colon != std::string_view::npos && text.rfind(':') == colon;
  if (one_colon && small_number(text.substr(colon + 1), 65535)) return text.substr(0, colon);
  return text;
}

}  // namespace

std::optional<Address> Address::parse(std::string_view text) {
  const std::string name(bare(text));
  Address address;
  in_addr four{};
  if (::inet_pton(AF_INET, name.c_str(), &four) == 1) {
    std::copy(kMapped.begin(), kMapped.end(), address.bytes.begin());
    const auto* from = reinterpret_cast<const std::uint8_t*>(&four);
    std::copy(from, from + 4, address.bytes.begin() + 12);
    return address;
  }
  if (::inet_pton(AF_INET6, name.c_str(), address.bytes.data()) == 1) return address;
  return std::nullopt;
}

bool Address::v4() const {
  return std::equal(kMapped.begin(), kMapped.end(), bytes.begin());
}

bool Address::loopback() const {
  static constexpr std::array<std::uint8_t, 16> kOne = {0, 0, 0, 0, 0, 0, 0, 0,
                                                        0, 0, 0, 0, 0, 0, 0, 1};
  return bytes == kOne || (v4() && bytes[12] == 127);
}

std::string Address::to_string() const {
  std::array<char, INET6_ADDRSTRLEN> text{};
  if (v4()) {
    ::inet_ntop(AF_INET, bytes.data() + 12, text.data(), text.size());
  } else {
    ::inet_ntop(AF_INET6, bytes.data(), text.data(), text.size());
  }
  return text.data();
}

std::optional<Network> Network::parse(std::string_view text) {
  const auto slash = text.find('/');
  const auto address = Address::parse(text.substr(0, slash));
  if (!address) return std::nullopt;
  if (slash == std::string_view::npos) return Network{*address, 128};
  const auto bits = small_number(text.substr(slash + 1), address->v4() ? 32 : 128);
  if (!bits) return std::nullopt;
  return Network{*address, address->v4() ? *bits + 96 : *bits};
}

bool Network::contains(const Address& other) const {
  const auto whole = static_cast<std::size_t>(bits / 8);
  if (!std::equal(address.bytes.begin(), address.bytes.begin() + whole, other.bytes.begin())) {
    return false;
  }
  const int rest = bits % 8;
  if (rest == 0) return true;
  return (address.bytes[whole] ^ other.bytes[whole]) >> (8 - rest) == 0;
}

bool is_in(std::span<const Network> networks, const Address& address) {
  return std::any_of(networks.begin(), networks.end(),
                     [&](const Network& network) { return network.contains(address); });
}

Address forwarded_for(const Address& peer, std::string_view header,
                      std::span<const Network> trusted) {
  Address found = peer;
  while (is_in(trusted, found) && !header.empty()) {
    const auto comma = header.rfind(',');
    const bool last = comma == std::string_view::npos;
    const auto next = Address::parse(trimmed(last ? header : header.substr(comma + 1)));
    if (!next) return found;
    found = *next;
    header = last ? std::string_view() : header.substr(0, comma);
  }
  return found;
}

bool forwarded_secure(std::string_view header) {
  const auto comma = header.rfind(',');
  if (comma != std::string_view::npos) header.remove_prefix(comma + 1);
  return same_ignoring_case(trimmed(header), "https");
}

}  // namespace ludoteca
