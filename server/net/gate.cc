#include "server/net/gate.h"

#include <fmt/format.h>

#include <algorithm>

#include "server/net/header_fields.h"

namespace ludoteca {

Caller caller_of(const HttpRequest& request, const Address& peer, bool encrypted,
                 std::span<const Network> trusted) {
  Caller caller;
  const bool through_proxy = is_in(trusted, peer);
  caller.address = through_proxy ? forwarded_for(peer, request.forwarded_for, trusted) : peer;
  caller.secure = encrypted || (through_proxy && forwarded_secure(request.forwarded_proto));
  if (!request.authorization.empty()) {
    caller.bot = true;
    caller.pass = bearer_token(request.authorization).value_or(std::string_view());
  } else if (const auto value = cookie(request.cookie, kCookie); looks_like_pass(value)) {
    caller.pass = value;
  }
  return caller;
}

std::optional<TurnedAway> foreign(const HttpRequest& request, const Caller& caller,
                                  std::span<const std::string> origins) {
  if (caller.bot) {
    if (caller.pass.empty())
      return TurnedAway{401, "no-token", "expected 'Authorization: Bearer TOKEN'"};
    return std::nullopt;
  }
  if (request.origin.empty()) {
    if (request.cookie.empty()) return std::nullopt;
    return TurnedAway{403, "foreign", "a request with a cookie needs the header Origin"};
  }
  if (same_origin({request.origin, request.host, caller.secure}) ||
      std::find(origins.begin(), origins.end(), request.origin) != origins.end()) {
    return std::nullopt;
  }
  return TurnedAway{403, "foreign", "this page may not speak to this server"};
}

std::optional<TurnedAway> unwanted(const HttpRequest& request, const Caller& caller,
                                   std::span<const std::string> origins) {
  static constexpr std::string_view kMethods[] = {"GET", "POST", "PATCH", "PUT", "DELETE"};
  if (std::find(std::begin(kMethods), std::end(kMethods), request.method) == std::end(kMethods)) {
    return TurnedAway{405, "no-method", "expected GET, POST, PATCH, PUT or DELETE"};
  }
  if (caller.bot && caller.pass.empty()) return foreign(request, caller, origins);
  if (request.method == "GET") return std::nullopt;
  if (const auto refusal = foreign(request, caller, origins)) return refusal;
  if (!request.body.empty() && !is_json(request.content_type)) {
    return TurnedAway{415, "wrong", "expected 'Content-Type: application/json'"};
  }
  return std::nullopt;
}

std::string set_cookie(std::string_view pass, bool secure) {
  constexpr int kYear = 365 * 24 * 3600;
  return fmt::format("Set-Cookie: {}={}; Max-Age={}; Path=/; HttpOnly; SameSite=Lax{}\r\n", kCookie,
                     pass, pass.empty() ? 0 : kYear, secure ? "; Secure" : "");
}

}  // namespace ludoteca
