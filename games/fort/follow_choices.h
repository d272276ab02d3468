// Who can follow, and with which cards (F6).
#pragma once

#include "games/fort/play_choices.h"

namespace ludoteca::fort {

// F6.1, F6.3: the suit that a follower's card must show.
constexpr Suit suit_to_match(const Edition& edition, const Play& play) {
  if (play.suit != kNoSuit) return static_cast<Suit>(play.suit);
  int suit = 0;
  while (suit < kSuits && edition.kid(play.card).symbols[suit] == 0) ++suit;
  return static_cast<Suit>(suit);
}
// F6.2: symbols of a discarded card that match the played one.
constexpr int matching_symbols(const Edition& edition, const Play& play, Card card, Suit coin) {
  return edition.kid(card).symbols_of(suit_to_match(edition, play), coin);
}

constexpr CardSet cards_to_follow(const Edition& edition, const State& state, Seat seat) {
  const Suit suit = suit_to_match(edition, state.play);
  return state.at(seat).hand & edition.showing[static_cast<std::size_t>(suit)];
}

// Calls use(coin suit, symbols) for each way in which a card matches the played one. A coin is
// given the suit to match; where the card shows that suit besides, its coin may count or not, which
// matters only if the action is multiplied.
template <class Use>
constexpr void for_each_match(const Edition& edition, const Play& play, Card card, Use use) {
  const Kid& kid = edition.kid(card);
  const Suit suit = suit_to_match(edition, play);
  const bool either_way =
      kid.symbols_of(suit, Suit::coin) > 0 && edition.kid(play.card).public_action.improvable();
  int fewest = kWithoutEnd;
  for_each_coin_suit(kid, [&](Suit coin) {
    const int symbols = kid.symbols_of(suit, coin);
    const bool all = !kid.has_coin() || coin == suit;
    if (symbols == 0 || !(all || (either_way && symbols < fewest))) return;
    if (!all) fewest = symbols;
    use(coin, symbols);
  });
}

// F6.8: whether public facts alone leave it possible that a rival follows. The hand is taken to
// hold whatever would be needed.
constexpr bool could_follow(const Edition& edition, const State& state, Seat seat) {
  const Effect& effect = effect_of(edition, state.play.card, Box::public_box);
  if (effect.blank() || state.at(seat).hand.empty()) return false;
  Means means = means_of(edition, state, seat, false);
  --means.hand;
  ++means.discard;
  const int kind = effect.has_any() && state.play.kind != 0 ? state.play.kind - 1 : -1;
  return possible_fully(edition, state, seat, effect, means, times_of(effect, means, 1), kind,
                        kNobody);
}

// The run of a follower whose means are those after discarding this card.
constexpr Run follower_run(const Edition& edition, const State& state, Seat seat,
                           const Means& means, Card card, Suit coin) {
  const Effect& effect = effect_of(edition, state.play.card, Box::public_box);
  Run run;
  run.seat = seat;
  run.box = Box::public_box;
  run.times = static_cast<std::uint8_t>(
      times_of(effect, means, matching_symbols(edition, state.play, card, coin)));
  if (effect.has_any()) run.kind = state.play.kind;
  return run;
}

constexpr void list_follows(const Edition& edition, const State& state, Seat seat, Actions& list) {
  Trial trial = trial_of(edition, state, seat, false);
  --trial.means.hand;
  ++trial.means.discard;
  for_each_kid(edition, cards_to_follow(edition, state, seat), [&](Card card) {
    for_each_match(edition, state.play, card, [&](Suit coin, int) {
      trial.run = follower_run(edition, state, seat, trial.means, card, coin);
      if (trial.run.times == 0 || !run_can_go_on(trial)) return;
      list.push_back(Action(Choice::follow, edition.kid_of[card], static_cast<int>(coin)));
    });
  });
  list.push_back(Action(Choice::follow_no));
}

}  // namespace ludoteca::fort
