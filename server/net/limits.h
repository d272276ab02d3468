// How much one visitor or one address may ask for: every kind of work has a bucket.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <memory>
#include <string_view>
#include <unordered_map>

#include "server/bucket.h"
#include "server/net/address.h"
#include "server/rows.h"

namespace ludoteca {

enum class Work : std::uint8_t {
  connections,  // new ones
  pages,        // files of the site
  api,          // requests below /api/
  sign_in,      // what tries a password or makes a person
  messages,     // of a socket
};
inline constexpr int kWorks = 5;
std::string_view name_of(Work work);

struct LimitSettings {
  // By Work. Connections, pages and sign-in count by address; the rest by visitor, and eight times
  // as much by address, because a family or a club may share one.
  std::array<Rate, kWorks> rates = {{{20, 128}, {50, 400}, {20, 100}, {0.2, 10}, {30, 150}}};
  int open_per_address = 64;
  int open = 20000;

  // "api=20:100", "messages=off", "open=30000", "open-per-address=off"; throws Error.
  void set(std::string_view text);
};

// What is known of one address or visitor as long as it matters.
struct Account {
  std::array<Bucket, kWorks> buckets;
  int open = 0;  // connections
};
using AccountPtr = std::shared_ptr<Account>;

class Limits {
 public:
  explicit Limits(const LimitSettings& settings) : settings_(settings) {}

  AccountPtr of(const Address& address);  // IPv6 addresses of one /64 share theirs
  AccountPtr of(UserId user);

  double take(Account& account, Work work, SteadyTime now) const {
    return account.buckets[static_cast<std::size_t>(work)].take(rate(work), now);
  }
  // For all visitors of one address together.
  double take_shared(Account& account, Work work, SteadyTime now) const;
  bool room(const Account& account) const { return account.open < settings_.open_per_address; }

  // Forgets accounts that nobody holds and that are as good as new.
  void sweep(SteadyTime now);
  std::size_t size() const { return accounts_.size(); }
  const LimitSettings& settings() const { return settings_; }

 private:
  struct Key {
    std::uint64_t id;
    std::uint8_t kind;
    friend bool operator==(const Key&, const Key&) = default;
  };
  struct Hash {
    std::size_t operator()(const Key& key) const {
      return (key.id + key.kind) * 0x9e3779b97f4a7c15U;
    }
  };

  const Rate& rate(Work work) const { return settings_.rates[static_cast<std::size_t>(work)]; }
  AccountPtr of(Key key);

  LimitSettings settings_;
  std::unordered_map<Key, AccountPtr, Hash> accounts_;
};

// Counts a connection as long as it lives.
class OpenConnection {
 public:
  OpenConnection() = default;
  explicit OpenConnection(AccountPtr account) : account_(std::move(account)) { ++account_->open; }
  OpenConnection(OpenConnection&& other) noexcept : account_(std::move(other.account_)) {}
  OpenConnection& operator=(OpenConnection&& other) noexcept {
    std::swap(account_, other.account_);
    return *this;
  }
  OpenConnection(const OpenConnection&) = delete;
  OpenConnection& operator=(const OpenConnection&) = delete;
  ~OpenConnection() {
    if (account_) --account_->open;
  }

 private:
  AccountPtr account_;
};

}  // namespace ludoteca
