// Card effects as small programs (F5). The edition holds them as text ("(trash → vp) × book");
// they are parsed once (effect_parser.h), and one interpreter runs them for leader and follower.
#pragma once

#include <cstdint>

namespace ludoteca::fort {

enum class Suit : std::uint8_t { skateboard, shovel, glue, squirt_gun, crown, book, coin };
inline constexpr int kSuits = 6;  // coin stands for any of them (F1.2)

enum class Icon : std::uint8_t {
  none,
  pizza,
  toy,
  any,
  pack,
  lookout,
  trash,
  recruit,
  fort,
  fort_less,
  fort_more,
  vp,
  spend_pizza,
  spend_toy,
  trash_rival,
  copy_pack,
  copy_rival_pack,
  convert,
  trash_this,
};

// How often an effect is repeated.
enum class Times : std::uint8_t {
  fixed,     // `count` times: 1, or 2 for two icons of a kind
  suit,      // once for each symbol of `suit`
  any_suit,  // once for each symbol of a suit the player chooses (Ghost)
  pack,      // times the resources in the own Pack
  lookout,   // times the cards in the own Lookout
  fort,      // times the own Fort level
};

// One action of a card. An empty box and a box that is not there are both blank.
struct Effect {
  Icon first = Icon::none;  // done in each repetition
  Icon then = Icon::none;   // done after `first` in each repetition, `then_count` times
  std::uint8_t then_count = 0;
  bool side_by_side = false;  // `first` and `then` are two icons without an arrow (Doc)
  Times times = Times::fixed;
  std::uint8_t count = 0;
  Suit suit = Suit::skateboard;
  bool trash_this = false;  // after all repetitions

  constexpr bool blank() const { return first == Icon::none; }
  // Only an action that shows `× suit` can be improved by added cards (F4.3).
  constexpr bool improvable() const { return times == Times::suit || times == Times::any_suit; }
  constexpr bool has_any() const { return first == Icon::any || then == Icon::any; }

  friend constexpr bool operator==(const Effect&, const Effect&) = default;
};

// What an action changes and depends on: resources and the Fort (1), cards (2). An action can make
// another possible only if both concern the same.
constexpr unsigned concerns(Icon icon) {
  switch (icon) {
    case Icon::none:
    case Icon::vp:
    case Icon::trash_this:
      return 0;
    case Icon::lookout:
    case Icon::trash:
    case Icon::recruit:
    case Icon::trash_rival:
      return 2;
    default:
      return 1;
  }
}
constexpr unsigned concerns(const Effect& effect) {
  const unsigned times = effect.times == Times::lookout                               ? 2
                         : effect.times == Times::pack || effect.times == Times::fort ? 1
                                                                                      : 0;
  return concerns(effect.first) | concerns(effect.then) | times;
}

// The perk DIY is an action too: `fort+1`, once.
constexpr Effect diy_effect() {
  Effect effect;
  effect.first = Icon::fort_more;
  effect.count = 1;
  return effect;
}

constexpr bool is_fort(Icon icon) {
  return icon == Icon::fort || icon == Icon::fort_less || icon == Icon::fort_more;
}

}  // namespace ludoteca::fort
