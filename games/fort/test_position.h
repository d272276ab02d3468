// Positions for tests, described by the kids that matter; all others wait in the Park deck.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <initializer_list>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "games/fort/rules.h"
#include "games/fort/test_moves.h"
#include "text/lines.h"

namespace ludoteca::fort {

inline KidId kid_named(std::string_view name) {
  const Edition& edition = default_edition();
  for (KidId id = 0; id < edition.kid_count; ++id) {
    if (edition.kids[id].name() == name) return id;
  }
  throw std::invalid_argument(fmt::format("no kid {}", name));
}

// "Bug, The Moles"
inline std::vector<KidId> kids_named(std::string_view names) {
  std::vector<KidId> kids;
  while (!trim(names).empty()) {
    const auto [name, rest] = split_at(names, ',');
    kids.push_back(kid_named(name));
    names = rest;
  }
  return kids;
}

// The kids among these cards: "Bug, The Moles".
inline std::string names_of(const CardSet& cards) {
  std::string text;
  cards.for_each([&](Card card) {
    text += fmt::format("{}{}", text.empty() ? "" : ", ", default_edition().kid(card).name());
  });
  return text;
}

// A game in which it is a seat's turn to play a card. Hands, decks and piles are empty, levels,
// Stuff and Pack 0, until told otherwise. Best Friends that are not named have left the game.
class TestPosition {
 public:
  explicit TestPosition(int players) {
    state_.options.players = static_cast<std::uint8_t>(players);
    state_.lookers.fill(kNobody);
    state_.park.fill(kNoCard);
    for (auto& picks : state_.drafted) picks.fill(kNoCard);
    for (Seat seat = 0; seat < players; ++seat) state_.at(seat).colour = seat;
    state_.rules = static_cast<std::uint16_t>((1U << (players + edition_.extra_rules)) - 1U);
    state_.pending.push({Step::play, 0, 0});
  }

  TestPosition& turn(Seat seat) {
    state_.pending.replace({Step::play, seat, 0});
    return *this;
  }
  TestPosition& first(Seat seat) {
    state_.first = seat;
    return *this;
  }
  TestPosition& hand(Seat seat, std::string_view kids) {
    return give(seat, &Player::hand, kids, false);
  }
  TestPosition& deck(Seat seat, std::string_view kids) {
    return give(seat, &Player::deck, kids, false);
  }
  TestPosition& discard(Seat seat, std::string_view kids) {
    return give(seat, &Player::discard, kids, true);
  }
  TestPosition& yard(Seat seat, std::string_view kids) {
    return give(seat, &Player::yard, kids, true);
  }
  TestPosition& lookout(Seat seat, std::string_view kids) {
    return give(seat, &Player::lookout, kids, true);
  }
  // At most three; without this, three kids that nobody named.
  TestPosition& park(std::string_view kids) {
    park_given_ = true;
    std::size_t place = 0;
    for (const KidId kid : kids_named(kids)) {
      state_.park.at(place) = use(kid);
      state_.shown.add(state_.park.at(place++));
    }
    return *this;
  }
  // Only these are in the Park deck; what else was not named has left the game.
  TestPosition& park_deck(std::string_view kids) {
    park_deck_given_ = true;
    for (const KidId kid : kids_named(kids)) state_.park_deck.add(use(kid));
    return *this;
  }

  TestPosition& stuff(Seat seat, int pizza, int toys) {
    state_.at(seat).stuff = resources(pizza, toys);
    return *this;
  }
  TestPosition& pack(Seat seat, int pizza, int toys) {
    state_.at(seat).pack = resources(pizza, toys);
    return *this;
  }
  TestPosition& points(Seat seat, int points) {
    state_.at(seat).points = static_cast<std::uint8_t>(points);
    return *this;
  }
  // From level 1 on the player has looked through the made-up rules.
  TestPosition& level(Seat seat, int level) {
    Player& player = state_.at(seat);
    player.level = static_cast<std::uint8_t>(level);
    if (level == 0 || player.rule != kNoRule) return *this;
    player.rule = static_cast<std::uint8_t>(std::countr_zero(state_.rules));
    state_.rules = static_cast<std::uint16_t>(state_.rules & (state_.rules - 1U));
    *std::find(state_.lookers.begin(), state_.lookers.end(), kNobody) = seat;
    return *this;
  }
  // A perk comes with level 2.
  TestPosition& perk(Seat seat, Perk perk) {
    Player& player = state_.at(seat);
    player.perks = static_cast<std::uint16_t>(player.perks | 1U << static_cast<int>(perk));
    held_ |= 1U << static_cast<int>(perk);
    return level(seat, std::max<int>(player.level, 2));
  }
  // The perks in the row; without this, the first that nobody has.
  TestPosition& row(std::initializer_list<Perk> perks) {
    row_given_ = true;
    for (const Perk perk : perks) {
      state_.perks = static_cast<std::uint16_t>(state_.perks | 1U << static_cast<int>(perk));
    }
    return *this;
  }

  State build() {
    CardSet rest = edition_.park_deck - used_;
    for (Card& place : state_.park) {
      if (park_given_) break;
      place = rest.at(rest.size() - 1);
      rest.remove(place);
      state_.shown.add(place);
    }
    if (!park_deck_given_) state_.park_deck = rest;
    if (!row_given_) fill_row();
    for (Seat seat = 0; seat < state_.seats(); ++seat) {  // everybody knows whose they are
      for (const Card card : edition_.best_friends[state_.at(seat).colour]) state_.shown.add(card);
    }
    return state_;
  }

 private:
  TestPosition& give(Seat seat, CardSet Player::* zone, std::string_view kids, bool seen) {
    for (const KidId kid : kids_named(kids)) {
      const Card card = use(kid);
      (state_.at(seat).*zone).add(card);
      if (seen) state_.shown.add(card);
      if (edition_.kids[kid].best_friend) recolour(seat, card);
    }
    return *this;
  }
  Card use(KidId kid) {
    const CardSet left = edition_.cards_of(kid) - used_;
    if (left.empty()) {
      throw std::invalid_argument(fmt::format("{} is used too often", edition_.kids[kid].name()));
    }
    used_.add(left.front());
    return left.front();
  }
  // Best Friends belong to the player of their colour.
  void recolour(Seat seat, Card card) {
    for (std::uint8_t colour = 0; colour < kColours; ++colour) {
      const auto& friends = edition_.best_friends[colour];
      if (std::find(friends.begin(), friends.end(), card) == friends.end()) continue;
      for (Seat other = 0; other < state_.seats(); ++other) {
        if (state_.at(other).colour == colour) state_.at(other).colour = state_.at(seat).colour;
      }
      state_.at(seat).colour = colour;
    }
  }
  static Resources resources(int pizza, int toys) {
    return {{static_cast<std::uint8_t>(pizza), static_cast<std::uint8_t>(toys)}};
  }
  void fill_row() {
    int wanted = state_.seats() + edition_.extra_perks;
    for (Seat seat = 0; seat < state_.seats(); ++seat) wanted -= state_.at(seat).level >= 2 ? 1 : 0;
    for (unsigned i = 0; i < kPerks && wanted > 0; ++i) {
      if ((held_ >> i & 1U) != 0) continue;
      state_.perks = static_cast<std::uint16_t>(state_.perks | 1U << i);
      --wanted;
    }
  }

  const Edition& edition_ = default_edition();
  State state_;
  CardSet used_;
  unsigned held_ = 0;
  bool park_given_ = false;
  bool park_deck_given_ = false;
  bool row_given_ = false;
};

}  // namespace ludoteca::fort
