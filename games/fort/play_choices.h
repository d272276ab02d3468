// What a leader can play, start and add: each only if what follows can be completed.
#pragma once

#include "games/fort/completion.h"
#include "games/fort/kids.h"

namespace ludoteca::fort {

// F4.4: the card counts for the card being played from now on.
constexpr void count_card(const Kid& kid, Suit coin, Suit suit, Play& play, Run& run) {
  for (int s = 0; s < kSuits; ++s) {
    play.symbols[s] = static_cast<std::uint8_t>(play.symbols[s] + kid.symbols[s]);
  }
  if (coin != Suit::coin) {
    std::uint8_t& count = play.symbols[static_cast<std::size_t>(coin)];
    count = static_cast<std::uint8_t>(count + kid.symbols[static_cast<std::size_t>(Suit::coin)]);
  }
  const int symbols = kid.symbols_of(suit, coin);
  if (run.least == 0 || symbols < run.least) run.least = static_cast<std::uint8_t>(symbols);
}

constexpr Suit suit_of_run(const Effect& effect, const Run& run) {
  return effect.times == Times::any_suit ? static_cast<Suit>(run.suit) : effect.suit;
}

// The leader's run of a box, before anything is chosen.
constexpr Run new_run(Seat seat, Box box) {
  Run run;
  run.seat = seat;
  run.box = box;
  run.leader = true;
  return run;
}

// The action in `trial.run` as it stands, n known and not 0: can it be completed? Mostly fully,
// which is soon seen.
constexpr bool can_complete(const Trial& trial, const Effect& effect, int times) {
  const Run& run = trial.run;
  if (possible_fully(trial.edition, trial.state, run.seat, effect, trial.means, times,
                     run.kind == 0 ? -1 : run.kind - 1, run.rival)) {
    return true;
  }
  Run started = run;
  started.times = static_cast<std::uint8_t>(times);
  return Completion(trial, started).possible_in_part(trial.means);
}

// No more cards added.
constexpr bool can_begin(const Trial& trial, const Effect& effect) {
  const int times = times_now(trial.edition, trial.play, trial.means, effect, trial.run.suit);
  return times > 0 && can_complete(trial, effect, times);
}

// Calls use(card, from the hand?, coin suit) for each card that may be added to the action in
// `trial.run`, until it returns true; whether it did.
template <class Use>
constexpr bool any_addition(const Trial& trial, const Effect& effect, Use use) {
  if (!effect.improvable()) return false;
  const Edition& edition = trial.edition;
  const Suit suit = suit_of_run(effect, trial.run);
  bool found = false;
  const auto try_cards = [&](const CardSet& cards, bool from_hand) {
    for_each_kid(edition, cards & edition.showing[static_cast<std::size_t>(suit)], [&](Card card) {
      for_each_coin_suit(edition.kid(card), [&](Suit coin) {
        if (found || edition.kid(card).symbols_of(suit, coin) == 0) return;
        Trial added = trial;
        if (from_hand) {
          added.hand.remove(card);
          --added.means.hand;
        } else {
          added.lookout.remove(card);
        }
        count_card(edition.kid(card), coin, suit, added.play, added.run);
        found = can_begin(added, effect) && use(card, from_hand, coin);
      });
    });
  };
  try_cards(trial.hand, true);
  try_cards(trial.lookout, false);
  return found;
}

// With the kind, rival and suit chosen so far: can the action be completed with some added cards?
// Once n is not 0, a card more makes everything harder: n and what is counted grow, the hand
// shrinks, and the card must be useful.
constexpr bool can_prepare(const Trial& trial) {
  const Effect& effect = effect_of(trial.edition, trial.play.card, trial.run.box);
  const int times = times_now(trial.edition, trial.play, trial.means, effect, trial.run.suit);
  if (times > 0) return can_complete(trial, effect, times);
  return any_addition(trial, effect, [](Card, bool, Suit) { return true; });
}

// Whether the leader can start the action of a box.
constexpr bool can_start(Trial& trial, Seat seat, Box box) {
  const Effect& effect = effect_of(trial.edition, trial.play.card, box);
  if (effect.blank()) return false;
  trial.run = new_run(seat, box);
  if (effect.times != Times::any_suit) return can_prepare(trial);
  for (std::uint8_t suit = 0; suit < kSuits; ++suit) {
    trial.run.suit = suit;
    if (can_prepare(trial)) return true;
  }
  return false;
}

// A card of which nothing is used yet. Most can be used fully as they are, which is soon seen.
constexpr bool can_use_card(Trial& trial, Seat seat) {
  trial.run.seat = seat;
  if (box_possible_fully(trial, trial.means, Box::public_box) ||
      box_possible_fully(trial, trial.means, Box::private_box)) {
    return true;
  }
  // One in part, then the other fully: if the first can be done at all, and concerns the other.
  const Kid& kid = trial.edition.kid(trial.play.card);
  if ((concerns(kid.public_action) & concerns(kid.private_action)) == 0) return false;
  const auto worth_trying = [&](const Effect& effect) {
    return capacity(trial.edition, trial.means, effect.first, -1) > 0 || effect.side_by_side;
  };
  return (worth_trying(kid.public_action) && can_start(trial, seat, Box::public_box)) ||
         (worth_trying(kid.private_action) && can_start(trial, seat, Box::private_box));
}

// F6.3: a coin card is declared to be of a suit if it can be followed.
constexpr bool declares_suit(const Kid& kid) {
  return kid.has_coin() && !kid.public_action.blank();
}

// Calls use(suit) for each suit that the played coin card can be declared to be of, until it
// returns true; whether it did. Suits that no action of the card counts are all alike.
template <class Use>
constexpr bool any_declaration(Trial& trial, Seat seat, Use use) {
  const Kid& kid = trial.edition.kid(trial.play.card);
  const auto counts = [](const Effect& effect, int suit) {
    return effect.times == Times::any_suit ||
           (effect.times == Times::suit && static_cast<int>(effect.suit) == suit);
  };
  std::uint8_t alike = kNoSuit;  // the first suit that is not counted, and whether it will do
  bool alike_possible = false;
  for (std::uint8_t suit = 0; suit < kSuits; ++suit) {
    const bool counted = counts(kid.public_action, suit) || counts(kid.private_action, suit);
    trial.play.suit = suit;
    const bool possible = !counted && alike != kNoSuit ? alike_possible : can_use_card(trial, seat);
    if (!counted && alike == kNoSuit) {
      alike = suit;
      alike_possible = possible;
    }
    if (possible && use(suit)) return true;
  }
  return false;
}

// F4.1, F4.2: calls use(card) for each kid in hand that can be played at all.
template <class Use>
constexpr void for_each_playable(const Edition& edition, const State& state, Seat seat, Use use) {
  Trial trial = trial_of(edition, state, seat, true);
  const CardSet hand = trial.hand;
  --trial.means.hand;
  trial.lookout = state.at(seat).lookout;  // F4.12
  const auto playable = [&](Card card) {
    if (!edition.kid(card).playable()) return false;
    trial.hand = hand;
    trial.hand.remove(card);
    trial.play = Play();
    trial.play.card = card;
    if (!declares_suit(edition.kid(card))) return can_use_card(trial, seat);
    return any_declaration(trial, seat, [](std::uint8_t) { return true; });
  };
  for_each_kid(edition, hand, [&](Card card) {
    if (playable(card)) use(card);
  });
}
// F6.3: any suit with which the card can be used.
constexpr void list_declarations(const Edition& edition, const State& state, Seat seat,
                                 Actions& list) {
  Trial trial = trial_of(edition, state, seat, true);
  any_declaration(trial, seat, [&](std::uint8_t suit) {
    list.push_back(Action(Choice::suit, 0, suit));
    return false;
  });
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
  for_each_playable(edition, state, frame.seat,
                    [&](Card card) { list.push_back(Action(Choice::play, edition.kid_of[card])); });
  if (frame.arg != 0) return;  // Do-Over: a card must be played, nothing else
  list.push_back(Action(Choice::play_none));
  if (can_use_diy(edition, state, frame.seat)) list.push_back(Action(Choice::use_diy));
  list_recycling(edition, state, frame.seat, list);
}

constexpr void list_actions_of_card(const Edition& edition, const State& state, Seat seat,
                                    Actions& list) {
  list_recycling(edition, state, seat, list);
  const Kid& kid = edition.kid(state.play.card);
  const bool public_open = state.play.use[0] == Use::not_used && !kid.public_action.blank();
  const bool private_open = state.play.use[1] == Use::not_used && !kid.private_action.blank();
  if (public_open || private_open) {
    Trial trial = trial_of(edition, state, seat, true);
    if (public_open && can_start(trial, seat, Box::public_box)) {
      list.push_back(Action(Choice::use_public));
    }
    if (private_open && can_start(trial, seat, Box::private_box)) {
      list.push_back(Action(Choice::use_private));
    }
  }
  if (state.play.use[0] == Use::fully || state.play.use[1] == Use::fully) {
    list.push_back(Action(Choice::no_more));
  }
}

// A follower's action must be used fully; the leader's must be completable with some added cards.
constexpr bool run_can_go_on(const Trial& trial) {
  if (trial.run.leader) return can_prepare(trial);
  return Completion(trial, trial.run).possible(trial.means);
}

// In `A → any` the resource must be taken if possible (F4.9), so a kind without room may not be
// chosen to avoid it. With no room at all nothing will be taken, and there is nothing to choose.
constexpr void list_kinds(const Edition& edition, const State& state, Actions& list) {
  Trial trial = trial_of(edition, state, state.run.seat, state.run.leader);
  const bool full = trial.means.room(0) == 0 && trial.means.room(1) == 0;
  for (std::uint8_t kind = 0; kind < (full ? 1 : 2); ++kind) {
    if (trial.means.room(kind) == 0 && !full) continue;
    trial.run.kind = static_cast<std::uint8_t>(kind + 1);
    if (run_can_go_on(trial)) list.push_back(Action(Choice::kind, kind));
  }
}
constexpr void list_rivals(const Edition& edition, const State& state, Actions& list) {
  Trial trial = trial_of(edition, state, state.run.seat, state.run.leader);
  for (Seat rival = 0; rival < state.seats(); ++rival) {
    if (rival == state.run.seat || state.at(rival).pack.total() == 0) continue;
    trial.run.rival = rival;
    if (run_can_go_on(trial)) list.push_back(Action(Choice::rival, rival));
  }
}
constexpr void list_ghost_suits(const Edition& edition, const State& state, Actions& list) {
  Trial trial = trial_of(edition, state, state.run.seat, true);
  for (std::uint8_t suit = 0; suit < kSuits; ++suit) {
    trial.run.suit = suit;
    if (can_prepare(trial)) list.push_back(Action(Choice::suit, 0, suit));
  }
}
constexpr void list_additions(const Edition& edition, const State& state, Actions& list) {
  const Trial trial = trial_of(edition, state, state.run.seat, true);
  const Effect& effect = effect_of(edition, state.play.card, state.run.box);
  any_addition(trial, effect, [&](Card card, bool from_hand, Suit coin) {
    list.push_back(Action(from_hand ? Choice::add_hand : Choice::count_lookout,
                          edition.kid_of[card], static_cast<int>(coin)));
    return false;
  });
  if (can_begin(trial, effect)) list.push_back(Action(Choice::begin));
}

}  // namespace ludoteca::fort
