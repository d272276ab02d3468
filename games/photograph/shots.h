// Winding the film and taking the shot (P4, P5), and the Good Shots they win (P6).
#pragma once

#include "games/photograph/events.h"
#include "games/photograph/state.h"

namespace ludoteca::photograph {

// P4.1
constexpr void wind_film(Hand& hand, Wind wind) {
  const Card moved = hand[wind.from];
  for (std::size_t i = wind.from; i < wind.to; ++i) hand[i] = hand[i + 1];
  hand[wind.to] = moved;
}

// P6.1: called right after a sharp photo was added to the strip.
template <class Sink>
constexpr void claim_good_shot(const Edition& edition, State& state, Seat seat, Colour colour,
                               Sink& sink) {
  Seat& owner = state.good_shots[static_cast<std::size_t>(colour)];
  if (owner != kNobody) return;
  if (state.strip(seat, colour).sharp() < edition.good_shot_needs[state.players()]) return;
  owner = seat;
  sink(GoodShotWon{seat, colour});
}

// P6.2: no Good Shot in the Sunset and final shots.
enum class GoodShots : bool { none, can_be_won };

// P5.1: plays `count` cards, one by one, from the back of the hand.
template <class Sink>
constexpr void shoot(const Edition& edition, State& state, Seat seat, int count,
                     GoodShots good_shots, Sink& sink) {
  Hand& hand = state.hands[seat];
  for (int i = 0; i < count; ++i) {
    const Card card = hand[i];
    Strip& strip = state.strip(seat, card.colour());
    const bool sharp = strip.would_be_sharp(edition, card.number());  // P5.5: must be if it can
    strip.add(card.number(), sharp);
    state.shown.add(card);  // a blurry one too: it is shown to all before it is laid face down
    sink(PhotoShot{seat, edition.front(card), sharp});
    if (sharp && good_shots == GoodShots::can_be_won) {
      claim_good_shot(edition, state, seat, card.colour(), sink);
    }
  }
  hand.drop_front(count);
}

}  // namespace ludoteca::photograph
