// Who came lately, so that whoever comes back need not be looked up.
#pragma once

#include <list>
#include <optional>
#include <string>
#include <unordered_map>

#include "server/peer.h"

namespace ludoteca {

// Those used longest ago are dropped first. Another server on the same database may have signed
// somebody out: nothing is believed for longer than some minutes.
class KnownPasses {
 public:
  KnownPasses(std::size_t most, Millis lifetime) : most_(most), lifetime_(lifetime) {}

  std::optional<Visitor> find(const std::string& hash, Millis now);
  void add(const std::string& hash, Visitor visitor, Millis now);
  void remove(const std::string& hash);
  void remove_all_of(UserId user);

 private:
  struct Entry {
    std::string hash;
    Visitor visitor;
    Millis until;
  };
  using Entries = std::list<Entry>;  // the last used first

  std::size_t most_;
  Millis lifetime_;
  Entries entries_;
  std::unordered_map<std::string, Entries::iterator> by_hash_;
};

}  // namespace ludoteca
