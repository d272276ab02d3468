// Kids among cards: players see and name kids, the position knows each card.
#pragma once

#include "games/fort/state.h"

namespace ludoteca::fort {

// Calls use(card) once for each kid among the cards, in the order of the kids.
template <class Use>
constexpr void for_each_kid(const Edition& edition, const CardSet& cards, Use use) {
  KidId last = kNoKid;
  cards.for_each([&](Card card) {
    if (edition.kid_of[card] == last) return;
    last = edition.kid_of[card];
    use(card);
  });
}

// The card of a kid among the cards; one that everybody has seen, if there is one, so that playing
// it tells nobody of its twin.
constexpr Card card_of(const Edition& edition, const State& state, const CardSet& cards,
                       KidId kid) {
  const CardSet found = cards & edition.cards_of(kid);
  const CardSet seen = found & state.shown;
  return seen.empty() ? found.front() : seen.front();
}

// Calls use(suit) with each suit that the coin of a card may be given, or once with `coin` for a
// card without one.
template <class Use>
constexpr void for_each_coin_suit(const Kid& kid, Use use) {
  if (!kid.has_coin()) {
    use(Suit::coin);
    return;
  }
  for (int suit = 0; suit < kSuits; ++suit) use(static_cast<Suit>(suit));
}

}  // namespace ludoteca::fort
