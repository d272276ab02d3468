// What stands inside the header fields of a request: cookies, tokens, lists. All of it is foreign
// text; what makes no sense counts as absent.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace ludoteca {

std::string_view trimmed(std::string_view text);  // without blanks and tabs around it
bool same_ignoring_case(std::string_view a, std::string_view b);

// The value of a cookie in a Cookie header; the first one of that name.
std::string_view cookie(std::string_view header, std::string_view name);

// The token of "Authorization: Bearer TOKEN".
std::optional<std::string_view> bearer_token(std::string_view header);

// Passes are made by us: letters, digits, '-' and '_', at most 128 of them.
bool looks_like_pass(std::string_view text);

// Whether a comma-separated list has a token ("keep-alive, Upgrade"), whatever its case.
bool lists(std::string_view header, std::string_view token);

// Whether a Content-Type is that of JSON.
bool is_json(std::string_view content_type);

enum class Coding : unsigned char { plain, gzip, brotli };

struct Codings {
  bool gzip = false;
  bool brotli = false;
};
// What the client takes, by Accept-Encoding; q=0 refuses one.
Codings accepted_codings(std::string_view header);

// Whether If-None-Match names this ETag (with its quotes).
bool matches_etag(std::string_view header, std::string_view etag);

// A parameter of "a=1&b=x%20y", decoded; nothing if it is absent or wrongly encoded.
std::optional<std::string> query_value(std::string_view query, std::string_view name);

// Where a page comes from that makes a browser send something.
struct OriginRule {
  std::string_view origin;  // the header; empty if there was none
  std::string_view host;    // the header Host
  bool secure = false;      // the visitor's connection is encrypted
};
// Whether it is a page of this server itself: the same host and port.
bool same_origin(const OriginRule& rule);

}  // namespace ludoteca
