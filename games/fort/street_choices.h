// Kids to be had in the Park and the Yards, and ways to pay for a Fort level.
#pragma once

#include "games/fort/kids.h"
#include "games/fort/means.h"

namespace ludoteca::fort {

// F3.3: the Park, the top of its deck, the rivals' Yards.
constexpr void list_street(const Edition& edition, const State& state, Choice park, Choice deck,
                           Actions& list) {
  CardSet in_park;
  for (const Card card : state.park) {
    if (card != kNoCard) in_park.add(card);
  }
  for_each_kid(edition, in_park,
               [&](Card card) { list.push_back(Action(park, edition.kid_of[card])); });
  if (!state.park_deck.empty()) list.push_back(Action(deck));
}
constexpr void list_yards(const Edition& edition, const State& state, Seat seat, Choice choice,
                          Actions& list) {
  for (Seat rival = 0; rival < state.seats(); ++rival) {
    if (rival == seat) continue;
    for_each_kid(edition, state.at(rival).yard,
                 [&](Card card) { list.push_back(Action(choice, rival, edition.kid_of[card])); });
  }
}

constexpr void list_payments(const Edition& edition, const State& state, Seat seat, Icon icon,
                             Actions& list) {
  const Player& player = state.at(seat);
  const Price price = price_of(edition, player.level, icon);
  for (int sp = 0; sp <= player.stuff.of[0]; ++sp) {
    for (int st = 0; st <= player.stuff.of[1]; ++st) {
      for (int pp = 0; pp <= player.pack.of[0]; ++pp) {
        const int pt = price.total - sp - st - pp;
        if (pt < 0 || pt > player.pack.of[1] || !pays(price, sp + pp, st + pt)) continue;
        list.push_back(Action(Choice::pay, sp, st, pp << 4 | pt));
      }
    }
  }
}

}  // namespace ludoteca::fort
