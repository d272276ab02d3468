// Which choices a decision offers: each only if what follows can be completed (feasible.h).
#pragma once

#include "games/fort/feasible.h"

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

// F4.4: the card counts for the card being played from now on.
constexpr void count_card(const Edition& edition, State& state, Card card, Suit coin, Suit suit) {
  const Kid& kid = edition.kid(card);
  for (int s = 0; s < kSuits; ++s) {
    state.play.symbols[s] = static_cast<std::uint8_t>(state.play.symbols[s] +
                                                      kid.symbols_of(static_cast<Suit>(s), coin));
  }
  const int symbols = kid.symbols_of(suit, coin);
  if (state.run.least == 0 || symbols < state.run.least) {
    state.run.least = static_cast<std::uint8_t>(symbols);
  }
}

constexpr Suit suit_of_run(const Effect& effect, const Run& run) {
  return effect.times == Times::any_suit ? static_cast<Suit>(run.suit) : effect.suit;
}

// The action in `trial.run` as it stands, no more cards added: can it be completed?
constexpr bool can_begin(const Edition& edition, const State& trial) {
  const Run& run = trial.run;
  const Effect effect = effect_of(edition, trial.play.card, run.box);
  const Means means = means_of(edition, trial, run.seat, true);
  Run started = run;
  started.times =
      static_cast<std::uint8_t>(times_now(edition, trial.play, means, effect, run.suit));
  return started.times > 0 && Completion(edition, trial, started).possible(means);
}

// Calls use(card, from the hand?, coin suit, position with the card added) for each card that may
// be added to the action in `state.run`.
template <class Use>
constexpr void for_each_addition(const Edition& edition, const State& state, Use use) {
  const Seat seat = state.run.seat;
  const Effect effect = effect_of(edition, state.play.card, state.run.box);
  if (!effect.improvable()) return;
  const Suit suit = suit_of_run(effect, state.run);
  const auto try_card = [&](Card card, bool from_hand) {
    for_each_coin_suit(edition.kid(card), [&](Suit coin) {
      if (edition.kid(card).symbols_of(suit, coin) == 0) return;
      State trial = state;
      if (from_hand) {
        trial.at(seat).hand.remove(card);
        trial.in_play.add(card);
      } else {
        trial.counted.add(card);
      }
      count_card(edition, trial, card, coin, suit);
      if (can_begin(edition, trial)) use(card, from_hand, coin);
    });
  };
  for_each_kid(edition, state.at(seat).hand, [&](Card card) { try_card(card, true); });
  for_each_kid(edition, state.at(seat).lookout - state.counted,
               [&](Card card) { try_card(card, false); });
}

// With the kind, rival and suit chosen so far: can the action be completed with some added cards?
constexpr bool can_prepare(const Edition& edition, const State& trial) {
  if (can_begin(edition, trial)) return true;
  bool found = false;
  for_each_addition(edition, trial, [&](Card, bool, Suit) { found = true; });
  return found;
}

constexpr State with_run(const State& state, Seat seat, Box box) {
  State trial = state;
  trial.run = Run();
  trial.run.seat = seat;
  trial.run.box = box;
  trial.run.leader = true;
  return trial;
}

// Whether the leader can start the action of a box.
constexpr bool can_start(const Edition& edition, const State& state, Seat seat, Box box) {
  const Effect effect = effect_of(edition, state.play.card, box);
  if (effect.blank() || state.play.use[static_cast<std::size_t>(box)] != Use::not_used)
    return false;
  State trial = with_run(state, seat, box);
  if (effect.times != Times::any_suit) return can_prepare(edition, trial);
  for (std::uint8_t suit = 0; suit < kSuits; ++suit) {
    trial.run.suit = suit;
    if (can_prepare(edition, trial)) return true;
  }
  return false;
}

constexpr bool can_use_card(const Edition& edition, const State& state, Seat seat) {
  return can_start(edition, state, seat, Box::public_box) ||
         can_start(edition, state, seat, Box::private_box);
}

// F6.3: a coin card is declared to be of a suit if it can be followed.
constexpr bool declares_suit(const Kid& kid) {
  return kid.has_coin() && !kid.public_action.blank();
}

// F4.1, F4.2: whether the card can be played at all.
constexpr bool can_play(const Edition& edition, const State& state, Seat seat, Card card) {
  if (!edition.kid(card).playable()) return false;
  State trial = state;
  trial.at(seat).hand.remove(card);
  trial.in_play.add(card);
  trial.play = Play();
  trial.play.card = card;
  trial.counted.clear();
  if (!declares_suit(edition.kid(card))) return can_use_card(edition, trial, seat);
  for (std::uint8_t suit = 0; suit < kSuits; ++suit) {
    trial.play.suit = suit;
    if (can_use_card(edition, trial, seat)) return true;
  }
  return false;
}
// F6.3: any suit with which the card can be used.
constexpr void list_declarations(const Edition& edition, const State& state, Seat seat,
                                 Actions& list) {
  for (std::uint8_t suit = 0; suit < kSuits; ++suit) {
    State trial = state;
    trial.play.suit = suit;
    if (can_use_card(edition, trial, seat)) list.push_back(Action(Choice::suit, 0, suit));
  }
}

constexpr bool can_use_diy(const Edition& edition, const State& state, Seat seat) {
  return state.at(seat).has(Perk::diy) &&
         capacity(edition, means_of(edition, state, seat, true), Icon::fort_more, -1) > 0;
}

