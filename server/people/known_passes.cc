#include "server/people/known_passes.h"

#include <utility>

namespace ludoteca {

std::optional<Visitor> KnownPasses::find(const std::string& hash, Millis now) {
  const auto found = by_hash_.find(hash);
  if (found == by_hash_.end()) return std::nullopt;
  const auto entry = found->second;
  if (entry->until <= now) {
    remove(hash);
    return std::nullopt;
  }
  entries_.splice(entries_.begin(), entries_, entry);
  return entry->visitor;
}

void KnownPasses::add(const std::string& hash, Visitor visitor, Millis now) {
  remove(hash);
  entries_.push_front({hash, std::move(visitor), now + lifetime_});
  by_hash_[hash] = entries_.begin();
  if (entries_.size() > most_) remove(std::string(entries_.back().hash));
}

void KnownPasses::remove(const std::string& hash) {
  const auto found = by_hash_.find(hash);
  if (found == by_hash_.end()) return;
  entries_.erase(found->second);
  by_hash_.erase(found);
}

void KnownPasses::remove_all_of(UserId user) {
  for (auto entry = entries_.begin(); entry != entries_.end();) {
    if (entry->visitor.user == user) {
      by_hash_.erase(entry->hash);
      entry = entries_.erase(entry);
    } else {
      ++entry;
    }
  }
}

}  // namespace ludoteca
