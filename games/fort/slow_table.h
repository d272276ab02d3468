// What lies before one player, in the plainest words: lists of kids and numbers. For slow_rules.h;
// shares nothing with the rules but the printed values and the positions it is read from.
#pragma once

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "engine/fixed_list.h"
#include "games/fort/state.h"

namespace ludoteca::fort::slow {

// A kid that chance has not yet shown, while looking ahead.
inline constexpr KidId kUnknownKid = 0xfe;

using Kids = FixedList<KidId, kMaxCards>;  // sorted
using Pair = std::array<int, 2>;           // pizza, toys

inline void put(Kids& kids, KidId kid) {
  kids.push_back(kid);
  std::sort(kids.begin(), kids.end());
}
inline void take(Kids& kids, KidId kid) {
  *std::find(kids.begin(), kids.end(), kid) = kids.back();
  kids.pop_back();
  std::sort(kids.begin(), kids.end());
}
// Each kid once.
inline Kids different(const Kids& kids) {
  Kids result;
  for (const KidId kid : kids) {
    if (!result.contains(kid)) result.push_back(kid);
  }
  return result;
}

// What chance brings: the kids that were seen to come, or unknown ones.
class Chance {
 public:
  Chance() = default;
  explicit Chance(std::vector<KidId> kids) : kids_(std::move(kids)) {}
  KidId next() { return used_ < kids_.size() ? kids_[used_++] : kUnknownKid; }

 private:
  std::vector<KidId> kids_;
  std::size_t used_ = 0;
};

struct Table {
  Seat seat = 0;
  Kids hand;
  Kids discard;
  Kids lookout;  // not yet counted for the card being played
  int counted = 0;
  Kids park;
  int park_deck = 0;
  std::array<Kids, kMaxPlayers> yards;  // by seat; the own one stays empty
  Pair stuff{};
  Pair pack{};
  std::array<Pair, kMaxPlayers> packs{};  // everybody's, for copying
  int level = 0;
  int points = 0;
  unsigned perks = 0;
  unsigned perk_row = 0;
  unsigned rules = 0;

  bool perk(Perk which) const { return (perks >> static_cast<int>(which) & 1U) != 0; }
  int lookout_size() const { return static_cast<int>(lookout.size()) + counted; }
  int pack_size() const { return pack[0] + pack[1]; }
  int yard_kids() const {
    std::size_t count = 0;
    for (const Kids& yard : yards) count += yard.size();
    return static_cast<int>(count);
  }

  void refill_park(Chance& chance) {
    if (park_deck == 0) return;
    --park_deck;
    put(park, chance.next());
  }
  KidId take_from_park(KidId kid, Chance& chance) {
    take(park, kid);
    refill_park(chance);
    return kid;
  }
  KidId take_from_deck(Chance& chance) {
    --park_deck;
    return chance.next();
  }

  friend bool operator==(const Table&, const Table&) = default;
};

inline Kids kids_of(const Edition& edition, const CardSet& cards) {
  Kids kids;
  cards.for_each([&](Card card) { put(kids, edition.kid_of[card]); });
  return kids;
}

inline Table table_of(const Edition& edition, const State& state, Seat seat) {
  const Player& player = state.at(seat);
  Table table;
  table.seat = seat;
  table.hand = kids_of(edition, player.hand);
  table.discard = kids_of(edition, player.discard);
  table.lookout = kids_of(edition, player.lookout);
  for (const Card card : state.park) {
    if (card != kNoCard) put(table.park, edition.kid_of[card]);
  }
  table.park_deck = state.park_deck.size();
  for (Seat other = 0; other < state.seats(); ++other) {
    if (other != seat) table.yards.at(other) = kids_of(edition, state.at(other).yard);
    table.packs.at(other) = {state.at(other).pack.of[0], state.at(other).pack.of[1]};
  }
  table.stuff = {player.stuff.of[0], player.stuff.of[1]};
  table.pack = {player.pack.of[0], player.pack.of[1]};
  table.level = player.level;
  table.points = player.points;
  table.perks = player.perks;
  table.perk_row = state.perks;
  table.rules = state.rules;
  return table;
}

}  // namespace ludoteca::fort::slow
