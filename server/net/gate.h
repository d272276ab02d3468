// Who sends a request, and whether it may be sent from there.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "server/net/address.h"
#include "server/net/http_request.h"
#include "server/refusal_code.h"

namespace ludoteca {

inline constexpr std::string_view kCookie = "ludoteca_pass";

struct Caller {
  Address address;      // of the visitor, not of a proxy
  bool secure = false;  // the visitor's connection is encrypted
  std::string pass;     // what proves who it is; empty if nothing
  bool bot = false;     // a token, not a cookie
};

Caller caller_of(const HttpRequest& request, const Address& peer, bool encrypted,
                 std::span<const Network> trusted);

struct TurnedAway {
  int status = 0;
  RefusalCode code;
  std::string_view why;
};

// Whether a page of another site may be behind it. Browsers send cookies along whoever asks, but
// always tell the page; so what comes with a cookie and changes something, or opens a socket, has
// to come from one of our own pages. Programs show a token, or nothing at all, and have no pages.
std::optional<TurnedAway> foreign(const HttpRequest& request, const Caller& caller,
                                  std::span<const std::string> origins);

// All reasons to refuse a request below /api/.
std::optional<TurnedAway> unwanted(const HttpRequest& request, const Caller& caller,
                                   std::span<const std::string> origins);

// The header field that hands a pass to a browser; an empty one takes it back.
std::string set_cookie(std::string_view pass, bool secure);

}  // namespace ludoteca
