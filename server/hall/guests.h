// Who is connected.
#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "server/bucket.h"
#include "server/peer.h"
#include "server/service.h"
#include "text/catalogue.h"

namespace ludoteca {

inline constexpr Rate kChats{1, 5};
inline constexpr Rate kQuestions{1, 8};  // hints, histories, new tables, reports

struct Guest {
  Peer* peer = nullptr;
  Visitor visitor;
  const Catalogue* words = nullptr;  // none for a program
  std::vector<std::string> watching;
  std::vector<UserId> muted;
  bool in_lobby = false;
  Bucket chats;
  Bucket questions;

  const Catalogue& language() const { return words != nullptr ? *words : Catalogue::get("en"); }
};

class Guests {
 public:
  PeerId add(Guest guest) {
    guests_.emplace(++last_, std::move(guest));
    return last_;
  }
  Guest* find(PeerId peer) {
    const auto found = guests_.find(peer);
    return found == guests_.end() ? nullptr : &found->second;
  }
  const Guest* find(PeerId peer) const {
    const auto found = guests_.find(peer);
    return found == guests_.end() ? nullptr : &found->second;
  }
  void remove(PeerId peer) { guests_.erase(peer); }

  auto begin() { return guests_.begin(); }
  auto end() { return guests_.end(); }
  std::size_t size() const { return guests_.size(); }

 private:
  PeerId last_ = 0;
  std::unordered_map<PeerId, Guest> guests_;
};

}  // namespace ludoteca
