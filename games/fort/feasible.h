// What an action demands, and whether it can be used fully with some means. A Trial is what looking
// ahead changes instead of the position.
#pragma once

#include "games/fort/means.h"

namespace ludoteca::fort {

constexpr const Effect& effect_of(const Edition& edition, Card card, Box box) {
  if (box == Box::diy) return edition.diy;
  const Kid& kid = edition.kid(card);
  return box == Box::public_box ? kid.public_action : kid.private_action;
}
constexpr Box other_box(Box box) {
  return box == Box::public_box ? Box::private_box : Box::public_box;
}

// Symbols of a suit on the played card, the added and the counted cards.
constexpr int symbols_counted(const Edition& edition, const Play& play, Suit suit) {
  const auto coin = static_cast<Suit>(play.suit == kNoSuit ? kSuits : play.suit);
  return edition.kid(play.card).symbols_of(suit, coin) +
         play.symbols[static_cast<std::size_t>(suit)];
}

// n (F4.2, F6.2), if so many symbols count for a `× suit`.
constexpr int times_of(const Effect& effect, const Means& means, int symbols) {
  switch (effect.times) {
    case Times::fixed:
      return effect.count;
    case Times::pack:
      return means.pack[0] + means.pack[1];
    case Times::lookout:
      return means.lookout;
    case Times::fort:
      return means.level;
    default:
      return symbols;
  }
}

// n of the leader (F4.11), as far as cards are added now. `suit` is the one Ghost's player chose.
constexpr int times_now(const Edition& edition, const Play& play, const Means& means,
                        const Effect& effect, std::uint8_t suit) {
  if (!effect.improvable()) return times_of(effect, means, 0);
  const Suit counted = effect.times == Times::any_suit ? static_cast<Suit>(suit) : effect.suit;
  return times_of(effect, means, symbols_counted(edition, play, counted));
}

constexpr bool fits_into_stuff(const Means& means, const Resources& pack) {
  return pack.total() > 0 && pack.of[0] <= means.room(0) && pack.of[1] <= means.room(1);
}

// Can the effect be carried out `times` times, every part of it? `kind` as in capacity().
[[gnu::always_inline]] constexpr bool possible_fully(const Edition& edition, const State& state,
                                                     Seat seat, const Effect& effect,
                                                     const Means& means, int times, int kind,
                                                     Seat rival) {
  if (times <= 0) return false;
  if (effect.first == Icon::copy_pack) {
    return fits_into_stuff(means, {{static_cast<std::uint8_t>(means.pack[0]),
                                    static_cast<std::uint8_t>(means.pack[1])}});
  }
  if (effect.first == Icon::copy_rival_pack) {
    if (rival != kNobody) return fits_into_stuff(means, state.at(rival).pack);
    for (Seat other = 0; other < state.seats(); ++other) {
      if (other != seat && fits_into_stuff(means, state.at(other).pack)) return true;
    }
    return false;
  }
  return capacity(edition, means, effect.first, kind) >= times &&
         (effect.then == Icon::none ||
          capacity(edition, means, effect.then, kind) >= times * effect.then_count);
}

// A course the game could take, looked at before it is offered: the position, and beside it what
// would be different. Small, so that trying out a card costs no copy of the position.
struct Trial {
  const Edition& edition;
  const State& state;
  Play play;
  Run run;
  CardSet hand;     // of the player whose run it is
  CardSet lookout;  // not yet counted
  Means means;
};

constexpr Trial trial_of(const Edition& edition, const State& state, Seat seat, bool leader) {
  const Player& player = state.at(seat);
  return {edition,
          state,
          state.play,
          state.run,
          player.hand,
          player.lookout - state.counted,
          means_of(edition, state, seat, leader)};
}

// The fewest symbols of a suit, but at least one, on a card that is not yet added; 0 without one.
constexpr int fewest_symbols(const Trial& trial, Suit suit) {
  int fewest = 0;
  const CardSet& showing = trial.edition.showing[static_cast<std::size_t>(suit)];
  ((trial.hand | trial.lookout) & showing).for_each([&](Card card) {
    const Kid& kid = trial.edition.kid(card);
    const int without_coin = kid.symbols_of(suit, Suit::coin);
    const int symbols = without_coin > 0 ? without_coin : kid.symbols_of(suit, suit);
    if (fewest == 0 || symbols < fewest) fewest = symbols;
  });
  return fewest;
}

// The smallest n that is not 0; adding cards only makes it larger, and full use harder. No kid has
// both an action that may start at 0 and one that takes cards out of the hand (Edition), so the
// cards that can be added are those of the position, whatever the first action did.
constexpr int smallest_times(const Trial& trial, const Means& means, const Effect& effect) {
  if (!effect.improvable()) return times_of(effect, means, 0);
  const auto least = [&](Suit suit) {
    const int count = symbols_counted(trial.edition, trial.play, suit);
    return count > 0 ? count : fewest_symbols(trial, suit);
  };
  if (effect.times == Times::suit) return least(effect.suit);
  int times = 0;
  for (int suit = 0; suit < kSuits; ++suit) {
    const int count = least(static_cast<Suit>(suit));
    if (count > 0 && (times == 0 || count < times)) times = count;
  }
  return times;
}

// Can the action of a box be used fully, with these means, some added cards and some choices?
constexpr bool box_possible_fully(const Trial& trial, const Means& means, Box box) {
  const Effect& effect = effect_of(trial.edition, trial.play.card, box);
  if (effect.blank()) return false;
  const int times = smallest_times(trial, means, effect);
  return possible_fully(trial.edition, trial.state, trial.run.seat, effect, means, times, -1,
                        kNobody);
}

}  // namespace ludoteca::fort
