// A random full position that a viewer cannot tell apart from the real one, uniform over all that
// are left by what the viewer sees now and has seen before.
//
// Known to all: the backs of hands, of face-down City cards, of photos that left the game and of
// the top of the deck; the number of every photo that ever lay face up or was played, wherever it
// is now; that the Sunset lies in its window of the deck (P2.2), below the top card. Known to the
// viewer besides: the own hand.
#pragma once

#include <array>

#include "games/photograph/rules.h"

namespace ludoteca::photograph {

// Photos of unknown place, by their backs. Where they really are leaves no trace.
class HiddenPhotos {
 public:
  constexpr HiddenPhotos(const Edition& edition, const CardSet& photos) : edition_(edition) {
    for (int c = 0; c < kColours; ++c) {
      for (int number = 1; number <= kNumbers; ++number) {
        const Card card(colour_at(c), number);
        if (photos.contains(card)) of(card).push_back(card);
      }
    }
  }

  template <Generator R>
  constexpr void shuffle_all(R& random) {
    for (auto& cards : by_back_) shuffle(random, cards);
  }

  // One with the same back as `card`.
  constexpr Card draw_like(Card card) { return of(card).pop_back(); }

  template <class Use>
  constexpr void for_each(Use use) const {
    for (const auto& cards : by_back_) {
      for (const Card card : cards) use(card);
    }
  }

 private:
  using Cards = FixedList<Card, kNumbers>;
  constexpr Cards& of(Card card) {
    return by_back_[2 * static_cast<std::size_t>(card.colour()) +
                    static_cast<std::size_t>(edition_.range(card.number()))];
  }
  const Edition& edition_;
  std::array<Cards, 2 * kColours> by_back_{};
};

constexpr CardSet photos_known_to(const State& state, Viewer viewer) {
  CardSet known = state.shown;
  if (!viewer.is_spectator()) {
    for (const Card card : state.hands[viewer.seat()]) known.add(card);
  }
  return known;
}

// Calls use(card) with each card, by reference, that lies outside the deck where its back is seen
// but whose number the viewer does not know.
template <class Use>
constexpr void for_each_hidden_on_table(State& state, const CardSet& known, Use use) {
  for (Card& card : state.city) {
    if (card.present() && !known.contains(card)) use(card);
  }
  for (Hand& hand : state.hands) {
    for (Card& card : hand) {
      if (!known.contains(card)) use(card);
    }
  }
}

// Deals the deck anew: the hidden photos that lie nowhere else, the Sunset somewhere in its window.
template <Generator R>
constexpr void refill_deck(const Edition& edition, State& state, HiddenPhotos& hidden, R& random) {
  auto& deck = state.deck;
  if (deck.empty()) return;
  const std::size_t top = deck.size() - 1;
  deck[top] = hidden.draw_like(deck[top]);

  FixedList<Card, kMaxDeck> rest;
  hidden.for_each([&rest](Card card) { rest.push_back(card); });
  shuffle(random, rest);

  std::size_t sunset = kMaxDeck;
  if (!state.sunset_seen) {
    const auto [lowest, highest] = sunset_window(edition, state.players());
    const int last = highest < static_cast<int>(top) ? highest : static_cast<int>(top) - 1;
    sunset = static_cast<std::size_t>(lowest) +
             below(random, static_cast<std::uint32_t>(last - lowest + 1));
  }
  for (std::size_t i = 0; i < top; ++i) {
    deck[i] = i == sunset ? Card::sunset() : rest.pop_back();
  }
}

// The secret winds of others could be any.
template <Generator R>
constexpr void redraw_secret_winds(const Edition& edition, State& state, Viewer viewer, R& random) {
  for (Seat seat = 0; seat < state.players(); ++seat) {
    if (!state.winds.chosen().contains(seat) || viewer.is(seat)) continue;
    Actions list;
    winds(edition, state.hands[seat], list);
    state.winds.choose(seat, pick(random, list).as_wind());
  }
}

template <Generator R>
constexpr State determinize(const Edition& edition, const State& state, Viewer viewer, R& random) {
  State result = state;
  if (finished(state)) return result;
  const CardSet known = photos_known_to(state, viewer);

  CardSet photos;
  FixedList<Card, kMaxDeck> gone;  // left the game face down
  for_each_hidden_on_table(result, known, [&](Card& card) { photos.add(card); });
  for (const Card card : state.deck) {
    if (!card.is_sunset()) photos.add(card);
  }
  for (int c = 0; c < kColours; ++c) {
    for (int number = 1; number <= kNumbers; ++number) {
      const Card card(colour_at(c), number);
      if (!state.left.contains(card) || known.contains(card)) continue;
      photos.add(card);
      gone.push_back(card);
      result.left.remove(card);
    }
  }

  HiddenPhotos hidden(edition, photos);
  hidden.shuffle_all(random);
  for_each_hidden_on_table(result, known, [&](Card& card) { card = hidden.draw_like(card); });
  for (const Card card : gone) result.left.add(hidden.draw_like(card));
  refill_deck(edition, result, hidden, random);
  redraw_secret_winds(edition, result, viewer, random);
  return result;
}

}  // namespace ludoteca::photograph
