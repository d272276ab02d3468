// What can happen in a game of Fort. Log, animation and spoken text come from these.
#pragma once

#include <cstdint>
#include <variant>

#include "engine/seats.h"
#include "games/fort/state.h"

namespace ludoteca::fort {

// Where a kid comes from or goes to.
enum class Zone : std::uint8_t {
  park,
  park_deck,
  deck,
  hand,
  discard,
  yard,
  lookout,
  in_play,
  box,  // out of the game
};

struct TurnStarted {
  Seat seat;
  friend constexpr bool operator==(const TurnStarted&, const TurnStarted&) = default;
};
struct KidKept {  // F2.3: one kid of the draft, known to its player only
  Seat seat;
  KidId kid;
  friend constexpr bool operator==(const KidKept&, const KidKept&) = default;
};
struct KidPassed {  // F2.3: one kid of the hand that comes to a player
  Seat seat;
  KidId kid;
  friend constexpr bool operator==(const KidPassed&, const KidPassed&) = default;
};
struct CardDrawn {  // F3.5; others do not see which
  Seat seat;
  KidId kid;
  friend constexpr bool operator==(const CardDrawn&, const CardDrawn&) = default;
};
struct DeckShuffled {  // F3.5: the discard becomes the deck
  Seat seat;
  friend constexpr bool operator==(const DeckShuffled&, const DeckShuffled&) = default;
};
struct KidMoved {  // in sight of all; `seat` does it, `owner` had the card
  Seat seat;
  Seat owner;
  KidId kid;
  Zone from;
  Zone to;
  friend constexpr bool operator==(const KidMoved&, const KidMoved&) = default;
};
struct ParkFilled {  // F3.3
  KidId kid;
  friend constexpr bool operator==(const ParkFilled&, const ParkFilled&) = default;
};
struct CardPlayed {  // F4
  Seat seat;
  KidId kid;
  friend constexpr bool operator==(const CardPlayed&, const CardPlayed&) = default;
};
struct NothingPlayed {  // F3.2
  Seat seat;
  friend constexpr bool operator==(const NothingPlayed&, const NothingPlayed&) = default;
};
struct SuitNamed {  // F6.3, F4.8
  Seat seat;
  Suit suit;
  friend constexpr bool operator==(const SuitNamed&, const SuitNamed&) = default;
};
struct ActionStarted {  // with n
  Seat seat;
  Box box;
  std::uint8_t times;
  friend constexpr bool operator==(const ActionStarted&, const ActionStarted&) = default;
};
struct CardAdded {  // F4.4; `coin` is the suit its coin was given
  Seat seat;
  KidId kid;
  Zone from;
  Suit coin;
  friend constexpr bool operator==(const CardAdded&, const CardAdded&) = default;
};
struct ResourcesMoved {  // supply, Stuff and Pack
  Seat seat;
  Resource kind;
  std::uint8_t count;
  Place from;
  Place to;
  friend constexpr bool operator==(const ResourcesMoved&, const ResourcesMoved&) = default;
};
struct Converted {
  Seat seat;
  Resource into;
  Place place;
  friend constexpr bool operator==(const Converted&, const Converted&) = default;
};
struct PointsWon {
  Seat seat;
  std::uint8_t points;
  friend constexpr bool operator==(const PointsWon&, const PointsWon&) = default;
};
struct FortRaised {  // F5.2
  Seat seat;
  std::uint8_t level;
  friend constexpr bool operator==(const FortRaised&, const FortRaised&) = default;
};
struct RulesSeen {  // F5.2: the pile, for the player who looks through it
  Seat seat;
  std::uint16_t rules;  // one bit each
  friend constexpr bool operator==(const RulesSeen&, const RulesSeen&) = default;
};
struct RuleKept {  // F5.2: only its player knows which
  Seat seat;
  std::uint8_t rule;
  friend constexpr bool operator==(const RuleKept&, const RuleKept&) = default;
};
struct PerkTaken {  // F5.2
  Seat seat;
  Perk perk;
  friend constexpr bool operator==(const PerkTaken&, const PerkTaken&) = default;
};
struct PerkTrashed {  // F7: a perk used once
  Seat seat;
  Perk perk;
  friend constexpr bool operator==(const PerkTrashed&, const PerkTrashed&) = default;
};
struct MacaroniTaken {  // F5.2
  Seat seat;
  friend constexpr bool operator==(const MacaroniTaken&, const MacaroniTaken&) = default;
};
struct NotFollowed {  // F6.1
  Seat seat;
  friend constexpr bool operator==(const NotFollowed&, const NotFollowed&) = default;
};
struct EndTriggered {  // F8.1
  End reason;
  friend constexpr bool operator==(const EndTriggered&, const EndTriggered&) = default;
};
struct GameOver {
  friend constexpr bool operator==(const GameOver&, const GameOver&) = default;
};
struct Chosen {  // a choice that changes nothing others can see yet
  Seat seat;
  friend constexpr bool operator==(const Chosen&, const Chosen&) = default;
};

using Event =
    std::variant<TurnStarted, KidKept, KidPassed, CardDrawn, DeckShuffled, KidMoved, ParkFilled,
                 CardPlayed, NothingPlayed, SuitNamed, ActionStarted, CardAdded, ResourcesMoved,
                 Converted, PointsWon, FortRaised, RulesSeen, RuleKept, PerkTaken, PerkTrashed,
                 MacaroniTaken, NotFollowed, EndTriggered, GameOver, Chosen>;

constexpr Event redact(const Event& event, Viewer viewer) {
  if (const auto* kept = std::get_if<KidKept>(&event)) {
    if (!viewer.is(kept->seat)) return KidKept{kept->seat, kNoKid};
  }
  if (const auto* passed = std::get_if<KidPassed>(&event)) {
    if (!viewer.is(passed->seat)) return KidPassed{passed->seat, kNoKid};
  }
  if (const auto* drawn = std::get_if<CardDrawn>(&event)) {
    if (!viewer.is(drawn->seat)) return CardDrawn{drawn->seat, kNoKid};
  }
  if (const auto* rules = std::get_if<RulesSeen>(&event)) {
    if (!viewer.is(rules->seat)) return RulesSeen{rules->seat, 0};
  }
  if (const auto* rule = std::get_if<RuleKept>(&event)) {
    if (!viewer.is(rule->seat)) return RuleKept{rule->seat, kNoRule};
  }
  return event;
}

// Whether somebody learned something new, or chance spoke.
constexpr bool irreversible(const Event& event) {
  return std::holds_alternative<CardDrawn>(event) || std::holds_alternative<DeckShuffled>(event) ||
         std::holds_alternative<ParkFilled>(event) || std::holds_alternative<TurnStarted>(event) ||
         std::holds_alternative<FortRaised>(event) || std::holds_alternative<RuleKept>(event) ||
         std::holds_alternative<NotFollowed>(event) || std::holds_alternative<KidMoved>(event) ||
         std::holds_alternative<GameOver>(event);
}

}  // namespace ludoteca::fort
