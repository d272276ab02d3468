#include "server/net/header_fields.h"

#include <algorithm>
#include <charconv>

namespace ludoteca {
namespace {

char lower(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c;
}

bool letter_or_digit(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

// Cuts the text before the next separator off the front.
std::string_view take_until(std::string_view& text, char separator) {
  const auto place = text.find(separator);
  const std::string_view part = text.substr(0, place);
  text.remove_prefix(place == std::string_view::npos ? text.size() : place + 1);
  return part;
}

// "0", "0.", "0.000": anything else, also nonsense, does not refuse.
bool zero_quality(std::string_view parameters) {
  while (!parameters.empty()) {
    std::string_view value = trimmed(take_until(parameters, ';'));
    if (!same_ignoring_case(trimmed(take_until(value, '=')), "q")) continue;
    value = trimmed(value);
    return value.starts_with('0') && value.find_first_not_of("0.") == std::string_view::npos;
  }
  return false;
}

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  const char l = lower(c);
  return l >= 'a' && l <= 'f' ? l - 'a' + 10 : -1;
}

std::optional<std::string> decoded(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') {
      out += text[i] == '+' ? ' ' : text[i];
      continue;
    }
    if (i + 2 >= text.size()) return std::nullopt;
    const int high = hex_digit(text[i + 1]);
    const int low = hex_digit(text[i + 2]);
    if (high < 0 || low < 0) return std::nullopt;
    out += static_cast<char>(high * 16 + low);
    i += 2;
  }
  return out;
}

}  // namespace

std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t") + 1 - first);
}

bool same_ignoring_case(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](char x, char y) { return lower(x) == lower(y); });
}

std::string_view cookie(std::string_view header, std::string_view name) {
  while (!header.empty()) {
    std::string_view pair = trimmed(take_until(header, ';'));
    const auto equals = pair.find('=');
    if (equals == std::string_view::npos || pair.substr(0, equals) != name) continue;
    std::string_view value = pair.substr(equals + 1);
    if (value.size() >= 2 && value.front() == '"' && value.back() == '"') {
      value = value.substr(1, value.size() - 2);
    }
    return value;
  }
  return {};
}

std::optional<std::string_view> bearer_token(std::string_view header) {
  header = trimmed(header);
  const std::string_view scheme = take_until(header, ' ');
  if (!same_ignoring_case(scheme, "bearer")) return std::nullopt;
  const std::string_view token = trimmed(header);
  if (!looks_like_pass(token)) return std::nullopt;
  return token;
}

bool looks_like_pass(std::string_view text) {
  return !text.empty() && text.size() <= 128 && std::all_of(text.begin(), text.end(), [](char c) {
    return letter_or_digit(c) || c == '-' || c == '_';
  });
}

bool lists(std::string_view header, std::string_view token) {
  while (!header.empty()) {
    if (same_ignoring_case(trimmed(take_until(header, ',')), token)) return true;
  }
  return false;
}

bool is_json(std::string_view content_type) {
  return same_ignoring_case(trimmed(take_until(content_type, ';')), "application/json");
}

Codings accepted_codings(std::string_view header) {
  Codings codings;
  while (!header.empty()) {
    std::string_view item = take_until(header, ',');
    const std::string_view name = trimmed(take_until(item, ';'));
    if (zero_quality(item)) continue;
    if (same_ignoring_case(name, "gzip")) codings.gzip = true;
    if (same_ignoring_case(name, "br")) codings.brotli = true;
  }
  return codings;
}

bool matches_etag(std::string_view header, std::string_view etag) {
  while (!header.empty()) {
    std::string_view item = trimmed(take_until(header, ','));
    if (item.starts_with("W/")) item.remove_prefix(2);
    if (item == "*" || item == etag) return true;
  }
  return false;
}

std::optional<std::string> query_value(std::string_view query, std::string_view name) {
  while (!query.empty()) {
    std::string_view value = take_until(query, '&');
    if (decoded(take_until(value, '=')) == name) return decoded(value);
  }
  return std::nullopt;
}

bool same_origin(const OriginRule& rule) {
  std::string_view authority = rule.origin;
  if (authority.starts_with("https://")) {
    authority.remove_prefix(8);
  } else if (authority.starts_with("http://") && !rule.secure) {
    authority.remove_prefix(7);
  } else {
    return false;
  }
  return !authority.empty() && same_ignoring_case(authority, rule.host);
}

}  // namespace ludoteca
