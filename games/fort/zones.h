// Moving kids, resources and points: each change in one place, with its event.
#pragma once

#include "games/fort/events.h"
#include "games/fort/kids.h"
#include "games/fort/means.h"
#include "games/fort/state.h"

namespace ludoteca::fort {

template <class Sink>
constexpr void trigger_end(State& state, End reason, Sink& sink) {
  if (state.end != End::not_yet) return;
  state.end = reason;
  sink(EndTriggered{reason});
}

// Two cards change places, wherever they lie hidden.
constexpr void exchange_places(State& state, Card one, Card two) {
  const auto exchange = [&](CardSet& set) {
    const bool first = set.contains(one);
    if (first == set.contains(two)) return;
    set.remove(first ? one : two);
    set.add(first ? two : one);
  };
  exchange(state.park_deck);
  for (Player& player : state.players) {
    exchange(player.hand);
    exchange(player.deck);
    exchange(player.sure);
  }
}
// The same as if they always had: in the draft, too.
constexpr void exchange_cards(State& state, Card one, Card two) {
  exchange_places(state, one, two);
  for (auto& picks : state.drafted) {
    for (Card& card : picks) {
      if (card == one || card == two) card = card == one ? two : one;
    }
  }
}

// A hidden card comes to light. If its owner holds a twin that everybody knows of, nobody can tell
// which of the two this is: the known one is taken to be it.
constexpr Card reveal(const Edition& edition, State& state, const Player& owner, Card card) {
  const CardSet twins =
      (owner.hand | owner.deck) & edition.cards_of(edition.kid_of[card]) & state.shown;
  if (!state.shown.contains(card) && !twins.empty()) {
    exchange_places(state, card, twins.front());  // the hidden one stays with who drafted it
    return twins.front();
  }
  state.shown.add(card);
  return card;
}

// Takes a kid out of a hand, for all to see.
constexpr Card take_from_hand(const Edition& edition, State& state, Seat seat, KidId kid) {
  Player& player = state.at(seat);
  const Card card = reveal(edition, state, player, card_of(edition, state, player.hand, kid));
  player.hand.remove(card);
  player.sure.remove(card);
  return card;
}

template <class Streams, class Sink>
constexpr void fill_park(const Edition& edition, State& state, Streams& streams, Sink& sink) {
  for (Card& place : state.park) {
    if (place != kNoCard || state.park_deck.empty()) continue;
    place = state.park_deck.draw(streams[Stream::table]);
    state.shown.add(place);
    sink(ParkFilled{edition.kid_of[place]});
  }
  if (state.park_deck.empty()) trigger_end(state, End::park, sink);
}

// F3.3: takes a kid from the Park, its deck or a Yard, and returns it.
template <class Streams, class Sink>
constexpr Card take_from_street(const Edition& edition, State& state, Seat seat, Action action,
                                Zone from, Zone to, Streams& streams, Sink& sink) {
  Card card = kNoCard;
  Seat owner = seat;
  if (from == Zone::yard) {
    owner = static_cast<Seat>(action.first());
    CardSet& yard = state.at(owner).yard;
    card = card_of(edition, state, yard, static_cast<KidId>(action.second()));
    yard.remove(card);
  } else if (from == Zone::park) {
    for (Card& place : state.park) {
      if (place == kNoCard || edition.kid_of[place] != action.kid()) continue;
      card = place;
      place = kNoCard;
      break;
    }
  } else {
    card = state.park_deck.draw(streams[Stream::table]);
    state.shown.add(card);
  }
  sink(KidMoved{seat, owner, edition.kid_of[card], from, to});
  fill_park(edition, state, streams, sink);
  return card;
}

template <class Sink>
constexpr void move_resources(State& state, Seat seat, Resource kind, int count, Place from,
                              Place to, Sink& sink) {
  if (count == 0) return;
  Player& player = state.at(seat);
  const auto change = [&](Place place, int by) {
    if (place == Place::supply) return;
    std::uint8_t& held = (place == Place::stuff ? player.stuff : player.pack)[kind];
    held = static_cast<std::uint8_t>(held + by);
  };
  change(from, -count);
  change(to, count);
  sink(ResourcesMoved{seat, kind, static_cast<std::uint8_t>(count), from, to});
}

template <class Sink>
constexpr void win_points(const Edition& edition, State& state, Seat seat, int points, Sink& sink) {
  Player& player = state.at(seat);
  player.points = static_cast<std::uint8_t>(player.points + points);
  sink(PointsWon{seat, static_cast<std::uint8_t>(points)});
  if (player.points >= edition.end_at) trigger_end(state, End::points, sink);
}

template <class Sink>
constexpr void trash_perk(State& state, Seat seat, Perk perk, Sink& sink) {
  Player& player = state.at(seat);
  player.perks = static_cast<std::uint16_t>(player.perks & ~(1U << static_cast<int>(perk)));
  sink(PerkTrashed{seat, perk});
}

// F5.2: gains of a new level come at once.
template <class Sink>
constexpr void raise_fort(State& state, Seat seat, Sink& sink) {
  Player& player = state.at(seat);
  ++player.level;
  sink(FortRaised{seat, player.level});
  if (player.level == 1) {
    sink(RulesSeen{seat, state.rules});
    state.pending.push({Step::keep_rule, seat, 0});
  }
  if (player.level == 2) state.pending.push({Step::take_perk, seat, 0});
  if (player.level == kTopLevel) {
    if (!state.macaroni_taken) {
      state.macaroni_taken = true;
      player.macaroni = true;
      sink(MacaroniTaken{seat});
    }
    trigger_end(state, End::fort, sink);
  }
}

// F3.5: the only time cards are drawn.
template <class Streams, class Sink>
constexpr void draw_hand(const Edition& edition, State& state, Seat seat, Streams& streams,
                         Sink& sink) {
  Player& player = state.at(seat);
  for (int i = 0; i < edition.hand; ++i) {
    if (player.deck.empty()) {
      if (player.discard.empty()) return;
      player.sure = player.hand;  // the whole old deck: everybody knows it is in the hand
      player.deck = player.discard;
      player.discard.clear();
      sink(DeckShuffled{seat});
    }
    const Card card = player.deck.draw(streams.of_seat(seat));
    player.hand.add(card);
    sink(CardDrawn{seat, edition.kid_of[card]});
  }
}

}  // namespace ludoteca::fort
