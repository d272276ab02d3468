// What a player has to carry out actions with, as a handful of counts, and how often each icon can
// be done with that. Used to offer only what can be completed as the rules demand (F4.2, F6.1).
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "games/fort/state.h"

namespace ludoteca::fort {

inline constexpr int kWithoutEnd = 99;

struct Means {
  std::array<int, 2> stuff{};
  std::array<int, 2> pack{};
  int hand = 0;  // cards that may be trashed or put into the Lookout
  int discard = 0;
  int lookout = 0;
  int lookout_limit = 0;
  int pack_limit = 0;
  int stuff_limit = 0;
  int level = 0;
  int yards = 0;   // cards in rivals' Yards
  int street = 0;  // cards of the Park and the Park deck
  bool bribe = false;
  bool sticky = false;

  constexpr int room(int kind) const { return stuff_limit - stuff[kind]; }
  constexpr int pack_room() const { return pack_limit - pack[0] - pack[1]; }
};

constexpr int pack_limit(const Edition& edition, const Player& player) {
  return player.level + edition.pack_extra +
         (player.has(Perk::xxl_backpack) ? edition.backpack_extra : 0);
}
constexpr int lookout_limit(const Edition& edition, const Player& player) {
  return player.level + edition.lookout_extra;
}

// Cards in the Yards of everybody else.
constexpr int yard_cards(const State& state, Seat seat) {
  int count = 0;
  for (Seat rival = 0; rival < state.seats(); ++rival) {
    if (rival != seat) count += state.at(rival).yard.size();
  }
  return count;
}
constexpr int park_cards(const State& state) {
  if (!state.park_deck.empty()) return kPark;  // it is filled as long as the deck lasts
  int count = 0;
  for (const Card card : state.park) count += card == kNoCard ? 0 : 1;
  return count;
}

// Perks "on your turn" do not work while following (F7). This and what is asked of means is inlined
// by force: a call would cost as much as what it does.
[[gnu::always_inline]] constexpr Means means_of(const Edition& edition, const State& state,
                                                Seat seat, bool leader) {
  const Player& player = state.at(seat);
  Means means;
  for (int kind = 0; kind < 2; ++kind) {
    means.stuff[kind] = player.stuff.of[kind];
    means.pack[kind] = player.pack.of[kind];
  }
  means.hand = player.hand.size();
  means.discard = player.discard.size();
  means.lookout = player.lookout.size();
  means.lookout_limit = lookout_limit(edition, player);
  means.pack_limit = pack_limit(edition, player);
  means.stuff_limit = edition.stuff;
  means.level = player.level;
  means.yards = yard_cards(state, seat);
  means.street = park_cards(state) + state.park_deck.size();
  means.bribe = leader && player.has(Perk::bribe);
  means.sticky = leader && player.has(Perk::sticky_fingers);
  return means;
}

// The cost of a level (F5): so many pizza and toys at least, so many resources in all. With
// `saved` one resource of the player's choice is left out.
struct Price {
  int pizza = 0;
  int toys = 0;
  int total = 0;
  int saved = 0;
};
constexpr Price price_of(const Edition& edition, int level, Icon icon) {
  const Cost& cost = edition.cost[level];
  Price price{cost.pizza, cost.toys, cost.pizza + cost.toys + cost.any, 0};
  if (icon == Icon::fort_more) ++price.total;
  if (icon == Icon::fort_less) {
    --price.total;
    price.saved = 1;
  }
  return price;
}

constexpr bool pays(const Price& price, int pizza, int toys) {
  const int missing = std::max(price.pizza - pizza, 0) + std::max(price.toys - toys, 0);
  return pizza + toys == price.total && missing <= price.saved;
}
// Whether a part of these resources pays the price.
constexpr bool can_pay(const Price& price, int pizza, int toys) {
  const auto within = [&](int least_pizza, int least_toys) {
    return std::max({least_pizza, price.total - toys, 0}) <=
           std::min({pizza, price.total - std::max(least_toys, 0), price.total});
  };
  if (price.saved == 0) return within(price.pizza, price.toys);
  return within(price.pizza - 1, price.toys) || within(price.pizza, price.toys - 1);
}

// How many conversions of `kind` into the other are possible: in the Pack, and in Stuff while the
// other kind has room there.
constexpr int conversions(const Means& means, int kind) {
  return means.pack[kind] + std::min(means.stuff[kind], means.room(1 - kind));
}

// How often an icon can be done. `kind` is the kind of an `any` or a conversion if it is fixed
// (0 or 1), else −1.
[[gnu::always_inline]] constexpr int capacity(const Edition& edition, const Means& means, Icon icon,
                                              int kind) {
  switch (icon) {
    case Icon::pizza:
      return means.room(0);
    case Icon::toy:
      return means.room(1);
    case Icon::any:
      return kind < 0 ? std::max(means.room(0), means.room(1)) : means.room(kind);
    case Icon::pack:
      return std::min(means.pack_room(),
                      means.sticky ? kWithoutEnd : means.stuff[0] + means.stuff[1]);
    case Icon::lookout:
      return std::min(means.lookout_limit - means.lookout,
                      means.hand + (means.bribe ? means.yards + means.street : 0));
    case Icon::trash:
      return means.hand + means.discard;
    case Icon::recruit:
      return means.yards + means.street;
    case Icon::fort:
    case Icon::fort_less:
    case Icon::fort_more:
      return means.level < kTopLevel &&
                     can_pay(price_of(edition, means.level, icon), means.stuff[0] + means.pack[0],
                             means.stuff[1] + means.pack[1])
                 ? 1
                 : 0;
    case Icon::spend_pizza:
      return means.stuff[0] + means.pack[0];
    case Icon::spend_toy:
      return means.stuff[1] + means.pack[1];
    case Icon::trash_rival:
      return means.yards;
    case Icon::convert:
      return kind < 0 ? std::max(conversions(means, 0), conversions(means, 1))
                      : conversions(means, kind);
    case Icon::none:
    case Icon::vp:
    case Icon::trash_this:
    case Icon::copy_pack:
    case Icon::copy_rival_pack:
      return kWithoutEnd;
  }
  return 0;
}

}  // namespace ludoteca::fort
