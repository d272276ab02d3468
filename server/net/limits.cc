#include "server/net/limits.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <limits>

#include "text/error.h"

namespace ludoteca {
namespace {

constexpr std::array<std::string_view, kWorks> kNames = {"connections", "pages", "api", "sign-in",
                                                         "messages"};
constexpr double kShare = 8;
constexpr double kNoLimit = std::numeric_limits<double>::infinity();

double number(std::string_view value, std::string_view setting) {
  double result = 0;
  const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), result);
  if (error != std::errc() || end != value.data() + value.size() || !(result > 0) || result > 1e9) {
    throw Error(
        fmt::format("limit {}: expected a number above 0, not {}", quoted(setting), quoted(value)));
  }
  return result;
}

Rate rate_from(std::string_view value, std::string_view setting) {
  if (value == "off") return {kNoLimit, kNoLimit};
  const auto colon = value.find(':');
  if (colon == std::string_view::npos) {
    throw Error(fmt::format("limit {}: expected PER_SECOND:AT_ONCE or off", quoted(setting)));
  }
  const Rate rate{number(value.substr(0, colon), setting),
                  number(value.substr(colon + 1), setting)};
  if (rate.burst < 1)
    throw Error(fmt::format("limit {}: expected at least 1 at once", quoted(setting)));
  return rate;
}

int count_from(std::string_view value, std::string_view setting) {
  if (value == "off") return std::numeric_limits<int>::max();
  return static_cast<int>(std::max(1.0, number(value, setting)));
}

}  // namespace

std::string_view name_of(Work work) {
  return kNames[static_cast<std::size_t>(work)];
}

void LimitSettings::set(std::string_view text) {
  const auto equals = text.find('=');
  const std::string_view name = text.substr(0, equals);
  const std::string_view value =
      equals == std::string_view::npos ? std::string_view() : text.substr(equals + 1);
  if (name == "open") {
    open = count_from(value, text);
  } else if (name == "open-per-address") {
    open_per_address = count_from(value, text);
  } else if (const auto* found = std::find(kNames.begin(), kNames.end(), name);
             found != kNames.end()) {
    rates[static_cast<std::size_t>(found - kNames.begin())] = rate_from(value, text);
  } else {
    throw Error(fmt::format("limit {}: expected one of {}, open, open-per-address", quoted(text),
                            fmt::join(kNames, ", ")));
  }
}

double Limits::take_shared(Account& account, Work work, SteadyTime now) const {
  const Rate& one = rate(work);
  return account.buckets[static_cast<std::size_t>(work)].take(
      {one.per_second * kShare, one.burst * kShare}, now);
}

AccountPtr Limits::of(Key key) {
  AccountPtr& account = accounts_[key];
  if (!account) account = std::make_shared<Account>();
  return account;
}

AccountPtr Limits::of(const Address& address) {
  const bool v4 = address.v4();
  Key key{0, static_cast<std::uint8_t>(v4 ? 4 : 6)};
  const auto* first = address.bytes.data() + (v4 ? 12 : 0);
  for (int i = 0; i < (v4 ? 4 : 8); ++i) key.id = key.id << 8 | first[i];
  return of(key);
}

AccountPtr Limits::of(UserId user) {
  return of(Key{static_cast<std::uint64_t>(user), 1});
}

void Limits::sweep(SteadyTime now) {
  std::erase_if(accounts_, [&](const auto& entry) {
    const Account& account = *entry.second;
    if (entry.second.use_count() > 1 || account.open > 0) return false;
    for (std::size_t i = 0; i < kWorks; ++i) {
      if (!account.buckets[i].empty(settings_.rates[i], now)) return false;
    }
    return true;
  });
}

}  // namespace ludoteca
