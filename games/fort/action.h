// The moves of Fort: one small choice at a time.
#pragma once

#include <compare>
#include <cstdint>

#include "engine/fixed_list.h"
#include "games/fort/edition.h"

namespace ludoteca::fort {

enum class Choice : std::uint8_t {
  keep,           // draft: keep this kid (F2.3)
  play,           // play this card (F4)
  play_none,      // play no card (F3.2)
  use_diy,        // F7
  recycle,        // take this kid from the own discard (F7)
  suit,           // declare or choose this suit (F6.3, F4.8)
  use_public,     // start the public action
  use_private,    // start the private action
  no_more,        // finish: no second action, no second recruit, no perk at this moment
  kind,           // pizza or toys, of an `any` (F4.8)
  rival,          // whose Pack to copy
  add_hand,       // add this card from the hand; `suit` is the suit of its coin (F4.4, F4.5)
  count_lookout,  // count this card of the Lookout; `suit` likewise
  begin,          // add no more
  go_on,          // carry out the next repetition
  move,           // pack: this kind, from Stuff or the supply
  look_hand,      // lookout: this card from the hand
  look_park,      // lookout with Bribe: this kid of the Park
  look_deck,      //   the top of the Park deck
  look_yard,      //   this kid from a rival's Yard
  trash_hand,     // trash this card from the hand
  trash_discard,  //   or from the discard
  recruit_park,   // recruit this kid of the Park
  recruit_deck,   //   the top of the Park deck
  recruit_yard,   //   this kid from a rival's Yard
  pay,            // how to pay for a Fort level
  spend,          // return one resource, from Stuff or Pack
  trash_yard,     // trash-rival: this kid from a rival's Yard
  copy,           // take so many pizza and toys of those in a Pack
  convert,        // this kind becomes the other, in Stuff or Pack
  pair_first,     // of two icons side by side, only the first (in part)
  pair_second,    //   only the second
  pair_both,
  stop,       // stop after this repetition: use the action in part (F4.2a)
  keep_rule,  // keep this made-up rule (F5.2)
  take_perk,  // take this perk (F5.2)
  follow,     // discard this card and follow; `suit` of its coin (F6)
  follow_no,
  rough_house,  // F7
  do_over,      // F7
};

enum class Resource : std::uint8_t { pizza, toy };
enum class Place : std::uint8_t { stuff, pack, supply };

// One word: the choice and up to three small arguments, compared in this order.
class Action {
 public:
  Action() = default;
  constexpr explicit Action(Choice choice, int first = 0, int second = 0, int third = 0)
      : code_(static_cast<std::uint32_t>(static_cast<int>(choice) << 24 | first << 16 |
                                         second << 8 | third)) {}

  constexpr Choice choice() const { return static_cast<Choice>(code_ >> 24); }
  constexpr int first() const { return static_cast<int>(code_ >> 16 & 0xff); }
  constexpr int second() const { return static_cast<int>(code_ >> 8 & 0xff); }
  constexpr int third() const { return static_cast<int>(code_ & 0xff); }

  constexpr KidId kid() const { return static_cast<KidId>(first()); }
  constexpr Suit suit() const { return static_cast<Suit>(second()); }

  friend constexpr auto operator<=>(const Action&, const Action&) = default;

 private:
  std::uint32_t code_;
};

using Actions = FixedList<Action, 160>;

}  // namespace ludoteca::fort
