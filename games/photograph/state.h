// A position of Photograph and the options of a game.
#pragma once

#include <array>
#include <cstdint>

#include "engine/decision_stack.h"
#include "engine/fixed_list.h"
#include "engine/seats.h"
#include "engine/secret_choices.h"
#include "games/photograph/strip.h"

namespace ludoteca::photograph {

inline constexpr int kMaxDeck = kColours * kNumbers + 1;

struct Options {
  std::uint8_t players = kMinPlayers;
  bool missed_opportunity = false;  // P10
  friend constexpr bool operator==(const Options&, const Options&) = default;
};

enum class Step : std::uint8_t {
  choose_scene,  // P3, of one player
  wind,          // P4, of one player, then P5 and P7
  refill,        // P7 interrupted by the Sunset above it on the stack; no decision of its own
  sunset,        // P8, of all players at once
  final_shots,   // P9, of all players at once
};

struct Frame {
  Step step{};
  Seat seat = 0;           // whose turn it is
  std::uint8_t taken = 0;  // in `wind`: how many photos were taken and must be played (P5.1)
  friend constexpr bool operator==(const Frame&, const Frame&) = default;
};

using Hand = FixedList<Card, kMaxHand>;  // the rearmost card first, the front card last

struct State {
  std::array<std::array<Strip, kColours>, kMaxPlayers> strips{};
  std::array<Hand, kMaxPlayers> hands{};
  std::array<Card, kMaxCity> city{};
  FixedList<Card, kMaxDeck> deck{};         // the top card last
  CardSet shown;                            // photos whose number everybody has seen
  CardSet left;                             // photos that left the game
  std::array<Seat, kColours> good_shots{};  // who has it; kNobody: unclaimed or not in the game
  std::uint8_t colours = 0;                 // one bit for each colour in the game
  bool sunset_seen = false;
  Options options{};
  DecisionStack<Frame, 2> pending{};
  SecretChoices<Wind, kMaxPlayers> winds{};  // in `sunset` and `final_shots`

  constexpr int players() const { return options.players; }
  constexpr bool in_game(Colour colour) const {
    return (colours >> static_cast<int>(colour) & 1U) != 0;
  }
  constexpr Strip& strip(Seat seat, Colour colour) {
    return strips[seat][static_cast<std::size_t>(colour)];
  }
  constexpr const Strip& strip(Seat seat, Colour colour) const {
    return strips[seat][static_cast<std::size_t>(colour)];
  }

  friend constexpr bool operator==(const State&, const State&) = default;
};

}  // namespace ludoteca::photograph
