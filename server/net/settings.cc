#include "server/net/settings.h"

#include <fmt/format.h>
#include <unistd.h>

#include <charconv>

#include "text/error.h"

namespace ludoteca {
namespace {

void expect_readable(const std::string& file, std::string_view what) {
  if (::access(file.c_str(), R_OK) != 0) {
    throw Error(fmt::format("the {} {} cannot be read", what, quoted(file)));
  }
}

void expect_origin(std::string_view origin) {
  const auto after = origin.starts_with("https://") ? 8U : origin.starts_with("http://") ? 7U : 0U;
  if (after == 0 || origin.size() == after || origin.find('/', after) != std::string_view::npos) {
    throw Error(
        fmt::format("expected an origin like https://games.example.org, not {}", quoted(origin)));
  }
}

}  // namespace

Endpoint Endpoint::parse(std::string_view text) {
  const auto colon = text.rfind(':');
  const bool port_only = colon == std::string_view::npos;
  std::string_view host = port_only ? "127.0.0.1" : text.substr(0, colon);
  const std::string_view port = port_only ? text : text.substr(colon + 1);
  if (host == "localhost") host = "127.0.0.1";
  const bool bare_v6 = !host.starts_with('[') && host.find(':') != std::string_view::npos;
  const auto address = Address::parse(host);
  std::uint16_t number = 0;
  const auto [end, error] = std::from_chars(port.data(), port.data() + port.size(), number);
  if (!address || bare_v6 || error != std::errc() || end != port.data() + port.size()) {
    throw Error(
        fmt::format("expected an address to listen on like 8080, 0.0.0.0:80 or [::]:443, not {}",
                    quoted(text)));
  }
  return {*address, number};
}

std::string Endpoint::to_string() const {
  return fmt::format(fmt::runtime(address.v4() ? "{}:{}" : "[{}]:{}"), address.to_string(), port);
}

std::vector<Network> ServerSettings::trusted_networks() const {
  std::vector<Network> networks;
  for (const std::string& text : trusted_proxies) {
    if (text == "loopback") {
      networks.push_back(*Network::parse("127.0.0.0/8"));
      networks.push_back(*Network::parse("::1"));
    } else if (const auto network = Network::parse(text)) {
      networks.push_back(*network);
    } else {
      throw Error(fmt::format("expected loopback, an address or a network like 10.0.0.0/8, not {}",
                              quoted(text)));
    }
  }
  return networks;
}

void ServerSettings::check() const {
  if (listen.empty()) throw Error("expected at least one address to listen on");
  for (const std::string& text : listen) Endpoint::parse(text);
  if (certificate.empty() != key.empty()) {
    throw Error("TLS needs both a certificate and its key, or neither");
  }
  if (!certificate.empty()) {
    expect_readable(certificate, "certificate");
    expect_readable(key, "key");
  }
  for (const std::string& origin : origins) expect_origin(origin);
  trusted_networks();
}

}  // namespace ludoteca
