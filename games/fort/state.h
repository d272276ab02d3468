// A position of Fort and the options of a game.
#pragma once

#include <array>
#include <cstdint>

#include "engine/decision_stack.h"
#include "engine/seats.h"
#include "engine/secret_choices.h"
#include "games/fort/action.h"
#include "games/fort/edition.h"

namespace ludoteca::fort {

inline constexpr int kDraftKids = 8;
inline constexpr std::uint8_t kNoRule = 0xff;
inline constexpr std::uint8_t kNoSuit = 0xff;

struct Options {
  std::uint8_t players = kMinPlayers;
  bool draft = false;  // F2.3
  friend constexpr bool operator==(const Options&, const Options&) = default;
};

// Pizza and toys.
struct Resources {
  std::array<std::uint8_t, 2> of{};
  constexpr std::uint8_t& operator[](Resource kind) { return of[static_cast<std::size_t>(kind)]; }
  constexpr std::uint8_t operator[](Resource kind) const {
    return of[static_cast<std::size_t>(kind)];
  }
  constexpr int total() const { return of[0] + of[1]; }
  friend constexpr bool operator==(const Resources&, const Resources&) = default;
};

struct Player {
  CardSet deck;
  CardSet hand;
  CardSet discard;
  CardSet yard;
  CardSet lookout;
  CardSet sure;  // of the hand: known by all not to be in the deck instead (determinize.h)
  Resources stuff;
  Resources pack;
  std::uint16_t perks = 0;
  std::uint8_t level = 0;
  std::uint8_t points = 0;  // on the track
  std::uint8_t colour = 0;
  std::uint8_t rule = kNoRule;
  bool macaroni = false;

  constexpr bool has(Perk perk) const { return (perks >> static_cast<int>(perk) & 1U) != 0; }
  friend constexpr bool operator==(const Player&, const Player&) = default;
};

enum class Step : std::uint8_t {
  // Decisions.
  draft,          // of all at once
  play,           // a card, none, DIY; `arg` 1: the second card of Do-Over
  declare,        // the suit of a coin card (F6.3)
  choose_action,  // public, private, no more
  choose_suit,    // Ghost
  choose_kind,    // of an `any`
  choose_rival,   // whose Pack to copy
  add,            // cards to the action
  repeat,         // the choice of one repetition
  pay,            // for a Fort level
  keep_rule,
  take_perk,
  follow,
  follow_more,  // Copy Cat
  rough_housing,
  do_over,
  recruit,  // in the Recruit phase (F3.3)
  birthday,
  before_discard,  // Recycling
  after_draw,      // Recycling
  // What goes on by itself.
  start_turn,
  run,                // the action in State::run
  ask_follower,       // `arg`: how many rivals were asked
  ask_rough_housing,  // `arg`: likewise
  after_follow,
  recruit_phase,
  discard_phase,  // `arg` 1: Recycling was offered
  next_turn,      // `arg` 1: likewise
};

constexpr bool is_decision(Step step) {
  return step < Step::start_turn;
}

struct Frame {
  Step step{};
  Seat seat = 0;
  std::uint8_t arg = 0;
  friend constexpr bool operator==(const Frame&, const Frame&) = default;
};

// What triggered the end of the game (F8.1).
enum class End : std::uint8_t { not_yet, points, fort, park };

enum class Box : std::uint8_t { public_box, private_box, diy };
enum class Use : std::uint8_t { not_used, in_part, fully };

// The card being played (F4).
struct Play {
  Card card = kNoCard;
  std::uint8_t suit = kNoSuit;                 // the declared one of a coin card
  std::array<Use, 2> use{};                    // by box
  std::array<std::uint8_t, kSuits> symbols{};  // of added and counted cards, by suit
  std::uint8_t kind = 0;  // F6.4: 1 + the kind the leader took in the public action
  bool do_over = false;   // this is the second card
  bool trash = false;     // trash-this was reached
  SeatSet followed;
  friend constexpr bool operator==(const Play&, const Play&) = default;
};

// One action being carried out, by the leader or a follower.
struct Run {
  Seat seat = 0;
  Box box{};
  bool leader = false;
  std::uint8_t times = 0;       // n
  std::uint8_t done = 0;        // r
  std::uint8_t least = 0;       // symbols of the weakest card added to this action; 0: none
  std::uint8_t suit = kNoSuit;  // Ghost's
  std::uint8_t kind = 0;  // 1 + pizza or toy: of an `any`, or what `convert` turns into the other
  Seat rival = kNobody;
  std::uint8_t stage = 0;  // within a repetition: 0 before `first`, 1 before `then`
  bool skipped = false;    // some `then` was impossible (F4.9), so this is a use in part
  friend constexpr bool operator==(const Run&, const Run&) = default;
};

struct State {
  std::array<Player, kMaxPlayers> players{};
  CardSet park_deck;
  CardSet shown;    // cards everybody has seen since they left the Park deck
  CardSet in_play;  // played and added cards of the leader (F4.4)
  CardSet counted;  // Lookout cards counted for the card being played
  std::array<Card, kPark> park{};
  std::uint16_t perks = 0;                  // in the row
  std::uint16_t rules = 0;                  // in the pile
  std::array<Seat, kMaxPlayers> lookers{};  // who looked through the rules, in order
  std::array<std::array<Card, kDraftKids>, kMaxPlayers> drafted{};  // by first holder and pick
  SecretChoices<Card, kMaxPlayers> kept{};                          // draft
  Options options{};
  Seat first = 0;
  End end = End::not_yet;
  bool macaroni_taken = false;
  Play play{};
  Run run{};
  DecisionStack<Frame, 8> pending{};

  constexpr int seats() const { return options.players; }
  constexpr Player& at(Seat seat) { return players[seat]; }
  constexpr const Player& at(Seat seat) const { return players[seat]; }

  friend constexpr bool operator==(const State&, const State&) = default;
};
static_assert(sizeof(State) <= 512);

}  // namespace ludoteca::fort
