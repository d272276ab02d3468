// The printed values of Fort, as plain data for the rules (edition.txt holds them with their
// origin).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/edition_file.h"
#include "games/fort/card_set.h"
#include "games/fort/effect.h"

namespace ludoteca::fort {

inline constexpr int kMinPlayers = 2;
inline constexpr int kMaxPlayers = 4;
inline constexpr int kMaxKids = 64;
inline constexpr int kTopLevel = 5;
inline constexpr int kColours = 4;  // red, yellow, green, orange: whose Best Friends
inline constexpr int kBestFriends = 2;
inline constexpr int kPark = 3;

using KidId = std::uint8_t;
inline constexpr KidId kNoKid = 0xff;

struct Kid {
  std::array<char, 20> name_text{};
  std::array<std::uint8_t, kSuits + 1> symbols{};  // how many of each suit; coin last
  std::uint8_t copies = 0;                         // in the Park deck; 1 for a Best Friend
  bool best_friend = false;
  Effect public_action;
  Effect private_action;

  constexpr std::string_view name() const {
    std::size_t length = 0;
    while (length < name_text.size() && name_text[length] != '\0') ++length;
    return {name_text.data(), length};
  }
  constexpr bool playable() const { return !public_action.blank() || !private_action.blank(); }
  constexpr bool has_coin() const { return symbols[static_cast<std::size_t>(Suit::coin)] != 0; }
  // Symbols of a suit, a coin counted as `coin`.
  constexpr int symbols_of(Suit suit, Suit coin) const {
    int count = symbols[static_cast<std::size_t>(suit)];
    if (coin == suit && suit != Suit::coin) count += symbols[static_cast<std::size_t>(Suit::coin)];
    return count;
  }
};

// What the rules rely on when they look ahead (feasible.h): if an action may start at 0, so that
// cards must be added to it, no action of the kid takes cards out of the hand.
constexpr bool feasible_together(const Kid& kid) {
  const auto may_start_at_0 = [&](const Effect& effect) {
    return effect.times == Times::any_suit ||
           (effect.times == Times::suit && kid.symbols[static_cast<std::size_t>(effect.suit)] == 0);
  };
  const auto takes_cards = [](const Effect& effect) {
    return effect.first == Icon::lookout || effect.first == Icon::trash;
  };
  return !(may_start_at_0(kid.public_action) || may_start_at_0(kid.private_action)) ||
         !(takes_cards(kid.public_action) || takes_cards(kid.private_action));
}

// The cost of one Fort level (F5.1).
struct Cost {
  std::uint8_t pizza = 0;
  std::uint8_t toys = 0;
  std::uint8_t any = 0;
};

enum class Perk : std::uint8_t {
  birthday_party,
  bribe,
  copy_cat,
  diy,
  do_over,
  recycling,
  rough_housing,
  sticky_fingers,
  xxl_backpack,
};
inline constexpr int kPerks = 9;

enum class MadeUpRule : std::uint8_t {
  big_plans,
  friendship_bracelet,
  piggy_bank,
  pizza_party,
  loner,
  minimalism,
  popularity,
  play_palace,
  secret_stash,
  sleepover,
  slime_lab,
};
inline constexpr int kMadeUpRules = 11;

struct Edition {
  std::array<Kid, kMaxKids> kids{};
  std::uint8_t kid_count = 0;
  std::array<KidId, kMaxCards> kid_of{};  // by card
  std::array<Card, kMaxKids> first_card{};
  CardSet park_deck;  // all the cards that are not Best Friends
  std::array<std::array<Card, kBestFriends>, kColours> best_friends{};  // by colour
  CardSet all_best_friends;
  std::array<CardSet, kSuits> showing{};  // by suit: the cards that count for it, coins included
  Effect diy = diy_effect();              // F7

  std::uint8_t own_kids = 0;     // F2.2
  std::uint8_t hand = 0;         // F2.2
  std::uint8_t extra_rules = 0;  // F2.1: more than players
  std::uint8_t extra_perks = 0;
  std::uint8_t stuff = 0;       // F1.3: of each kind
  std::uint8_t pack_extra = 0;  // F1.3: Pack holds level + this
  std::uint8_t lookout_extra = 0;
  std::uint8_t backpack_extra = 0;                         // F7: XXL Backpack
  std::array<Cost, kTopLevel> cost{};                      // F5.1: from level i to i + 1
  std::array<std::uint8_t, kTopLevel + 1> level_points{};  // F5.1
  std::uint8_t end_at = 0;                                 // F8.1
  std::uint8_t macaroni = 0;                               // F5.2
  // F8.3
  std::uint8_t all_suits_bonus = 0;
  std::uint8_t loner = 0;
  std::uint8_t minimalism = 0;
  std::uint8_t minimalism_level = 0;
  std::uint8_t sleepover = 0;
  std::uint8_t sleepover_tied = 0;

  constexpr const Kid& kid(Card card) const { return kids[kid_of[card]]; }
  // All the cards that show this kid.
  constexpr CardSet cards_of(KidId id) const {
    return CardSet::range(first_card[id], kids[id].copies);
  }
};

// Reads and checks an edition; throws Error with the place of what is wrong.
Edition load_edition(const EditionFile& file);

// The edition compiled into the program.
const Edition& default_edition();
std::string_view default_edition_text();

}  // namespace ludoteca::fort
