// The codes that tell programs why something was refused. docs/protocol.schema.json has the same
// list, which a test compares; another code does not compile.
#pragma once

#include <algorithm>
#include <array>
#include <stdexcept>
#include <string_view>

namespace ludoteca {

inline constexpr auto kRefusalCodes = std::to_array<std::string_view>({
    "already-account", "bad-label",       "bad-name",       "bad-password",  "bad-text",
    "banned",          "begun",           "busy",           "foreign",       "illegal",
    "limited",         "name-taken",      "no-account",     "no-computer",   "no-method",
    "no-name",         "no-page",         "no-person",      "no-player",     "no-row",
    "no-table",        "no-token",        "no-undo",        "not-asked",     "not-finished",
    "not-host",        "not-playing",     "not-seated",     "not-signed-in", "not-taken-over",
    "not-your-seat",   "other-rules",     "seat-taken",     "stale",         "taken-over",
    "too-fast",        "too-many-tokens", "too-many-tries", "unavailable",   "voted",
    "wrong",           "wrong-password",
});

class RefusalCode {
 public:
  constexpr RefusalCode() = default;  // nothing was refused
  // NOLINTNEXTLINE(google-explicit-constructor): a code is written where it is sent
  consteval RefusalCode(const char* code) : code_(code) {
    if (std::find(kRefusalCodes.begin(), kRefusalCodes.end(), code_) == kRefusalCodes.end()) {
      throw std::logic_error("not in the list of codes");
    }
  }
  // NOLINTNEXTLINE(google-explicit-constructor): and read as text
  constexpr operator std::string_view() const { return code_; }

 private:
  std::string_view code_;
};

}  // namespace ludoteca