constexpr void list_recycling(const Edition& edition, const State& state, Seat seat,
                              Actions& list) {
  const Player& player = state.at(seat);
  if (!player.has(Perk::recycling)) return;
  for_each_kid(edition, player.discard,
               [&](Card card) { list.push_back(Action(Choice::recycle, edition.kid_of[card])); });
}

constexpr void list_plays(const Edition& edition, const State& state, const Frame& frame,
                          Actions& list) {
  for_each_kid(edition, state.at(frame.seat).hand, [&](Card card) {
    if (can_play(edition, state, frame.seat, card)) {
      list.push_back(Action(Choice::play, edition.kid_of[card]));
    }
  });
  if (frame.arg != 0) return;  // Do-Over: a card must be played, nothing else
  list.push_back(Action(Choice::play_none));
  if (can_use_diy(edition, state, frame.seat)) list.push_back(Action(Choice::use_diy));
  list_recycling(edition, state, frame.seat, list);
}

constexpr void list_actions_of_card(const Edition& edition, const State& state, Seat seat,
                                    Actions& list) {
  list_recycling(edition, state, seat, list);
  if (can_start(edition, state, seat, Box::public_box)) list.push_back(Action(Choice::use_public));
  if (can_start(edition, state, seat, Box::private_box)) {
    list.push_back(Action(Choice::use_private));
  }
  if (state.play.use[0] == Use::fully || state.play.use[1] == Use::fully) {
    list.push_back(Action(Choice::no_more));
  }
}

// A follower's action must be used fully; the leader's must be completable with some added cards.
constexpr bool run_can_go_on(const Edition& edition, const State& trial) {
  if (trial.run.leader) return can_prepare(edition, trial);
  const Means means = means_of(edition, trial, trial.run.seat, false);
  return Completion(edition, trial, trial.run).possible(means);
}

// In `A → any` the resource must be taken if possible (F4.9), so a kind without room may not be
// chosen to avoid it. With no room at all nothing will be taken, and there is nothing to choose.
constexpr void list_kinds(const Edition& edition, const State& state, Actions& list) {
  const Means means = means_of(edition, state, state.run.seat, state.run.leader);
  const bool full = means.room(0) == 0 && means.room(1) == 0;
  for (std::uint8_t kind = 0; kind < (full ? 1 : 2); ++kind) {
    if (means.room(kind) == 0 && !full) continue;
    State trial = state;
    trial.run.kind = static_cast<std::uint8_t>(kind + 1);
    if (run_can_go_on(edition, trial)) list.push_back(Action(Choice::kind, kind));
  }
}
constexpr void list_rivals(const Edition& edition, const State& state, Actions& list) {
  for (Seat rival = 0; rival < state.seats(); ++rival) {
    if (rival == state.run.seat || state.at(rival).pack.total() == 0) continue;
    State trial = state;
    trial.run.rival = rival;
    if (run_can_go_on(edition, trial)) list.push_back(Action(Choice::rival, rival));
  }
}
constexpr void list_ghost_suits(const Edition& edition, const State& state, Actions& list) {
  for (std::uint8_t suit = 0; suit < kSuits; ++suit) {
    State trial = state;
    trial.run.suit = suit;
    if (can_prepare(edition, trial)) list.push_back(Action(Choice::suit, 0, suit));
  }
}
constexpr void list_additions(const Edition& edition, const State& state, Actions& list) {
  for_each_addition(edition, state, [&](Card card, bool from_hand, Suit coin) {
    list.push_back(Action(from_hand ? Choice::add_hand : Choice::count_lookout,
                          edition.kid_of[card], static_cast<int>(coin)));
  });
  if (can_begin(edition, state)) list.push_back(Action(Choice::begin));
}

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
  const Effect effect = effect_of(edition, state.play.card, Box::public_box);
  if (effect.blank() || state.at(seat).hand.empty()) return false;
  Means means = means_of(edition, state, seat, false);
  --means.hand;
  ++means.discard;
  const int kind = effect.has_any() && state.play.kind != 0 ? state.play.kind - 1 : -1;
  return possible_fully(edition, state, seat, effect, means, times_of(effect, means, 1), kind,
                        kNobody);
}

// The position once a follower has discarded this card; its run is ready to begin.
constexpr State with_follower(const Edition& edition, const State& state, Seat seat, Card card,
                              Suit coin) {
  State trial = state;
  trial.at(seat).hand.remove(card);
  trial.at(seat).discard.add(card);
  const Effect effect = effect_of(edition, state.play.card, Box::public_box);
  Run run;
  run.seat = seat;
  run.box = Box::public_box;
  run.times =
      static_cast<std::uint8_t>(times_of(effect, means_of(edition, trial, seat, false),
                                         matching_symbols(edition, state.play, card, coin)));
  if (effect.has_any()) run.kind = state.play.kind;
  trial.run = run;
  return trial;
}

constexpr void list_follows(const Edition& edition, const State& state, Seat seat, Actions& list) {
  for_each_kid(edition, state.at(seat).hand, [&](Card card) {
    for_each_match(edition, state.play, card, [&](Suit coin, int) {
      const State trial = with_follower(edition, state, seat, card, coin);
      if (trial.run.times == 0 || !run_can_go_on(edition, trial)) return;
      list.push_back(Action(Choice::follow, edition.kid_of[card], static_cast<int>(coin)));
    });
  });
  list.push_back(Action(Choice::follow_no));
}

}  // namespace ludoteca::fort
